import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { schluesselAnsehen } from '@kehrtour/contract/schluessel';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';
import { istEigene } from './liegenschaft.store.ts';
import { findSchluessel, siegelDesSchluessels } from './schluessel.store.ts';
import { verlangeSicht } from './zeigeLiegenschaft.ts';

/** Opens one sealed key for one person; that she looked is written in the same transaction, or nothing is shown. */
export function zeigeSchluessel(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
): Promise<AnswerOf<typeof schluesselAnsehen>> {
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, id);
    await verlangeEinblick(ctx, tx, id);
    const row = await findSchluessel(tx, id, teilId);
    if (!row) throw new Refused('nicht-gefunden');
    const geheimnis = oeffne(ctx, teilId, row.geheimnis);
    await record(ctx, tx, {
      gegenstand: 'liegenschaft',
      id,
      was: 'Schlüssel angesehen',
      nach: { bezeichnung: row.bezeichnung },
    });
    return { geheimnis };
  });
}

/** The office sees all of them, who drives those of the own rounds. */
async function verlangeEinblick(ctx: StaffCtx, tx: Tx, id: string): Promise<void> {
  const { rolle } = ctx.actor;
  if (darf(rolle, 'schluessel.ansehen')) return;
  if (!darf(rolle, 'schluessel.ansehen-eigene')) throw new Refused('nicht-erlaubt');
  if (!(await istEigene(tx, id, ctx.actor.id))) throw liegenschaftRefused('nicht-auf-tour');
}

/** Another SECRET_KEY than the one it was sealed with opens nothing. */
function oeffne(ctx: StaffCtx, id: string, geheimnis: Uint8Array): string {
  try {
    return ctx.deps.secrets.unseal(siegelDesSchluessels(id), geheimnis);
  } catch {
    throw new Refused('schluessel.unlesbar');
  }
}
