import { kehrtourShell } from '@kehrtour/shell/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), tailwindcss(), kehrtourShell({ app: 'booking' })],
  build: {
    // Older phones do not run the script and lose nothing but its comfort; their colours must be right all the same.
    target: 'es2022',
    cssTarget: ['safari14', 'chrome87', 'firefox78'],
    // React Router reads these two before plugins may set them.
    assetsDir: '_booking',
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // `Link.displayName = …` alone would keep a component that nobody uses.
          treeshake: { propertyWriteSideEffects: false },
          // One customer, one page, one file: it compresses better whole, and costs one request.
          output: { codeSplitting: { groups: [{ name: 'booking', test: /./ }] } },
        },
      },
    },
  },
});
