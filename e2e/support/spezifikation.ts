import { existsSync, readFileSync } from 'node:fs';

const TEXT = new URL('../../../shared/spec/specification.txt', import.meta.url);
const PRODUKT = 'kehrtour';

/**
 * Every address that the specification names, and none of our own table: so a page that nobody built is seen. Read from its text
 * where that lies beside the house; this is the copy for everywhere else.
 */
export const SPEZIFIZIERT: readonly string[] = [
  '/',
  '/admin-area',
  '/admin-area/anmelden',
  '/admin-area/import-jobs',
  '/admin-area/invoices',
  '/admin-area/passwort-vergessen',
  '/admin-area/passwort-vergessen/aendern',
  '/admin-area/passwort-vergessen/fertig',
  '/admin-area/setup/hottgenroth-cloud',
  '/anmelden',
  '/anmelden/passwort-vergeben',
  '/anmelden/passwort-vergessen',
  '/anmelden/passwort-vergessen/aendern',
  '/blog',
  '/blog/{slug}',
  '/datenschutz',
  '/error',
  '/impressum',
  '/kehrtouren',
  '/kehrtouren/neu',
  '/kehrtouren/neu/arbeitsbeginn',
  '/kehrtouren/neu/arbeitszeit',
  '/kehrtouren/neu/datum',
  '/kehrtouren/neu/import',
  '/kehrtouren/neu/kontakt',
  '/kehrtouren/neu/liegenschaften',
  '/kehrtouren/neu/mitarbeiter',
  '/kehrtouren/neu/pause',
  '/kehrtouren/neu/pruefen',
  '/kehrtouren/neu/puffer',
  '/kehrtouren/neu/termine',
  '/kehrtourplaner/einrichten',
  '/kehrtourplaner/einrichten/dienstleistungen',
  '/kehrtourplaner/einrichten/kontaktdaten',
  '/kehrtourplaner/einrichten/kundendaten',
  '/kehrtourplaner/einrichten/mitarbeiter',
  '/kehrtourplaner/einrichten/terminzettel',
  '/kontakt',
  '/konto/einstellungen',
  '/konto/einstellungen/datenschutz',
  '/konto/einstellungen/dienstleistungen',
  '/konto/einstellungen/dienstleistungen/feuerstaettenschau',
  '/konto/einstellungen/dienstleistungen/taetigkeiten/bearbeiten',
  '/konto/einstellungen/dienstleistungen/taetigkeiten/neu',
  '/konto/einstellungen/kehrtouren',
  '/konto/einstellungen/kehrtouren/alternativtermine',
  '/konto/einstellungen/kehrtouren/terminzettel/freieTaetigkeiten',
  '/konto/einstellungen/kehrtouren/terminzettel/hoheitlicheTaetigkeiten',
  '/konto/einstellungen/profil',
  '/konto/einstellungen/profil/persoenliche-daten',
  '/konto/einstellungen/terminbuchung',
  '/konto/einstellungen/terminbuchung/feiertage',
  '/konto/einstellungen/terminbuchung/gebiet',
  '/konto/einstellungen/terminbuchung/taetigkeiten',
  '/konto/einstellungen/terminbuchung/verfuegbarkeiten',
  '/konto/einstellungen/unternehmen',
  '/konto/einstellungen/unternehmen/allgemeines',
  '/konto/einstellungen/unternehmen/logo',
  '/konto/einstellungen/unternehmen/mitarbeiter/bearbeiten',
  '/konto/einstellungen/unternehmen/mitarbeiter/hinzufuegen',
  '/konto/einstellungen/verbindungen',
  '/konto/einstellungen/verbindungen/kalender',
  '/konto/einstellungen/verbindungen/kehrbezirkssoftware',
  '/konto/einstellungen/zahlung',
  '/konto/einstellungen/zahlung/rechnungs-email',
  '/konto/einstellungen/zahlung/rechnungsanschrift',
  '/konto/einstellungen/zahlung/zahlungsart',
  '/konto/rechnung',
  '/liegenschaft',
  '/lp/kehrtour-ankuendigen-in-5-minuten',
  '/lp/messe',
  '/newsletter',
  '/newsletter-opt-in',
  '/patternlib',
  '/patternlib/{categoryId}/{subcategoryId?}/{id?}',
  '/preise',
  '/produkt/kehrtourplaner',
  '/produkt/terminbuchung',
  '/registrieren',
  '/termin',
  '/termine/{id}',
  '/unternehmen/{slug}/termin',
  '/unternehmen/{slug}/termin/adresse',
  '/unternehmen/{slug}/termin/fertig',
  '/unternehmen/{slug}/termin/kontaktdaten',
  '/unternehmen/{slug}/termin/termin',
];

/** The same out of the text; undefined where it does not lie beside the house. */
export function adressenDesTextes(): string[] | undefined {
  if (!existsSync(TEXT)) return undefined;
  const text = readFileSync(TEXT, 'utf8').replaceAll('{product}', PRODUKT);
  const [, abschnitt = ''] = /## 2\. Screens and routes([\s\S]*?)### Layouts/.exec(text) ?? [];
  const adressen = abschnitt.split('\n').flatMap(adressenDerZeile);
  const [, konto = ''] = /### Account([\s\S]*?)###/.exec(abschnitt) ?? [];
  return [...new Set([...adressen, ...einstellungen(konto)])].filter((one) => one !== '').toSorted();
}

/** A line that begins with an address or names several; with steps or child routes they stand below it. */
function adressenDerZeile(zeile: string): string[] {
  if (/^Routing|^ {2}- /.test(zeile)) return [];
  const genannt = [...zeile.matchAll(/(?<![\w}])\/[\w{}?/-]*/g)].map(([adresse]) => adresse);
  const [erste = ''] = genannt;
  const [, schritte = ''] = /with the steps: ([\w, -]+)\./.exec(zeile) ?? [];
  const [, kinder = ''] = /with child routes: (.+)$/.exec(zeile) ?? [];
  const unter = [...worte(schritte), ...worte(kinder.replace(/index \([^)]*\),? ?/, ''))];
  return [...genannt, ...unter.map((wort) => `${erste}/${wort}`)];
}

/** `dienstleistungen (feuerstaettenschau, taetigkeiten/neu)`: a page, and pages below it. */
function einstellungen(konto: string): string[] {
  return [...konto.matchAll(/^ {2}- ([\w-]+)(?: \(([^)]*)\))?/gm)].flatMap(([, bereich = '', unter = '']) => {
    const seite = `/konto/einstellungen/${bereich}`;
    return [seite, ...worte(unter).map((wort) => `${seite}/${wort}`)];
  });
}

const worte = (liste: string): string[] =>
  liste
    .split(', ')
    .map((wort) => wort.trim())
    .filter(Boolean);
