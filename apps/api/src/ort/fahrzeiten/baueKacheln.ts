import { spawn } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { inBackground } from '../../platform/process/inBackground.ts';
import { baukonfiguration } from './valhallaKonfiguration.ts';
import { kachelbauer, PAKET_FEHLT } from './valhallaPaket.ts';

/**
 * The builder is native code, which no right of Node's binds: what the system can bound, it does. Memory of its own 4 GB (the files it
 * maps are not counted), a file 8 GB (in blocks of 512 bytes), computing two hours, no picture of its memory on the disk.
 */
const SCHRANKEN = { d: 4_194_304, f: 16_777_216, t: 7_200, c: 0 };
/** A system that does not know one of them goes on without it. */
const BEGRENZT = `${Object.entries(SCHRANKEN)
  .map(([was, wert]) => `ulimit -${was} ${wert} 2>/dev/null`)
  .join('; ')}; exec "$@"`;

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
  // The builder leaves notes in its working folder, so it gets one that is thrown away.
  const werkbank = join(ordner, 'werkbank');
  // Half a network of an earlier attempt is none.
  for (const altes of [kacheln, werkbank]) await rm(altes, { recursive: true, force: true });
  await mkdir(kacheln, { recursive: true });
  await mkdir(werkbank);
  await writeFile(join(werkbank, 'bau.json'), JSON.stringify(baukonfiguration(resolve(kacheln))));
  // It tells the format by the ending of the name and aborts on any other.
  await symlink(resolve(quelle), join(werkbank, 'auszug.osm.pbf'));
  const gebaut = await laufen(programm, werkbank, signal);
  await rm(werkbank, { recursive: true });
  if (gebaut) return null;
  await rm(kacheln, { recursive: true, force: true });
  return 'Aus diesem Kartenauszug ließ sich kein Straßennetz bauen. Fahrzeiten werden aus der Luftlinie geschätzt.';
}

function laufen(programm: string, werkbank: string, signal?: AbortSignal): Promise<boolean> {
  const argumente = ['-c', 'bau.json', 'auszug.osm.pbf'];
  return new Promise((loese) => {
    const kind = spawn('/bin/sh', ['-c', BEGRENZT, 'sh', programm, ...argumente], {
      cwd: werkbank,
      stdio: 'ignore',
      env: {},
      signal,
      killSignal: 'SIGKILL',
    });
    if (kind.pid !== undefined) inBackground(kind.pid);
    // An end that was asked for is told before it has happened; what still writes must be gone before its folder is.
    kind.on('error', () => kind.pid === undefined && loese(false));
    kind.on('exit', (code) => loese(code === 0));
  });
}
