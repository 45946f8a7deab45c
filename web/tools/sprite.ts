import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:sprite';

/** All icons of a folder as one SVG with a symbol each, so that an icon is drawn by `<use href="#i-name">`. */
export function sprite(folder: string): Plugin {
  return {
    name: 'arcanum-sprite',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const symbols = readdirSync(folder)
        .filter((file) => file.endsWith('.svg'))
        .sort()
        .map((file) => {
          const path = join(folder, file);
          this.addWatchFile(path);
          const body = readFileSync(path, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
          return `<symbol id="i-${file.slice(0, -4)}" viewBox="0 0 24 24">${body}</symbol>`;
        });
      return `export default ${JSON.stringify(symbols.join(''))};`;
    },
  };
}
