import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { arch, platform } from 'node:process';

export const PAKET_FEHLT =
  'Das Zusatzpaket für Straßenfahrzeiten ist auf diesem Rechner nicht installiert. Fahrzeiten werden aus der Luftlinie geschätzt.';

/** Where the tile builder of the optional package stands; null when it is not installed or not for this machine. */
export function kachelbauer(): string | null {
  try {
    const paket = dirname(createRequire(import.meta.url).resolve('@valhallajs/valhallajs'));
    const programm = join(paket, platform, arch, 'valhalla_build_tiles');
    return existsSync(programm) ? programm : null;
  } catch {
    return null;
  }
}
