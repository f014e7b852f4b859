import { wohnungDer } from '@kehrtour/domain/kehrtour/terminteilung';

import { bindeAufgabe } from '../../aufgabe/aufgabenstand.ts';
import { gibAufgabenFrei } from '../../aufgabe/beendeAufgaben.ts';
import { versetzeEnde } from '../../belegung/belegung.ts';
import { gibArbeitZumHalt, nimmArbeitVomHalt } from '../../kehrtour/haltStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { aendereUmfang } from '../../termin/terminstand.ts';
import { setzeArbeit } from '../../termin/zusagearbeit.ts';
import { merkeZeit } from '../buchung.store.ts';
import { type Arbeit, minutenDer, type Teilbar, worteDer } from './ladeTeilbar.ts';
import { zusammenlegungRefused } from './teilung.grund.ts';

/** Shorter than that nobody visits anybody. */
const BESUCH_MINUTEN_MIN = 5;

/** Part of the work leaves an appointment: it is free, and so is the time that it took where no round drives. */
export async function nimmArbeitAb(
  ctx: StaffCtx,
  tx: Tx,
  termin: Teilbar,
  arbeiten: readonly Arbeit[],
): Promise<void> {
  const { row } = termin;
  const aufgabeIds = arbeiten.map(({ id }) => id);
  const rest = termin.gezeigt.filter(({ id }) => !aufgabeIds.includes(id));
  await gibAufgabenFrei(tx, aufgabeIds);
  const bisher = Math.round((row.ende.getTime() - row.beginn.getTime()) / 60_000);
  const weniger = Math.max(0, Math.min(minutenDer(arbeiten), bisher - BESUCH_MINUTEN_MIN));
  if (row.kehrtour_id !== null)
    await nimmArbeitVomHalt(ctx, tx, { kehrtourId: row.kehrtour_id, haltId: row.halt_id, aufgabeIds });
  await schreibeUmfang(ctx, tx, termin, { arbeiten: rest, minuten: -weniger });
}

/** Free work joins an appointment, which takes that much longer. @throws Refused 'termin.zeit-belegt' */
export async function gibArbeitDazu(
  ctx: StaffCtx,
  tx: Tx,
  termin: Teilbar,
  arbeiten: readonly Arbeit[],
): Promise<void> {
  const { row } = termin;
  for (const { id } of arbeiten) await bindeAufgabe(tx, id, row.id, row.kehrtour_id);
  if (row.kehrtour_id !== null)
    await gibArbeitZumHalt(ctx, tx, {
      kehrtourId: row.kehrtour_id,
      haltId: row.halt_id,
      aufgabeIds: arbeiten.map(({ id }) => id),
    });
  await schreibeUmfang(ctx, tx, termin, {
    arbeiten: [...termin.gezeigt, ...arbeiten],
    minuten: minutenDer(arbeiten),
  });
}

/** What is done at this visit from now on. When a round drives to it is the round's. */
async function schreibeUmfang(
  ctx: StaffCtx,
  tx: Tx,
  { row }: Teilbar,
  { arbeiten, minuten }: { arbeiten: readonly Arbeit[]; minuten: number },
): Promise<void> {
  const allein = row.kehrtour_id === null;
  if (allein && !(await versetzeEnde(tx, row.id, minuten, ctx.now())))
    throw zusammenlegungRefused('belegt', minuten);
  const worte = worteDer(arbeiten);
  await aendereUmfang(
    tx,
    row.id,
    {
      // In a round a flat keeps its appointment; alone the visit is where its work is.
      nutzungseinheitId: allein ? wohnungDer(arbeiten) : row.nutzungseinheit_id,
      taetigkeiten: worte,
      minuten: allein ? minuten : 0,
    },
    ctx.now(),
  );
  await setzeArbeit(
    tx,
    row.id,
    arbeiten.map(({ id }) => id),
  );
  if (row.buchung_id === null || row.wunsch === null) return;
  const dauerMinuten = Math.max(BESUCH_MINUTEN_MIN, row.wunsch.dauerMinuten + minuten);
  await merkeZeit(tx, row.buchung_id, { ...row.wunsch, kundentext: worte.join(', '), dauerMinuten });
}
