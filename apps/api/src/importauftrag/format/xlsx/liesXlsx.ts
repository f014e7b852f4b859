import type { Lesart } from '@kehrtour/contract/importlesart';
import { tabellenart } from '@kehrtour/domain/importdatei/datei/tabellenart';
import { readSheet } from 'read-excel-file/universal';

import type { Ungelesen } from '../../dateiauftrag.ts';
import { fuelleVerbundene, hinweiseZu, waehleBlatt } from '../blattwahl.ts';
import type { GeleseneZeilen } from '../importleser.ts';
import { liesTabelle } from '../tabelle/liesTabelle.ts';
import { liesMappe } from './mappe.ts';
import { packeXlsxUm } from './packeXlsxUm.ts';
import { XLSX_AUSWEG, XlsxFehler } from './xlsxAusweg.ts';

/** How much of a file is enough to say what it is. */
const ANFANG_BYTES = 4096;

/** One sheet of a workbook, with the others named: which it is, a person may say. */
export async function liesXlsx(
  bytes: Uint8Array,
  lesart: Partial<Lesart> = {},
): Promise<GeleseneZeilen | Ungelesen> {
  const art = tabellenart(Buffer.from(bytes.subarray(0, ANFANG_BYTES)).toString('latin1'));
  if (art !== undefined) return liesTabelle(bytes, art, lesart);
  try {
    const { archiv, teile } = await packeXlsxUm(bytes);
    const mappe = liesMappe(teile);
    const blatt = waehleBlatt(mappe, lesart.blatt);
    if (blatt === undefined) throw new XlsxFehler('beschaedigt');
    const rows = await readSheet(archiv.buffer as ArrayBuffer, blatt.stelle + 1);
    const { zeilen, gefuellt } = fuelleVerbundene(
      rows.map((row) => row.map(alsText)),
      blatt,
    );
    return {
      zeichensatz: null,
      trennzeichen: null,
      zeilen,
      blatt: blatt.name,
      blaetter: mappe.blaetter.map(({ name, zeilen: anzahl, versteckt }) => ({
        name,
        zeilen: anzahl,
        versteckt,
      })),
      hinweise: hinweiseZu(blatt, gefuellt),
    };
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
