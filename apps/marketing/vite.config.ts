import { fileURLToPath } from 'node:url';

import { product } from '@kehrtour/shell/product';
import { kehrtourShell } from '@kehrtour/shell/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type ProxyOptions } from 'vite';

import { contentPlugin } from './src/content/contentPlugin.ts';

const folder = fileURLToPath(new URL('content', import.meta.url));

const api = process.env['API_URL'];

/** The API below `/api`, and what the forms send to the addresses of their own pages. */
function proxyTo(target: string): Record<string, ProxyOptions> {
  return {
    '/api': { target, rewrite: (path) => path.slice('/api'.length) },
    '^/(kontakt|newsletter|newsletter-opt-in)([?].*)?$': {
      target,
      bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
      rewrite: (path) => `/formulare${path}`,
    },
  };
}

export default defineConfig({
  plugins: [
    contentPlugin({ folder, site: product.site }),
    reactRouter(),
    tailwindcss(),
    kehrtourShell({ app: 'marketing' }),
  ],
  // While developing the browser talks to this server alone; in operation the front door does the same.
  server: { proxy: api === undefined ? {} : proxyTo(api) },
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
