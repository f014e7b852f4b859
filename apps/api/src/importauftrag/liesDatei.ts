import type { Lesart } from '@kehrtour/contract/importauftrag';
import { erkenneTrennzeichen, leseCsv, type Trennzeichen } from '@kehrtour/domain/importdatei/csvtext';
import { erkenneBom, IMPORTGRENZEN } from '@kehrtour/domain/importdatei/dateiart';
import { findeKopfzeile } from '@kehrtour/domain/importdatei/spaltenzuordnung';
import { waehleLesart } from '@kehrtour/domain/importdatei/zeichensatz';
import iconv from 'iconv-lite';
import readXlsxFile from 'read-excel-file/universal';

import type { Datei, Ungelesen } from './dateiauftrag.ts';
import { packeXlsxUm } from './packeXlsxUm.ts';
import { XLSX_AUSWEG, XlsxFehler } from './xlsxAusweg.ts';

type Zeichensatz = NonNullable<Lesart['zeichensatz']>;
export type GeleseneTabelle = {
  readonly lesart: Lesart;
  readonly zeilen: readonly (readonly string[])[];
};

/** Bytes to rows of cells, with encoding, delimiter and header row found out where they are not given. Runs in a thread. */
export async function liesDatei(
  auftrag: Datei,
): Promise<({ readonly ok: true } & GeleseneTabelle) | Ungelesen> {
  const gelesen =
    auftrag.art === 'xlsx' ? await liesXlsx(auftrag.bytes) : liesText(auftrag.bytes, auftrag.lesart);
  if ('ok' in gelesen) return gelesen;
  const { zeilen } = gelesen;
  if (zeilen.every((zeile) => zeile.every((zelle) => zelle.trim() === '')))
    return { ok: false, grund: 'import.datei-leer' };
  if (zeilen.length > IMPORTGRENZEN.zeilenMax + 10) return { ok: false, grund: 'import.zu-viele-zeilen' };
  if (zeilen.some((zeile) => zeile.length > IMPORTGRENZEN.spaltenMax))
    return { ok: false, grund: 'import.zu-viele-spalten' };
  const lang = zeilen.findIndex((zeile) => zeile.some((zelle) => zelle.length > ZELLE_ZEICHEN_MAX));
  if (lang >= 0) return { ok: false, grund: 'import.datei-unlesbar', satz: satzZurZeile(lang + 1) };
  const kopfzeile =
    auftrag.lesart.kopfzeile === undefined ? (findeKopfzeile(zeilen) ?? null) : auftrag.lesart.kopfzeile;
  return {
    ok: true,
    zeilen,
    lesart: { zeichensatz: gelesen.zeichensatz, trennzeichen: gelesen.trennzeichen, kopfzeile },
  };
}

/** More does not fit into a cell of any spreadsheet program. */
const ZELLE_ZEICHEN_MAX = 32_767;
const satzZurZeile = (zeile: number): string =>
  `In Zeile ${zeile} steht eine Zelle mit mehr als 32.767 Zeichen; vielleicht fehlt dort ein schließendes Anführungszeichen. Bitte prüfen Sie die Zeile und laden Sie die Datei noch einmal hoch.`;

type Gelesen = {
  zeilen: string[][];
  zeichensatz: Zeichensatz | null;
  trennzeichen: Trennzeichen | null;
};

function liesText(bytes: Uint8Array, lesart: Partial<Lesart>): Gelesen {
  const { name, text } = dekodiere(bytes, lesart.zeichensatz ?? undefined);
  const trennzeichen = lesart.trennzeichen ?? erkenneTrennzeichen(text);
  return {
    zeichensatz: name,
    trennzeichen,
    zeilen: leseCsv(text.replaceAll('\0', '').toWellFormed(), trennzeichen, IMPORTGRENZEN.zeilenMax + 20),
  };
}

/** A byte order mark names the encoding; strict UTF-8 comes next; then the more German of the two old ones. */
function dekodiere(
  bytes: Uint8Array,
  gewuenscht: Zeichensatz | undefined,
): { name: Zeichensatz; text: string } {
  const als = (name: Zeichensatz): { name: Zeichensatz; text: string } => ({
    name,
    text: iconv.decode(Buffer.from(bytes), name),
  });
  const bom = erkenneBom(bytes);
  if (gewuenscht) return als(gewuenscht);
  if (bom) return als(bom);
  try {
    return { name: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return waehleLesart([als('windows-1252'), als('cp850')]) ?? als('windows-1252');
  }
}

/** The first sheet that holds anything; a workbook often begins with an empty one or a cover. */
async function liesXlsx(bytes: Uint8Array): Promise<Gelesen | Ungelesen> {
  try {
    const { buffer } = await packeXlsxUm(bytes);
    const blaetter = await readXlsxFile(buffer as ArrayBuffer);
    const rows = blaetter.find(({ data }) => data.length > 1)?.data ?? blaetter[0]?.data ?? [];
    return { zeichensatz: null, trennzeichen: null, zeilen: rows.map((row) => row.map(alsText)) };
  } catch (fehler) {
    const grund = fehler instanceof XlsxFehler ? fehler.grund : 'beschaedigt';
    return { ok: false, grund: 'import.datei-unlesbar', satz: XLSX_AUSWEG[grund] };
  }
}

const zwei = (zahl: number): string => String(zahl).padStart(2, '0');

/** A spreadsheet's date is a day, not an instant: its UTC parts are what the person sees. */
function alsText(zelle: unknown): string {
  if (zelle === null || zelle === undefined) return '';
  if (zelle instanceof Date)
    return `${zwei(zelle.getUTCDate())}.${zwei(zelle.getUTCMonth() + 1)}.${zelle.getUTCFullYear()}`;
  if (typeof zelle === 'number') return String(zelle).replace('.', ',');
  if (typeof zelle === 'boolean') return zelle ? 'ja' : 'nein';
  return String(zelle).replaceAll('\0', '').toWellFormed();
}
