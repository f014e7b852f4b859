import { fileURLToPath } from 'node:url';

import { product } from '@kehrtour/shell/product';
import { kehrtourShell } from '@kehrtour/shell/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { contentPlugin } from './src/content/contentPlugin.ts';

const folder = fileURLToPath(new URL('content', import.meta.url));

export default defineConfig({
  plugins: [
    contentPlugin({ folder, site: product.site }),
    reactRouter(),
    tailwindcss(),
    kehrtourShell({ app: 'marketing' }),
  ],
  // React Router reads this before any plugin speaks.
  build: { assetsDir: '_marketing' },
});
