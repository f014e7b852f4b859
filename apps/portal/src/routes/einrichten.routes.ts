import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';

const EINRICHTEN: RouteHandle = { guards: ['mitarbeiterAuthenticated'], layout: 'wizard' };

/** Not behind `kehrtourplanerGuard`: this is where it leads. */
export const einrichtenRoutes: readonly AppRoute[] = [
  {
    path: '/kehrtourplaner/einrichten',
    lazy: () => import('./kehrtourplaner.einrichten.tsx'),
    handle: { ...EINRICHTEN, title: 'Kehrtourplaner einrichten' },
  },
  {
    path: '/kehrtourplaner/einrichten/kontaktdaten',
    lazy: () => import('./kehrtourplaner.einrichten.kontaktdaten.tsx'),
    handle: { ...EINRICHTEN, title: 'Einrichten: Kontaktdaten', permission: 'unternehmen.bearbeiten' },
  },
  {
    path: '/kehrtourplaner/einrichten/kundendaten',
    lazy: () => import('./kehrtourplaner.einrichten.kundendaten.tsx'),
    handle: { ...EINRICHTEN, title: 'Einrichten: Kundendaten', permission: 'import.ausfuehren' },
  },
  {
    path: '/kehrtourplaner/einrichten/mitarbeiter',
    lazy: () => import('./kehrtourplaner.einrichten.mitarbeiter.tsx'),
    handle: { ...EINRICHTEN, title: 'Einrichten: Mitarbeitende' },
  },
  {
    path: '/kehrtourplaner/einrichten/dienstleistungen',
    lazy: () => import('./kehrtourplaner.einrichten.dienstleistungen.tsx'),
    handle: { ...EINRICHTEN, title: 'Einrichten: Dienstleistungen', permission: 'taetigkeit.bearbeiten' },
  },
  {
    path: '/kehrtourplaner/einrichten/terminzettel',
    lazy: () => import('./kehrtourplaner.einrichten.terminzettel.tsx'),
    handle: { ...EINRICHTEN, title: 'Einrichten: Terminzettel', permission: 'einstellung.bearbeiten' },
  },
];
