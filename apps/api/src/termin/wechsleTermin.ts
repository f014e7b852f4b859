import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import {
  type Handelnder,
  type TerminAktion,
  wechsleTerminStatus,
} from '@kehrtour/domain/termin/terminwechsel';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import type { Ctx, StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { recordAll } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { neuigkeit } from './terminnews.ts';
import { saveStaende } from './terminwechsel.store.ts';

/** What happens to an appointment, and what its history says of it. */
export type Wechsel = {
  readonly aktion: TerminAktion;
  readonly wer: Handelnder;
  readonly was: Verlaufswort<'termin'>;
  /** What open screens hear of; an answer of the customer is news of its own. */
  readonly neuigkeit?: 'rueckmeldung';
  readonly notiz?: string | undefined;
};

/** What the history keeps beside the states. */
type Angaben = { readonly von?: object; readonly nach?: object };

/** An appointment as it was read under its lock. */
export type Wechselnder = {
  readonly id: string;
  readonly status: TerminStatus;
  readonly kehrtour_id: string | null;
};

/** Staff are at the house of a visit that is their own, else at the desk. */
export const handelnderFuer = (
  ctx: StaffCtx,
  { mitarbeiter_id }: { readonly mitarbeiter_id: string | null },
): Handelnder => ({
  quelle: mitarbeiter_id === ctx.actor.id ? 'feld' : 'buero',
  rolle: ctx.actor.rolle,
});
export const vomBuero = (ctx: StaffCtx): Handelnder => ({ quelle: 'buero', rolle: ctx.actor.rolle });

/**
 * The next state, for callers that have to know it before anything is written.
 * @param vorher the state before a mark that is taken back
 * @throws Refused 'nicht-erlaubt' · 'termin.uebergang-nicht-moeglich'
 */
export function verlangeWechsel(
  status: TerminStatus,
  aktion: TerminAktion,
  wer: Handelnder,
  vorher?: TerminStatus,
): TerminStatus {
  const naechster = wechsleTerminStatus(status, aktion, wer, vorher);
  if (!naechster.ok) throw new Refused(naechster.reason);
  return naechster.value;
}

/**
 * The one door to the state of an appointment: the rules, the new state with what others rely on (version, place in calendars),
 * the history and the news, of hundreds as of one. Time and tasks follow in the database and in the caller.
 * @throws Refused also 'veraltet' where somebody was faster
 */
export async function wechsleTermine(
  ctx: Ctx,
  tx: Tx,
  termine: readonly (Wechselnder & Angaben & { readonly vorher?: TerminStatus })[],
  { aktion, wer, was, neuigkeit = undefined, notiz }: Wechsel,
): Promise<void> {
  if (termine.length === 0) return;
  const rows = termine.map(({ id, status, vorher }) => ({
    id,
    von: status,
    nach: verlangeWechsel(status, aktion, wer, vorher),
  }));
  if ((await saveStaende(tx, rows, { notiz, am: ctx.now() })) < rows.length) throw new Refused('veraltet');
  await recordAll(
    ctx,
    tx,
    termine.map(({ id, status, von, nach }, i) => ({
      gegenstand: 'termin' as const,
      id,
      was,
      von: { status, ...von },
      nach: { status: rows[i]?.nach, ...nach },
    })),
  );
  await meldeWechsel(tx, termine, neuigkeit ?? 'termin');
}

/** The same for one; answers its new state. */
export async function wechsleTermin(
  ctx: Ctx,
  tx: Tx,
  { id, status, kehrtour_id }: Wechselnder,
  { von, nach, vorher, ...wechsel }: Wechsel & Angaben & { readonly vorher?: TerminStatus },
): Promise<TerminStatus> {
  await wechsleTermine(
    ctx,
    tx,
    [{ id, status, kehrtour_id, ...(von && { von }), ...(nach && { nach }), ...(vorher && { vorher }) }],
    wechsel,
  );
  return verlangeWechsel(status, wechsel.aktion, wechsel.wer, vorher);
}

/** One appointment is named, of many only their rounds: whoever looks at one fetches it whole. */
async function meldeWechsel(
  tx: Tx,
  termine: readonly Wechselnder[],
  art: 'termin' | 'rueckmeldung',
): Promise<void> {
  const [erster, ...weitere] = termine;
  if (erster && weitere.length === 0) return announce(tx, neuigkeit(art, erster));
  for (const kehrtourId of new Set(termine.map(({ kehrtour_id }) => kehrtour_id)))
    await announce(tx, { art, ...(kehrtourId === null ? {} : { kehrtourId }) });
}
