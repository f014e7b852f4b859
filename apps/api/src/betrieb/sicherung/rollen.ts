import type { Db } from '../../platform/db/db.ts';
import { listFremdeRollen } from './sicherung.store.ts';

/** What the first migration makes as well: roles belong to the server, and stand in no dump of a database. */
const ROLLEN = ['kehrtour_app', 'kehrtour_jobs', 'kehrtour_betrieb'] as const;

/** The roles as a script that anybody may run who may make roles; that one is there already is no fault. */
export const rollenskript = [
  ...ROLLEN.map(
    (rolle) =>
      `do $$ begin create role ${rolle} nologin nobypassrls; exception when duplicate_object or unique_violation then null; end $$;`,
  ),
  `do $$ begin execute format('grant ${ROLLEN.join(', ')} to %I', current_user); exception when insufficient_privilege then null; end $$;`,
  '',
].join('\n');

/**
 * Makes the roles where they are missing, before anything else is written.
 * @throws Error in German where the user of DATABASE_URL may not make them, or not take them on
 */
export async function legeRollenAn(db: Db): Promise<void> {
  await db.script(rollenskript).catch((error: unknown) => {
    throw new Error(
      'Der Benutzer aus DATABASE_URL darf keine Rollen anlegen. Geben Sie ihm das Recht: alter role … createrole bypassrls.',
      { cause: error },
    );
  });
  const fremde = await listFremdeRollen(db, ROLLEN);
  if (fremde.length > 0)
    throw new Error(
      `Der Benutzer aus DATABASE_URL darf ${fremde.join(', ')} nicht annehmen: Die Rollen hat auf diesem Server ein anderer angelegt. ` +
        `Als Verwalter des Servers: grant ${fremde.join(', ')} to …`,
    );
}
