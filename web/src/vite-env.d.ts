/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:sprite' {
  /** All icons as SVG symbols: `i-` and the name of the file. */
  const symbols: string;
  export default symbols;
}
