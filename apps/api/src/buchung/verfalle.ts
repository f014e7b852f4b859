import { bestaetigung } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import { ALS_JOB } from '@kehrtour/domain/termin/terminwechsel';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { beendeBuchung } from './beendeBuchung.ts';
import { listVerfallende, merkeVerfall } from './bestaetigung.store.ts';
import { type BuchungRow, findBuchung } from './buchung.store.ts';
import { sperreBuchung } from './sperreBuchung.ts';

const AUF_EINMAL = 500;

/** How things stand with a booking's address, at this instant. */
export const bestaetigungDer = (
  { bestaetigen_bis, bestaetigt_am, verfallen_am }: BuchungRow,
  jetzt: Date,
): ReturnType<typeof bestaetigung> =>
  bestaetigung(
    { bestaetigenBis: bestaetigen_bis, bestaetigtAm: bestaetigt_am, verfallenAm: verfallen_am },
    jetzt,
  );

/** Clears away what nobody confirmed, in every company; whoever is at it at the same moment wins. */
export async function verfalleAlle(deps: Deps): Promise<void> {
  const faellige = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    listVerfallende(tx, deps.now(), AUF_EINMAL),
  );
  await forEachCompany(deps, { what: 'buchung.verfallen', rows: faellige }, (ctx, { termin_id }) =>
    verfalle(ctx, termin_id),
  );
}

/** The time is everybody's again. No mail: nobody knows whose address it is. */
async function verfalle(ctx: TenantCtx, terminId: string): Promise<void> {
  try {
    await ctx.transaction(async (tx) => {
      if (!(await findBuchung(tx, terminId))) return;
      const { buchung } = await sperreBuchung(tx, terminId);
      if (bestaetigungDer(buchung, ctx.now()) === 'verfallen') await beendeVerfallene(ctx, tx, buchung);
    });
  } catch (error) {
    // Moved in this very moment: the next minute looks again.
    if (!(error instanceof Refused)) throw error;
  }
}

/** Under the locks of `sperreBuchung`. */
export async function beendeVerfallene(ctx: TenantCtx, tx: Tx, buchung: BuchungRow): Promise<void> {
  await merkeVerfall(tx, buchung.id, ctx.now());
  if (buchung.status !== 'angefragt') return;
  await beendeBuchung(ctx, tx, buchung, { aktion: 'lasseVerfallen', wer: ALS_JOB, was: 'buchung-verfallen' });
}
