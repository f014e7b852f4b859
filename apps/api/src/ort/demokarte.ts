import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { musterbachQuelle } from '../../demo/musterbach.gelaende.ts';
import { oeffneKartenbild } from './kartenbild/oeffneKartenbild.ts';
import type { Kachelleser } from './kartenbild/oeffneKartenbild.ts';
import { zeichneKarte } from './kartenbild/zeichneKarte.ts';

/** Counts on when the invented town is drawn differently. */
export const DEMOVERSION = 'musterbach-1';

/** The invented town, drawn when somebody first looks at it. */
export async function demokarte(dataDir: string): Promise<Kachelleser> {
  const ordner = join(dataDir, 'demokarte', DEMOVERSION);
  if ((await stat(ordner).catch(() => null)) === null) await zeichneDemo(ordner);
  return oeffneKartenbild(ordner);
}

async function zeichneDemo(ordner: string): Promise<void> {
  const baustelle = `${ordner}.${process.pid}`;
  await rm(baustelle, { recursive: true, force: true });
  await mkdir(baustelle, { recursive: true });
  try {
    await zeichneKarte({ quelle: musterbachQuelle(), ordner: baustelle });
    await rename(baustelle, ordner).catch((fehler: NodeJS.ErrnoException) => {
      // A neighbour was faster.
      if (fehler.code !== 'ENOTEMPTY' && fehler.code !== 'EEXIST') throw fehler;
    });
  } finally {
    await rm(baustelle, { recursive: true, force: true });
  }
}
