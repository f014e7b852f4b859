import type { Deps } from '../deps.ts';
import { FileMissingError } from '../settings/storage.ts';

const SAMPLE = 5;
const SMALL_BYTES = 1_000_000;

/**
 * Says in the log when none of the newest files that the database names can be found: somebody brought it back without its files, or
 * DATA_DIR is another folder than before. No reason not to serve: what was lost may be lost for good.
 */
export async function sayLostFiles({ db, files, log }: Deps): Promise<void> {
  const { rows } = await db.query<{ schluessel: string }>(
    'select schluessel from datei where groesse < $1 order by angelegt_am desc limit $2',
    [SMALL_BYTES, SAMPLE],
  );
  const keys = rows.map(({ schluessel }) => schluessel);
  for (const key of keys) if (await liesThere(files, key)) return;
  if (keys.length === 0) return;
  log.error(
    {
      abhilfe:
        'Von den Dateien, die diese Datenbank nennt, liegt keine dort, wo Dateien liegen. Ist DATA_DIR der Ordner von vorher, und gehört seine Sicherung zu der der Datenbank?',
    },
    'none of the newest files lies where files lie: is DATA_DIR the folder of before, and its backup the one of the database?',
  );
}

async function liesThere(files: Deps['files'], key: string): Promise<boolean> {
  try {
    await files.get(key);
    return true;
  } catch (error) {
    // Whoever cannot answer says nothing about it.
    return !(error instanceof FileMissingError);
  }
}
