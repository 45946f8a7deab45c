// A bot in JavaScript: reads a line of JSON, writes a line of JSON. No library, nothing of Arcanum.
//
//     arcanum arena res_arcana --bots 'process:node bot.js',random --pairs 20 --report reports/js
//
// What stands in the lines: docs/pipe.md.

const lines = require('node:readline').createInterface({ input: process.stdin });

// Draws from the seed of the question and from nothing else, so that the same game can be played again (mulberry32).
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

// As long as there is something better to do, do not give up, throw away or say no.
const idle = /^(pass|discard|no|done|skip)\b/;

lines.on('line', (line) => {
  const heard = JSON.parse(line);
  if (heard.type === 'start') console.error(`I am seat ${heard.seat} of ${heard.players} in ${heard.game}`);
  if (heard.type === 'decide') {
    const busy = heard.legal.filter((action) => !idle.test(action.words));
    const choices = busy.length > 0 ? busy : heard.legal;
    const action = choices[Math.floor(generator(heard.seed)() * choices.length)];
    console.log(JSON.stringify({ id: heard.id, action: action.words }));
  }
});
