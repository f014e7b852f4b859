import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';
import {
  GLEICHEWAHLEN,
  IMPORTARTEN,
  IMPORTBEFUNDE,
  IMPORT_STATUS,
  TAETIGKEITSHERKUENFTE,
} from '@kehrtour/domain/importdatei/importauftrag';
import { ZEILENFORMEN } from '@kehrtour/domain/importdatei/zeile/zeilenform';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, listenstelle, seite, text, version, zeitpunkt } from './gemeinsam.ts';
import { importMeldung, importMeldungsgruppe, importAnzahl } from './importbefund.ts';
import {
  importblatt,
  importspalte,
  lesart,
  namensfolge,
  vorschauzeile,
  wertkorrektur,
  zuordnung,
} from './importlesart.ts';

/** From a dropped file to properties: reading, correcting, dry run, taking over, and taking it back. */
export const importStatus = z.enum(IMPORT_STATUS);
export const importBefund = z.enum(IMPORTBEFUNDE);
export type ImportBefund = z.infer<typeof importBefund>;

const gleichewahl = z.enum(GLEICHEWAHLEN);
export type Gleichewahl = z.infer<typeof gleichewahl>;

/** Known of houses in the file, which has an empty cell for it: stays without a yes. */
const importVerlust = z.object({ feld: z.string(), anzahl: z.int(), beispiele: z.array(z.string()) });
export type ImportVerlust = z.infer<typeof importVerlust>;

const kurz = z.object({
  id,
  dateiname: z.string(),
  art: z.enum(IMPORTARTEN),
  status: importStatus,
  anzahl: z.partial(importAnzahl),
  angelegtAm: zeitpunkt,
  uebernommenAm: z.nullable(zeitpunkt),
  rueckgaengigAm: z.nullable(zeitpunkt),
  /** Only the newest import that is in force can be taken back. */
  ruecknehmbar: z.boolean(),
  version,
});
export type ImportKurz = z.infer<typeof kurz>;

export const importauftrag = z.object({
  ...kurz.shape,
  lesart,
  zuordnung,
  felder: z.array(z.object({ id: z.string(), name: z.string() })),
  fehlendePflichtfelder: z.array(z.string()),
  spalten: z.array(importspalte),
  vorschau: z.array(vorschauzeile),
  /** Rows of the file below the header. */
  zeilenImText: z.int(),
  /** What stands in the first rows, one text each: where the headers are is chosen among them. */
  anfang: z.array(z.string()),
  /** The sheets of a workbook; empty where the kind of file has none. */
  blaetter: z.array(importblatt),
  korrekturen: z.array(wertkorrektur),
  /** What the file calls the work, and what each is taken for. */
  taetigkeitstexte: z.array(
    z.object({
      text: z.string(),
      anzahl: z.int(),
      /** Null where it becomes an entry of its own. */
      taetigkeitId: z.nullable(z.string()),
      woher: z.enum(TAETIGKEITSHERKUENFTE),
    }),
  ),
  zeilenform: z.enum(ZEILENFORMEN),
  /** How names without a comma are read; null where the file has none of which the order matters. */
  namen: z.nullable(
    z.object({
      folge: namensfolge,
      sicher: z.boolean(),
      beispiele: z.array(z.string()),
      /** Names that stand the other way round, while nobody said the order. */
      fraglich: z.optional(z.int()),
    }),
  ),
  /** Whether mapping and encoding come from an earlier file with the same header. */
  ausProfil: z.boolean(),
  hatMails: z.boolean(),
  mailFuerTermine: z.nullable(z.boolean()),
  meldungen: z.array(importMeldung),
  /** The same by cause, over the whole file; empty for imports of before they were put together. */
  meldungsgruppen: z.array(importMeldungsgruppe),
  /** Null while nobody said what becomes of new houses at a known address. */
  gleiche: z.nullable(gleichewahl),
  verluste: z.array(importVerlust),
  /** Whether what this file has empty cells for goes. */
  leereLoeschen: z.boolean(),
  /** Texts that are no Tätigkeit of the company; each becomes one unless somebody chooses. */
  unbekannteTaetigkeiten: z.array(
    z.object({ text: z.string(), anzahl: z.int(), taetigkeitId: z.nullable(z.string()) }),
  ),
  taetigkeiten: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Work on this import that runs now. */
  laufend: z.nullable(z.object({ vorgangId: id, art: z.string() })),
  /** Houses of this import that nobody could locate. */
  ohneLage: z.int(),
});
export type Importauftrag = z.infer<typeof importauftrag>;

export const importeHolen = endpoint({
  method: 'GET',
  path: '/importe',
  zweck: 'Alle Importe, neueste zuerst.',
  zugang: 'mitarbeiter',
  einsehbar: true,
  query: z.object({ cursor: z.optional(zeitpunkt) }),
  response: seite(kurz),
  fehler: ['nicht-erlaubt'],
});
export const importHochladen = endpoint({
  method: 'POST',
  path: '/importe',
  zweck: `Nimmt eine Datei (Feld \`datei\`, bis ${IMPORTDATEIEN.groesse}) an und sagt, wie sie verstanden wird.`,
  zugang: 'mitarbeiter',
  kind: 'upload',
  response: z.object({ id }),
  fehler: [
    'nicht-erlaubt',
    'import.datei-leer',
    'import.datei-unlesbar',
    'import.zu-viele-zeilen',
    'import.zu-viele-spalten',
    'zu-gross',
    'betrieb.speicher-voll',
    'kein-speicherplatz',
    'falscher-inhalt',
  ],
});
export const importHolen = endpoint({
  method: 'GET',
  path: '/importe/:id',
  zweck: 'Ein Import mit Lesart, Zuordnung und zwanzig Zeilen, wie sie verstanden werden.',
  zugang: 'mitarbeiter',
  einsehbar: true,
  params: idParams,
  response: importauftrag,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const importKorrigieren = endpoint({
  method: 'PATCH',
  path: '/importe/:id',
  zweck:
    'Stellt Zeichensatz, Trennzeichen, Blatt, Kopfzeile, eine Spalte, einen Wert oder eine Tätigkeit richtig und sagt, was aus gleichen Anschriften und leeren Zellen wird.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({
    version,
    lesart: z.optional(z.partial(lesart)),
    zuordnung: z.optional(zuordnung),
    /** Whether customers gave the mail addresses of this file for appointments. */
    mailFuerTermine: z.optional(z.boolean()),
    gleiche: z.optional(gleichewahl),
    leereLoeschen: z.optional(z.boolean()),
    /** Take the place of those of before for the same column and value; as it was is none. */
    korrekturen: z.optional(z.array(wertkorrektur).check(z.maxLength(200))),
    /** Text of the file → entry of the catalogue; an empty id makes an entry of its own. */
    taetigkeiten: z.optional(z.record(text(200, 1), text(60))),
  }),
  response: importauftrag,
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'veraltet',
    'import.falscher-stand',
    'import.datei-leer',
    'import.datei-unlesbar',
    'import.zu-viele-zeilen',
    'import.zu-viele-spalten',
  ],
});
export const importPruefen = endpoint({
  method: 'POST',
  path: '/importe/:id/pruefen',
  zweck: 'Probelauf: zählt neu, geändert, unverändert, fehlend, fehlerhaft; ändert nichts.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ vorgangId: id }),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'import.falscher-stand',
    'import.pflichtspalte-fehlt',
    'import.datei-leer',
  ],
});
export const importUebernehmen = endpoint({
  method: 'POST',
  path: '/importe/:id/uebernehmen',
  zweck: 'Macht die geprüften Zeilen auf einmal sichtbar; fehlerhafte bleiben draußen.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({
    version,
    /** Also over parts that somebody edited by hand. */
    auchGeschuetzte: z.optional(z.boolean()),
  }),
  response: z.object({ vorgangId: id }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'import.falscher-stand'],
});
export const importRueckgaengig = endpoint({
  method: 'POST',
  path: '/importe/:id/rueckgaengig',
  zweck: 'Nimmt einen Import als Ganzes zurück.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ vorgangId: id }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'import.falscher-stand', 'import.rueckgaengig-zu-spaet'],
});
export const importVerorten = endpoint({
  method: 'POST',
  path: '/importe/:id/verorten',
  zweck: 'Sucht Häuser ohne Lage noch einmal auf der Karte, etwa nach einem neuen Kartenauszug.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ vorgangId: z.nullable(id) }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'import.falscher-stand'],
});
export const importVerwerfen = endpoint({
  method: 'DELETE',
  path: '/importe/:id',
  zweck: 'Verwirft eine Datei, die nicht übernommen wurde.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'import.falscher-stand'],
});
export const importFehlerHolen = endpoint({
  method: 'GET',
  path: '/importe/:id/fehler',
  zweck: 'Alle Meldungen mit Zeile und Spalte als CSV, dahinter die Zeile der Datei.',
  zugang: 'mitarbeiter',
  einsehbar: true,
  kind: 'file',
  params: idParams,
  response: z.unknown(),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'import.datei-unlesbar'],
});
export const importDateiHolen = endpoint({
  method: 'GET',
  path: '/importe/:id/datei',
  zweck: 'Die Datei, wie sie hochgeladen wurde.',
  zugang: 'mitarbeiter',
  einsehbar: true,
  kind: 'file',
  params: idParams,
  response: z.unknown(),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'import.datei-unlesbar'],
});

const aenderung = z.object({
  nummer: z.int(),
  befund: importBefund,
  titel: z.string(),
  liegenschaftId: id,
  aenderungen: z.array(
    z.object({ teil: z.string(), alt: z.string(), neu: z.string(), geschuetzt: z.boolean() }),
  ),
});
export type ImportAenderung = z.infer<typeof aenderung>;
export const importAenderungenHolen = endpoint({
  method: 'GET',
  path: '/importe/:id/aenderungen',
  zweck: 'Was der Import tut, Haus für Haus.',
  zugang: 'mitarbeiter',
  params: idParams,
  query: z.object({ befund: importBefund, cursor: z.optional(listenstelle) }),
  response: seite(aenderung),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
