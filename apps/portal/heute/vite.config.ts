import { kehrtourShell } from '@kehrtour/shell/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { heuteWorker } from './heuteWorker.ts';
import { usedTokens } from './usedTokens.ts';

/** The page of the field beside the portal: it shares no file with it. What only a press shows is a second piece. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    kehrtourShell({ app: 'portal' }),
    usedTokens(),
    heuteWorker(),
    // The second file brings no style and no third one: what would fetch those before it is dead weight in the first.
    {
      name: 'kehrtour-heute-one-piece',
      transform: (_code, id) =>
        id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
    },
    // The portal's own list of what it built lies beside it.
    { name: 'kehrtour-heute-manifest', config: () => ({ build: { manifest: '.vite/heute.json' } }) },
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // The second file is fetched when the first picture stands.
    modulePreload: false,
    target: 'es2024',
    rolldownOptions: {
      input: 'heute/index.html',
      output: {
        entryFileNames: '_portal/heute-[hash].js',
        chunkFileNames: '_portal/heute.spaeter-[hash].js',
        assetFileNames: '_portal/heute-[name]-[hash][extname]',
      },
    },
  },
});
