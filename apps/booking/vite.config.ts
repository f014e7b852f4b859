import { kehrtourShell } from '@kehrtour/shell/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { einbettung } from './einbettung.ts';
import { ohneSchichten } from './ohneSchichten.ts';
import { schriftOhneSprung } from './schrift.ts';

export default defineConfig({
  plugins: [
    reactRouter(),
    tailwindcss(),
    schriftOhneSprung(),
    kehrtourShell({ app: 'booking' }),
    einbettung(),
    ohneSchichten(),
  ],
  build: {
    // Older phones do not run the script and lose nothing but its comfort; their colours must be right all the same.
    target: 'es2022',
    cssTarget: ['safari14', 'chrome87', 'firefox78'],
    // React Router reads these two before plugins may set them.
    assetsDir: '_booking',
    manifest: true,
  },
});
