import type { DatabaseSync } from 'node:sqlite';

import { keysOf } from '@kehrtour/domain/keysOf';

import { ZivFehler } from './zivAusweg.ts';

/** What is read of the exchange file: tables of the ZIV data model 4.0 and their columns. */
const TABELLEN = {
  Meta: ['Abgabe', 'Software', 'Geschaeftsjahr'],
  Kehrbezirk: ['ID_Kehrbezirk', 'Kennung_Land', 'Kennung_QM'],
  Ort: ['ID_Ort', 'Name'],
  Strasse: ['ID_Strasse', 'Name', 'ID_Ort'],
  Grundstueck: ['ID_Grundstueck', 'ID_Strasse', 'ID_Kommunikation_Verwalter', 'ID_Kommunikation_Eigentuemer'],
  Gebaeude_Gebaeudeteil: [
    'ID_Gebaeude_Gebaeudeteil',
    'Hausnummer',
    'PLZ',
    'Gebaeude_ident',
    'Bemerkung_Arbeitsbuch',
    'ID_Grundstueck',
    'ID_Kommunikation_Mieter',
    'ID_Kommunikation_Verwalter',
    'ID_Kehrbezirk',
  ],
  Kommunikation: [
    'ID_Kommunikation',
    'Festnetz_1',
    'Festnetz_2',
    'Mobilfunk_1',
    'Mobilfunk_2',
    'EMail_Kommunikation',
    'EMail_Dokumente',
    'EMail_ERechnung',
    'LeitwegID',
    'Ansprechpartner',
    'Strasse',
    'Hausnummer',
    'Postfach',
    'PLZ',
    'Ort',
    'Zeile_A',
    'Zeile_B',
    'Zeile_C',
    'Zeile_1',
    'Zeile_2',
    'Zeile_3',
    'Zeile_4',
    'Zeile_5',
    'Zeile_6',
  ],
  Gebaeude_Eigentuemer: ['ID_Gebaeude_Gebaeudeteil', 'ID_Kommunikation', 'Sprecher'],
  Nutzungseinheit: ['ID_Nutzungseinheit', 'ID_Gebaeude_Gebaeudeteil'],
  Nutzungseinheit_Eigentuemer: ['ID_Nutzungseinheit', 'ID_Kommunikation', 'Sprecher'],
  Wohnung: [
    'ID_Wohnung',
    'ID_Nutzungseinheit',
    'Mieter_Vorname',
    'Mieter_Nachname',
    'Geschoss',
    'Geschoss_Freitext',
    'Lage1',
    'Lage2',
    'Unbenutzt',
  ],
  Raum: ['ID_Raum', 'ID_Wohnung', 'Beschreibung', 'Raumart'],
  Feuerstaette: [
    'ID_Raum',
    'Art',
    'Feuerstaetten_Text',
    'Brennstoff',
    'NWL_max',
    'Baujahr',
    'Errichtung',
    'Raumluftabhaengig',
    'Benutzungsintensitaet',
    'Feuerstaettenstatus',
  ],
  Abgasanlage: ['ID_Gebaeude_Gebaeudeteil', 'Art', 'Nummer', 'Hersteller', 'Typ', 'Benutzungsintensitaet'],
  Feuerstaettenschau: ['ID_Gebaeude_Gebaeudeteil', 'Datum'],
  Feuerstaettenbescheid_Grunddaten: [
    'ID_Feuerstaettenbescheid_Grunddaten',
    'ID_Gebaeude_Gebaeudeteil',
    'Ausstellungsdatum',
    'Naechste_FS',
  ],
  Bescheid_Position: [
    'ID_Bescheid_Position',
    'ID_Feuerstaettenbescheid_Grunddaten',
    'Art_Standort_Anlage',
    'Rechtsgrundlage',
  ],
  Bescheid_Termin_Position: ['ID_Bescheid_Position', 'Start_Zeitraum', 'Ende_Zeitraum'],
  Kehrbuch_Gebaeude: ['ID_Kehrbuch_Gebaeude', 'ID_Gebaeude_Gebaeudeteil'],
  Kehrbuch_Anlage: ['ID_Kehrbuch_Anlage', 'ID_Kehrbuch_Gebaeude'],
  Kehrbuch_Taetigkeit: [
    'ID_Kehrbuch_Anlage',
    'Rechtsgrundlage',
    'Taetigkeit_Text',
    'Planungszeitraum_von',
    'Planungszeitraum_bis',
    'Ausfuehrungsdatum',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Zivtabelle = keyof typeof TABELLEN;
/** Every cell as trimmed text; empty where there is none. */
export type Zivzeile<Name extends Zivtabelle = Zivtabelle> = Readonly<
  Record<(typeof TABELLEN)[Name][number], string>
>;

export type Zivdatei = {
  readonly [Name in Zivtabelle]: readonly Zivzeile<Name>[];
} & {
  readonly fehlendeTabellen: readonly Zivtabelle[];
  /** `Wohnung.Lage2` */
  readonly fehlendeSpalten: readonly string[];
};

const NOETIG: readonly Zivtabelle[] = ['Gebaeude_Gebaeudeteil', 'Grundstueck', 'Strasse'];
/** Rows of one table; a whole district with ten years of its Kehrbuch has fewer. */
const ZEILEN_MAX = 150_000;
const ZELLE_ZEICHEN_MAX = 2000;

/** Looks which tables and columns there are before it asks for them. @throws ZivFehler */
export function liesTabellen(db: DatabaseSync): Zivdatei {
  // A view or a virtual table has no page of its own: whatever it is called, it is none of the tables.
  const da = new Map(
    db
      .prepare(`select name from sqlite_schema where type = 'table' and rootpage > 0 limit 5000`)
      .all()
      .map(({ name }) => [String(name).toLowerCase(), String(name)]),
  );
  if (NOETIG.some((name) => !da.has(name.toLowerCase()))) throw new ZivFehler('fremd');
  const fehlendeTabellen: Zivtabelle[] = [];
  const fehlendeSpalten: string[] = [];
  const gelesen = keysOf(TABELLEN).map((name) => {
    if (!da.has(name.toLowerCase())) {
      fehlendeTabellen.push(name);
      return [name, []];
    }
    const spalten = TABELLEN[name];
    const vorhanden = spaltenVon(db, name);
    const fehlend = spalten.filter((spalte) => !vorhanden.has(spalte.toLowerCase()));
    fehlendeSpalten.push(...fehlend.map((spalte) => `${name}.${spalte}`));
    return [name, liesZeilen(db, name, spalten, vorhanden)];
  });
  const tabellen = Object.fromEntries(gelesen) as { [Name in Zivtabelle]: readonly Zivzeile<Name>[] };
  return { ...tabellen, fehlendeTabellen, fehlendeSpalten };
}

/** Generated columns are none: they would have to be computed by what the file says. */
const spaltenVon = (db: DatabaseSync, tabelle: string): Set<string> =>
  new Set(
    db
      .prepare(`pragma table_info("${tabelle}")`)
      .all()
      .map(({ name }) => String(name).toLowerCase()),
  );

function liesZeilen(
  db: DatabaseSync,
  tabelle: string,
  spalten: readonly string[],
  vorhanden: ReadonlySet<string>,
): Record<string, string>[] {
  // A picture or a document in a column of texts is nothing to read; a text longer than any cell is cut before it is fetched.
  const zellen = spalten.map((spalte) =>
    vorhanden.has(spalte.toLowerCase())
      ? `case typeof("${spalte}") when 'blob' then null else substr("${spalte}", 1, ${ZELLE_ZEICHEN_MAX}) end as "${spalte}"`
      : `null as "${spalte}"`,
  );
  const zeilen: Record<string, string>[] = [];
  for (const zeile of db.prepare(`select ${zellen.join(', ')} from "${tabelle}"`).iterate()) {
    if (zeilen.length >= ZEILEN_MAX) throw new ZivFehler('zu-gross');
    zeilen.push(Object.fromEntries(spalten.map((spalte) => [spalte, alsText(zeile[spalte])])));
  }
  return zeilen;
}

function alsText(wert: unknown): string {
  if (wert === null || wert === undefined) return '';
  return String(wert).replaceAll('\0', '').toWellFormed().trim();
}
