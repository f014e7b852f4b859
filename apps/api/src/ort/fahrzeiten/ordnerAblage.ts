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
      await writeFile(`${datei}.neu`, inhalt);
      await rename(`${datei}.neu`, datei);
    },
  };
}
