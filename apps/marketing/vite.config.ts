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
  // React Router reads these two before any plugin speaks.
  build: { assetsDir: '_marketing', manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What only the running application needs, what every page needs, and the pages.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react\/|react-router\/(?!.*dom-export))/,
                  priority: 3,
                },
                { name: 'application', test: /node_modules\/(react-dom|scheduler)\//, priority: 2 },
                {
                  name: 'site',
                  test: /node_modules\/lucide|packages\/(ui|shell)|src\/(root|app|shared|content)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
});
