import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from 'react-router';

import * as entry from '../src/entry.server.tsx';
import * as root from '../src/root.tsx';
import routes from '../src/routes.ts';

type Modul = NonNullable<ServerBuild['routes'][string]>['module'];
type Eintrag = { file: string; path?: string; index?: boolean; children?: readonly Eintrag[] };
export interface Bau {
  render: (request: Request) => Promise<Response>;
  pfade: string[];
}

/** All routes as the built server has them, from their sources: whoever adds one, adds it here. */
export async function eigenerBau(): Promise<Bau> {
  const module: ServerBuild['routes'] = { root: { id: 'root', path: '', module: alsGebaut(root) } };
  const pfade: string[] = [];
  const nimmAuf = async (eintraege: readonly Eintrag[], parentId: string): Promise<void> => {
    for (const { file, path, index, children } of eintraege) {
      const modul = alsGebaut((await import(`../src/${file}`)) as object);
      module[file] = {
        id: file,
        parentId,
        ...(path === undefined ? {} : { path }),
        ...(index ? { index } : {}),
        module: modul,
      };
      if (children) await nimmAuf(children, file);
      else pfade.push(`/${path ?? ''}`);
    }
  };
  await nimmAuf(routes as readonly Eintrag[], 'root');
  return {
    render: createRequestHandler(bauAus(module), 'production'),
    pfade,
  };
}

/** The bundler gives components what their route loaded. */
function alsGebaut(modul: object): Modul {
  const { default: seite, ErrorBoundary: ausfall, ...rest } = modul as Record<string, unknown>;
  return {
    ...rest,
    ...(seite ? { default: UNSAFE_withComponentProps(seite as never) } : {}),
    ...(ausfall ? { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ausfall as never) } : {}),
  } as unknown as Modul;
}

function bauAus(module: ServerBuild['routes']): ServerBuild {
  const inDerListe = Object.values(module).map((route) => [
    route?.id,
    { ...route, module: '/seite.js', imports: [], css: [], hasLoader: Boolean(route?.module.loader) },
  ]);
  return {
    entry: { module: entry },
    routes: module,
    assets: {
      entry: { module: '/seite.js', imports: [] },
      routes: Object.fromEntries(inDerListe),
      url: '/liste.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    allowedActionOrigins: ['**'],
  } as unknown as ServerBuild;
}
