"""How the page of an analysis looks: the colours and fonts of Arcanum, and the styles of the page itself.

Everything stands in the page, which needs nothing from anywhere: no fonts, no scripts, no pictures.
"""

from __future__ import annotations

from typing import Final

_COLOURS: Final = {
    "table": ("#e6decd", "#14110d"),
    "table-edge": ("#d6ccb6", "#0b0907"),
    "zone": ("#f1ebde", "#1d1914"),
    "card": ("#fffcf5", "#272119"),
    "card-2": ("#e8dfcc", "#322a20"),
    "line": ("#d8ccb6", "#453b2e"),
    "line-strong": ("#86765c", "#8a7a60"),
    "text": ("#231c13", "#f5eddf"),
    "text-2": ("#514533", "#cfc3ae"),
    "text-3": ("#665945", "#ab9e88"),
    "brass": ("#775712", "#dcb876"),
    "brass-line": ("#b99b5c", "#7c6540"),
    "focus": ("#08695b", "#fff7e6"),
    "danger": ("#a3281b", "#ff9a8c"),
    "seat-1": ("#3d3325", "#efe4cc"),
    "seat-2": ("#7c3f92", "#d7a8e6"),
    "seat-3": ("#954a12", "#eda873"),
    "seat-4": ("#1f6474", "#92cbd8"),
}
"""By day and by night. The system decides which; `data-theme` on the root element overrides it."""

_BASE: Final = """
:root { --display: "PT Serif", "Palatino Linotype", "Noto Serif", Georgia, "DejaVu Serif", serif;
  --sans: -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif; }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 16px; }
body { margin: 0; min-height: 100vh; color: var(--text); font: 400 14px/1.45 var(--sans);
  font-variant-numeric: tabular-nums lining-nums;
  background: var(--table) radial-gradient(120% 90% at 50% 42%, var(--table) 45%, var(--table-edge) 100%) fixed; }
h1, h2, h3, p, ol, ul, dl, dd, figure { margin: 0; padding: 0; }
ol, ul { list-style: none; }
h1, h2, h3 { font-family: var(--display); font-weight: 700; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 26px; } h2 { font-size: 20px; } h3 { font-size: 17px; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.page { max-width: 1120px; margin: 0 auto; padding: 24px 16px 48px; display: grid; gap: 16px; }
.page > * { min-width: 0; }
.zone { padding: 16px 20px 20px; border-radius: 12px; background: var(--zone);
  box-shadow: inset 0 0 0 1px var(--line); }
.muted { color: var(--text-2); } .small { font-size: 13px; }
.num { white-space: nowrap; }
"""

_SEATS: Final = """
.seat-1 { --seat: var(--seat-1); } .seat-2 { --seat: var(--seat-2); }
.seat-3 { --seat: var(--seat-3); } .seat-4 { --seat: var(--seat-4); }
.seal { display: inline-grid; place-items: center; flex: none; width: 22px; height: 22px; vertical-align: middle;
  font: 700 12px/1 var(--display); color: var(--zone); background: var(--seat); }
.seat-1 > .seal { border-radius: 50%; }
.seat-2 > .seal { clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); width: 26px; height: 26px; margin: -2px; }
.seat-3 > .seal { border-radius: 4px; width: 20px; height: 20px; margin: 1px; }
.seat-4 > .seal { clip-path: polygon(25% 4%, 75% 4%, 100% 50%, 75% 96%, 25% 96%, 0 50%); width: 24px; height: 24px; }
.who { display: inline-flex; align-items: center; gap: 8px; font-weight: 600; }
"""

_HEAD: Final = """
header { display: grid; gap: 12px; padding: 0 4px; }
.brand { display: flex; align-items: center; gap: 12px; }
.brand svg { width: 32px; height: 32px; flex: none; color: var(--brass); }
.brand p { color: var(--text-2); overflow-wrap: anywhere; }
.players { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
.players b { font: 700 16px/1.3 var(--display); }
.players .won { color: var(--brass); font: 700 17px/1.3 var(--display); }
.ask { font: 700 17px/1.3 var(--display); margin-top: 6px; }
"""

_CHART: Final = """
.chart { display: grid; grid-template-columns: 38px minmax(0, 1fr) 118px; margin-top: 14px; }
.axis, .ends { position: relative; height: 280px; font-size: 12px; }
.axis span { position: absolute; right: 8px; transform: translateY(-50%); color: var(--text-3); }
.plot { position: relative; height: 280px; }
.plot svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.plot path, .plot line { vector-effect: non-scaling-stroke; fill: none; }
.grid { stroke: var(--line); } .grid.mid { stroke: var(--line-strong); stroke-dasharray: 3 4; }
.curve { stroke: var(--seat); stroke-width: 2.25; stroke-linejoin: round; stroke-linecap: butt; }
.seat-2 .curve, .seat-2.key i { stroke-dasharray: 8 4; } .seat-3 .curve { stroke-dasharray: 2 3; }
.seat-4 .curve { stroke-dasharray: 11 3 2 3; }
.col rect { fill: var(--text); opacity: 0; } .col:hover rect { opacity: .16; } .col:focus-visible rect { opacity: .3; }
.dot { position: absolute; width: 9px; height: 9px; margin: -4.5px; background: var(--seat); pointer-events: none; }
.dot.seat-1 { border-radius: 50%; } .dot.seat-2 { clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  width: 12px; height: 12px; margin: -6px; } .dot.seat-3 { border-radius: 1px; }
.dot.seat-4 { clip-path: polygon(25% 4%, 75% 4%, 100% 50%, 75% 96%, 25% 96%, 0 50%); width: 11px; height: 11px;
  margin: -5.5px; }
.turn { position: absolute; z-index: 1; width: 26px; height: 26px; margin: -13px; display: grid; place-items: center;
  color: var(--zone); font: 700 12px/1 var(--sans); text-decoration: none; filter: drop-shadow(0 0 1px var(--zone)); }
.turn::before, .place::before { content: ""; position: absolute; inset: 0; z-index: -1; background: var(--brass);
  clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); }
.turn:hover::before { background: var(--text); }
.ends .key { position: absolute; left: 10px; transform: translateY(-50%); white-space: nowrap; }
.key { display: inline-flex; align-items: center; gap: 7px; font-size: 13px; font-weight: 600; }
.rounds { grid-column: 2; position: relative; height: 22px; font-size: 12px; color: var(--text-3); }
.rounds > span { position: absolute; top: 5px; height: 17px; padding-left: 5px; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; container-type: inline-size; }
.rounds .short { display: none; }
@container (max-width: 62px) { .rounds .long { display: none; } .rounds .short { display: inline; } }
@container (max-width: 13px) { .rounds .short { visibility: hidden; } }
.legend { display: none; flex-wrap: wrap; gap: 6px 16px; margin-top: 10px; }
"""

_MISTAKES: Final = """
.mistakes { display: grid; gap: 12px; margin-top: 14px; }
.mistake { display: grid; gap: 12px; padding: 14px 16px 16px; border-radius: 8px; background: var(--card);
  box-shadow: inset 0 0 0 1px var(--line); }
.mistake:target { box-shadow: inset 0 0 0 2px var(--brass); }
.mistake > header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; padding: 0; }
.place { position: relative; z-index: 0; display: inline-grid; place-items: center; flex: none; width: 28px;
  height: 28px; color: var(--card); font: 700 13px/1 var(--sans); text-decoration: none; }
.lost { font: 700 17px/1.2 var(--display); color: var(--danger); margin-left: auto; white-space: nowrap; }
.context { flex-basis: 100%; color: var(--text-2); font-size: 13px; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.two > div { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; align-items: baseline; padding: 8px 12px;
  border-radius: 6px; background: var(--card-2); }
.two span { grid-column: 1 / 3; font-size: 12px; color: var(--text-3); }
.two i { font: 400 13px/1.3 var(--sans); color: var(--text-2); }
.two b { font-family: var(--display); font-size: 15px; overflow-wrap: anywhere; }
.options { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 13px; }
.options th { font: 400 12px/1.3 var(--sans); color: var(--text-3); text-align: left; padding: 0 0 4px; }
.options td { padding: 3px 0; }
.options .opt { padding-right: 14px; overflow-wrap: anywhere; } .options .best .opt { font-weight: 600; }
.options .c-fig { width: 84px; } .options .c-bar { width: 24%; } .options .c-share { width: 14%; }
.options .fig { padding-left: 10px; white-space: nowrap; color: var(--text-2); }
.fig .unit { display: none; text-transform: lowercase; }
.bar { position: relative; display: block; height: 10px; border-radius: 3px; background: var(--card-2); }
.bar i { position: absolute; inset: 0 auto 0 0; background: var(--seat); border-radius: 3px; }
.bar u { position: absolute; top: -2px; bottom: -2px; min-width: 3px; border: solid var(--text-3); border-width: 0 1px;
  background: linear-gradient(var(--text-3), var(--text-3)) center / 100% 1px no-repeat; }
.bar.share i { background: var(--brass-line); }
.chip { display: inline-block; margin-left: 8px; padding: 1px 8px; border-radius: 99px; font: 600 12px/1.5 var(--sans);
  color: var(--text-2); background: var(--card-2); white-space: nowrap; }
.line-told { font-size: 13px; color: var(--text-2); } .line-told > b { color: var(--text); font-weight: 600; }
.turns { display: flex; flex-wrap: wrap; gap: 6px 16px; margin-top: 4px; }
.turns li { display: inline-flex; gap: 8px; align-items: flex-start; } .turns li > span:last-child { padding-top: 1px; }
.pair { display: grid; grid-template-columns: 3fr 2fr; gap: 16px; } .pair .turns { display: grid; margin-top: 12px; }
.pair .options { margin-top: 10px; } .options .c-half { width: 45%; }
"""

_LIST: Final = """
details > summary { cursor: pointer; font: 700 20px/1.2 var(--display); }
details > summary::marker { color: var(--brass); }
.all { width: 100%; margin-top: 12px; border-collapse: collapse; font-size: 13px; }
.all th { text-align: left; font: 400 12px/1.3 var(--sans); color: var(--text-3); padding: 4px 10px 4px 0; }
.all td { padding: 4px 10px 4px 0; border-top: 1px solid var(--line); }
.all .round th { font: 700 15px/1.2 var(--display); color: var(--text); padding-top: 16px; }
.all .n { color: var(--text-3); text-align: right; width: 1%; } .all .name { white-space: nowrap; width: 1%; }
.all .name b { font-weight: 400; } .all .name .seal { transform: scale(.82); }
.all .fig { text-align: right; white-space: nowrap; width: 1%; color: var(--text-3); } .all .win { color: var(--text); }
.all th:nth-child(n + 5) { text-align: right; }
.all .part .played { padding-left: 16px; color: var(--text-2); } .all .best { color: var(--text-2); }
.all tr:target td { background: var(--card-2); } .all .costly .loss { color: var(--danger); font-weight: 600; }
.all .loss, .all th:last-child { padding-right: 0; }
.all .place { width: 22px; height: 22px; color: var(--zone); font-size: 12px; }
.how { display: grid; gap: 8px; max-width: 78ch; margin-top: 10px; color: var(--text-2); font-size: 13px; }
"""

_NARROW: Final = """
@media (max-width: 700px) {
  .page { padding: 16px 8px 32px; gap: 10px; } .zone { padding: 12px 12px 14px; }
  .chart { grid-template-columns: 30px minmax(0, 1fr) 30px; margin-left: -6px; } .ends .key b { display: none; }
  .axis, .ends, .plot { height: 230px; } .legend { display: flex; } .turn { width: 24px; height: 24px; margin: -12px; }
  .rounds .long { display: none; } .rounds .short { display: inline; } .rounds > span { padding-left: 2px; }
  .mistake > header > a { order: 1; flex-basis: 100%; } .context { order: 2; }
  .ends .key { left: 4px; } .ends .seal { transform: scale(.85); }
  .two, .pair { grid-template-columns: minmax(0, 1fr); } .pair { gap: 10px; } .mistake { padding: 12px; }
  .options, .options tbody { display: block; } .options thead, .options colgroup { display: none; }
  .options tr { display: grid; grid-template-columns: minmax(0, 1fr) 7.5em; gap: 2px 10px; padding: 7px 0;
    align-items: center; border-top: 1px solid var(--line); }
  .options tr:first-child { border-top: 0; }
  .options td, .options .opt, .options .fig { padding: 0; } .options .opt { grid-column: 1 / 3; }
  .options .fig { font-size: 12px; } .fig .unit { display: inline; } .bar.share { height: 6px; }
  .all, .all tbody { display: block; } .all thead { display: none; }
  .all tr { display: grid; grid-template-columns: 2.2em minmax(0, 1fr) auto; gap: 0 8px; padding: 5px 0;
    border-top: 1px solid var(--line); }
  .all td, .all .part .played { border: 0; padding: 0; width: auto; } .all .fig.win { display: none; }
  .all td.n { grid-area: 1 / 1; } .all td.name { grid-area: 1 / 2; } .all td.loss { grid-area: 1 / 3; }
  .all td.played { grid-area: 2 / 2 / 3 / 4; } .all td.best { grid-area: 3 / 2 / 4 / 4; }
  .all td.best:not(:empty)::before { content: attr(data-head) ": "; color: var(--text-3); }
  .all tr.part { padding-left: 14px; } .all .round { display: block; }
}
"""


def _palette(which: int) -> str:
    return " ".join(f"--{name}: {pair[which]};" for name, pair in _COLOURS.items())


def style() -> str:
    """The whole style sheet."""
    day, night = _palette(0), _palette(1)
    themes = (
        f":root {{ color-scheme: light dark; {day} }}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {night} }} }}\n"
        f':root[data-theme="light"] {{ color-scheme: light; {day} }}\n'
        f':root[data-theme="dark"] {{ color-scheme: dark; {night} }}'
    )
    return "".join((themes, _BASE, _SEATS, _HEAD, _CHART, _MISTAKES, _LIST, _NARROW))
