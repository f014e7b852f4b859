import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Ablage } from './matrixCache.ts';

/** Keeps a cache as files in a folder; a file is replaced whole, so that a reader never sees half of it. */
export function ordnerAblage(ordner: string): Ablage {
  return {
    lies: (schluessel) => readFile(join(ordner, schluessel)).catch(() => null),
    async schreibe(schluessel, inhalt) {
      const datei = join(ordner, schluessel);
      await mkdir(dirname(datei), { recursive: true });
      // A name of its own: two processes may write at the same time.
      const neu = `${datei}.${randomUUID()}`;
      await writeFile(neu, inhalt);
      await rename(neu, datei);
    },
  };
}
