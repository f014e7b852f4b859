import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';

export const ANGEMELDET: RouteHandle = { guards: ['mitarbeiterAuthenticated'], layout: 'loggedInDefault' };

/** Where the settings begin; every page of them has it above itself. */
export const EINSTELLUNGEN: AppRoute = {
  path: '/konto/einstellungen',
  lazy: () => import('./konto.einstellungen.tsx'),
  handle: { ...ANGEMELDET, title: 'Einstellungen' },
};

export const EINSTELLUNG: RouteHandle = { ...ANGEMELDET, above: EINSTELLUNGEN };
