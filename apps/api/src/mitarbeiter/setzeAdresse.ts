import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { saveEmail } from './mitarbeiter.store.ts';
import { mitarbeiterJetzt } from './zeigeMitarbeiter.ts';

/** The address of whoever confirmed it, beside the login that takes it. Answers whose it is and which one she had. */
export async function setzeAdresse(
  ctx: TenantCtx,
  tx: Tx,
  id: string,
  email: string,
): Promise<{ name: string; bisher: string }> {
  const { vorname, nachname, email: bisher } = await mitarbeiterJetzt(tx, id);
  await saveEmail(tx, id, email);
  await record(ctx, tx, {
    gegenstand: 'mitarbeiter',
    id,
    was: 'eigene-daten',
    von: { email: bisher },
    nach: { email },
  });
  await announce(tx, { art: 'mitarbeiter', id });
  return { name: `${vorname} ${nachname}`, bisher };
}
