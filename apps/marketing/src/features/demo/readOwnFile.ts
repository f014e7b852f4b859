import { erkenneDateiart } from '@kehrtour/domain/importdatei/datei/dateiart';
import type { Dekoder } from '@kehrtour/domain/importdatei/datei/dekodiereMit';
import { FREMDFORMATE } from '@kehrtour/domain/importdatei/datei/fremdformat';
import { IMPORTFORMATE, istImportformat } from '@kehrtour/domain/importdatei/datei/importformat';
import { liesListe } from '@kehrtour/domain/importdatei/datei/liesListe';
import { liesImport } from '@kehrtour/domain/importdatei/liesImport';
import { IMPORTFELD_NAMEN } from '@kehrtour/domain/importdatei/spalte/importfeld';
import type { ImportLiegenschaft } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import {
  alsZuordnung,
  fehlendePflichtfelder,
  findeKopfzeile,
  ordneSpaltenZu,
} from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';

const MEGABYTE = 1024 * 1024;
const PROBE_ROWS = 20;

const EMPTY: string = FREMDFORMATE.leer.ausweg;

export type ReadFile =
  | {
      readonly ok: true;
      readonly columns: readonly (readonly [head: string, meaning: string])[];
      readonly houses: readonly ImportLiegenschaft[];
    }
  | { readonly ok: false; readonly sentence: string };

/** Every encoding that browsers know; of the old ones only that of DOS is not among them. */
export const browserDecoder: Dekoder = (bytes, name, streng) => {
  if (name === 'cp850') return undefined;
  try {
    return new TextDecoder(name, { fatal: streng }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** A file as the importer of the program reads it: the same kinds, columns and rows. What it cannot read here it says, with a way out. */
export function readOwnFile(bytes: Uint8Array): ReadFile {
  if (bytes.length > IMPORTFORMATE.csv.bytesMax)
    return refuse(
      `Die Datei ist größer als ${IMPORTFORMATE.csv.bytesMax / MEGABYTE} MB. Nehmen Sie bitte nur einen Teil der Liste.`,
    );
  const kind = erkenneDateiart(bytes);
  if (kind === 'ziv4')
    return refuse(
      'Das ist eine ZIV-Datei. Das Programm liest sie, diese Vorführung nur CSV und TXT. Bitte exportieren Sie die Liste als CSV.',
    );
  if (kind === 'xlsx')
    return refuse(
      'Das ist eine Tabelle. Das Programm liest sie, diese Vorführung nur CSV und TXT. Bitte wählen Sie in Excel „Datei“, „Speichern unter“ und „CSV“.',
    );
  if (!istImportformat(kind)) return refuse(kind === 'leer' ? EMPTY : otherwise(FREMDFORMATE[kind].ausweg));
  return readRows(liesListe(browserDecoder, bytes).zeilen);
}

function readRows(rows: readonly (readonly string[])[]): ReadFile {
  if (rows.every((row) => row.every((cell) => cell.trim() === ''))) return refuse(EMPTY);
  const head = findeKopfzeile(rows);
  if (head === undefined)
    return refuse(
      'In der Datei steht keine Zeile mit Spaltennamen. Bitte exportieren Sie die Liste mit Überschriften: Straße, Hausnummer, PLZ, Ort.',
    );
  const columns = ordneSpaltenZu(rows[head] ?? [], rows.slice(head + 1, head + 1 + PROBE_ROWS));
  const mapping = alsZuordnung(columns);
  const missing = fehlendePflichtfelder(mapping);
  if (missing.length > 0)
    return refuse(
      `Wir finden keine Spalte für ${missing.map((field) => IMPORTFELD_NAMEN[field]).join(' und ')}. Im Programm ordnen Sie sie selbst zu; hier geht es mit den Überschriften Straße, Hausnummer, PLZ und Ort.`,
    );
  const { liegenschaften } = liesImport(rows, { zuordnung: mapping, kopfzeile: head });
  const houses = liegenschaften.filter(({ adresse }) => adresse.strasse !== '' && adresse.hausnr !== '');
  if (houses.length < 2)
    return refuse(
      'In der Datei stehen keine zwei Häuser mit Straße und Hausnummer. Da gibt es nichts zu ordnen.',
    );
  return {
    ok: true,
    columns: columns.flatMap(({ kopf, feld }) =>
      feld === undefined ? [] : [[kopf, IMPORTFELD_NAMEN[feld]] as const],
    ),
    houses,
  };
}

/** What it is, as the importer says it, and the way out of here: nothing is uploaded. */
function otherwise(sentence: string): string {
  const [kind = sentence] = sentence.split(/(?<=[.]) (?=Bitte)/);
  return `${kind} Bitte exportieren Sie die Liste aus Ihrer Software als CSV.`;
}

const refuse = (sentence: string): ReadFile => ({ ok: false, sentence });
