import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

import * as z from 'zod';

import { systemCode } from '../../platform/refusal/systemCode.ts';

const SCHEIN = 'sicherung.json';
/** In the form of `sha256sum`, which can check it, too; written last: without it a backup did not come to its end. */
const SUMMEN = 'pruefsummen.sha256';

const schein = z.object({
  fassung: z.literal(1),
  am: z.iso.datetime(),
  datenbank: z.enum(['postgres', 'eingebettet']),
  /** The newest migration that the database had seen. */
  stand: z.string(),
  /** By which key it was made, as a fingerprint; null: by none yet. */
  abdruck: z.string().nullable(),
  dateien: z.int(),
  loeschungen: z.int(),
});
/** What lies in a backup. */
export type Schein = z.infer<typeof schein>;

/** Writes what lies in this backup, and the sum of each of its files. */
export async function schreibeSchein(ordner: string, inhalt: Schein): Promise<void> {
  await writeFile(join(ordner, SCHEIN), `${JSON.stringify(inhalt, null, 2)}\n`);
  const zeilen: string[] = [];
  for (const datei of await dateienIn(ordner))
    zeilen.push(`${await summeVon(join(ordner, datei))}  ${datei}\n`);
  await writeFile(join(ordner, SUMMEN), zeilen.join(''));
}

/**
 * Reads what lies in a backup, after every byte of it was looked at.
 * @throws Error in German where it is none, is not whole, or was changed
 */
export async function liesSchein(ordner: string): Promise<Schein> {
  const summen = await readFile(join(ordner, SUMMEN), 'utf8').catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error;
    throw new Error(
      `In ${ordner} liegt keine Sicherung, oder eine, die nicht zu Ende kam: Die Datei ${SUMMEN} fehlt.`,
      { cause: error },
    );
  });
  const erwartet = new Map(
    summen
      .split('\n')
      .filter((zeile) => zeile !== '')
      .map((zeile) => [zeile.slice(66), zeile.slice(0, 64)]),
  );
  const da = await dateienIn(ordner);
  const fehlt = [...erwartet.keys()].find((datei) => !da.includes(datei));
  if (fehlt !== undefined) throw new Error(`Der Sicherung in ${ordner} fehlt die Datei ${fehlt}.`);
  for (const [datei, summe] of erwartet)
    if ((await summeVon(join(ordner, datei))) !== summe)
      throw new Error(
        `Die Sicherung in ${ordner} ist beschädigt: ${datei} ist nicht mehr, was gesichert wurde.`,
      );
  const gelesen = schein.safeParse(JSON.parse(await readFile(join(ordner, SCHEIN), 'utf8')));
  if (!gelesen.success)
    throw new Error(`${SCHEIN} ist von einer anderen Fassung von Kehrtour, die diese nicht kennt.`);
  return gelesen.data;
}

async function summeVon(datei: string): Promise<string> {
  const summe = createHash('sha256');
  await pipeline(createReadStream(datei), summe);
  return summe.digest('hex');
}

async function dateienIn(ordner: string): Promise<string[]> {
  const alle = await readdir(ordner, { recursive: true, withFileTypes: true });
  return alle
    .filter((eine) => eine.isFile())
    .map((eine) => join(eine.parentPath, eine.name).slice(join(ordner, sep).length).replaceAll(sep, '/'))
    .filter((datei) => datei !== SUMMEN)
    .toSorted();
}
