/** What an honest workbook of 50,000 rows needs, with room; a bomb claims far more. */
const EINTRAEGE_MAX = 500;
const EINTRAG_BYTES_MAX = 100 * 1024 * 1024;
const GESAMT_BYTES_MAX = 160 * 1024 * 1024;

const ENDE = 0x06_05_4b_50;
const EINTRAG = 0x02_01_4b_50;
const ENDE_BYTES = 22;
const EINTRAG_BYTES = 46;
const KOMMENTAR_MAX = 65_535;

/** Reads the table of contents of an archive, unpacking nothing, and says whether it may be unpacked. */
export function haeltXlsxGrenzen(bytes: Uint8Array): boolean {
  const sicht = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ende = stelleDesEndes(sicht);
  if (ende === undefined) return false;
  const anzahl = sicht.getUint16(ende + 10, true);
  if (anzahl > EINTRAEGE_MAX) return false;
  let stelle = sicht.getUint32(ende + 16, true);
  let gesamt = 0;
  for (let i = 0; i < anzahl; i += 1) {
    if (stelle + EINTRAG_BYTES > sicht.byteLength || sicht.getUint32(stelle, true) !== EINTRAG) return false;
    const verschluesselt = (sicht.getUint16(stelle + 8, true) & 1) === 1;
    const entpackt = sicht.getUint32(stelle + 24, true);
    gesamt += entpackt;
    if (verschluesselt || entpackt > EINTRAG_BYTES_MAX || gesamt > GESAMT_BYTES_MAX) return false;
    const laengen = [28, 30, 32].map((feld) => sicht.getUint16(stelle + feld, true));
    stelle += EINTRAG_BYTES + laengen.reduce((summe, laenge) => summe + laenge, 0);
  }
  return true;
}

function stelleDesEndes(sicht: DataView): number | undefined {
  const fruehestens = Math.max(0, sicht.byteLength - ENDE_BYTES - KOMMENTAR_MAX);
  for (let stelle = sicht.byteLength - ENDE_BYTES; stelle >= fruehestens; stelle -= 1)
    if (sicht.getUint32(stelle, true) === ENDE) return stelle;
  return undefined;
}
