import type { AppRoute } from '@kehrtour/shell/route';

/** Links from mails (`…/aendern`, `passwort-vergeben`) work whoever is logged in. */
export const anmeldenRoutes: readonly AppRoute[] = [
  {
    path: '/anmelden',
    lazy: () => import('./anmelden.tsx'),
    handle: { auth: 'guest', layout: 'blank', title: 'Anmelden' },
  },
  {
    path: '/anmelden/passwort-vergessen',
    lazy: () => import('./anmelden.passwort-vergessen.tsx'),
    handle: { auth: 'guest', layout: 'blank', title: 'Passwort vergessen' },
  },
  {
    path: '/anmelden/passwort-vergessen/aendern',
    lazy: () => import('./anmelden.passwort-vergessen.aendern.tsx'),
    handle: { auth: false, layout: 'blank', title: 'Neues Passwort vergeben' },
  },
  {
    path: '/anmelden/passwort-vergeben',
    lazy: () => import('./anmelden.passwort-vergeben.tsx'),
    handle: { auth: false, layout: 'blank', title: 'Passwort vergeben' },
  },
  {
    path: '/anmelden/adresse-bestaetigen',
    lazy: () => import('./anmelden.adresse-bestaetigen.tsx'),
    handle: { auth: false, layout: 'blank', title: 'Adresse bestätigen' },
  },
  {
    path: '/anmelden/zuruecksetzung-stoppen',
    lazy: () => import('./anmelden.zuruecksetzung-stoppen.tsx'),
    handle: { auth: false, layout: 'blank', title: 'Zurücksetzung stoppen' },
  },
  {
    path: '/registrieren',
    lazy: () => import('./registrieren.tsx'),
    handle: { auth: 'guest', layout: 'blank', title: 'Betrieb registrieren' },
  },
];
