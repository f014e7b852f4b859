import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';

const TERMINE: RouteHandle = { guards: ['mitarbeiterAuthenticated'], layout: 'loggedInAppointments' };

export const termineRoutes: readonly AppRoute[] = [
  { path: '/heute', lazy: () => import('./heute.tsx'), handle: { ...TERMINE, title: 'Heute' } },
  { path: '/termine', lazy: () => import('./termine.tsx'), handle: { ...TERMINE, title: 'Termine' } },
  {
    path: '/termine/neu',
    lazy: () => import('./termine.neu.tsx'),
    handle: { ...TERMINE, title: 'Termin am Telefon buchen', permission: 'termin.verlegen' },
  },
  {
    path: '/termine/antworten',
    lazy: () => import('./termine.antworten.tsx'),
    handle: { ...TERMINE, title: 'Antworten', permission: 'termin.ansehen' },
  },
  { path: '/termine/:id', lazy: () => import('./termine.$id.tsx'), handle: { ...TERMINE, title: 'Termin' } },
];
