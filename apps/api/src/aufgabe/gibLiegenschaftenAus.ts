import type { Ausgabeformat, LiegenschaftFilter } from '@kehrtour/contract/bestand';
import { csvZeilen, schreibeCsv } from '@kehrtour/domain/datei/csv';
import { formatTag } from '@kehrtour/domain/format';
import { AUSGABESPALTEN, SPALTENNAMEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import type { Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import { LIEGENSCHAFT_STATUS_NAMEN, LIEGENSCHAFTTYP_NAMEN } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { AMPEL_NAMEN } from '@kehrtour/domain/taetigkeit/aufgabe';

import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { type AusgabeRow, type Bestandssicht, listAusgabe, listAusgabeIds } from './bestand.store.ts';
import { sichtFuer } from './bestandssicht.ts';
import { schreibeMappe, type Tabellenzelle } from './schreibeMappe.ts';

type Spalte = readonly [kopf: string, zelle: (row: AusgabeRow) => Tabellenzelle];

/** A house that no other program named goes by its id here, so that a list that comes back finds it again. */
const objektId = ({ external_id, id }: AusgabeRow): string => external_id ?? id;

/** Name and ways of one person: what stands side by side belongs together. */
function personenspalten(
  rolle: Kontaktrolle,
  koepfe: readonly [name: string, telefon: string, mobil: string, email: string],
): readonly Spalte[] {
  const teile = ['name', 'telefon', 'mobil', 'email'] as const;
  return teile.map((teil, stelle): Spalte => [koepfe[stelle] ?? '', (row) => row[rolle]?.[teil] ?? '']);
}

const SPALTEN: readonly Spalte[] = [
  ['Lfd. Nr.', (row) => row.laufnummer ?? undefined],
  ['Objekt-ID', objektId],
  ...AUSGABESPALTEN.map((spalte): Spalte => [SPALTENNAMEN[spalte], (row) => row[spalte]]),
  ['Straße', (row) => row.strasse],
  ['Hausnr.', (row) => row.hausnr],
  ['PLZ', (row) => ({ ziffern: row.plz })],
  ['Ort', (row) => row.ort],
  ['Ortsteil', (row) => row.ortsteil],
  ...personenspalten('eigentuemer', ['Name', 'Telefon', 'Mobil', 'E-Mail']),
  ...personenspalten('bewohner', ['Bewohner', 'Bewohner Telefon', 'Bewohner Mobil', 'Bewohner E-Mail']),
  ...personenspalten('verwalter', [
    'Hausverwaltung',
    'Hausverwaltung Telefon',
    'Hausverwaltung Mobil',
    'Hausverwaltung E-Mail',
  ]),
  ['Gebäudeart', (row) => LIEGENSCHAFTTYP_NAMEN[row.typ]],
  ['NE', (row) => row.einheiten_anzahl],
  ['Status', (row) => LIEGENSCHAFT_STATUS_NAMEN[row.status]],
  ['Offene Tätigkeiten', (row) => [...new Set(row.fristen.map(({ taetigkeit }) => taetigkeit))].join(', ')],
  ['Nächste Frist', (row) => (row.frist === null ? '' : { tag: row.frist })],
  ['Alle Fristen', (row) => row.fristen.map(fristText).join(' | ')],
  ['Ampel', (row) => (row.ampel === null ? '' : AMPEL_NAMEN[row.ampel])],
  // Whoever reads it again takes the first of the two for the remark.
  ['Bemerkung', (row) => row.notiz_arbeit],
  ['Zugang', (row) => row.notiz_zugang],
  ['Breite', (row) => row.lat ?? undefined],
  ['Länge', (row) => row.lon ?? undefined],
];
const KOPF = SPALTEN.map(([kopf]) => kopf);
const BLATT_FRISTEN = 'Fristen';
const KOPF_FRISTEN = [
  'Lfd. Nr.',
  'Objekt-ID',
  'Straße',
  'Hausnr.',
  'PLZ',
  'Ort',
  'Tätigkeit',
  'Wohnung',
  'Frist von',
  'Frist bis',
];

/** A list that was given out here: its columns, and on which sheet of the workbook they stand. */
export type EigeneListe = { readonly kopf: readonly string[]; readonly blatt: string | undefined };
const EIGENE_LISTEN: readonly EigeneListe[] = [
  { kopf: KOPF, blatt: undefined },
  { kopf: KOPF_FRISTEN, blatt: BLATT_FRISTEN },
];

/** The list of ours that a file with these columns is, also where somebody took some of them out; undefined where it is another program's. */
export const findeEigeneListe = (koepfe: readonly string[]): EigeneListe | undefined =>
  EIGENE_LISTEN.find(
    ({ kopf }) =>
      koepfe.includes('Objekt-ID') &&
      koepfe.length > kopf.length / 2 &&
      koepfe.every((einer) => einer === '' || kopf.includes(einer)),
  );

/** Houses read at a time: of the others nothing is kept, and others have their turn in between. */
const SEITE = 250;

export type Ausgabe = { inhalt: AsyncIterable<string | Uint8Array>; typ: string; name: string };

/** The filtered list for a spreadsheet, page by page as it is taken; whole address books leave the house only with the office. */
export async function gibLiegenschaftenAus(
  ctx: StaffCtx,
  { als = 'csv', ...filter }: LiegenschaftFilter & { als?: Ausgabeformat | undefined },
): Promise<Ausgabe> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const sicht = await sichtFuer(ctx, filter);
  const name = `Liegenschaften ${sicht.heute}.${als}`;
  const typ =
    als === 'csv'
      ? 'text/csv; charset=utf-8'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { inhalt: await schreibeListe(ctx, sicht, als), typ, name };
}

/** The whole list as it would be given out now, for a file that was given out before. */
export const listeZumVergleich = (
  ctx: TenantCtx,
  als: Ausgabeformat,
): Promise<AsyncIterable<string | Uint8Array>> =>
  schreibeListe(
    ctx,
    { filter: {}, nurVon: undefined, heute: ortszeitAus(ctx.now()).tag, kartenraum: undefined },
    als,
  );

async function schreibeListe(
  ctx: TenantCtx,
  sicht: Bestandssicht,
  als: Ausgabeformat,
): Promise<AsyncIterable<string | Uint8Array>> {
  const ids = await ctx.transaction((tx) => listAusgabeIds(tx, sicht));
  const seiten = <Zeile>(zeilenAus: (row: AusgabeRow) => Zeile[]): AsyncGenerator<Zeile[]> =>
    seitenVon(ctx, sicht, ids, zeilenAus);
  const zeile = (row: AusgabeRow): Tabellenzelle[][] => [SPALTEN.map(([, zelle]) => zelle(row))];
  if (als === 'csv') return csvStuecke(seiten(zeile));
  return schreibeMappe(ctx.now(), [
    { name: 'Liegenschaften', kopf: KOPF, seiten: seiten(zeile) },
    { name: BLATT_FRISTEN, kopf: KOPF_FRISTEN, seiten: seiten(fristzeilen) },
  ]);
}

/** Which houses, and in which order, is settled before the first; each page says how they are when it is read. */
async function* seitenVon<Zeile>(
  ctx: TenantCtx,
  sicht: Bestandssicht,
  ids: readonly string[],
  zeilenAus: (row: AusgabeRow) => Zeile[],
): AsyncGenerator<Zeile[]> {
  for (let ab = 0; ab < ids.length; ab += SEITE) {
    const rows = await ctx.transaction((tx) => listAusgabe(tx, sicht, ids.slice(ab, ab + SEITE)));
    yield rows.flatMap(zeilenAus);
  }
}

async function* csvStuecke(seiten: AsyncIterable<readonly Tabellenzelle[][]>): AsyncGenerator<string> {
  yield schreibeCsv([KOPF]);
  for await (const zeilen of seiten) yield csvZeilen(zeilen.map((zeile) => zeile.map(alsText)));
}

/** A line for each Frist: what a single cell can only list, a spreadsheet sorts. */
function fristzeilen(row: AusgabeRow): Tabellenzelle[][] {
  return row.fristen.map(({ taetigkeit, einheit, von, bis }) => [
    row.laufnummer ?? undefined,
    objektId(row),
    row.strasse,
    row.hausnr,
    { ziffern: row.plz },
    row.ort,
    taetigkeit,
    einheit,
    von === null ? '' : { tag: von },
    { tag: bis },
  ]);
}

/** `Kehrung: 01.03.2027 bis 30.06.2027`, `Feuerstättenschau (Wohnung 3): bis 31.12.2027` */
function fristText({ taetigkeit, einheit, von, bis }: AusgabeRow['fristen'][number]): string {
  const was = einheit === '' ? taetigkeit : `${taetigkeit} (${einheit})`;
  return `${was}: ${von === null ? '' : `${formatTag(von)} `}bis ${formatTag(bis)}`;
}

const alsText = (zelle: Tabellenzelle) =>
  typeof zelle === 'object' && 'tag' in zelle ? formatTag(zelle.tag) : zelle;
