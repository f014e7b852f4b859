import type { AppRoute } from '@kehrtour/shell/route';
import { redirect } from 'react-router';

import { entriesByGroup } from '../app/routeEntries.ts';
import { ANGEMELDET, EINSTELLUNG, EINSTELLUNGEN } from './einstellung.routes.ts';
import { kehrtourvorgabenRoutes } from './kehrtourvorgaben.routes.ts';
import { terminbuchungRoutes } from './terminbuchung.routes.ts';
import { zahlungRoutes } from './zahlung.routes.ts';

const PROFIL: AppRoute = {
  path: '/konto/einstellungen/profil',
  lazy: () => import('./konto.einstellungen.profil.tsx'),
  handle: {
    ...EINSTELLUNG,
    title: 'Profil und Passwort',
    entry: { group: 'Ihr Profil', hint: 'Ihre Angaben, Ihr Passwort, Ihre Sitzungen' },
  },
};

/** A heading of the settings with a page of its own, which lists what stands below it. */
const bereich = (title: string) => ({
  lazy: () => import('./konto.einstellungen.bereich.tsx'),
  loader: () => entriesByGroup(kontoRoutes).filter((group) => group.title === title),
  handle: { ...EINSTELLUNG, title },
});
const UNTERNEHMEN: AppRoute = { path: '/konto/einstellungen/unternehmen', ...bereich('Unternehmen') };
const VERBINDUNGEN: AppRoute = { path: '/konto/einstellungen/verbindungen', ...bereich('Verbindungen') };

const MITARBEITENDE: AppRoute = {
  path: '/konto/einstellungen/unternehmen/mitarbeiter',
  lazy: () => import('./konto.einstellungen.unternehmen.mitarbeiter.tsx'),
  handle: {
    ...EINSTELLUNG,
    above: UNTERNEHMEN,
    title: 'Mitarbeitende',
    entry: { group: 'Unternehmen', hint: 'Rollen, Arbeitszeiten, Startorte, Zugänge' },
  },
};

const DATENSCHUTZ: AppRoute = {
  path: '/konto/einstellungen/datenschutz',
  lazy: () => import('./konto.einstellungen.datenschutz.tsx'),
  handle: {
    ...EINSTELLUNG,
    title: 'Impressum und Datenschutz',
    permission: 'unternehmen.bearbeiten',
    entry: { group: 'Unternehmen', hint: 'Was Ihre Kundschaft liest, Daten mitnehmen oder löschen' },
  },
};

const TAETIGKEITEN: AppRoute = {
  path: '/konto/einstellungen/dienstleistungen',
  lazy: () => import('./konto.einstellungen.dienstleistungen.tsx'),
  handle: {
    ...EINSTELLUNG,
    title: 'Tätigkeiten',
    entry: { group: 'Dienstleistungen', hint: 'Dauer, Wiederholung, Zeiten im Jahr, Worte für den Zettel' },
  },
};

/** Whoever is to be changed stands in the address; where nobody is named, one is chosen. */
const chosenIn =
  (list: string) =>
  ({ request }: { request: Request }) =>
    new URL(request.url).searchParams.get('id') ? null : redirect(list);

/** Settings are listed, named, guarded and found by name as their handles say, in this order. */
export const kontoRoutes: readonly AppRoute[] = [
  { path: '/konto', loader: () => redirect('/konto/einstellungen'), handle: ANGEMELDET },
  { ...EINSTELLUNGEN, loader: () => entriesByGroup(kontoRoutes) },
  PROFIL,
  {
    path: '/konto/einstellungen/profil/persoenliche-daten',
    lazy: () => import('./konto.einstellungen.profil.persoenliche-daten.tsx'),
    handle: { ...ANGEMELDET, above: PROFIL, title: 'Persönliche Daten' },
  },
  VERBINDUNGEN,
  {
    path: '/konto/einstellungen/verbindungen/kalender',
    lazy: () => import('./konto.einstellungen.verbindungen.kalender.tsx'),
    handle: {
      ...EINSTELLUNG,
      above: VERBINDUNGEN,
      title: 'Kalender verbinden',
      heading: 'Kalender',
      entry: {
        group: 'Verbindungen',
        hint: 'Termine in Google, Apple oder Outlook, belegte Zeiten von dort',
      },
    },
  },
  {
    path: '/konto/einstellungen/verbindungen/kehrbezirkssoftware',
    lazy: () => import('./konto.einstellungen.verbindungen.kehrbezirkssoftware.tsx'),
    handle: {
      ...EINSTELLUNG,
      above: VERBINDUNGEN,
      title: 'Kehrbezirkssoftware verbinden',
      heading: 'Kehrbezirkssoftware',
      permission: 'verbindung.verwalten',
      entry: {
        group: 'Verbindungen',
        hint: 'Liegenschaften jede Nacht aus Ihrem Programm, Antworten der Kunden dorthin',
      },
    },
  },
  UNTERNEHMEN,
  {
    path: '/konto/einstellungen/unternehmen/allgemeines',
    lazy: () => import('./konto.einstellungen.unternehmen.allgemeines.tsx'),
    handle: {
      ...EINSTELLUNG,
      above: UNTERNEHMEN,
      title: 'Unternehmen: Allgemeines',
      heading: 'Allgemeines',
      permission: 'unternehmen.bearbeiten',
      entry: { group: 'Unternehmen', hint: 'Name, Anschrift, Telefon, Kehrbezirk' },
    },
  },
  {
    path: '/konto/einstellungen/unternehmen/einsichten',
    lazy: () => import('./konto.einstellungen.unternehmen.einsichten.tsx'),
    handle: {
      ...EINSTELLUNG,
      above: UNTERNEHMEN,
      title: 'Unternehmen: Einsichten',
      heading: 'Einsichten von Kehrtour',
      permission: 'unternehmen.bearbeiten',
      entry: {
        group: 'Unternehmen',
        hint: 'Wer von Kehrtour wann und warum hineingesehen oder geholfen hat',
      },
    },
  },
  {
    path: '/konto/einstellungen/unternehmen/logo',
    lazy: () => import('./konto.einstellungen.unternehmen.logo.tsx'),
    handle: {
      ...EINSTELLUNG,
      above: UNTERNEHMEN,
      title: 'Unternehmen: Logo',
      heading: 'Logo',
      permission: 'unternehmen.bearbeiten',
      entry: { group: 'Unternehmen', hint: 'Für Terminzettel und E-Mails' },
    },
  },
  {
    path: '/konto/einstellungen/unternehmen/speicherplatz',
    lazy: () => import('./konto.einstellungen.unternehmen.speicherplatz.tsx'),
    handle: {
      ...EINSTELLUNG,
      above: UNTERNEHMEN,
      title: 'Unternehmen: Speicherplatz',
      heading: 'Speicherplatz',
      permission: 'unternehmen.bearbeiten',
      entry: { group: 'Unternehmen', hint: 'Wie viel Ihre Dateien belegen, und wie viel noch frei ist' },
    },
  },
  MITARBEITENDE,
  {
    path: '/konto/einstellungen/unternehmen/mitarbeiter/hinzufuegen',
    lazy: () => import('./konto.einstellungen.unternehmen.mitarbeiter.hinzufuegen.tsx'),
    handle: {
      ...ANGEMELDET,
      above: MITARBEITENDE,
      title: 'Person hinzufügen',
      permission: 'mitarbeiter.verwalten',
    },
  },
  {
    path: '/konto/einstellungen/unternehmen/mitarbeiter/bearbeiten',
    lazy: () => import('./konto.einstellungen.unternehmen.mitarbeiter.bearbeiten.tsx'),
    loader: chosenIn('/konto/einstellungen/unternehmen/mitarbeiter'),
    handle: {
      ...ANGEMELDET,
      above: MITARBEITENDE,
      title: 'Person bearbeiten',
      permission: 'mitarbeiter.verwalten',
    },
  },
  DATENSCHUTZ,
  {
    path: '/konto/einstellungen/datenschutz/vertraege',
    lazy: () => import('./konto.einstellungen.datenschutz.vertraege.tsx'),
    handle: { ...ANGEMELDET, above: DATENSCHUTZ, title: 'Verträge', permission: 'unternehmen.bearbeiten' },
  },
  {
    path: '/konto/einstellungen/datenschutz/verzeichnis',
    lazy: () => import('./konto.einstellungen.datenschutz.verzeichnis.tsx'),
    handle: {
      ...ANGEMELDET,
      above: DATENSCHUTZ,
      title: 'Verzeichnis von Verarbeitungstätigkeiten',
      permission: 'unternehmen.bearbeiten',
    },
  },
  TAETIGKEITEN,
  {
    path: '/konto/einstellungen/dienstleistungen/taetigkeiten/neu',
    lazy: () => import('./konto.einstellungen.dienstleistungen.taetigkeiten.neu.tsx'),
    handle: {
      ...ANGEMELDET,
      above: TAETIGKEITEN,
      title: 'Neue Tätigkeit',
      permission: 'taetigkeit.bearbeiten',
    },
  },
  {
    path: '/konto/einstellungen/dienstleistungen/taetigkeiten/bearbeiten',
    lazy: () => import('./konto.einstellungen.dienstleistungen.taetigkeiten.bearbeiten.tsx'),
    loader: chosenIn('/konto/einstellungen/dienstleistungen'),
    handle: {
      ...ANGEMELDET,
      above: TAETIGKEITEN,
      title: 'Tätigkeit bearbeiten',
      permission: 'taetigkeit.bearbeiten',
    },
  },
  {
    path: '/konto/einstellungen/dienstleistungen/feuerstaettenschau',
    lazy: () => import('./konto.einstellungen.dienstleistungen.feuerstaettenschau.tsx'),
    handle: {
      ...EINSTELLUNG,
      title: 'Feuerstättenschau',
      permission: 'taetigkeit.bearbeiten',
      entry: { group: 'Dienstleistungen', hint: 'Dauer nach Größe des Hauses, wer sie machen darf' },
    },
  },
  ...kehrtourvorgabenRoutes,
  ...terminbuchungRoutes,
  ...zahlungRoutes,
];
