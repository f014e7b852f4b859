import { existsSync } from 'node:fs';
import { copyFile, cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { spieleLoeschungenNach } from '../../loeschauftrag/spieleLoeschungenNach.ts';
import { closeDataDir } from '../../platform/db/closeDataDir.ts';
import { lockDataDir } from '../../platform/db/dataDirLock.ts';
import { migrationNames } from '../../platform/db/migrate.ts';
import { missingText } from '../../platform/page/missingText.ts';
import { countResting } from '../../platform/post/dispatchRest.ts';
import type { Env } from '../../platform/settings/env.ts';
import { diskStore, openFiles } from '../../platform/settings/storage.ts';
import { openDeps } from '../../platform/start/openDeps.ts';
import { openReadiness } from '../../platform/start/readiness.ts';
import { DATEIEN, spieleDateienZurueck } from './dateisicherung.ts';
import { liesProtokoll } from './loeschprotokoll.ts';
import { findeWerkzeug, starte } from './postgresWerkzeug.ts';
import { legeRollenAn } from './rollen.ts';
import { abdruckVon, findeSchluessel, SCHLUESSELDATEI, schluesselIn } from './schluessel.ts';
import { DUMP, EINGEBETTET } from './sichere.ts';
import {
  countTabellen,
  findStand,
  lassRuhen,
  oeffneEingebettete,
  oeffnePostgres,
  RUHE,
} from './sicherung.store.ts';
import { liesSchein, type Schein } from './sicherungsschein.ts';

export type Zurueckgespielt = {
  readonly schein: Schein;
  /** Companies that were deleted after the backup, and are again. */
  readonly nachgeholt: number;
  /** Messages that wait for an operator's yes. */
  readonly ruhen: number;
  /** Sentences about what a request would still lack. */
  readonly fehlt: readonly string[];
};

/**
 * Brings a backup back, into an empty database and an empty place for files. Everything that can be wrong with it, with the key or
 * with the place is said before the first byte is written. Nothing of the outbox leaves until an operator says so.
 * @param protokoll log of deletions that is newer than the backup
 * @throws Error in German
 */
export async function spieleZurueck(
  env: Env,
  ordner: string,
  protokoll: string | undefined,
): Promise<Zurueckgespielt> {
  const schein = await liesSchein(ordner);
  const geloeschte = protokoll === undefined ? [] : await liesProtokoll(protokoll);
  await pruefeFassung(env, schein);
  await pruefeSchluessel(env, ordner, schein);
  const files = openFiles(env);
  if ((await files.listAll()).length > 0)
    throw new Error(
      `Wo Dateien liegen sollen, liegen schon welche (${env.s3 === undefined ? env.dataDir : env.s3.bucket}). Zurückgespielt wird nur in einen leeren Ort.`,
    );
  const keys = await diskStore(join(ordner, DATEIEN)).listAll();
  if (keys.length !== schein.dateien)
    throw new Error(`In der Sicherung liegen ${keys.length} Dateien, nicht ${schein.dateien}.`);
  closeDataDir(env.dataDir);
  await (env.databaseUrl === undefined
    ? spieleEingebetteteZurueck(env, ordner)
    : spielePostgresZurueck(env.databaseUrl, ordner));
  if (
    env.secretKey === undefined &&
    (await schluesselIn(env.dataDir)) === undefined &&
    (await schluesselIn(ordner))
  )
    await copyFile(join(ordner, SCHLUESSELDATEI), join(env.dataDir, SCHLUESSELDATEI));
  await spieleDateienZurueck(env, ordner, keys);
  for (const id of geloeschte)
    await files.put(`geloescht/${id}`, new Uint8Array(0), 'application/octet-stream');
  return { schein, ...(await bringeAufStand(env)) };
}

async function pruefeFassung(env: Env, { datenbank, stand }: Schein): Promise<void> {
  if ((datenbank === 'postgres') !== (env.databaseUrl !== undefined))
    throw new Error(
      datenbank === 'postgres'
        ? 'Diese Sicherung ist von PostgreSQL. Nennen Sie mit DATABASE_URL eine leere Datenbank.'
        : 'Diese Sicherung ist von der eingebetteten Datenbank; in PostgreSQL lässt sie sich nicht spielen. Lassen Sie DATABASE_URL weg.',
    );
  if (!(await migrationNames()).includes(stand))
    throw new Error(
      `Diese Sicherung ist von einer neueren Fassung von Kehrtour (${stand}). Nehmen Sie die Fassung, mit der sie gemacht wurde, oder eine neuere.`,
    );
}

async function pruefeSchluessel(env: Env, ordner: string, { abdruck }: Schein): Promise<void> {
  if (abdruck === null || env.secretKeyReplaced) return;
  const schluessel = await findeSchluessel(env, [env.dataDir, ordner]);
  if (schluessel !== undefined && abdruckVon(schluessel) === abdruck) return;
  throw new Error(
    `${schluessel === undefined ? 'SECRET_KEY fehlt' : 'SECRET_KEY ist ein anderer als der, mit dem diese Sicherung gemacht wurde'}. ` +
      'Es wurde nichts geschrieben. Nennen Sie den Schlüssel, mit dem die Server damals liefen. ' +
      'Ist er verloren, nennen Sie einen neuen und SECRET_KEY_ERSETZT=1: ' +
      'Gedruckte QR-Codes, Links in verschickten E-Mails, gespeicherte Kalenderzugänge und hinterlegte Schlüssel gelten dann nicht mehr.',
  );
}

/** All of it or nothing: one transaction, whose last statement keeps the outbox shut. */
async function spielePostgresZurueck(adresse: string, ordner: string): Promise<void> {
  const db = oeffnePostgres(adresse);
  let fassung: number;
  try {
    ({ fassung } = await findStand(db));
    if ((await countTabellen(db)) > 0)
      throw new Error(
        'Diese Datenbank ist nicht leer. Zurückgespielt wird nur in eine leere, damit nichts verloren geht: create database … owner …',
      );
    await legeRollenAn(db);
  } finally {
    await db.close();
  }
  const wo = findeWerkzeug(fassung);
  const liest = starte({
    wo,
    werkzeug: 'pg_restore',
    args: ['--no-owner', '--file=-', join(ordner, DUMP)],
  });
  const schreibt = starte({
    wo,
    werkzeug: 'psql',
    args: ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null'],
    adresse,
  });
  await Promise.all([
    liest.ende,
    schreibt.ende,
    pipeline(async function* () {
      yield* liest.ausgabe;
      // Only behind a whole dump: half of one must not be committed.
      await liest.ende;
      yield Buffer.from(RUHE);
    }, schreibt.eingabe),
  ]);
}

async function spieleEingebetteteZurueck(env: Env, ordner: string): Promise<void> {
  const release = lockDataDir(env.dataDir);
  try {
    const folder = join(env.dataDir, EINGEBETTET);
    const neu = `${folder}.neu`;
    if ([folder, neu].some((eines) => existsSync(eines)))
      throw new Error(
        `In ${env.dataDir} liegt schon eine Datenbank. Zurückgespielt wird nur in einen leeren Ordner, damit nichts verloren geht.`,
      );
    await cp(join(ordner, EINGEBETTET), neu, { recursive: true });
    const db = await oeffneEingebettete(neu);
    await lassRuhen(db).finally(() => db.close());
    await rename(neu, folder);
  } finally {
    release();
  }
}

/** Brings it to the state of this program, deletes once more what was deleted since, and looks whether a request would succeed. */
async function bringeAufStand(env: Env): Promise<Omit<Zurueckgespielt, 'schein'>> {
  const { deps, close } = await openDeps({ ...env, logLevel: 'error', worker: false });
  try {
    const nachgeholt = await spieleLoeschungenNach(deps);
    const ruhen = await deps.db.transaction({ role: 'kehrtour_jobs' }, countResting);
    const { missing } = await openReadiness(deps)();
    return { nachgeholt, ruhen, fehlt: missing.map(({ was }) => missingText[was].de) };
  } finally {
    await close();
  }
}
