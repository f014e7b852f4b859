import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';

const ANGEMELDET: RouteHandle = { guards: ['mitarbeiterAuthenticated'], layout: 'loggedInDefault' };

export const liegenschaftenRoutes: readonly AppRoute[] = [
  {
    path: '/liegenschaften/import',
    lazy: () => import('./liegenschaften.import.tsx'),
    handle: { ...ANGEMELDET, title: 'Datei einlesen' },
  },
  {
    path: '/liegenschaften/import/:id',
    lazy: () => import('./liegenschaften.import.$id.tsx'),
    handle: { ...ANGEMELDET, title: 'Import' },
  },
];
