// Prints what a visitor downloads, compressed, and fails when it is more than it may be.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 200;
const dist = new URL('../../src/arcanum/web/', import.meta.url).pathname;
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

let total = 0;
for (const file of files.sort()) {
  const size = gzipSync(readFileSync(file), { level: 9 }).length / 1000;
  total += size;
  console.log(`${size.toFixed(1).padStart(7)} kB  ${file.slice(dist.length)}`);
}
console.log(`${total.toFixed(1).padStart(7)} kB  in all, gzipped; the limit is ${LIMIT} kB`);
process.exit(total > LIMIT ? 1 : 0);
