import { inflateSync } from 'node:zlib';

const WOFF_KOPF = 44;
const WOFF_EINTRAG = 20;
const SFNT_KOPF = 12;
const SFNT_EINTRAG = 16;

/**
 * Unpacks a WOFF 1.0 font to the plain font inside. PDFKit reads WOFF too, but unpacks it in JavaScript again for every
 * document, which costs more than setting the slip.
 */
export function sfntAus(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('keine WOFF-Schrift');
  const anzahl = woff.readUInt16BE(12);
  const eintraege = Array.from({ length: anzahl }, (_, i) => tabelle(woff, WOFF_KOPF + i * WOFF_EINTRAG));
  const kopf = Buffer.alloc(SFNT_KOPF + anzahl * SFNT_EINTRAG);
  schreibeKopf(kopf, woff.readUInt32BE(4), anzahl);
  const teile: Buffer[] = [kopf];
  let stelle = kopf.length;
  for (const [i, { tag, pruefsumme, daten }] of eintraege.entries()) {
    const eintrag = SFNT_KOPF + i * SFNT_EINTRAG;
    tag.copy(kopf, eintrag);
    kopf.writeUInt32BE(pruefsumme, eintrag + 4);
    kopf.writeUInt32BE(stelle, eintrag + 8);
    kopf.writeUInt32BE(daten.length, eintrag + 12);
    // Tables begin on multiples of four bytes.
    const fuellung = Buffer.alloc((4 - (daten.length % 4)) % 4);
    teile.push(daten, fuellung);
    stelle += daten.length + fuellung.length;
  }
  return Buffer.concat(teile);
}

function tabelle(woff: Buffer, eintrag: number): { tag: Buffer; pruefsumme: number; daten: Buffer } {
  const beginn = woff.readUInt32BE(eintrag + 4);
  const gepackt = woff.readUInt32BE(eintrag + 8);
  const laenge = woff.readUInt32BE(eintrag + 12);
  const roh = woff.subarray(beginn, beginn + gepackt);
  return {
    tag: woff.subarray(eintrag, eintrag + 4),
    pruefsumme: woff.readUInt32BE(eintrag + 16),
    daten: gepackt < laenge ? inflateSync(roh) : roh,
  };
}

function schreibeKopf(kopf: Buffer, art: number, anzahl: number): void {
  const hoch = Math.floor(Math.log2(anzahl));
  kopf.writeUInt32BE(art, 0);
  kopf.writeUInt16BE(anzahl, 4);
  kopf.writeUInt16BE(2 ** hoch * 16, 6);
  kopf.writeUInt16BE(hoch, 8);
  kopf.writeUInt16BE((anzahl - 2 ** hoch) * 16, 10);
}
