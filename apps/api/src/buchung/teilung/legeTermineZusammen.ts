import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Termin } from '@kehrtour/contract/termin';
import type { termineZusammenlegen } from '@kehrtour/contract/terminteilung';
import { formatTagLang } from '@kehrtour/domain/format';
import { darfZusammen } from '@kehrtour/domain/kehrtour/terminteilung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import { sageEinenBesuchAb } from '../../ankuendigung/besuchsnachricht.ts';
import { gibAufgabenFrei } from '../../aufgabe/beendeAufgaben.ts';
import { nimmHausHeraus } from '../../kehrtour/haltStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { BUCHUNG_ABGESAGT, schreibeAusgang, verlangeStand } from '../../termin/aendereTermin.ts';
import { neuigkeit } from '../../termin/terminnews.ts';
import { vomBuero } from '../../termin/wechsleTermin.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { sperreBeteiligte } from '../reservierung/nimmZeit.ts';
import { ladeTeilbar, type Teilbar } from './ladeTeilbar.ts';
import { zusammenlegungRefused } from './teilung.grund.ts';
import { gibArbeitDazu } from './wechsleArbeit.ts';

/**
 * Two appointments of a house become one: the work of the other one is done at this visit, and whoever was told of the other
 * hears that it is. In a round the longer visit becomes an Änderung, and told windows stay until somebody accepts it.
 */
export async function legeTermineZusammen(
  ctx: StaffCtx,
  id: string,
  { version, mit }: BodyOf<typeof termineZusammenlegen>,
): Promise<Termin> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  if (mit.id === id) throw zusammenlegungRefused('mit-sich');
  return ctx.transaction(async (tx) => {
    const vorher = [await ladeTeilbar(tx, id), await ladeTeilbar(tx, mit.id)];
    await sperreBeteiligte(tx, {
      mitarbeiterIds: vorher.flatMap(({ row }) => row.mitarbeiter_id ?? []),
      kehrtourIds: vorher.flatMap(({ kehrtourId }) => kehrtourId ?? []),
    });
    // Always in the same order: two offices that put the same two together do not wait for each other.
    for (const one of [{ id, version }, mit].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await verlangeStand(ctx, tx, one.id, one.version);
    const bleibt = await ladeTeilbar(tx, id);
    const endet = await ladeTeilbar(tx, mit.id);
    const erlaubt = darfZusammen(bleibt, endet, ctx.now());
    if (!erlaubt.ok) throw zusammenlegungRefused(erlaubt.reason);
    // Before it ends: what was only there for a booking goes when the booking does.
    await gibAufgabenFrei(
      tx,
      endet.arbeiten.map((arbeit) => arbeit.id),
    );
    await beende(ctx, tx, endet, mitWorten(bleibt));
    await gibArbeitDazu(ctx, tx, bleibt, endet.arbeiten);
    await record(ctx, tx, { gegenstand: 'termin', id, was: 'zusammengelegt', nach: { mit: mit.id } });
    await announce(tx, neuigkeit('termin', { id, kehrtour_id: bleibt.kehrtourId }));
    return terminJetzt(ctx, tx, id);
  });
}

/** What the customer reads of why. */
function mitWorten({ row }: Teilbar): string {
  const { tag } = ortszeitAus(row.fenster_von);
  return `Wir erledigen die Arbeit gleich mit, wenn wir am ${formatTagLang(tag)} bei Ihnen sind.`;
}

/** The other appointment ends, its work is free, its stop goes, and who knew of it is told. */
async function beende(ctx: StaffCtx, tx: Tx, { row }: Teilbar, grund: string): Promise<void> {
  const stand = await verlangeStand(ctx, tx, row.id, row.version);
  await schreibeAusgang(ctx, tx, stand, {
    aktion: 'sageAb',
    wer: vomBuero(ctx),
    was: 'zusammengelegt',
    grund: '',
  });
  const { unternehmenId } = ctx;
  if (row.buchung_id !== null)
    return ctx.deps.jobs.enqueue(tx, BUCHUNG_ABGESAGT, { unternehmenId, terminId: row.id, grund });
  if (row.kehrtour_id === null) return;
  await sageEinenBesuchAb(ctx, tx, { kehrtourId: row.kehrtour_id, terminId: row.id, grund });
  if (row.halt_id !== null)
    await nimmHausHeraus(tx, {
      haltId: row.halt_id,
      kehrtourId: row.kehrtour_id,
      liegenschaftId: row.liegenschaft_id,
      am: ctx.now(),
    });
  await announce(tx, { art: 'kehrtour', id: row.kehrtour_id });
}
