import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Haus, Ortschaft, Strasse, Strassenverzeichnis } from '../adressen/strassenverzeichnis.ts';
import type { StrasseMitHaeusern } from './ordneStrassen.ts';
import { Zeilenschreiber } from './zeilenschreiber.ts';

/**
 * Address index on disk, two files of JSON lines (UTF-8, `\n`):
 *
 * - `strassen.jsonl`: first line the head `{format, ortschaften: [[name, lat, lon]]}`, then per street
 *   `[name, plz, ort, lat, lon, radiusMeter, start, bytes]`; it is read into memory.
 * - `haeuser.jsonl`: per street `[nr, dLat, dLon, nr, dLat, dLon, …]`, found by `start` and `bytes` of its
 *   street and read when needed. A number beginning with `~` was calculated along an interpolation line.
 *
 * Degrees are whole millionths (0.1 m); those of houses count from their street.
 */
const FORMAT = 'kehrtour-adressen-1';
const MILLIONSTEL = 1e6;
/** A round looks at a few dozen streets; more would only hold memory. */
const STRASSEN_IM_SPEICHER_MAX = 500;

/** No street has as many; what a map has made up would be read at every look at it. */
const HAEUSER_JE_STRASSE_MAX = 3_000;

type Strassenzeile = [string, string, string, number, number, number, number, number];

export async function schreibeAdressdatei(
  ordner: string,
  strassen: readonly StrasseMitHaeusern[],
  ortschaften: readonly Ortschaft[],
): Promise<void> {
  const haeuserdatei = await Zeilenschreiber.oeffne(join(ordner, 'haeuser.jsonl'));
  const strassendatei = await Zeilenschreiber.oeffne(join(ordner, 'strassen.jsonl'));
  const orte = ortschaften.map(({ name, koordinate }) => [name, ganz(koordinate.lat), ganz(koordinate.lon)]);
  await strassendatei.schreibe({ format: FORMAT, ortschaften: orte });
  for (const { strasse, haeuser } of strassen) {
    const [lat, lon] = [ganz(strasse.koordinate.lat), ganz(strasse.koordinate.lon)];
    const zeile = haeuser
      .slice(0, HAEUSER_JE_STRASSE_MAX)
      .flatMap(({ hausnr, koordinate, geschaetzt }) => [
        geschaetzt === true ? `~${hausnr}` : hausnr,
        ganz(koordinate.lat) - lat,
        ganz(koordinate.lon) - lon,
      ]);
    const { start, bytes } = await haeuserdatei.schreibe(zeile);
    const { name, plz, ort, radiusMeter } = strasse;
    await strassendatei.schreibe([name, plz, ort, lat, lon, Math.round(radiusMeter), start, bytes]);
  }
  await haeuserdatei.schliesse();
  await strassendatei.schliesse();
}

/** The directory of streets in a folder; streets in memory, houses from disk when they are asked for. Keeps no file open. */
export async function oeffneAdressdatei(ordner: string): Promise<Strassenverzeichnis> {
  const [kopf = '', ...zeilen] = (await readFile(join(ordner, 'strassen.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n');
  const { format, ortschaften } = JSON.parse(kopf) as {
    format: string;
    ortschaften: [string, number, number][];
  };
  if (format !== FORMAT) throw new Error(`Unbekanntes Format der Adressdatei: ${format}`);
  const eintraege = zeilen.map((zeile) => JSON.parse(zeile) as Strassenzeile);
  const datei = join(ordner, 'haeuser.jsonl');
  const gelesen = new Map<number, Promise<readonly Haus[]>>();
  return {
    strassen: eintraege.map(alsStrasse),
    ortschaften: ortschaften.map(([name, lat, lon]) => ({ name, koordinate: koordinate(lat, lon) })),
    haeuser(index) {
      const bekannt = gelesen.get(index) ?? liesHaeuser(datei, eintraege[index]);
      gelesen.delete(index);
      gelesen.set(index, bekannt);
      const aeltester = gelesen.keys().next().value;
      if (gelesen.size > STRASSEN_IM_SPEICHER_MAX && aeltester !== undefined) gelesen.delete(aeltester);
      return bekannt;
    },
  };
}

async function liesHaeuser(datei: string, eintrag: Strassenzeile | undefined): Promise<readonly Haus[]> {
  if (eintrag === undefined) return [];
  const [, , , lat, lon, , start, bytes] = eintrag;
  await using griff = await open(datei, 'r');
  const { buffer } = await griff.read(Buffer.alloc(bytes), 0, bytes, start);
  const werte = JSON.parse(buffer.toString('utf8')) as (string | number)[];
  return Array.from({ length: werte.length / 3 }, (_, i) => {
    const nr = String(werte[i * 3]);
    const lage = koordinate(lat + Number(werte[i * 3 + 1]), lon + Number(werte[i * 3 + 2]));
    return nr.startsWith('~')
      ? { hausnr: nr.slice(1), koordinate: lage, geschaetzt: true }
      : { hausnr: nr, koordinate: lage };
  });
}

function alsStrasse([name, plz, ort, lat, lon, radiusMeter]: Strassenzeile): Strasse {
  return { name, plz, ort, koordinate: koordinate(lat, lon), radiusMeter };
}

function koordinate(lat: number, lon: number) {
  return { lat: lat / MILLIONSTEL, lon: lon / MILLIONSTEL };
}

function ganz(grad: number): number {
  return Math.round(grad * MILLIONSTEL);
}
