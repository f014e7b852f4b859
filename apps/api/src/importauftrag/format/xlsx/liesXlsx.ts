import type { Lesart } from '@kehrtour/contract/importlesart';
import { formatMenge } from '@kehrtour/domain/format';
import { readSheet } from 'read-excel-file/universal';

import type { Ungelesen } from '../../dateiauftrag.ts';
import type { GeleseneZeilen } from '../importleser.ts';
import { liesMappe, type Mappe, type Mappenblatt } from './mappe.ts';
import { packeXlsxUm } from './packeXlsxUm.ts';
import { XLSX_AUSWEG, XlsxFehler } from './xlsxAusweg.ts';

/** One sheet of a workbook, with the others named: which it is, a person may say. */
export async function liesXlsx(
  bytes: Uint8Array,
  lesart: Partial<Lesart> = {},
): Promise<GeleseneZeilen | Ungelesen> {
  try {
    const { archiv, teile } = await packeXlsxUm(bytes);
    const mappe = liesMappe(teile);
    const blatt = waehleBlatt(mappe, lesart.blatt);
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

/** A table is a row of headers and one below it. */
const TABELLE_MIN = 2;

/** The one that a person named; else the one that was open when it was saved, unless it is hidden or only a cover. */
function waehleBlatt({ blaetter, aktiv }: Mappe, gewuenscht: string | undefined): Mappenblatt {
  const sichtbare = blaetter.filter(({ versteckt }) => !versteckt);
  const offenes = sichtbare.find(({ stelle }) => stelle === aktiv);
  const gewaehlt =
    blaetter.find(({ name }) => name === gewuenscht) ??
    [...(offenes ? [offenes] : []), ...sichtbare].find(({ zeilen }) => zeilen >= TABELLE_MIN) ??
    offenes ??
    sichtbare[0] ??
    blaetter[0];
  if (gewaehlt === undefined) throw new XlsxFehler('beschaedigt');
  return gewaehlt;
}

/** Cells that are one downwards mean their value in each of their rows; what is one across is a heading and stays where it is. */
function fuelleVerbundene(
  zeilen: readonly (readonly string[])[],
  { verbunden }: Mappenblatt,
): { zeilen: string[][]; gefuellt: number } {
  const kopie = zeilen.map((zeile) => [...zeile]);
  let gefuellt = 0;
  // No honest table joins a cell twice: each of its cells is looked at once.
  let uebrig = kopie.reduce((summe, zeile) => summe + zeile.length, 0);
  for (const { zeile, spalte, bis } of verbunden) {
    const wert = kopie[zeile]?.[spalte] ?? '';
    uebrig -= Math.min(bis, kopie.length) - zeile;
    if (wert === '' || uebrig < 0) continue;
    for (const unten of kopie.slice(zeile + 1, bis + 1)) {
      if ((unten[spalte] ?? '') !== '') continue;
      unten[spalte] = wert;
      gefuellt += 1;
    }
  }
  return { zeilen: kopie, gefuellt };
}

function hinweiseZu({ ausgeblendet }: Mappenblatt, gefuellt: number): string[] {
  return [
    ...(gefuellt === 0
      ? []
      : [
          `In verbundenen Zellen steht ihr Wert nur einmal; wir haben ihn in ${formatMenge(gefuellt, 'Zelle', 'Zellen')} darunter übernommen.`,
        ]),
    ...(ausgeblendet === 0
      ? []
      : [
          `${formatMenge(ausgeblendet, 'Zeile ist', 'Zeilen sind')} in der Tabelle ausgeblendet, zum Beispiel durch einen Filter. Wir lesen sie mit.`,
        ]),
  ];
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
