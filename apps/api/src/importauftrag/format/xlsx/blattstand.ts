import type { Blattbild, Verbund } from '../blattwahl.ts';

/** What the XML of a sheet says beside its cells. */
export type Blattstand = Pick<Blattbild, 'zeilen' | 'ausgeblendet' | 'verbunden'>;

const VERBUND_MAX = 20_000;
const LEER: Blattstand = { zeilen: 0, ausgeblendet: 0, verbunden: [] };

/** Counts in bytes: a sheet of fifty megabytes is not made a text for it. */
export function liesBlattstand(bytes: Uint8Array | undefined): Blattstand {
  if (bytes === undefined) return LEER;
  const blatt = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const anfang = Math.max(0, blatt.indexOf('sheetData'));
  const ende = Math.max(anfang, blatt.lastIndexOf('sheetData>'));
  let zeilen = 0;
  let ausgeblendet = 0;
  for (let at = zeilenanfang(blatt, anfang, ende); at >= 0;) {
    const naechste = zeilenanfang(blatt, at + 4, ende);
    const bis = naechste < 0 ? ende : naechste;
    const tag = blatt.subarray(at, Math.min(blatt.indexOf('>', at) + 1, bis)).toString('latin1');
    if (/\shidden=["'](?:1|true)["']/.test(tag)) ausgeblendet += 1;
    if (hatWert(blatt.subarray(at, bis))) zeilen += 1;
    at = naechste;
  }
  return { zeilen, ausgeblendet, verbunden: verbundeneAus(blatt.subarray(ende).toString('latin1')) };
}

/** `<row` or `<x:row`, with whatever stands behind it. */
function zeilenanfang(blatt: Buffer, ab: number, ende: number): number {
  for (let at = blatt.indexOf('row', ab); at >= 0 && at < ende; at = blatt.indexOf('row', at + 3)) {
    const danach = String.fromCharCode(blatt[at + 3] ?? 0);
    if (/[\s>/]/.test(danach) && beginntTag(blatt, at)) return at;
  }
  return -1;
}

/** Longer is no prefix, and further back nobody looks: else each row would be looked for from the begin of the sheet. */
const VORSATZ_BYTES = 100;

function beginntTag(blatt: Buffer, at: number): boolean {
  const davor = blatt.toString('latin1', Math.max(0, at - VORSATZ_BYTES), at);
  const auf = davor.lastIndexOf('<');
  return auf >= 0 && /^(?:[\w.-]+:)?$/.test(davor.slice(auf + 1));
}

const hatWert = (zeile: Buffer): boolean =>
  ['<v>', ':v>', '<is>', ':is>'].some((marke) => zeile.includes(marke));

/** Signs of a merged range, with the other attributes that its writer put in front. */
const ANGABEN_ZEICHEN = 250;
const VERBUND = /\sref=["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/;

function verbundeneAus(text: string): Verbund[] {
  const bereiche = text.split('mergeCell').flatMap((teil) => {
    const [, spalte = '', von, bis] =
      VERBUND.exec(teil.slice(0, ANGABEN_ZEICHEN).split('>', 1)[0] ?? '') ?? [];
    return von === undefined
      ? []
      : [{ zeile: Number(von) - 1, spalte: spaltenstelle(spalte), bis: Number(bis) - 1 }];
  });
  return bereiche.slice(0, VERBUND_MAX);
}

const spaltenstelle = (buchstaben: string): number =>
  Array.from(buchstaben).reduce((stelle, zeichen) => stelle * 26 + zeichen.charCodeAt(0) - 64, 0) - 1;
