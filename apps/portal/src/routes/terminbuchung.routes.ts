import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';

import { EINSTELLUNG } from './einstellung.routes.ts';

const TERMINBUCHUNG: AppRoute = {
  path: '/konto/einstellungen/terminbuchung',
  lazy: () => import('./konto.einstellungen.terminbuchung.tsx'),
  handle: {
    ...EINSTELLUNG,
    title: 'Terminbuchung',
    permission: 'buchung.einrichten',
    entry: {
      group: 'Terminbuchung',
      label: 'Buchungsseite',
      hint: 'Was noch fehlt, und ob Kundinnen und Kunden buchen können',
    },
  },
};

const BUCHUNG: RouteHandle = {
  guards: ['mitarbeiterAuthenticated', 'terminbuchungGuard'],
  layout: 'loggedInDefault',
  above: TERMINBUCHUNG,
  permission: 'buchung.einrichten',
};

/** Settings of online booking, in the order in which a company makes them. */
export const terminbuchungRoutes: readonly AppRoute[] = [
  TERMINBUCHUNG,
  {
    path: '/konto/einstellungen/terminbuchung/gebiet',
    lazy: () => import('./konto.einstellungen.terminbuchung.gebiet.tsx'),
    handle: {
      ...BUCHUNG,
      title: 'Terminbuchung: Gebiet',
      heading: 'Gebiet',
      entry: { group: 'Terminbuchung', hint: 'Wohin Sie fahren: Postleitzahlen, Straßen, Flächen' },
    },
  },
  {
    path: '/konto/einstellungen/terminbuchung/taetigkeiten',
    lazy: () => import('./konto.einstellungen.terminbuchung.taetigkeiten.tsx'),
    handle: {
      ...BUCHUNG,
      title: 'Terminbuchung: Tätigkeiten und Preise',
      heading: 'Tätigkeiten und Preise',
      entry: { group: 'Terminbuchung', hint: 'Was online gebucht wird, Fragen, Dauer, Preis' },
    },
  },
  {
    path: '/konto/einstellungen/terminbuchung/verfuegbarkeiten',
    lazy: () => import('./konto.einstellungen.terminbuchung.verfuegbarkeiten.tsx'),
    handle: {
      ...BUCHUNG,
      title: 'Terminbuchung: Wer wann kommen kann',
      heading: 'Wer wann kommen kann',
      entry: { group: 'Terminbuchung', hint: 'Wochenmuster, einzelne Tage, Abwesenheiten' },
    },
  },
  {
    path: '/konto/einstellungen/terminbuchung/feiertage',
    lazy: () => import('./konto.einstellungen.terminbuchung.feiertage.tsx'),
    handle: {
      // Rounds and notices keep to them, too: nobody has to use online booking for it.
      ...EINSTELLUNG,
      permission: 'buchung.einrichten',
      title: 'Feiertage und Betriebsferien',
      entry: { group: 'Unternehmen', hint: 'Tage, an denen niemand kommt: weder Kehrtouren noch Termine' },
    },
  },
  {
    path: '/konto/einstellungen/terminbuchung/regeln',
    lazy: () => import('./konto.einstellungen.terminbuchung.regeln.tsx'),
    handle: {
      ...BUCHUNG,
      title: 'Terminbuchung: Regeln für Termine',
      heading: 'Regeln für Termine',
      entry: { group: 'Terminbuchung', hint: 'Vorlauf, Puffer, Grenzen, Zuschläge' },
    },
  },
  {
    path: '/konto/einstellungen/terminbuchung/einbetten',
    lazy: () => import('./konto.einstellungen.terminbuchung.einbetten.tsx'),
    handle: {
      ...BUCHUNG,
      title: 'Terminbuchung: Auf der eigenen Website',
      heading: 'Auf der eigenen Website',
      entry: { group: 'Terminbuchung', hint: 'Code zum Einfügen, erlaubte Websites' },
    },
  },
];
