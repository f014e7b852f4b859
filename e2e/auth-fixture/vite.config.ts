import { kehrtourShell } from '@kehrtour/shell/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: new URL('./app', import.meta.url).pathname,
  plugins: [react(), kehrtourShell({ app: 'fixture' })],
  build: { outDir: '../dist', emptyOutDir: true },
});
