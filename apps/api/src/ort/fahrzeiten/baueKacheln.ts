import { spawn } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { valhallaKonfiguration } from './valhallaKonfiguration.ts';
import { kachelbauer, PAKET_FEHLT } from './valhallaPaket.ts';

export const KACHELORDNER = 'kacheln';

/**
 * Builds the road network of a map extract into `<ordner>/kacheln`. Answers null when it is there, else the
 * German sentence why travel times stay estimates; a map without road network is still a map.
 */
export async function baueKacheln(
  quelle: string,
  ordner: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const programm = kachelbauer();
  if (programm === null) return PAKET_FEHLT;
  const kacheln = join(ordner, KACHELORDNER);
  const konfiguration = join(ordner, 'kacheln-bau.json');
  await mkdir(kacheln, { recursive: true });
  await writeFile(konfiguration, JSON.stringify(valhallaKonfiguration(kacheln)));
  // The builder tells the format by the ending of the name and aborts on any other.
  const auszug = join(ordner, 'auszug.osm.pbf');
  await symlink(resolve(quelle), auszug);
  const gebaut = await laufen(programm, ['-c', konfiguration, auszug], signal);
  await rm(auszug);
  await rm(konfiguration);
  if (gebaut) return null;
  await rm(kacheln, { recursive: true, force: true });
  return 'Aus diesem Kartenauszug ließ sich kein Straßennetz bauen. Fahrzeiten werden aus der Luftlinie geschätzt.';
}

function laufen(programm: string, argumente: readonly string[], signal?: AbortSignal): Promise<boolean> {
  return new Promise((loese) => {
    const kind = spawn(programm, argumente, { stdio: 'ignore', env: {}, signal });
    kind.on('error', () => loese(false));
    kind.on('exit', (code) => loese(code === 0));
  });
}
