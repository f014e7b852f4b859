import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { diskStore, type FileStore } from '../../platform/settings/storage.ts';
import { DATEIEN } from './dateisicherung.ts';

/** Ids of companies that were deleted, a line each, with nothing of whom. */
export const LOESCHUNGEN = 'loeschungen.txt';
const KENNUNG = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What was deleted, as it is noted where files lie. */
export const geloeschteIn = async (files: FileStore): Promise<string[]> =>
  (await files.list('geloescht')).map((key) => key.slice('geloescht/'.length)).toSorted();

export const alsProtokoll = (kennungen: readonly string[]): string =>
  kennungen.map((kennung) => `${kennung}\n`).join('');

/**
 * Reads a log of deletions: a file of lines, a later backup, or a folder with files as they lay in DATA_DIR.
 * @throws Error in German where it is none of them
 */
export async function liesProtokoll(wo: string): Promise<string[]> {
  const art = await stat(wo).catch(() => undefined);
  if (art === undefined) throw new Error(`Das Löschprotokoll ${wo} gibt es nicht.`);
  if (art.isDirectory()) {
    const protokoll = join(wo, LOESCHUNGEN);
    if (await stat(protokoll).catch(() => undefined)) return liesProtokoll(protokoll);
    return geloeschteIn(diskStore(join(wo, DATEIEN)));
  }
  const zeilen = (await readFile(wo, 'utf8')).split('\n').filter((zeile) => zeile.trim() !== '');
  const fremd = zeilen.find((zeile) => !KENNUNG.test(zeile.trim()));
  if (fremd !== undefined)
    throw new Error(`${wo} ist kein Löschprotokoll: In ihm steht „${fremd.slice(0, 60)}“.`);
  return zeilen.map((zeile) => zeile.trim());
}
