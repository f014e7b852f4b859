import { globSync } from 'node:fs';

import { kehrtourShell } from '@kehrtour/shell/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunkGroups } from './chunkGroups.ts';

const routes = globSync('src/routes/*.tsx', { cwd: import.meta.dirname });

export default defineConfig({
  plugins: [react(), tailwindcss(), kehrtourShell({ app: 'portal', notFound: true })],
  // The map's worker is a module.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // A browser that does not fetch ahead by itself fetches when it is told: the page is the same.
    modulePreload: { polyfill: false },
    // Hundreds of chunks are named in what every page loads first; what each of them is stands in the manifest.
    rolldownOptions: {
      output: {
        chunkFileNames: '_portal/[hash].js',
        codeSplitting: { groups: chunkGroups(routes.length) },
      },
    },
  },
});
