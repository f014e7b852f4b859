import type { AppRoute } from '@kehrtour/shell/route';

/** Links from mails (`…/aendern`, `passwort-vergeben`) work whoever is logged in (ruling 5). */
export const anmeldenRoutes: readonly AppRoute[] = [
  {
    path: '/anmelden',
    lazy: () => import('./anmelden.tsx'),
    handle: { auth: 'guest', layout: 'blank', title: 'Anmelden' },
  },
];
