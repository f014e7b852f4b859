import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Nachweis, zustellungMelden } from '@kehrtour/contract/nachweis';
import type { Zustellungsart } from '@kehrtour/domain/nachweis/zustellung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import { findKehrtour } from '../../kehrtour/kehrtourStand.ts';
import { actorName } from '../../platform/actor.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeNachweise } from '../../termin/nachweise.ts';
import { ankuendigungRefused } from '../empfang/ankuendigung.grund.ts';
import { ANSAGE_ZURUECK, wartezeit } from '../ersatzweg/nimmNaechsteWege.ts';
import { gibtEsMitarbeiter, insertZustellungen, type ZustellungNeu } from './zustellung.store.ts';

type Meldung = BodyOf<typeof zustellungMelden>;

/**
 * Writes down what happened to notices of a round: dropped in, posted, come back, or that an earlier report was wrong.
 * The entries themselves are the history. What another person reported in the meantime is passed over; where nothing is left, the reason is said.
 */
export async function meldeZustellung(
  ctx: StaffCtx,
  kehrtourId: string,
  meldung: Meldung,
): Promise<{ gemeldet: number }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ankuendigen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await findKehrtour(tx, kehrtourId))) throw new Refused('nicht-gefunden');
    const gemeinte = await ladeGemeinte(ctx, tx, kehrtourId, meldung);
    await verlangeMoeglichenTag(ctx, tx, gemeinte, meldung);
    const moegliche = gemeinte.filter(({ moeglich }) => moeglich.includes(meldung.art));
    if (moegliche.length === 0) throw ankuendigungRefused(UNMOEGLICH[meldung.art]);
    const gemeldet = await insertZustellungen(
      tx,
      {
        art: meldung.art,
        am: meldung.am,
        von: meldung.mitarbeiterId,
        vermerktAm: ctx.now(),
        vermerktVon: actorName(ctx.actor),
      },
      moegliche.map((nachweis) => eintragZu(nachweis, meldung.art)),
    );
    if (meldung.art === 'zurueck')
      await ctx.deps.jobs.enqueue(
        tx,
        ANSAGE_ZURUECK,
        { unternehmenId: ctx.unternehmenId },
        { startAfter: wartezeit(ctx.now()) },
      );
    await announce(tx, { art: 'kehrtour', id: kehrtourId });
    return { gemeldet };
  });
}

const UNMOEGLICH = {
  eingeworfen: 'schon-zugestellt',
  aufgegeben: 'schon-zugestellt',
  zurueck: 'nie-hinaus',
  berichtigt: 'nichts-gemeldet',
} as const satisfies Record<Meldung['art'], string>;

/** @throws Refused 'nicht-gefunden' as soon as one of them is not of this round */
async function ladeGemeinte(
  ctx: StaffCtx,
  tx: Tx,
  kehrtourId: string,
  { nachweisIds }: Meldung,
): Promise<Nachweis[]> {
  const ids = new Set(nachweisIds);
  const gemeinte = (await ladeNachweise(ctx, tx, { kehrtourId })).filter(({ id }) => ids.has(id));
  if (gemeinte.length < ids.size) throw new Refused('nicht-gefunden');
  return gemeinte;
}

async function verlangeMoeglichenTag(
  ctx: StaffCtx,
  tx: Tx,
  gemeinte: readonly Nachweis[],
  { am, mitarbeiterId }: Meldung,
): Promise<void> {
  if (am > ortszeitAus(ctx.now()).tag) throw ankuendigungRefused('kuenftig');
  if (gemeinte.some(({ erstelltAm }) => am < ortszeitAus(new Date(erstelltAm)).tag))
    throw ankuendigungRefused('vor-der-ansage');
  if (!(await gibtEsMitarbeiter(tx, mitarbeiterId))) throw ankuendigungRefused('wer-fehlt');
}

/** What ends a delivery: from then on it can be delivered again. */
const BEENDET: readonly Zustellungsart[] = ['zurueck', 'berichtigt'];

/** One entry more for this notice; a correction names the last one that holds. */
export function eintragZu({ id, zustellungen }: Nachweis, art: Zustellungsart): ZustellungNeu {
  return {
    id: randomUUID(),
    ankuendigung_id: id,
    runde: zustellungen.filter((eine) => BEENDET.includes(eine.art)).length,
    berichtigt:
      art === 'berichtigt'
        ? (zustellungen.findLast((eine) => eine.gilt && eine.art !== 'gedruckt')?.id ?? null)
        : null,
  };
}
