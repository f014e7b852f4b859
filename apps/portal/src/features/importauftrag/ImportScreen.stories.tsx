import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  importAenderungenHolen,
  importHolen,
  importKorrigieren,
  importPruefen,
  importRueckgaengig,
  importUebernehmen,
} from '@kehrtour/contract/importauftrag';
import type { ImportAenderung, Importauftrag } from '@kehrtour/contract/importauftrag';
import type { ImportMeldung } from '@kehrtour/contract/importbefund';
import { importBetreuungHolen } from '@kehrtour/contract/importbetreuung';
import type { ImportTat } from '@kehrtour/contract/importbetreuung';
import { vorgangHolen } from '@kehrtour/contract/vorgang';
import { IMPORTFELD_NAMEN, IMPORTFELDER } from '@kehrtour/domain/importdatei/spalte/importfeld';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { ImportScreen } from './ImportScreen.tsx';

// What tests take from here is no situation.
export default { title: 'Portal/Import', component: ImportScreen, excludeStories: /^[a-z]/ };

const ID = '0191a8f0-0000-7000-8000-0000000000a1';
const VORGANG = '0191a8f0-0000-7000-8000-0000000000b1';

const SPALTEN: readonly (readonly [
  kopf: string,
  feld: string | null,
  sicherheit: number,
  ...beispiele: string[],
])[] = [
  ['Lfd. Nr.', 'laufnummer', 1, '1', '2', '3'],
  ['Objekt-ID', 'externalId', 1, 'LA-100000', 'LA-100007'],
  ['Straße', 'strasse', 1, 'Hardtstraße', 'Am Kunigundenberg'],
  ['Hausnr.', 'hausnr', 1, '1', '2a', '14'],
  ['PLZ', 'plz', 1, '91207'],
  ['Ort', 'ort', 1, 'Lauf a.d.Pegnitz'],
  ['Eigentuemer', 'name', 0.91, 'Escherich', 'Großmann'],
  ['Tel', 'telefon', 1, '09123 71981'],
  ['E-Mail', 'email', 1, 'monika.escherich0@example.org'],
  ['Tätigkeit', 'taetigkeit', 1, 'Kehrung (3x jährlich)', 'Abgaswegüberprüfung Gas'],
  ['Frist von', 'fristVon', 1, '01.01.2027'],
  ['Frist bis', 'fristBis', 1, '28.02.2027'],
  ['Interne Bemerkung der Kehrbezirksverwaltung (nicht weitergeben)', null, 0, 'siehe Akte', 'Rückruf'],
];

const exceldatum: ImportMeldung = {
  zeile: 4,
  spalte: 4,
  feld: 'hausnr',
  schwere: 'fehler',
  text: 'Aus der Hausnummer wurde ein Datum: „01. Mrz“ (gemeint war vielleicht 1/3 oder 1-3). Formatieren Sie die Spalte als Text und exportieren Sie neu.',
};
const meldungen: ImportMeldung[] = [
  exceldatum,
  {
    zeile: 812,
    spalte: 12,
    feld: 'fristBis',
    schwere: 'fehler',
    text: 'Die Frist endet am 01.03.2027, bevor sie am 01.05.2027 beginnt. Bitte prüfen Sie beide Daten.',
  },
  {
    zeile: 17,
    spalte: 5,
    feld: 'plz',
    schwere: 'warnung',
    text: 'Die PLZ „1067“ hat nur vier Ziffern. Wir haben die führende Null ergänzt: 01067.',
  },
  {
    zeile: 2204,
    spalte: null,
    feld: null,
    schwere: 'hinweis',
    text: 'Das ist eine Summenzeile. Wir lassen sie aus.',
  },
];

const zeile = (nummer: number, anschrift: string, name: string, ...aufgaben: string[]) => ({
  zeile: nummer,
  fehlerhaft: false,
  anschrift,
  ortszeile: '91207 Lauf a.d.Pegnitz',
  name,
  gruss: 'Guten Tag',
  einheit: '',
  anlage: nummer % 3 === 0 ? 'Kaminofen, Scheitholz, 7,5 kW, Baujahr 2012' : '',
  aufgaben,
  telefon: '09123 71981',
  email: nummer % 2 === 0 ? 'monika.escherich0@example.org' : '',
  meldungen: [],
});

export const hochgeladen: Importauftrag = {
  id: ID,
  dateiname: 'lauf-aufgaben.csv',
  art: 'csv',
  status: 'hochgeladen',
  anzahl: {},
  angelegtAm: '2027-01-11T07:30:00Z',
  uebernommenAm: null,
  rueckgaengigAm: null,
  ruecknehmbar: false,
  version: 1,
  lesart: { zeichensatz: 'windows-1252', trennzeichen: ';', kopfzeile: 0 },
  zuordnung: Object.fromEntries(SPALTEN.flatMap(([, feld], index) => (feld === null ? [] : [[feld, index]]))),
  felder: IMPORTFELDER.map((id) => ({ id, name: IMPORTFELD_NAMEN[id] })),
  fehlendePflichtfelder: [],
  spalten: SPALTEN.map(([kopf, feld, sicherheit, ...beispiele], index) => ({
    index,
    kopf,
    feld,
    sicherheit,
    beispiele,
  })),
  vorschau: [
    zeile(2, 'Hardtstraße 1', 'Monika Escherich', 'Kehrung (3× jährlich), 01.01.2027 bis 28.02.2027'),
    zeile(
      3,
      'Hardtstraße 2',
      'Ute Großmann',
      'Kehrung (1× jährlich), 01.05.2027 bis 30.09.2027',
      'Abgaswegüberprüfung Gas, 01.03.2027 bis 31.12.2027',
    ),
    {
      ...zeile(4, 'Hardtstraße', 'Zoë Händel', 'Kehrung (1× jährlich), 01.05.2027 bis 30.09.2027'),
      fehlerhaft: true,
      meldungen: [exceldatum],
    },
    zeile(
      5,
      'Oberschornsteinfegermeister-Weißenbühler-Straße 114 a',
      'Erbengemeinschaft von Oberschornsteinfegerhausen-Weißenbühler',
      'Feuerstättenschau, bis 31.12.2027',
    ),
  ],
  zeilenImText: 4459,
  zeilenform: 'aufgabe',
  anfang: [
    'Objekt-ID · Straße · Hausnr. · PLZ · Ort · Eigentümer · Tätigkeit',
    'LA-1 · Hardtstraße · 1 · 91207 · Lauf a.d.Pegnitz',
    '',
  ],
  blaetter: [],
  korrekturen: [],
  taetigkeitstexte: [
    { text: 'KS3', anzahl: 2200, taetigkeitId: 'kehrung_1x', woher: 'erkannt' },
    { text: 'Abgaswegüberprüfung Gas', anzahl: 1410, taetigkeitId: 'awu_gas_1', woher: 'erkannt' },
    { text: 'Kehren', anzahl: 12, taetigkeitId: 'kehrung_1x', woher: 'vermutet' },
    {
      text: 'Ofenrohr putzen und Rußabsperrer nachstellen laut Vereinbarung',
      anzahl: 1,
      taetigkeitId: null,
      woher: 'neu',
    },
  ],
  namen: null,
  ausProfil: false,
  hatMails: true,
  mailFuerTermine: null,
  meldungen: [],
  meldungsgruppen: [],
  gleiche: null,
  verluste: [],
  leereLoeschen: false,
  unbekannteTaetigkeiten: [],
  taetigkeiten: [
    { id: 'kehrung_1x', name: 'Kehrung (1× jährlich)' },
    { id: 'awu_gas_1', name: 'Abgaswegüberprüfung Gas' },
  ],
  laufend: null,
  ohneLage: 0,
};
export const geprueft: Importauftrag = {
  ...hochgeladen,
  status: 'geprueft',
  version: 2,
  anzahl: {
    zeilen: 4461,
    neu: 2196,
    geaendert: 2,
    unveraendert: 0,
    fehlend: 1,
    wiederDa: 1,
    fehlerhaft: 2,
    fehler: 2,
    warnungen: 1,
    hinweise: 1,
    aufgaben: 4455,
    vorschlaege: 3,
    geschuetzt: 1,
  },
  meldungen,
  meldungsgruppen: [
    {
      art: 'hausnr-exceldatum',
      schwere: 'fehler',
      feld: 'hausnr',
      titel: 'Aus der Hausnummer wurde ein Datum',
      anzahl: 14,
      korrigierbar: true,
      werteGesamt: 2,
      werte: [
        { wert: '01. Mrz', anzahl: 13, zeilen: [4, 9, 11, 12, 40], text: exceldatum.text },
        { wert: '02. Mrz', anzahl: 1, zeilen: [5], text: exceldatum.text.replace('01. Mrz', '02. Mrz') },
      ],
    },
    {
      art: 'telefon-ergaenzt',
      schwere: 'hinweis',
      feld: 'telefon',
      titel: 'Der Telefonnummer fehlte der Anfang',
      anzahl: 212,
      korrigierbar: true,
      werteGesamt: 212,
      werte: [
        {
          wert: '912312345',
          anzahl: 1,
          zeilen: [18],
          text: 'Der Telefonnummer „912312345“ fehlt der Anfang. Wir nehmen 0912312345.',
        },
      ],
    },
  ],
  unbekannteTaetigkeiten: [
    { text: 'Taubennest entfernen', anzahl: 3, taetigkeitId: null },
    {
      text: 'Ofenrohr putzen und Rußabsperrer nachstellen laut Vereinbarung',
      anzahl: 1,
      taetigkeitId: 'kehrung_1x',
    },
  ],
};
const uebernommen: Importauftrag = {
  ...geprueft,
  status: 'uebernommen',
  mailFuerTermine: true,
  gleiche: 'zusammenfuehren',
  uebernommenAm: '2027-01-11T07:31:00Z',
  ruecknehmbar: true,
  ohneLage: 12,
  unbekannteTaetigkeiten: [],
};

const aenderungen: ImportAenderung[] = [
  {
    nummer: 1,
    befund: 'geaendert',
    titel: 'Hardtstraße 1, Lauf a.d.Pegnitz',
    liegenschaftId: ID,
    aenderungen: [
      {
        teil: 'Kontakte',
        alt: 'Monika Escherich, 09123 71981',
        neu: 'Monika Escherich, 0171 3920011',
        geschuetzt: false,
      },
      { teil: 'Aufgaben', alt: 'Feuerstättenschau, bis 31.12.2027', neu: '', geschuetzt: false },
      { teil: 'Bemerkung', alt: 'Hund im Hof', neu: 'Hund im Hof, Klingel defekt', geschuetzt: true },
    ],
  },
  {
    nummer: 2,
    befund: 'neu',
    titel: 'Am Kunigundenberg 14, Lauf a.d.Pegnitz',
    liegenschaftId: ID,
    aenderungen: [
      {
        teil: 'Aufgaben',
        alt: '',
        neu: 'Kehrung (3× jährlich), 01.01.2027 bis 28.02.2027',
        geschuetzt: false,
      },
    ],
  },
];
const laeuft = {
  id: VORGANG,
  art: 'import-pruefen',
  bezugId: ID,
  status: 'laeuft',
  anteil: 0.45,
  schritt: 'Liegenschaften werden verglichen, Paket 5 von 11',
  ergebnis: null,
  fehler: null,
} as const;

const ADRESSEN = {
  liegenschaften: '/liegenschaften',
  ohneLage: '/liegenschaften?zeige=ohneLage',
  kehrtourPlanen: '/kehrtouren/neu',
  importe: '/liegenschaften/import',
  karte: '/konto/einstellungen/kehrtouren/karte',
};
export const imBild = (stand: Importauftrag, ...fakes: FakeAnswer[]) => (
  <StoryPage>
    <ImportScreen
      client={fakeClient(
        ...fakes,
        answers(importHolen, stand),
        answers(importAenderungenHolen, ({ query }) => ({
          eintraege: aenderungen.filter(({ befund }) => befund === query?.befund),
          weiter: null,
        })),
        answers(importKorrigieren, stand),
        answers(importBetreuungHolen, { eintraege: [] }),
        answers(importPruefen, { vorgangId: VORGANG }),
        answers(importUebernehmen, { vorgangId: VORGANG }),
        answers(importRueckgaengig, { vorgangId: VORGANG }),
      )}
      id={ID}
      adressen={ADRESSEN}
      onVerworfen={() => undefined}
    />
  </StoryPage>
);

export const Gelesen = () => imBild(hochgeladen);
/** A workbook of several sheets, whose headers stand below a preamble. */
export const AusMappe = () =>
  imBild({
    ...hochgeladen,
    art: 'xlsx',
    dateiname: 'Liegenschaften.xlsx',
    lesart: { zeichensatz: null, trennzeichen: null, kopfzeile: 2, blatt: 'Kehrbezirk' },
    anfang: ['Kehrbezirk Musterstadt', '', 'Straße · Hausnr. · PLZ · Ort · Eigentümer · Tätigkeit'],
    blaetter: [
      { name: 'Kehrbezirk', zeilen: 2203, versteckt: false },
      { name: 'Verwalter', zeilen: 44, versteckt: false },
      { name: 'alt', zeilen: 2190, versteckt: true },
    ],
  });
export const NamenErkannt = () =>
  imBild({
    ...hochgeladen,
    namen: {
      folge: 'nachnameZuerst',
      sicher: true,
      beispiele: ['Escherich Monika', 'Oberschornsteinfegerhausen-Weißenbühler Karl-Theodor u. Maria'],
    },
  });
export const NamenUnklar = () =>
  imBild({
    ...hochgeladen,
    namen: { folge: 'vornameZuerst', sicher: false, beispiele: ['Kern Xaveria', 'Öz Cem'] },
  });
export const NamenFraglich = () =>
  imBild({
    ...hochgeladen,
    namen: { folge: 'vornameZuerst', sicher: true, beispiele: ['Ute Kern', 'Huber Maria'], fraglich: 1 },
  });
export const SpalteFehlt = () =>
  imBild({ ...hochgeladen, fehlendePflichtfelder: ['strasse'], ausProfil: true });
export const LeereTabelle = () => imBild({ ...hochgeladen, vorschau: [], zeilenImText: 0 });
export const ProbelaufLaeuft = () =>
  imBild(
    { ...hochgeladen, laufend: { vorgangId: VORGANG, art: 'import-pruefen' } },
    answers(vorgangHolen, laeuft),
  );
export const Geprueft = () => imBild(geprueft);
export const NichtsNeues = () =>
  imBild({
    ...geprueft,
    anzahl: {
      zeilen: 4459,
      neu: 0,
      geaendert: 0,
      unveraendert: 2200,
      fehlend: 0,
      wiederDa: 0,
      fehlerhaft: 0,
      aufgaben: 4459,
    },
    unbekannteTaetigkeiten: [],
    hatMails: false,
  });
export const ZusammenfuehrenOffen = () =>
  imBild({
    ...geprueft,
    anzahl: {
      zeilen: 784,
      neu: 0,
      geaendert: 0,
      unveraendert: 0,
      fehlend: 0,
      wiederDa: 0,
      fehlerhaft: 0,
      aufgaben: 0,
      vorschlaege: 784,
    },
    meldungen: [],
    unbekannteTaetigkeiten: [],
    hatMails: false,
  });
export const ZellenLeer = () =>
  imBild({
    ...geprueft,
    gleiche: 'zusammenfuehren',
    unbekannteTaetigkeiten: [],
    hatMails: false,
    verluste: [
      {
        feld: 'Telefon',
        anzahl: 275,
        beispiele: [
          'Hardtstraße 1: 09123 71981',
          'Am Kunigundenberg 2a: 09123 3920011',
          'Balkenweg 14: 0911 882',
        ],
      },
      {
        feld: 'Hausverwaltung',
        anzahl: 1,
        beispiele: ['Hardtstraße 12: Wohnungsverwaltungsgesellschaft Nürnberger Land mbH'],
      },
    ],
  });
export const Uebernommen = () => imBild(uebernommen);
export const WirdVerortet = () =>
  imBild(
    { ...uebernommen, laufend: { vorgangId: VORGANG, art: 'import-verorten' } },
    answers(vorgangHolen, {
      ...laeuft,
      art: 'import-verorten',
      schritt: '1.200 von 2.200 Häusern auf der Karte gesucht',
    }),
  );
export const OhneKartenauszug = () => imBild({ ...uebernommen, ohneLage: 2196 });
const tat = (id: string, mehr: Partial<ImportTat>): ImportTat => ({
  id,
  was: 'geprueft',
  wer: 'Olga Peter',
  am: '2027-01-11T08:20:00Z',
  grund: 'Frau Rußwurm bat am Telefon, die Datei noch einmal zu lesen',
  mal: 1,
  ...mehr,
});
export const VonKehrtourBetreut = () =>
  imBild(
    uebernommen,
    answers(importBetreuungHolen, {
      eintraege: [
        tat('a', {
          was: 'notiert',
          grund: 'Angerufen: Die Liste kommt morgen noch einmal.\nOhne leere Zeilen.',
        }),
        tat('b', { was: 'datei', mal: 3 }),
        tat('c', {}),
        tat('d', { was: 'abgebrochen', wer: null, grund: null, am: '2026-11-20T06:31:00Z' }),
        tat('e', {
          was: 'fehlerliste',
          wer: 'Friederike-Charlotte von Oberschornsteinfegerhausen-Weißenbühler',
          grund: 'Rückfrage zur Bezirksschornsteinfegermeisterfristenliste. '.repeat(5),
        }),
      ],
    }),
  );
export const Zurueckgenommen = () =>
  imBild({ ...uebernommen, status: 'rueckgaengig', rueckgaengigAm: '2027-01-11T08:00:00Z' });
export const UebernahmeAbgewiesen = () =>
  imBild(
    { ...geprueft, mailFuerTermine: false, anzahl: { ...geprueft.anzahl, vorschlaege: 0 } },
    refuses(importUebernehmen, 'import.falscher-stand'),
  );
export const LaesstWarten = () => (
  <StoryPage>
    <ImportScreen
      client={fakeClient(keepsWaiting(importHolen))}
      id={ID}
      adressen={ADRESSEN}
      onVerworfen={() => undefined}
    />
  </StoryPage>
);
