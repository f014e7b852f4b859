import type { Kehrbezirkssoftware } from '@kehrtour/contract/kehrbezirkssoftware';
import type { PartnerBeendende } from '@kehrtour/domain/unternehmen/partner';

import type { AdminCtx, StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { deleteZugang } from './partner.store.ts';
import { insertAbruf, lockOffene, setBeendet } from './verbindung.store.ts';
import { deleteWebhook } from './webhook/webhook.store.ts';
import { softwareJetzt, verlangeVerwaltung } from './zeigeKehrbezirkssoftware.ts';

/** The program is out with the commit; what it brought stays. */
export async function beendeVerbindung(ctx: StaffCtx, id: string): Promise<Kehrbezirkssoftware> {
  verlangeVerwaltung(ctx);
  return ctx.transaction(async (tx) => {
    const beendet = await beendeVerbindungen(tx, { id }, 'betrieb', ctx.now());
    if (beendet === 0) throw new Refused('nicht-gefunden');
    return softwareJetzt(ctx, tx);
  });
}

/** The operator ends it where a vendor's program does harm; the company reads so. */
export async function trenneVerbindung(
  ctx: AdminCtx,
  { unternehmenId, id }: { unternehmenId: string; id: string },
): Promise<Record<string, never>> {
  const beendet = await ctx
    .as(ctx.actor, unternehmenId)
    .transaction((tx) => beendeVerbindungen(tx, { id }, 'betreiber', ctx.now()));
  if (beendet === 0) throw new Refused('nicht-gefunden');
  return {};
}

/** Answers how many there were. */
export async function beendeVerbindungen(
  tx: Tx,
  welche: Parameters<typeof lockOffene>[1],
  von: PartnerBeendende,
  am: Date,
): Promise<number> {
  const offene = await lockOffene(tx, welche);
  for (const { id } of offene) {
    await deleteZugang(tx, id);
    await deleteWebhook(tx, id);
    await setBeendet(tx, id, von, am);
    await insertAbruf(tx, { verbindungId: id, was: 'beendet', angaben: {}, am });
  }
  return offene.length;
}
