import type { Ungelesen } from '../../dateiauftrag.ts';
import type { GeleseneZeilen } from '../importleser.ts';
import { oeffneZiv } from './oeffneZiv.ts';
import { ZIV_AUSWEG, ZivFehler } from './zivAusweg.ts';
import { zivHinweise } from './zivHinweise.ts';
import { liesTabellen } from './zivTabellen.ts';
import { zivZeilen } from './zivZeilen.ts';

/**
 * The exchange file of the trade (ZIV data model 4.0, a database of SQLite) as the list that it is for us: one row for each task,
 * owner and unit of a building, under headers that are understood.
 */
export function liesZiv4(bytes: Uint8Array): GeleseneZeilen | Ungelesen {
  try {
    const db = oeffneZiv(bytes);
    try {
      const ziv = liesTabellen(db);
      return { zeichensatz: null, trennzeichen: null, zeilen: zivZeilen(ziv), hinweise: zivHinweise(ziv) };
    } finally {
      db.close();
    }
  } catch (fehler) {
    const grund = fehler instanceof ZivFehler ? fehler.grund : 'beschaedigt';
    return { ok: false, grund: 'import.datei-unlesbar', satz: ZIV_AUSWEG[grund] };
  }
}
