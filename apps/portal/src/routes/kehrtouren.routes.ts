import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';

const PLANER: RouteHandle = {
  guards: ['mitarbeiterAuthenticated', 'kehrtourplanerGuard'],
  layout: 'loggedInDefault',
};
const WIZARD: RouteHandle = {
  guards: ['mitarbeiterAuthenticated', 'kehrtourplanerGuard', 'wizard'],
  layout: 'loggedInNewRoundWizard',
  permission: 'kehrtour.planen',
};

export const kehrtourenRoutes: readonly AppRoute[] = [
  {
    path: '/kehrtouren',
    lazy: () => import('./kehrtouren.tsx'),
    handle: { ...PLANER, title: 'Kehrtouren' },
  },
  {
    // The guard sends on to the first step; nothing is drawn here.
    path: '/kehrtouren/neu',
    Component: () => null,
    handle: { ...WIZARD, title: 'Neue Kehrtour' },
  },
  {
    path: '/kehrtouren/neu/:schritt',
    lazy: () => import('./kehrtouren.neu.$schritt.tsx'),
    handle: { ...WIZARD, title: 'Neue Kehrtour' },
  },
  {
    path: '/kehrtouren/quartal',
    lazy: () => import('./kehrtouren.quartal.tsx'),
    handle: { ...PLANER, title: 'Quartal vorschlagen', permission: 'kehrtour.planen' },
  },
  {
    path: '/kehrtouren/:id',
    lazy: () => import('./kehrtouren.$id.tsx'),
    handle: { ...PLANER, wide: true, title: 'Kehrtour' },
  },
  {
    path: '/kehrtouren/:id/ankuendigen',
    lazy: () => import('./kehrtouren.$id.ankuendigen.tsx'),
    handle: { ...PLANER, title: 'Kehrtour ankündigen' },
  },
  {
    path: '/kehrtouren/:id/angekuendigt',
    lazy: () => import('./kehrtouren.$id.angekuendigt.tsx'),
    handle: { ...PLANER, title: 'Kehrtour angekündigt' },
  },
];
