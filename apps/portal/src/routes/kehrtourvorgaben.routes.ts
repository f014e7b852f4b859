import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import type { AppRoute } from '@kehrtour/shell/route';

import { EINSTELLUNG } from './einstellung.routes.ts';

/** A page of the settings below „Kehrtouren“. */
const fuerKehrtouren = (
  seite: string,
  lazy: AppRoute['lazy'],
  { title, hint }: { title: string; hint: string },
): AppRoute => ({
  path: `/konto/einstellungen/kehrtouren${seite}`,
  lazy,
  handle: {
    ...EINSTELLUNG,
    title,
    permission: 'einstellung.bearbeiten',
    entry: { group: 'Kehrtouren', hint },
  },
});

/** Below „Kehrtouren“: what new rounds begin with, and the ways by which they are announced. */
export const kehrtourvorgabenRoutes: readonly AppRoute[] = [
  fuerKehrtouren('', () => import('./konto.einstellungen.kehrtouren.tsx'), {
    title: 'Vorgaben für neue Kehrtouren',
    hint: 'Beginn, Puffer, Breite der Zeitfenster, Pause',
  }),
  fuerKehrtouren('/karte', () => import('./konto.einstellungen.kehrtouren.karte.tsx'), {
    title: 'Karte und Fahrzeiten',
    hint: 'Kartenauszug für Adressen und Straßen, ohne fremde Dienste',
  }),
  fuerKehrtouren(
    '/alternativtermine',
    () => import('./konto.einstellungen.kehrtouren.alternativtermine.tsx'),
    {
      title: 'Alternativtermine',
      hint: 'Wie viele, und bis wann geantwortet werden kann',
    },
  ),
  fuerKehrtouren('/sms', () => import('./konto.einstellungen.kehrtouren.sms.tsx'), {
    title: 'SMS',
    hint: 'Ansagen per SMS, Absender, höchste Kosten',
  }),
  ...MESSENGER.map((messenger) =>
    fuerKehrtouren(`/${messenger}`, () => import('./konto.einstellungen.kehrtouren.messenger.tsx'), {
      title: MESSENGER_WORTE[messenger].name,
      hint: `Ansagen per ${MESSENGER_WORTE[messenger].name}, Grenze im Monat`,
    }),
  ),
  fuerKehrtouren('/briefdienst', () => import('./konto.einstellungen.kehrtouren.briefdienst.tsx'), {
    title: 'Briefdienst',
    hint: 'Briefe drucken und aufgeben lassen, Grenze im Monat',
  }),
  fuerKehrtouren(
    '/terminzettel/freieTaetigkeiten',
    () => import('./konto.einstellungen.kehrtouren.terminzettel.freieTaetigkeiten.tsx'),
    {
      title: 'Terminzettel für freie Tätigkeiten',
      hint: 'Titel, Vorbereitung und Rechtshinweis',
    },
  ),
  fuerKehrtouren(
    '/terminzettel/hoheitlicheTaetigkeiten',
    () => import('./konto.einstellungen.kehrtouren.terminzettel.hoheitlicheTaetigkeiten.tsx'),
    {
      title: 'Terminzettel für hoheitliche Tätigkeiten',
      hint: 'Ankündigung der Feuerstättenschau',
    },
  ),
];
