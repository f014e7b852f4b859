import { fileURLToPath } from 'node:url';

import { kehrtourShell } from '@kehrtour/shell/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { patternSite } from './plugin/patternSite.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = fileURLToPath(new URL('../dist', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    patternSite({
      root,
      stories: ['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'],
      audits: 'packages/ui/test/audits.json',
      changelog: 'packages/ui/CHANGELOG.md',
      built,
    }),
    react(),
    tailwindcss(),
    kehrtourShell({ app: 'patternlib' }),
  ],
  // The map's worker is a module.
  worker: { format: 'es' },
  build: {
    outDir: built,
    emptyOutDir: true,
    manifest: true,
    // The list of what every story imports would weigh more than asking for it one step later.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
});
