import type { AppRoute } from '@kehrtour/shell/route';

import { ANGEMELDET, EINSTELLUNG } from './einstellung.routes.ts';

const ZAHLUNG: AppRoute = {
  path: '/konto/einstellungen/zahlung',
  lazy: () => import('./konto.einstellungen.zahlung.tsx'),
  handle: {
    ...EINSTELLUNG,
    title: 'Tarif und Zahlung',
    permission: 'zahlung.ansehen',
    entry: { group: 'Abrechnung', hint: 'Was gebucht ist, wohin Rechnungen gehen, wie Sie zahlen' },
  },
};
const RECHNUNG: AppRoute = {
  path: '/konto/rechnung',
  lazy: () => import('./konto.rechnung.tsx'),
  handle: {
    ...EINSTELLUNG,
    title: 'Rechnung',
    permission: 'rechnung.ansehen',
    entry: { group: 'Abrechnung', hint: 'Nutzung in diesem Monat, alle Rechnungen zum Herunterladen' },
  },
};
const UNTER_ZAHLUNG = { ...ANGEMELDET, above: ZAHLUNG, permission: 'zahlung.verwalten' } as const;

/** What the company books of us and how it pays. */
export const zahlungRoutes: readonly AppRoute[] = [
  RECHNUNG,
  ZAHLUNG,
  {
    path: '/konto/einstellungen/zahlung/rechnungs-email',
    lazy: () => import('./konto.einstellungen.zahlung.rechnungs-email.tsx'),
    handle: { ...UNTER_ZAHLUNG, title: 'Rechnungs-E-Mail' },
  },
  {
    path: '/konto/einstellungen/zahlung/rechnungsanschrift',
    lazy: () => import('./konto.einstellungen.zahlung.rechnungsanschrift.tsx'),
    handle: { ...UNTER_ZAHLUNG, title: 'Rechnungsanschrift' },
  },
  {
    path: '/konto/einstellungen/zahlung/zahlungsart',
    lazy: () => import('./konto.einstellungen.zahlung.zahlungsart.tsx'),
    handle: { ...UNTER_ZAHLUNG, title: 'Zahlungsart' },
  },
];
