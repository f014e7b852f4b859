import type { Lesart } from '@kehrtour/contract/importlesart';
import type { Tabellenart } from '@kehrtour/domain/importdatei/datei/tabellenart';

import type { Ungelesen } from '../../dateiauftrag.ts';
import { fuelleVerbundene, hinweiseZu, waehleBlatt } from '../blattwahl.ts';
import { dekodiere } from '../csv/dekodiere.ts';
import type { GeleseneZeilen } from '../importleser.ts';
import { entpacke } from '../xlsx/packeXlsxUm.ts';
import type { Blatt } from './blattbau.ts';
import { liesExcelXml } from './liesExcelXml.ts';
import { liesHtml } from './liesHtml.ts';
import { liesOds } from './liesOds.ts';

const AUSWEG =
  'Diese Tabelle ist beschädigt, mit einem Passwort geschützt oder ungewöhnlich aufgebaut. Bitte öffnen Sie sie in Excel oder LibreOffice, wählen Sie „Datei“, „Speichern unter“ und als Dateityp „Excel (.xlsx)“, und laden Sie die neue Datei hoch.';

/** A table of another program, sheet by sheet like a workbook. */
export async function liesTabelle(
  bytes: Uint8Array,
  art: Tabellenart,
  lesart: Partial<Lesart>,
): Promise<GeleseneZeilen | Ungelesen> {
  const blaetter = await blaetterAus(bytes, art).catch(() => undefined);
  const blatt = blaetter && waehleBlatt({ blaetter, aktiv: groesstes(blaetter, art) }, lesart.blatt);
  if (!blaetter || !blatt) return { ok: false, grund: 'import.datei-unlesbar', satz: AUSWEG };
  const { zeilen, gefuellt } = fuelleVerbundene(blatt.inhalt, blatt);
  return {
    zeichensatz: null,
    trennzeichen: null,
    zeilen,
    blatt: blatt.name,
    blaetter: blaetter.map(({ name, zeilen: anzahl, versteckt }) => ({ name, zeilen: anzahl, versteckt })),
    hinweise: hinweiseZu(blatt, gefuellt),
  };
}

async function blaetterAus(bytes: Uint8Array, art: Tabellenart): Promise<Blatt[] | undefined> {
  if (art === 'ods') {
    const { 'content.xml': inhalt } = await entpacke(bytes, /^content\.xml$/);
    return inhalt && liesOds(Buffer.from(inhalt).toString('utf8'));
  }
  const { text } = dekodiere(bytes, undefined);
  const rein = text.replace(/^\uFEFF/, '').trimStart();
  if (art === 'fods') return liesOds(rein);
  return art === 'excelXml' ? liesExcelXml(rein) : liesHtml(rein);
}

/** A page lays itself out in tables: the list is the longest of them. */
const groesstes = (blaetter: readonly Blatt[], art: Tabellenart): number =>
  art === 'html' ? (blaetter.toSorted((a, b) => b.zeilen - a.zeilen)[0]?.stelle ?? 0) : 0;
