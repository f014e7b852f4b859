import type { Anfangsstand } from '@kehrtour/domain/termin/termin';

import { GEBUCHT } from '../kehrtour/kehrtournews.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { neuigkeit } from '../termin/terminnews.ts';
import { maileBuchung } from './maileBuchung.ts';

type Gebucht = {
  /** Id of the appointment. */
  readonly id: string;
  readonly kehrtourId: string | null;
  readonly email: string;
  readonly status: Anfangsstand;
  readonly unbestaetigt: boolean;
  readonly hinausAb: Date | undefined;
};

const ANLASS = { bestaetigt: 'gebucht', angefragt: 'angefragt', angekuendigt: 'vorgeschlagen' } as const;

/** A booking is told to the customer by mail, to the history, to the round that takes it in, and to every open page. */
export async function meldeGebucht(ctx: TenantCtx, tx: Tx, gebucht: Gebucht): Promise<void> {
  const { id, kehrtourId, email, status, unbestaetigt, hinausAb } = gebucht;
  if (email !== '')
    await maileBuchung(ctx, tx, id, {
      anlass: unbestaetigt ? 'bestaetigen' : ANLASS[status],
      ...(hinausAb && { hinausAb }),
    });
  await record(ctx, tx, { gegenstand: 'termin', id, was: 'gebucht', nach: { status } });
  if (!unbestaetigt) await lassAufnehmen(ctx, tx, kehrtourId);
  await announce(tx, neuigkeit('termin', { id, kehrtour_id: kehrtourId }));
}

/** The round that a moved booking leaves is shown without it; the one it comes into takes it in. */
export async function meldeUmgebucht(
  ctx: TenantCtx,
  tx: Tx,
  { alte, neue }: { readonly alte: string | null; readonly neue: string | null },
): Promise<void> {
  for (const id of new Set([alte, neue])) if (id !== null) await announce(tx, { art: 'kehrtour', id });
  await lassAufnehmen(ctx, tx, neue);
}

/** A round takes in whatever stands in it by now; a time of its own is in none. */
export async function lassAufnehmen(ctx: TenantCtx, tx: Tx, kehrtourId: string | null): Promise<void> {
  if (kehrtourId !== null)
    await ctx.deps.jobs.enqueue(tx, GEBUCHT, { unternehmenId: ctx.unternehmenId, kehrtourId });
}
