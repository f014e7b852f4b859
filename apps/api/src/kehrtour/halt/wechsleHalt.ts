import { bindeAufgaben } from '../../aufgabe/aufgabenstand.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { insertHaltAufgaben, loeseWohnungVomHalt, updateHaltDauer } from './halt.store.ts';
import { listOffeneAufgaben } from './nimmHaltAuf.store.ts';
import { type GezeiteteKehrtour, zeiteNeu } from './nimmHaltAuf.ts';

/** One flat among others of a stop, with the minutes of its own work. */
export type Wohnungsarbeit = {
  readonly haltId: string;
  readonly nutzungseinheitId: string;
  readonly minuten: number;
};

/** A flat joins the stop that a round makes at its house anyway: its work comes along, the told window stays. */
export async function schliesseAnHaltAn(
  ctx: Ctx,
  tx: Tx,
  {
    haltId,
    terminId,
    minuten,
    ...neue
  }: GezeiteteKehrtour & { haltId: string; terminId: string; minuten: number },
): Promise<void> {
  const aufgabeIds = (await listOffeneAufgaben(tx, terminId)).map(({ id }) => id);
  await insertHaltAufgaben(tx, haltId, aufgabeIds);
  await bindeAufgaben(tx, neue.kehrtour.id, aufgabeIds);
  await updateHaltDauer(tx, haltId, minuten);
  await zeiteNeu(ctx, tx, neue);
}

/** A flat leaves its stop with its own work; the others keep theirs, and the round closes the gap. */
export async function loeseVomHalt(
  ctx: Ctx,
  tx: Tx,
  wohnung: Wohnungsarbeit,
  verlassene: GezeiteteKehrtour | undefined,
): Promise<void> {
  await loeseWohnungVomHalt(tx, wohnung);
  await updateHaltDauer(tx, wohnung.haltId, -wohnung.minuten);
  if (verlassene) await zeiteNeu(ctx, tx, verlassene);
}
