import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'vite';

const QUELLE = fileURLToPath(new URL('src/einbetten/lader.ts', import.meta.url));
/** Other people's pages name this address, some with its hash: what stands there stays as it is. */
const DATEI = 'einbetten/v1/kehrtour-termin.js';

/** The script that puts these pages into the web sites of companies, as one small file of its own. */
export function einbettung(): Plugin {
  return {
    name: 'kehrtour-einbettung',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url !== `/${DATEI}`) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await lader());
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: DATEI, source: await lader() });
    },
  };
}

async function lader(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: QUELLE, formats: ['iife'], name: 'kehrtour' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk === undefined) throw new Error('The loader of the embedding was not bundled.');
  return chunk.code;
}
