import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { closeDataDir } from '../platform/db/closeDataDir.ts';
import { systemCode } from '../platform/refusal/systemCode.ts';
import { readEnv } from '../platform/settings/env.ts';
import { openFiles } from '../platform/settings/storage.ts';
import { baueKarte } from './karte/baueKarte.ts';
import { KartenFehler } from './karte/kartenfehler.ts';
import { kartenlager } from './kartenlager.ts';

/** Command of the operator: makes an extract of OpenStreetMap the map of all companies without one. */
async function setzeStandardkarte(datei: string | undefined): Promise<void> {
  if (datei === undefined) throw new Error('Bitte nennen Sie den Kartenauszug: karte <datei.osm.pbf>');
  const env = readEnv(process.env);
  closeDataDir(env.dataDir);
  const wurzel = join(env.dataDir, 'karten');
  await mkdir(wurzel, { recursive: true });
  const karte = await baueKarte({ quelle: datei, name: basename(datei), wurzel });
  const lager = kartenlager(openFiles(env));
  await lager.lege(karte.version, join(wurzel, karte.version));
  await lager.setzeStandard(karte.version);
  const fahrzeiten = karte.ohneFahrzeiten ?? 'Fahrzeiten folgen den Straßen.';
  process.stdout.write(`${karte.adressen} Adressen in ${karte.strassen} Straßen. ${fahrzeiten}\n`);
}

setzeStandardkarte(process.argv[2]).catch((fehler: unknown) => {
  const unlesbar = systemCode(fehler) === 'ENOENT';
  const satz = unlesbar
    ? 'Diese Datei gibt es nicht.'
    : fehler instanceof Error
      ? fehler.message
      : String(fehler);
  process.stderr.write(`${satz}\n`);
  process.exit(fehler instanceof KartenFehler || unlesbar ? 2 : 1);
});
