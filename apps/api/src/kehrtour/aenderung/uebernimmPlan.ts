import type { KehrtourRow } from '../../planung/stand/runde.ts';
import type { AenderungRow } from '../../planung/stand/wartenderPlan.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { folgeDenHalten, verknuepfeGebuchte } from '../../termin/terminzeit.ts';
import { replaceHalte, updatePlan } from '../runde/kehrtour.store.ts';
import { deleteAenderung } from './aenderung.store.ts';

/** The windows that hold afterwards, by stop; ISO instants. */
export type Haltfenster = ReadonlyMap<string, { readonly von: string; readonly bis: string }>;

/** Puts a plan in force that waited. Planned times of appointments follow it; what is told of it is the caller's. */
export async function uebernimmPlan(
  ctx: TenantCtx,
  tx: Tx,
  { kehrtour, aenderung, fenster }: { kehrtour: KehrtourRow; aenderung: AenderungRow; fenster: Haltfenster },
): Promise<void> {
  const { id, version, status } = kehrtour;
  await replaceHalte(
    tx,
    id,
    aenderung.halte.map((halt) => {
      const gilt = fenster.get(halt.id);
      return gilt && !halt.ausgelassen ? { ...halt, fenster_von: gilt.von, fenster_bis: gilt.bis } : halt;
    }),
  );
  await verknuepfeGebuchte(tx, id, ctx.now());
  await folgeDenHalten(tx, id, ctx.now());
  const { plan } = aenderung;
  const vorgaben = { ...kehrtour.vorgaben, ...aenderung.vorgaben };
  const tage = vorgaben.datum?.tage ?? [];
  if (!(await updatePlan(tx, id, version, { plan, status, tage, vorgaben, now: ctx.now() })))
    throw new Refused('veraltet');
  await deleteAenderung(tx, id);
  await announce(tx, { art: 'kehrtour', id });
}
