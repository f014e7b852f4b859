import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';
import type { AppRoute } from '@kehrtour/shell/route';

import { DataScreen } from './DataScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const customers = () => import('./CustomerScreen.tsx');
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The pages that the cases name. */
export const routes: AppRoute[] = [
  { path: '/', Component: () => <h1>Start</h1>, handle: { auth: false } },
  { path: '/anmelden', Component: () => <LoginScreen />, handle: { auth: 'guest', title: 'Anmelden' } },
  { path: '/oeffentlich', Component: () => <LoginScreen />, handle: { auth: false, title: 'Öffentlich' } },
  {
    path: '/kunden/:id?',
    lazy: customers,
    handle: { title: 'Kunden', guards: ['mitarbeiterAuthenticated'] },
  },
  { path: '/mitarbeiter', Component: () => <h1>Mitarbeiter</h1>, handle: { title: 'Mitarbeiter' } },
  { path: '/termine/:id?', Component: () => <h1>Termine</h1>, handle: { title: 'Termine' } },
  {
    path: '/unbekannt',
    Component: () => <h1>Nie zu sehen</h1>,
    handle: { auth: false, guards: ['gibtEsNicht'] },
  },
  {
    path: '/unbekannt/geschuetzt',
    Component: () => <h1>Nie zu sehen</h1>,
    handle: { guards: ['gibtEsNicht'] },
  },
  { path: '/error', Component: () => <ErrorPage error={null} />, handle: { auth: false } },
  { path: '/daten', Component: DataScreen, handle: { auth: false } },
  {
    path: '/langsam/:ms',
    loader: async ({ params }) => {
      await pause(Number(params['ms']));
      return null;
    },
    Component: () => <h1>Endlich da</h1>,
    handle: { auth: false },
  },
  {
    path: '/fehler',
    loader: async () => {
      await pause(800);
      throw Object.assign(new Error('Die Daten fehlen'), { statusCode: 502 });
    },
    Component: () => <h1>Nie zu sehen</h1>,
    handle: { auth: false },
  },
  { path: '/admin-area', Component: () => <h1>Betreiber</h1> },
  {
    path: '/admin-area/anmelden',
    Component: () => <LoginScreen strategy="adminUser" />,
    handle: { auth: 'guest' },
  },
];
