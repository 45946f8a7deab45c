"""How a report looks, on light and on dark paper, wide and narrow, and printed."""

from __future__ import annotations

from typing import Final

STYLE: Final = """\
:root {
  color-scheme: light dark;
  --paper: #f7f6f3; --card: #ffffff; --ink: #24222b; --soft: #6a6673; --line: #dedad3; --accent: #5a4fb0;
  --win: #2d8a6e; --loss: #c2573c; --alarm: #a8321c;
  --series-0: #5a4fb0; --series-1: #2d8a6e; --series-2: #d59b2d; --series-3: #c2573c;
  --series-4: #4a8fc7; --series-5: #8a8594; --series-6: #a35aa0; --series-7: #6f7d2f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16151a; --card: #1e1d24; --ink: #ebe9f0; --soft: #a5a1b0; --line: #383642; --accent: #9a8ff0;
    --win: #4fb894; --loss: #e07a5f; --alarm: #ff9b85;
    --series-0: #9a8ff0; --series-1: #4fb894; --series-2: #e3b454; --series-3: #e07a5f;
    --series-4: #6fb2e8; --series-5: #8f8a9a; --series-6: #cc86c9; --series-7: #a3b355;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", sans-serif;
}
main { max-width: 1120px; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
header { margin-bottom: 1.75rem; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; font-weight: 650; letter-spacing: -.01em; }
h2 { margin: 0 0 .75rem; font-size: 1.05rem; font-weight: 650; }
p { margin: 0; }
header p, .note, figcaption { color: var(--soft); }
.note, figcaption { margin-top: .75rem; font-size: .85rem; max-width: 46rem; }
header strong, li em { color: var(--alarm); }
section, figure {
  margin: 0 0 1.25rem; padding: 1.25rem 1.35rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 10px;
}
/* Columns, not a grid: the figures are of very different heights. */
.figures { columns: 2; column-gap: 1.25rem; margin-bottom: 1.25rem; }
.figures > * { break-inside: avoid; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .65rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 550; font-size: .8rem; }
tbody tr:last-child td { border-bottom: 0; }
.text { text-align: left; padding-left: 1.25rem; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
ul { margin: 0; padding-left: 1.1rem; font-size: .9rem; overflow-wrap: anywhere; }
dl {
  margin: 0; display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .4rem 1.25rem; font-size: .9rem;
}
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font: .85rem/1.5 ui-monospace, "SF Mono", Consolas, "DejaVu Sans Mono", monospace; }
@media (max-width: 860px) {
  main { padding: 1.5rem .75rem 3rem; }
  .figures { columns: 1; }
  section, figure { padding: 1rem; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dd { margin-bottom: .6rem; }
}
@media print { body { background: none; } section, figure { break-inside: avoid; } }
"""
