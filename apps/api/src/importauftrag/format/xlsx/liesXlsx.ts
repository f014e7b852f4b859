import readXlsxFile from 'read-excel-file/universal';

import type { Ungelesen } from '../../dateiauftrag.ts';
import type { GeleseneZeilen } from '../importleser.ts';
import { packeXlsxUm } from './packeXlsxUm.ts';
import { XLSX_AUSWEG, XlsxFehler } from './xlsxAusweg.ts';

/** The first sheet that holds anything; a workbook often begins with an empty one or a cover. */
export async function liesXlsx(bytes: Uint8Array): Promise<GeleseneZeilen | Ungelesen> {
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
