import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';

const ANGEMELDET: RouteHandle = { guards: ['mitarbeiterAuthenticated'], layout: 'loggedInDefault' };

export const liegenschaftenRoutes: readonly AppRoute[] = [
  {
    path: '/liegenschaften',
    lazy: () => import('./liegenschaften.tsx'),
    handle: { ...ANGEMELDET, title: 'Liegenschaften' },
  },
  {
    path: '/liegenschaften/fristen',
    lazy: () => import('./liegenschaften.fristen.tsx'),
    handle: { ...ANGEMELDET, title: 'Fristen', permission: 'kehrtour.planen' },
  },
  {
    path: '/liegenschaften/maengel',
    lazy: () => import('./liegenschaften.maengel.tsx'),
    handle: { ...ANGEMELDET, title: 'Mängel und Aufträge', permission: 'termin.ansehen' },
  },
  {
    path: '/liegenschaften/verwaltungen',
    lazy: () => import('./liegenschaften.verwaltungen.tsx'),
    handle: { ...ANGEMELDET, title: 'Hausverwaltungen', permission: 'liegenschaft.bearbeiten' },
  },
  {
    path: '/liegenschaften/verwaltungen/:id',
    lazy: () => import('./liegenschaften.verwaltungen.$id.tsx'),
    handle: { ...ANGEMELDET, title: 'Hausverwaltung', permission: 'liegenschaft.bearbeiten' },
  },
  {
    path: '/liegenschaften/doppelte',
    lazy: () => import('./liegenschaften.doppelte.tsx'),
    handle: { ...ANGEMELDET, title: 'Doppelte Häuser', permission: 'liegenschaft.bearbeiten' },
  },
  {
    path: '/liegenschaften/reihenfolge',
    lazy: () => import('./liegenschaften.reihenfolge.tsx'),
    handle: { ...ANGEMELDET, title: 'Arbeitsreihenfolge', permission: 'liegenschaft.bearbeiten' },
  },
  {
    path: '/liegenschaften/nicht-mehr-im-export',
    lazy: () => import('./liegenschaften.nicht-mehr-im-export.tsx'),
    handle: { ...ANGEMELDET, title: 'Nicht mehr im Export', permission: 'liegenschaft.bearbeiten' },
  },
  {
    path: '/liegenschaften/neu',
    lazy: () => import('./liegenschaften.neu.tsx'),
    handle: { ...ANGEMELDET, title: 'Liegenschaft anlegen', permission: 'liegenschaft.bearbeiten' },
  },
  {
    path: '/liegenschaften/import',
    lazy: () => import('./liegenschaften.import.tsx'),
    handle: { ...ANGEMELDET, title: 'Datei einlesen', permission: 'import.ausfuehren' },
  },
  {
    path: '/liegenschaften/import/:id',
    lazy: () => import('./liegenschaften.import.$id.tsx'),
    handle: { ...ANGEMELDET, title: 'Import', permission: 'import.ausfuehren' },
  },
  {
    path: '/liegenschaften/:id',
    lazy: () => import('./liegenschaften.$id.tsx'),
    handle: { ...ANGEMELDET, title: 'Liegenschaft' },
  },
];
