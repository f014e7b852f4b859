import type { AppRoute } from '@kehrtour/shell/route';

import { anmeldenRoutes } from '../routes/anmelden.routes.ts';
import { einrichtenRoutes } from '../routes/einrichten.routes.ts';
import { kehrtourenRoutes } from '../routes/kehrtouren.routes.ts';
import { kontoRoutes } from '../routes/konto.routes.ts';
import { liegenschaftenRoutes } from '../routes/liegenschaften.routes.ts';
import { termineRoutes } from '../routes/termine.routes.ts';

/** The whole route table of the portal, area by area; each area adds its pages in its own file. */
export const routes: readonly AppRoute[] = [
  ...anmeldenRoutes,
  ...termineRoutes,
  ...kehrtourenRoutes,
  ...liegenschaftenRoutes,
  ...einrichtenRoutes,
  ...kontoRoutes,
  {
    path: '/error',
    lazy: () => import('../routes/error.tsx'),
    handle: { auth: false, title: 'Fehler' },
  },
];
