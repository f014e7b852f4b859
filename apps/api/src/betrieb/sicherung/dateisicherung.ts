import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { systemCode } from '../../platform/refusal/systemCode.ts';
import type { Env } from '../../platform/settings/env.ts';
import { FileMissingError, openFiles } from '../../platform/settings/storage.ts';

/** Where files lie in a backup, under their keys. */
export const DATEIEN = 'dateien';
/** A store answers several at once; a disk is quick with one after the other. */
const ZUGLEICH = 8;

/** A copy of its own, not a second name: what is written over here must not change there. */
async function kopiere(von: string, nach: string): Promise<void> {
  await mkdir(dirname(nach), { recursive: true });
  await copyFile(von, nach, constants.COPYFILE_FICLONE);
}

const zugleich = (env: Env): number => (env.s3 === undefined ? 1 : ZUGLEICH);

async function fuerAlle(
  keys: readonly string[],
  breite: number,
  tue: (key: string) => Promise<void>,
): Promise<void> {
  const rest = keys.values();
  await Promise.all(
    Array.from({ length: breite }, async () => {
      for (const key of rest) await tue(key);
    }),
  );
}

/** Copies everything that lies in the store; what somebody removes meanwhile is left out. Answers how many files that were. */
export async function sichereDateien(env: Env, ordner: string): Promise<number> {
  const files = openFiles(env);
  const keys = await files.listAll();
  let fort = 0;
  await fuerAlle(keys, zugleich(env), async (key) => {
    const nach = join(ordner, DATEIEN, key);
    try {
      if (env.s3 === undefined) await kopiere(join(env.dataDir, 'dateien', key), nach);
      else await files.getFile(key, nach);
    } catch (error) {
      if (!(error instanceof FileMissingError) && systemCode(error) !== 'ENOENT') throw error;
      fort += 1;
    }
  });
  return keys.length - fort;
}

/** Puts the files of a backup where files lie; answers how many. */
export async function spieleDateienZurueck(env: Env, ordner: string, keys: readonly string[]): Promise<void> {
  const files = openFiles(env);
  await fuerAlle(keys, zugleich(env), async (key) => {
    const von = join(ordner, DATEIEN, key);
    if (env.s3 === undefined) await kopiere(von, join(env.dataDir, 'dateien', key));
    else await files.putFile(key, von);
  });
}
