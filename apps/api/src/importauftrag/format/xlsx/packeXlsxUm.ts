import { buffer } from 'node:stream/consumers';

import { zipSync } from 'fflate';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

import { istUnmaessig } from './istUnmaessig.ts';
import { richteTeil } from './richteTeil.ts';
import { XlsxFehler } from './xlsxAusweg.ts';

/** What an honest workbook of 50,000 rows needs, with room: 20 columns of it are 58 MB. */
const EINTRAEGE_MAX = 500;
const GESAMT_BYTES_MAX = 128 * 1024 * 1024;
/** Deflate reaches 1,032; tables stay below 30. Small entries may be as empty as they like. */
const DICHTE_MAX = 100;
const DICHTE_AB_BYTES = 1024 * 1024;

/** All that says what stands in the cells; pictures, printer settings and the like stay packed. */
const GEBRAUCHT = /^(\[Content_Types\]\.xml|_rels\/.*|xl\/.*\.(xml|rels))$/i;
const MAKROS = /vbaProject|(^|\/)macrosheets\//i;
const VERKNUEPFT = /(^|\/)externalLinks\//i;

/**
 * Unpacks a workbook and counts what really comes out, whatever its headers say, then packs the parts that are needed anew without
 * compression. The next reader gets an archive that says what it holds, with one table of contents and no second meaning.
 * @throws XlsxFehler
 */
export async function packeXlsxUm(
  bytes: Uint8Array,
): Promise<{ archiv: Uint8Array; teile: Readonly<Record<string, Uint8Array>> }> {
  const teile = await entpacke(bytes, GEBRAUCHT, richteTeil);
  return { archiv: zipSync(teile, { level: 0 }), teile };
}

/** The parts of an archive that are needed, and no byte more than they say. @throws XlsxFehler */
export async function entpacke(
  bytes: Uint8Array,
  gebraucht: RegExp,
  richte: (name: string, inhalt: Buffer) => Uint8Array = (_name, inhalt) => inhalt,
): Promise<Record<string, Uint8Array>> {
  try {
    const archiv = await fromBufferPromise(Buffer.from(bytes), {
      lazyEntries: true,
      // Some programs part folders with a backslash, which the archive's own rules forbid; what else is in a name is checked here.
      strictFileNames: false,
    });
    return await packeAus(archiv, bytes.length, { gebraucht, richte });
  } catch (fehler) {
    throw fehler instanceof XlsxFehler ? fehler : new XlsxFehler('beschaedigt');
  }
}

async function packeAus(
  archiv: ZipFile,
  packedBytes: number,
  { gebraucht, richte }: { gebraucht: RegExp; richte: (name: string, inhalt: Buffer) => Uint8Array },
): Promise<Record<string, Uint8Array>> {
  if (archiv.entryCount > EINTRAEGE_MAX) throw new XlsxFehler('zu-gross');
  const teile: Record<string, Uint8Array> = {};
  let gesamt = 0;
  let gepackt = 0;
  for await (const eintrag of archiv.eachEntry()) {
    pruefeKopf(eintrag);
    gepackt += eintrag.compressedSize;
    // Entries that share their bytes unpack to more than the file could hold.
    const name = nameVon(eintrag);
    if (gepackt > packedBytes || Object.hasOwn(teile, name)) throw new XlsxFehler('beschaedigt');
    if (!gebraucht.test(name)) continue;
    gesamt += eintrag.uncompressedSize;
    if (gesamt > GESAMT_BYTES_MAX || zuDicht(eintrag)) throw new XlsxFehler('zu-gross');
    teile[name] = richte(name, await lies(archiv, eintrag));
  }
  return teile;
}

/** With slashes, as the format wants it; nothing leads out of the archive. */
function nameVon({ fileName }: Entry): string {
  const name = fileName.replaceAll('\\', '/');
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..'))
    throw new XlsxFehler('beschaedigt');
  return name;
}

function pruefeKopf(eintrag: Entry): void {
  const fileName = nameVon(eintrag);
  if (eintrag.isEncrypted()) throw new XlsxFehler('verschluesselt');
  if (MAKROS.test(fileName)) throw new XlsxFehler('makros');
  if (VERKNUEPFT.test(fileName)) throw new XlsxFehler('verknuepft');
}

const zuDicht = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > DICHTE_AB_BYTES && uncompressedSize > compressedSize * DICHTE_MAX;

/** The stream fails as soon as one byte more comes out than the entry says, and when one is missing at its end. */
async function lies(archiv: ZipFile, eintrag: Entry): Promise<Buffer> {
  const inhalt = await buffer(await archiv.openReadStreamPromise(eintrag));
  // A document type defines entities, which multiply; no spreadsheet program writes one.
  if (inhalt.includes('<!DOCTYPE') || inhalt.includes('<!ENTITY')) throw new XlsxFehler('beschaedigt');
  if (istUnmaessig(inhalt)) throw new XlsxFehler('beschaedigt');
  if (nameVon(eintrag) === '[Content_Types].xml' && inhalt.includes('macroEnabled'))
    throw new XlsxFehler('makros');
  return inhalt;
}
