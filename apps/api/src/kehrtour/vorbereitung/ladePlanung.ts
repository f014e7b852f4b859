import type { Vorgaben } from '@kehrtour/contract/vorgaben';

import {
  ladeGrundlage,
  type Planungsgrundlage,
  type Rundenstand,
} from '../../planung/problem/ladeGrundlage.ts';
import { findBetriebMitMitte } from '../../planung/stand/planungsstand.ts';
import { halteDerAenderung } from '../../planung/stand/wartenderPlan.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findAenderung } from '../aenderung/aenderung.store.ts';
import { mitDazugekommenen } from '../aenderung/mitDazugekommenen.ts';
import { findKehrtour, listHalte } from '../runde/kehrtour.store.ts';

type Ladeweise = {
  readonly mitAenderung?: boolean;
  /** Decisions that are only tried: the round is read as if they were taken. */
  readonly probe?: Partial<Vorgaben>;
};

/**
 * A round with everything of the database that a plan is made of, read in one transaction.
 * @throws Refused 'nicht-gefunden'
 */
export async function ladePlanung(
  ctx: TenantCtx,
  id: string,
  { mitAenderung = false, probe = {} }: Ladeweise = {},
): Promise<Planungsgrundlage> {
  return ctx.transaction(async (tx) => {
    const gespeichert = await findKehrtour(tx, id);
    const betrieb = await findBetriebMitMitte(tx);
    if (!gespeichert || !betrieb) throw new Refused('nicht-gefunden');
    const halte = await ladeHalte(tx, id, mitAenderung);
    const nochNichtInKraft = { ...halte.aenderung?.vorgaben, ...probe };
    const kehrtour = { ...gespeichert, vorgaben: { ...gespeichert.vorgaben, ...nochNichtInKraft } };
    return ladeGrundlage(ctx, tx, betrieb, { kehrtour, nochNichtInKraft, ...halte });
  });
}

async function ladeHalte(
  tx: Tx,
  id: string,
  mitAenderung: boolean,
): Promise<Pick<Rundenstand, 'aenderung' | 'halte' | 'inKraft'>> {
  const aenderung = mitAenderung ? await findAenderung(tx, id) : undefined;
  const inKraft = await listHalte(tx, id);
  const halte = aenderung ? mitDazugekommenen(halteDerAenderung(aenderung), inKraft) : inKraft;
  return { aenderung, halte, inKraft };
}
