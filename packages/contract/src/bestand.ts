import { keysOf } from '@kehrtour/domain/keysOf';
import { LIEGENSCHAFTSORTIERUNGEN } from '@kehrtour/domain/liegenschaft/liegenschaft';
import * as z from 'zod/mini';

import { ampel } from './aufgabe.ts';
import { endpoint } from './endpoint.ts';
import { id, seite, tag, text } from './gemeinsam.ts';
import { liegenschaftStatus } from './liegenschaft.ts';

/** All properties of a company with what is due there: list, map, export. */
const ja = z.optional(z.enum(['0', '1']));
/** What both list and map can be narrowed to. */
export const liegenschaftFilter = z.object({
  suche: z.optional(text(200)),
  ort: z.optional(text(80)),
  strasse: z.optional(text(120)),
  status: z.optional(liegenschaftStatus),
  /** Only where something open has to be done by this day. */
  faelligBis: z.optional(tag),
  taetigkeitId: z.optional(text(80)),
  ohneLage: ja,
  /** Only what lies outside of the map extract: no roads are known there. */
  ausserhalbKarte: ja,
  nichtMehrImExport: ja,
  /** Only where the last Feuerstättenschau is three years ago (§ 14 SchfHwG). */
  schaufenster: ja,
});
export type LiegenschaftFilter = z.infer<typeof liegenschaftFilter>;

export const liegenschaftPunkt = z.object({
  id,
  strasse: z.string(),
  hausnr: z.string(),
  plz: z.string(),
  ort: z.string(),
  name: z.string(),
  laufnummer: z.nullable(z.number()),
  status: liegenschaftStatus,
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  /** End of the Frist that presses most; null when nothing is owed. */
  frist: z.nullable(tag),
  ampel: z.nullable(ampel),
  offen: z.int(),
  nichtMehrImExport: z.boolean(),
  /** What a search looks into, in the spelling of the domain's `suchtext`. */
  suche: z.string(),
});
export type LiegenschaftPunkt = z.infer<typeof liegenschaftPunkt>;

export const liegenschaftSortierung = z.enum(LIEGENSCHAFTSORTIERUNGEN);
export const liegenschaftenHolen = endpoint({
  method: 'GET',
  path: '/liegenschaften',
  zweck: 'Eine Seite der Liegenschaften, gesucht, gefiltert und sortiert.',
  zugang: 'mitarbeiter',
  einsehbar: true,
  query: z.extend(liegenschaftFilter, {
    sortierung: z.optional(liegenschaftSortierung),
    absteigend: ja,
    cursor: z.optional(z.string().check(z.maxLength(500))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200, 'ist größer als 200'))),
  }),
  response: seite(liegenschaftPunkt),
});
/** A list of points as one array per field: half the bytes, and the database writes it in one piece. */
const spalte = <S extends z.ZodMiniType>(schema: S) => z.array(schema);
const punkt = liegenschaftPunkt.shape;
export const liegenschaftSpalten = z.object({
  id: spalte(punkt.id),
  strasse: spalte(punkt.strasse),
  hausnr: spalte(punkt.hausnr),
  plz: spalte(punkt.plz),
  ort: spalte(punkt.ort),
  name: spalte(punkt.name),
  laufnummer: spalte(punkt.laufnummer),
  status: spalte(punkt.status),
  lat: spalte(punkt.lat),
  lon: spalte(punkt.lon),
  frist: spalte(punkt.frist),
  ampel: spalte(punkt.ampel),
  offen: spalte(punkt.offen),
  nichtMehrImExport: spalte(punkt.nichtMehrImExport),
  suche: spalte(punkt.suche),
});
export type LiegenschaftSpalten = z.infer<typeof liegenschaftSpalten>;

/** The columns as points again. */
export function punkteAus(spalten: LiegenschaftSpalten): LiegenschaftPunkt[] {
  const felder = keysOf(spalten);
  return spalten.id.map(
    (_id, zeile) =>
      Object.fromEntries(felder.map((feld) => [feld, spalten[feld][zeile]])) as LiegenschaftPunkt,
  );
}

export const liegenschaftPunkteHolen = endpoint({
  method: 'GET',
  path: '/liegenschaften/punkte',
  zweck: 'Alle Liegenschaften in der schmalen Form für Karte und lange Liste.',
  zugang: 'mitarbeiter',
  query: liegenschaftFilter,
  response: liegenschaftSpalten,
});
/** What a list leaves the house as: text that every program reads, or a workbook with a sheet of Fristen. */
export const ausgabeformat = z.enum(['csv', 'xlsx']);
export type Ausgabeformat = z.infer<typeof ausgabeformat>;
export const liegenschaftenAusgeben = endpoint({
  method: 'GET',
  path: '/liegenschaften/ausgabe',
  zweck: 'Die gefilterte Liste für die Tabellenkalkulation, als CSV oder XLSX; keine Zelle wird zur Formel.',
  zugang: 'mitarbeiter',
  kind: 'file',
  query: z.extend(liegenschaftFilter, { als: z.optional(ausgabeformat) }),
  response: z.unknown(),
  fehler: ['nicht-erlaubt'],
});
