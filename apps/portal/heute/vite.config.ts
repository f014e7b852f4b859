import { kehrtourShell } from '@kehrtour/shell/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { heuteWorker } from './heuteWorker.ts';
import { usedTokens } from './usedTokens.ts';

/** The page of the field beside the portal, in one piece: it shares no file with it, and asks for nothing later. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    kehrtourShell({ app: 'portal' }),
    usedTokens(),
    heuteWorker(),
    // The portal's own list of what it built lies beside it.
    { name: 'kehrtour-heute-manifest', config: () => ({ build: { manifest: '.vite/heute.json' } }) },
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // One file: nothing is to be loaded ahead.
    modulePreload: false,
    target: 'es2024',
    rolldownOptions: {
      input: 'heute/index.html',
      output: {
        codeSplitting: false,
        entryFileNames: '_portal/heute-[hash].js',
        assetFileNames: '_portal/heute-[name]-[hash][extname]',
      },
    },
  },
});
