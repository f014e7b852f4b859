import type { AppRoute, RouteHandle } from '@kehrtour/shell/route';
import { redirect } from 'react-router';

const ANGEMELDET: RouteHandle = { guards: ['mitarbeiterAuthenticated'], layout: 'loggedInDefault' };

const BUCHUNG: RouteHandle = {
  ...ANGEMELDET,
  guards: ['mitarbeiterAuthenticated', 'terminbuchungGuard'],
  permission: 'buchung.einrichten',
};

export const kontoRoutes: readonly AppRoute[] = [
  { path: '/konto', loader: () => redirect('/konto/einstellungen'), handle: ANGEMELDET },
  {
    path: '/konto/einstellungen',
    lazy: () => import('./konto.einstellungen.tsx'),
    handle: { ...ANGEMELDET, title: 'Einstellungen' },
  },
  {
    path: '/konto/einstellungen/profil',
    lazy: () => import('./konto.einstellungen.profil.tsx'),
    handle: { ...ANGEMELDET, title: 'Profil und Passwort' },
  },
  {
    path: '/konto/einstellungen/profil/persoenliche-daten',
    lazy: () => import('./konto.einstellungen.profil.persoenliche-daten.tsx'),
    handle: { ...ANGEMELDET, title: 'Persönliche Daten' },
  },
  {
    path: '/konto/einstellungen/unternehmen/allgemeines',
    lazy: () => import('./konto.einstellungen.unternehmen.allgemeines.tsx'),
    handle: { ...ANGEMELDET, title: 'Unternehmen: Allgemeines', permission: 'unternehmen.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/unternehmen/logo',
    lazy: () => import('./konto.einstellungen.unternehmen.logo.tsx'),
    handle: { ...ANGEMELDET, title: 'Unternehmen: Logo', permission: 'unternehmen.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/unternehmen/mitarbeiter',
    lazy: () => import('./konto.einstellungen.unternehmen.mitarbeiter.tsx'),
    handle: { ...ANGEMELDET, title: 'Mitarbeitende' },
  },
  {
    path: '/konto/einstellungen/unternehmen/mitarbeiter/hinzufuegen',
    lazy: () => import('./konto.einstellungen.unternehmen.mitarbeiter.hinzufuegen.tsx'),
    handle: { ...ANGEMELDET, title: 'Person hinzufügen', permission: 'mitarbeiter.verwalten' },
  },
  {
    path: '/konto/einstellungen/unternehmen/mitarbeiter/bearbeiten',
    lazy: () => import('./konto.einstellungen.unternehmen.mitarbeiter.bearbeiten.tsx'),
    handle: { ...ANGEMELDET, title: 'Person bearbeiten', permission: 'mitarbeiter.verwalten' },
  },
  {
    path: '/konto/einstellungen/dienstleistungen',
    lazy: () => import('./konto.einstellungen.dienstleistungen.tsx'),
    handle: { ...ANGEMELDET, title: 'Tätigkeiten' },
  },
  {
    path: '/konto/einstellungen/dienstleistungen/taetigkeiten/neu',
    lazy: () => import('./konto.einstellungen.dienstleistungen.taetigkeiten.neu.tsx'),
    handle: { ...ANGEMELDET, title: 'Neue Tätigkeit', permission: 'taetigkeit.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/dienstleistungen/taetigkeiten/bearbeiten',
    lazy: () => import('./konto.einstellungen.dienstleistungen.taetigkeiten.bearbeiten.tsx'),
    handle: { ...ANGEMELDET, title: 'Tätigkeit bearbeiten', permission: 'taetigkeit.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/dienstleistungen/feuerstaettenschau',
    lazy: () => import('./konto.einstellungen.dienstleistungen.feuerstaettenschau.tsx'),
    handle: { ...ANGEMELDET, title: 'Feuerstättenschau', permission: 'taetigkeit.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/kehrtouren',
    lazy: () => import('./konto.einstellungen.kehrtouren.tsx'),
    handle: { ...ANGEMELDET, title: 'Vorgaben für neue Kehrtouren', permission: 'einstellung.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/kehrtouren/karte',
    lazy: () => import('./konto.einstellungen.kehrtouren.karte.tsx'),
    handle: { ...ANGEMELDET, title: 'Karte und Fahrzeiten', permission: 'einstellung.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/kehrtouren/alternativtermine',
    lazy: () => import('./konto.einstellungen.kehrtouren.alternativtermine.tsx'),
    handle: { ...ANGEMELDET, title: 'Alternativtermine', permission: 'einstellung.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/kehrtouren/terminzettel/freieTaetigkeiten',
    lazy: () => import('./konto.einstellungen.kehrtouren.terminzettel.freieTaetigkeiten.tsx'),
    handle: {
      ...ANGEMELDET,
      title: 'Terminzettel für freie Tätigkeiten',
      permission: 'einstellung.bearbeiten',
    },
  },
  {
    path: '/konto/einstellungen/kehrtouren/terminzettel/hoheitlicheTaetigkeiten',
    lazy: () => import('./konto.einstellungen.kehrtouren.terminzettel.hoheitlicheTaetigkeiten.tsx'),
    handle: {
      ...ANGEMELDET,
      title: 'Terminzettel für hoheitliche Tätigkeiten',
      permission: 'einstellung.bearbeiten',
    },
  },
  {
    path: '/konto/einstellungen/verbindungen/kalender',
    lazy: () => import('./konto.einstellungen.verbindungen.kalender.tsx'),
    handle: { ...ANGEMELDET, title: 'Kalender verbinden' },
  },
  {
    path: '/konto/einstellungen/datenschutz',
    lazy: () => import('./konto.einstellungen.datenschutz.tsx'),
    handle: { ...ANGEMELDET, title: 'Impressum und Datenschutz', permission: 'unternehmen.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/kehrtourplaner',
    lazy: () => import('./konto.einstellungen.kehrtourplaner.tsx'),
    handle: { ...ANGEMELDET, title: 'Kehrtourplaner' },
  },
  {
    path: '/konto/einstellungen/terminbuchung',
    lazy: () => import('./konto.einstellungen.terminbuchung.tsx'),
    handle: { ...ANGEMELDET, title: 'Terminbuchung', permission: 'buchung.einrichten' },
  },
  {
    path: '/konto/einstellungen/terminbuchung/regeln',
    lazy: () => import('./konto.einstellungen.terminbuchung.regeln.tsx'),
    handle: { ...BUCHUNG, title: 'Terminbuchung: Regeln für Termine' },
  },
  {
    path: '/konto/einstellungen/terminbuchung/gebiet',
    lazy: () => import('./konto.einstellungen.terminbuchung.gebiet.tsx'),
    handle: { ...BUCHUNG, title: 'Terminbuchung: Gebiet' },
  },
  {
    path: '/konto/einstellungen/terminbuchung/taetigkeiten',
    lazy: () => import('./konto.einstellungen.terminbuchung.taetigkeiten.tsx'),
    handle: { ...BUCHUNG, title: 'Terminbuchung: Tätigkeiten und Preise' },
  },
  {
    path: '/konto/einstellungen/terminbuchung/verfuegbarkeiten',
    lazy: () => import('./konto.einstellungen.terminbuchung.verfuegbarkeiten.tsx'),
    handle: { ...BUCHUNG, title: 'Terminbuchung: Wer wann kommen kann' },
  },
  {
    path: '/konto/einstellungen/terminbuchung/feiertage',
    lazy: () => import('./konto.einstellungen.terminbuchung.feiertage.tsx'),
    handle: { ...BUCHUNG, title: 'Terminbuchung: Feiertage und Betriebsferien' },
  },
  {
    path: '/konto/einstellungen/terminbuchung/einbetten',
    lazy: () => import('./konto.einstellungen.terminbuchung.einbetten.tsx'),
    handle: { ...BUCHUNG, title: 'Terminbuchung: Auf der eigenen Website' },
  },
];
