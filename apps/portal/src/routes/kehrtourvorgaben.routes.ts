import type { AppRoute } from '@kehrtour/shell/route';

import { EINSTELLUNG } from './einstellung.routes.ts';

/** What holds for rounds: how they are planned, what is offered instead, and the ways on which they are told. */
export const kehrtourvorgabenRoutes: readonly AppRoute[] = [
  {
    path: '/konto/einstellungen/kehrtouren',
    lazy: () => import('./konto.einstellungen.kehrtouren.tsx'),
    handle: {
      ...EINSTELLUNG,
      title: 'Vorgaben für neue Kehrtouren',
      permission: 'einstellung.bearbeiten',
      entry: { group: 'Kehrtouren', hint: 'Beginn, Puffer, Breite der Zeitfenster, Pause' },
    },
  },
  {
    path: '/konto/einstellungen/kehrtouren/karte',
    lazy: () => import('./konto.einstellungen.kehrtouren.karte.tsx'),
    handle: {
      ...EINSTELLUNG,
      title: 'Karte und Fahrzeiten',
      permission: 'einstellung.bearbeiten',
      entry: { group: 'Kehrtouren', hint: 'Kartenauszug für Adressen und Straßen, ohne fremde Dienste' },
    },
  },
  {
    path: '/konto/einstellungen/kehrtouren/alternativtermine',
    lazy: () => import('./konto.einstellungen.kehrtouren.alternativtermine.tsx'),
    handle: {
      ...EINSTELLUNG,
      title: 'Alternativtermine',
      permission: 'einstellung.bearbeiten',
      entry: { group: 'Kehrtouren', hint: 'Wie viele, und bis wann geantwortet werden kann' },
    },
  },
  {
    path: '/konto/einstellungen/kehrtouren/sms',
    lazy: () => import('./konto.einstellungen.kehrtouren.sms.tsx'),
    handle: {
      ...EINSTELLUNG,
      title: 'SMS',
      permission: 'einstellung.bearbeiten',
      entry: { group: 'Kehrtouren', hint: 'Ansagen per SMS, Absender, höchste Kosten' },
    },
  },
  {
    path: '/konto/einstellungen/kehrtouren/whatsapp',
    lazy: () => import('./konto.einstellungen.kehrtouren.whatsapp.tsx'),
    handle: {
      ...EINSTELLUNG,
      title: 'WhatsApp',
      permission: 'einstellung.bearbeiten',
      entry: { group: 'Kehrtouren', hint: 'Ansagen per WhatsApp, Grenze im Monat' },
    },
  },
  {
    path: '/konto/einstellungen/kehrtouren/briefdienst',
    lazy: () => import('./konto.einstellungen.kehrtouren.briefdienst.tsx'),
    handle: {
      ...EINSTELLUNG,
      title: 'Briefdienst',
      permission: 'einstellung.bearbeiten',
      entry: { group: 'Kehrtouren', hint: 'Briefe drucken und aufgeben lassen, Grenze im Monat' },
    },
  },
  {
    path: '/konto/einstellungen/kehrtouren/terminzettel/freieTaetigkeiten',
    lazy: () => import('./konto.einstellungen.kehrtouren.terminzettel.freieTaetigkeiten.tsx'),
    handle: {
      ...EINSTELLUNG,
      title: 'Terminzettel für freie Tätigkeiten',
      permission: 'einstellung.bearbeiten',
      entry: { group: 'Kehrtouren', hint: 'Titel, Vorbereitung und Rechtshinweis' },
    },
  },
  {
    path: '/konto/einstellungen/kehrtouren/terminzettel/hoheitlicheTaetigkeiten',
    lazy: () => import('./konto.einstellungen.kehrtouren.terminzettel.hoheitlicheTaetigkeiten.tsx'),
    handle: {
      ...EINSTELLUNG,
      title: 'Terminzettel für hoheitliche Tätigkeiten',
      permission: 'einstellung.bearbeiten',
      entry: { group: 'Kehrtouren', hint: 'Ankündigung der Feuerstättenschau' },
    },
  },
];
