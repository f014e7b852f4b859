import { createWriteStream } from 'node:fs';
import { copyFile, cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { lockDataDir } from '../../platform/db/dataDirLock.ts';
import type { Db } from '../../platform/db/db.ts';
import { systemCode } from '../../platform/refusal/systemCode.ts';
import type { Env } from '../../platform/settings/env.ts';
import { openFiles } from '../../platform/settings/storage.ts';
import { sichereDateien } from './dateisicherung.ts';
import { alsProtokoll, geloeschteIn, LOESCHUNGEN } from './loeschprotokoll.ts';
import { findeWerkzeug, starte } from './postgresWerkzeug.ts';
import { rollenskript } from './rollen.ts';
import { abdruckVon, findeSchluessel, SCHLUESSELDATEI, schluesselIn } from './schluessel.ts';
import {
  findStand,
  merkeGesichert,
  oeffneEingebettete,
  oeffnePostgres,
  type Stand,
} from './sicherung.store.ts';
import { type Schein, schreibeSchein } from './sicherungsschein.ts';

/** The dump, which `pg_restore` can read by hand as well; the folder of the embedded database. */
export const DUMP = 'datenbank.dump';
export const EINGEBETTET = 'datenbank';
const ROLLEN = 'rollen.sql';

/**
 * Everything that a restore needs, as a folder: database, roles, files, log of deletions, sums. The database first: of a file that
 * comes later no row knows, and that harms nobody.
 * @param ordner new, or empty
 * @throws Error in German, before anything is written, where it would not be whole
 */
export async function sichere(env: Env, ordner: string, am: Date): Promise<Schein> {
  await pruefeOrdner(ordner);
  const { stand, abdruck } = await (env.databaseUrl === undefined
    ? sichereEingebettete(env, ordner)
    : sicherePostgres(env, env.databaseUrl, ordner));
  // Where none was set it lies beside the files, and nothing opens without it; one that was set is somebody's to keep.
  if (env.secretKey === undefined && (await schluesselIn(env.dataDir)) !== undefined)
    await copyFile(join(env.dataDir, SCHLUESSELDATEI), join(ordner, SCHLUESSELDATEI));
  const dateien = await sichereDateien(env, ordner);
  const geloeschte = await geloeschteIn(openFiles(env));
  await writeFile(join(ordner, LOESCHUNGEN), alsProtokoll(geloeschte));
  const schein: Schein = {
    fassung: 1,
    am: am.toISOString(),
    datenbank: env.databaseUrl === undefined ? 'eingebettet' : 'postgres',
    stand,
    abdruck,
    dateien,
    loeschungen: geloeschte.length,
  };
  await schreibeSchein(ordner, schein);
  await merkeSicherung(env, am);
  return schein;
}

/** Programs that watch, and the operator's desk, ask the database how old the last one is. */
async function merkeSicherung(env: Env, am: Date): Promise<void> {
  if (env.databaseUrl !== undefined) {
    const db = oeffnePostgres(env.databaseUrl);
    return merkeGesichert(db, am).finally(() => db.close());
  }
  const release = lockDataDir(env.dataDir);
  try {
    const db = await oeffneEingebettete(join(env.dataDir, EINGEBETTET));
    await merkeGesichert(db, am).finally(() => db.close());
  } finally {
    release();
  }
}

async function pruefeOrdner(ordner: string): Promise<void> {
  const darin = await readdir(ordner).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
  if (darin.length > 0) throw new Error(`In ${ordner} liegt schon etwas. Nennen Sie einen neuen Ordner.`);
}

type Gesichert = { stand: string; abdruck: string | null };
/** @throws Error in German where there is nothing, or what is there could not be opened by this key again */
async function pruefeStand(env: Env, db: Db): Promise<Stand & Gesichert> {
  const { stand, abdruck, fassung } = await findStand(db);
  if (stand === null) throw new Error('In dieser Datenbank liegt noch nichts von Kehrtour.');
  const schluessel = await findeSchluessel(env, [env.dataDir]);
  if (abdruck !== null && (schluessel === undefined || abdruckVon(schluessel) !== abdruck))
    throw new Error(
      'SECRET_KEY ist ein anderer als der, mit dem diese Datenbank begonnen wurde; die Sicherung wäre nicht zu öffnen. ' +
        'Nennen Sie den, mit dem die Server laufen; war keiner gesetzt, liegt er als Datei geheimnis in deren DATA_DIR.',
    );
  return { stand, abdruck, fassung };
}

async function sicherePostgres(env: Env, adresse: string, ordner: string): Promise<Gesichert> {
  const db = oeffnePostgres(adresse);
  const { fassung, ...gesichert } = await pruefeStand(env, db).finally(() => db.close());
  const wo = findeWerkzeug(fassung);
  await mkdir(ordner, { recursive: true });
  await writeFile(join(ordner, ROLLEN), rollenskript);
  const dump = starte({ wo, werkzeug: 'pg_dump', args: ['--format=custom'], adresse });
  await Promise.all([pipeline(dump.ausgabe, createWriteStream(join(ordner, DUMP))), dump.ende]);
  return gesichert;
}

async function sichereEingebettete(env: Env, ordner: string): Promise<Gesichert> {
  const folder = join(env.dataDir, EINGEBETTET);
  if (!(await stat(folder).catch(() => undefined)))
    throw new Error(`In ${env.dataDir} liegt keine Datenbank von Kehrtour.`);
  const release = lockDataDir(env.dataDir);
  try {
    const db = await oeffneEingebettete(folder);
    const { stand, abdruck } = await pruefeStand(env, db).finally(() => db.close());
    await mkdir(ordner, { recursive: true });
    await cp(folder, join(ordner, EINGEBETTET), {
      recursive: true,
      filter: (datei) => !datei.endsWith('postmaster.pid'),
    });
    return { stand, abdruck };
  } finally {
    release();
  }
}
