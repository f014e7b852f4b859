import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import type { AppRoute } from '@kehrtour/shell/route';

import { EINSTELLUNG } from './einstellung.routes.ts';

/** A page of the settings below „Kehrtouren“. */
const fuerKehrtouren = (title: string, hint: string): Pick<AppRoute, 'handle'> => ({
  handle: {
    ...EINSTELLUNG,
    title,
    permission: 'einstellung.bearbeiten',
    entry: { group: 'Kehrtouren', hint },
  },
});

/** Below „Kehrtouren“: what new rounds begin with, and the ways by which they are announced. */
export const kehrtourvorgabenRoutes: readonly AppRoute[] = [
  {
    path: '/konto/einstellungen/kehrtouren',
    lazy: () => import('./konto.einstellungen.kehrtouren.tsx'),
    ...fuerKehrtouren('Vorgaben für neue Kehrtouren', 'Beginn, Puffer, Breite der Zeitfenster, Pause'),
  },
  {
    path: '/konto/einstellungen/kehrtouren/karte',
    lazy: () => import('./konto.einstellungen.kehrtouren.karte.tsx'),
    ...fuerKehrtouren('Karte und Fahrzeiten', 'Kartenauszug für Adressen und Straßen, ohne fremde Dienste'),
  },
  {
    path: '/konto/einstellungen/kehrtouren/alternativtermine',
    lazy: () => import('./konto.einstellungen.kehrtouren.alternativtermine.tsx'),
    ...fuerKehrtouren('Alternativtermine', 'Wie viele, und bis wann geantwortet werden kann'),
  },
  {
    path: '/konto/einstellungen/kehrtouren/sms',
    lazy: () => import('./konto.einstellungen.kehrtouren.sms.tsx'),
    ...fuerKehrtouren('SMS', 'Ansagen per SMS, Absender, höchste Kosten'),
  },
  ...MESSENGER.map((messenger) => ({
    path: `/konto/einstellungen/kehrtouren/${messenger}`,
    lazy: () => import('./konto.einstellungen.kehrtouren.messenger.tsx'),
    ...fuerKehrtouren(
      MESSENGER_WORTE[messenger].name,
      `Ansagen per ${MESSENGER_WORTE[messenger].name}, Grenze im Monat`,
    ),
  })),
  {
    path: '/konto/einstellungen/kehrtouren/briefdienst',
    lazy: () => import('./konto.einstellungen.kehrtouren.briefdienst.tsx'),
    ...fuerKehrtouren('Briefdienst', 'Briefe drucken und aufgeben lassen, Grenze im Monat'),
  },
  {
    path: '/konto/einstellungen/kehrtouren/terminzettel/freieTaetigkeiten',
    lazy: () => import('./konto.einstellungen.kehrtouren.terminzettel.freieTaetigkeiten.tsx'),
    ...fuerKehrtouren('Terminzettel für freie Tätigkeiten', 'Titel, Vorbereitung und Rechtshinweis'),
  },
  {
    path: '/konto/einstellungen/kehrtouren/terminzettel/hoheitlicheTaetigkeiten',
    lazy: () => import('./konto.einstellungen.kehrtouren.terminzettel.hoheitlicheTaetigkeiten.tsx'),
    ...fuerKehrtouren('Terminzettel für hoheitliche Tätigkeiten', 'Ankündigung der Feuerstättenschau'),
  },
];
