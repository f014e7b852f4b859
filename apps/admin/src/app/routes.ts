import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';

const BETRIEB: RouteHandle = { guards: ['adminUserAuthenticated'], layout: 'adminAreaLoggedIn' };

/** The route table of the operator's app. */
export const routes: readonly AppRoute[] = [
  {
    path: '/admin-area/anmelden',
    lazy: () => import('../routes/admin-area.anmelden.tsx'),
    handle: { auth: 'guest', layout: 'blank', title: 'Anmelden' },
  },
  {
    path: '/admin-area/passwort-vergessen',
    lazy: () => import('../routes/admin-area.passwort-vergessen.tsx'),
    handle: { auth: 'guest', layout: 'blank', title: 'Passwort vergessen' },
  },
  {
    path: '/admin-area/passwort-vergessen/aendern',
    lazy: () => import('../routes/admin-area.passwort-vergessen.aendern.tsx'),
    handle: { auth: false, layout: 'blank', title: 'Neues Passwort vergeben' },
  },
  {
    path: '/admin-area/passwort-vergessen/fertig',
    lazy: () => import('../routes/admin-area.passwort-vergessen.fertig.tsx'),
    handle: { auth: false, layout: 'blank', title: 'Passwort gespeichert' },
  },
  {
    path: '/admin-area',
    lazy: () => import('../routes/admin-area.tsx'),
    handle: { ...BETRIEB, title: 'Betrieb' },
  },
  {
    path: '/admin-area/import-jobs',
    lazy: () => import('../routes/admin-area.import-jobs.tsx'),
    handle: { ...BETRIEB, title: 'Importe' },
  },
  {
    path: '/admin-area/import-jobs/:unternehmenId/:id',
    lazy: () => import('../routes/admin-area.import-jobs.$unternehmenId.$id.tsx'),
    handle: { ...BETRIEB, title: 'Import' },
  },
  {
    path: '/admin-area/invoices',
    lazy: () => import('../routes/admin-area.invoices.tsx'),
    handle: { ...BETRIEB, title: 'Rechnungen' },
  },
  {
    path: '/admin-area/setup/hottgenroth-cloud',
    lazy: () => import('../routes/admin-area.setup.hottgenroth-cloud.tsx'),
    handle: { ...BETRIEB, title: 'Hottgenroth Cloud' },
  },
  {
    path: '/admin-area/einsicht',
    lazy: () => import('../routes/admin-area.einsicht.tsx'),
    handle: { ...BETRIEB, title: 'Einsicht' },
  },
  {
    path: '/admin-area/zugang',
    lazy: () => import('../routes/admin-area.zugang.tsx'),
    handle: { ...BETRIEB, title: 'Ihr Zugang' },
  },
  { path: '/error', lazy: () => import('../routes/error.tsx'), handle: { auth: false, title: 'Fehler' } },
];
