/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { sprite } from './tools/sprite.ts';

// The server of `arcanum serve`, for `npm run dev`.
const server = process.env.ARCANUM_SERVER ?? 'http://127.0.0.1:8421';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sprite('src/icons')],
  build: {
    // Into the package, which serves it: a wheel has it as data.
    outDir: '../src/arcanum/web',
    emptyOutDir: true,
    // Inlined files would need `data:` where the server's content security policy has none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  // Tests mount components, for which Svelte has to be the one for browsers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], restoreMocks: true },
}));
