import type { Db } from '../db/db.ts';
import type { Secrets } from '../settings/secrets.ts';

const FINGERPRINT_BYTES = 16;
/** By which a key is known again without being stored. */
export const fingerprintOf = (secrets: Secrets): string =>
  secrets.derive('abdruck der installation', FINGERPRINT_BYTES).toString('hex');

/**
 * Remembers by which key this database was begun, and refuses another one: the second server would seal what the first cannot
 * open, and make other codes than those that were printed.
 * @param replaced the old key is lost, or shall be: this one holds from now on
 * @throws Error in German that names the way out
 */
export async function keepSecretKey(db: Db, secrets: Secrets, replaced: boolean): Promise<void> {
  const ours = fingerprintOf(secrets);
  const { rows } = await db.query<{ abdruck: string }>(
    `insert into installation as i (abdruck) values (decode($1, 'hex'))
       on conflict (einzige) do update set abdruck = case when $2 then excluded.abdruck else i.abdruck end,
         seit = case when $2 and i.abdruck <> excluded.abdruck then now() else i.seit end
       returning encode(abdruck, 'hex') as abdruck`,
    [ours, replaced],
  );
  if (rows[0]?.abdruck === ours) return;
  throw new Error(
    'SECRET_KEY ist ein anderer als der, mit dem diese Datenbank begonnen wurde. Alle Server brauchen denselben; ' +
      'war keiner gesetzt, steht er in der Datei geheimnis im DATA_DIR des ersten Servers. ' +
      'Ist er verloren, starten Sie einmal mit SECRET_KEY_ERSETZT=1: ' +
      'Gedruckte QR-Codes, Links in verschickten E-Mails, gespeicherte Kalenderzugänge und hinterlegte Schlüssel gelten dann nicht mehr.',
  );
}
