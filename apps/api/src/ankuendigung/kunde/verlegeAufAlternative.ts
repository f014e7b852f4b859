import { isDeepStrictEqual } from 'node:util';

import { ortszeitAus, zeitpunktAus, zeitpunkteAus } from '@kehrtour/domain/ortszeit';
import { schichtId } from '@kehrtour/domain/recht/schicht';
import { plusWerktage } from '@kehrtour/domain/recht/werktag';
import { fasseZusammen } from '@kehrtour/domain/taetigkeit/besuch';
import { plusTage } from '@kehrtour/domain/tag';
import { evaluate, insertStop, removeStop, type Solution } from '@kehrtour/planner';

import { deleteEigeneZeit } from '../../belegung/belegung.ts';
import { nimmHausHeraus } from '../../kehrtour/haltStand.ts';
import { lockKehrtour } from '../../kehrtour/kehrtourStand.ts';
import {
  type GezeiteteKehrtour,
  nimmHaltAuf,
  loeseVomHalt,
  schichtbelegungDer,
  schliesseAnHaltAn,
  ladeKehrtourenplan,
  type Kehrtourenplan,
} from '../../kehrtour/platzInDerKehrtour.ts';
import { sperreMitarbeiter } from '../../mitarbeiter/sperreMitarbeiter.ts';
import type { Ctx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { setzeZeitInKehrtour } from '../../termin/terminzeit.ts';
import { type Wechsel, wechsleTermin } from '../../termin/wechsleTermin.ts';
import { setzeArbeit } from '../../termin/zusagearbeit.ts';
import { feiertageBei } from '../../unternehmen/betriebskalender.ts';
import { verlaengereZugangscode } from '../../zugang/zugangscode.ts';
import { findAbsender } from '../empfang/empfang.store.ts';
import { alleinBeweglich, type Beweglich } from './alleinBeweglich.ts';
import { belegeVerlegung } from './belegeVerlegung.ts';
import { type Alternative, findeAlternativen, mitHalt } from './findeAlternativen.ts';
import { type KundenTerminRow, listBesuchsarbeit } from './kunde.store.ts';
import { mitAndererDauer, ohneHalt } from './platzBeimHaus.ts';

/** A chosen alternative with the round timed as it will be. */
export type GeplanteVerlegung = {
  readonly ziel: Alternative;
  /** What moves: the stop, or one flat of a stop with several. */
  readonly wer: Beweglich;
  readonly kehrtour: Kehrtourenplan;
  readonly solution: Solution;
  readonly stopId: string;
  /** The round that the appointment leaves, timed without it; undefined where it stays in its round or that has no plan any more. */
  readonly verlassene: GezeiteteKehrtour | undefined;
};

/**
 * Looks the chosen time up again among what is possible now, and times the round with it.
 * @throws Refused 'termin.alternative-weg' when somebody was faster
 */
export async function planeVerlegung(
  ctx: TenantCtx,
  termin: KundenTerminRow,
  alternativeId: string,
  hoechstens?: number,
): Promise<GeplanteVerlegung> {
  const ziel = (await findeAlternativen(ctx, termin, hoechstens)).find(({ id }) => id === alternativeId);
  const wer = await ctx.transaction((tx) => alleinBeweglich(tx, termin));
  const kehrtour = ziel && (await ladeKehrtourenplan(ctx, ziel.kehrtourId, termin.liegenschaft_id));
  if (!ziel || !kehrtour || !wer) throw new Refused('termin.alternative-weg');
  const { solution, stopId } = gezeitet(kehrtour, wer, ziel);
  if (solution.violations.length > 0) throw new Refused('termin.alternative-weg');
  return { ziel, wer, kehrtour, solution, stopId, verlassene: await ohneDenHalt(ctx, wer, kehrtour.id) };
}

/** The round with the visit at its new place, or with the longer stop that a flat joins. */
function gezeitet(
  kehrtour: Kehrtourenplan,
  wer: Beweglich,
  ziel: Alternative,
): Pick<GeplanteVerlegung, 'solution' | 'stopId'> {
  const arbeit = wer.wohnung ?? wer.eigene;
  if (ziel.haltId !== undefined && arbeit) {
    const problem = mitAndererDauer(kehrtour.problem, ziel.haltId, arbeit.minuten);
    return { stopId: ziel.haltId, solution: evaluate(problem, ohneHalt(kehrtour.plan, wer.halt_id)) };
  }
  const { problem, stopId } = mitHalt(kehrtour, wer);
  const platz = { vehicle: schichtId(ziel), position: ziel.position };
  return { stopId, solution: insertStop(problem, ohneHalt(kehrtour.plan, stopId), stopId, platz) };
}

/** The round that an appointment leaves as it is driven without it. */
async function ohneDenHalt(
  ctx: TenantCtx,
  { kehrtour_id: kehrtourId, halt_id: eigenerHalt, wohnung }: Beweglich,
  neueKehrtourId: string,
): Promise<GezeiteteKehrtour | undefined> {
  const haltId = wohnung?.haltId ?? eigenerHalt;
  if (kehrtourId === null || haltId === null || kehrtourId === neueKehrtourId) return undefined;
  const kehrtour = await ladeKehrtourenplan(ctx, kehrtourId);
  if (!kehrtour?.problem.stops.some(({ id }) => id === haltId)) return undefined;
  if (!wohnung) return { kehrtour, solution: removeStop(kehrtour.problem, kehrtour.plan, haltId) };
  return {
    kehrtour,
    solution: evaluate(mitAndererDauer(kehrtour.problem, haltId, -wohnung.minuten), kehrtour.plan),
  };
}

/**
 * Takes all locks of a move before its first row: people, then both rounds, each in sorted order. Two customers who
 * choose at once stand in line here instead of waiting for each other in a ring.
 * @throws Refused 'termin.alternative-weg' when the round changed since the place was looked up
 */
export async function sperreFuerVerlegung(
  tx: Tx,
  vorher: KundenTerminRow,
  { kehrtour, solution, verlassene }: GeplanteVerlegung,
): Promise<void> {
  const schichten = [{ kehrtour, solution }, ...(verlassene ? [verlassene] : [])].flatMap(schichtbelegungDer);
  await sperreMitarbeiter(tx, [
    ...schichten.map(({ mitarbeiter_id }) => mitarbeiter_id),
    ...(vorher.mitarbeiter_id ? [vorher.mitarbeiter_id] : []),
  ]);
  const kehrtouren = new Set([kehrtour.id, ...(vorher.kehrtour_id ? [vorher.kehrtour_id] : [])]);
  for (const id of [...kehrtouren].toSorted()) {
    const jetzt = await lockKehrtour(tx, id);
    const bekannt = [kehrtour, verlassene?.kehrtour].find((eine) => eine?.id === id);
    if (bekannt && jetzt?.version !== bekannt.version) throw new Refused('termin.alternative-weg');
  }
}

/** Writes the move: the round in its new order, the appointment as a promise, or as a proposal of the office. The locks of `sperreFuerVerlegung` are held. */
export async function verlegeAufAlternative(
  ctx: Ctx,
  tx: Tx,
  termin: KundenTerminRow,
  { wechsel, ...verlegung }: GeplanteVerlegung & { readonly wechsel: Wechsel },
): Promise<void> {
  const { ziel, kehrtour, solution, stopId, wer } = verlegung;
  const jetzt = await alleinBeweglich(tx, termin);
  const gleich = jetzt && isDeepStrictEqual([jetzt.wohnung, jetzt.eigene], [wer.wohnung, wer.eigene]);
  if (!gleich) throw new Refused('termin.alternative-weg');
  const halt = solution.routes.flatMap((route) => route.stops).find(({ stop }) => stop === stopId);
  if (!halt) throw new Refused('termin.alternative-weg');
  const fenster = zeitpunkteAus(ziel.tag, { beginn: ziel.von, ende: ziel.bis });
  const haltId = await nimmBesuchAuf(ctx, tx, verlegung, fenster);
  // A flat that leaves its house takes its own work along only, and gets that of the house back when it comes back.
  const arbeit =
    wer.wohnung || wer.eigene ? await listBesuchsarbeit(tx, { ...termin, halt_id: haltId }) : undefined;
  // A time of its own, from a booking, is free now: the round's shift block stands for it.
  await deleteEigeneZeit(tx, termin.id);
  await setzeZeitInKehrtour(tx, termin.id, {
    mitarbeiterId: ziel.mitarbeiterId,
    kehrtourId: kehrtour.id,
    haltId,
    fensterVon: fenster.von,
    fensterBis: fenster.bis,
    beginn: kehrtour.uhr.instant(halt.start),
    ende: kehrtour.uhr.instant(halt.end),
    antwortBis: await antwortBis(ctx, tx, termin, verlegung),
    taetigkeiten: arbeit && fasseZusammen(arbeit).zeilen.map(({ text }) => text),
  });
  await wechsleTermin(
    ctx,
    tx,
    { ...termin, kehrtour_id: kehrtour.id },
    {
      ...wechsel,
      von: { fensterVon: termin.fenster_von },
      nach: { tag: ziel.tag, von: ziel.von },
    },
  );
  if (arbeit)
    await setzeArbeit(
      tx,
      termin.id,
      arbeit.map(({ id }) => id),
    );
  if (wer.eigene && termin.kehrtour_id !== null && ziel.haltId !== undefined)
    await nimmHausHeraus(tx, {
      haltId: wer.eigene.haltId,
      kehrtourId: termin.kehrtour_id,
      liegenschaftId: termin.liegenschaft_id,
      am: ctx.now(),
    });
  await belegeVerlegung(ctx, tx, { ziel: { kehrtour, solution }, verlassene: verlegung.verlassene });
  await verlaengereZugangscode(
    tx,
    termin.id,
    zeitpunktAus({ tag: plusTage(ziel.tag, 14), uhrzeit: '23:59' }),
  );
}

/** The stop goes over, or one flat leaves it for a stop of its own or one that its house has there. Answers the new stop. */
async function nimmBesuchAuf(
  ctx: Ctx,
  tx: Tx,
  { ziel, wer, kehrtour, solution, stopId, verlassene }: GeplanteVerlegung,
  fenster: { von: Date; bis: Date },
): Promise<string> {
  const { id: terminId, liegenschaft_id: liegenschaftId, wohnung, eigene } = wer;
  const arbeit = wohnung ?? eigene;
  if (ziel.haltId !== undefined && arbeit) {
    const { minuten } = arbeit;
    await schliesseAnHaltAn(ctx, tx, { kehrtour, solution, haltId: ziel.haltId, terminId, minuten });
    await loeseVomHalt(ctx, tx, arbeit, verlassene);
    return ziel.haltId;
  }
  const haltId = await nimmHaltAuf(ctx, tx, {
    kehrtour,
    solution,
    stopId,
    liegenschaftId,
    vonHaltId: wer.halt_id,
    terminId,
    nutzungseinheitId: kehrtour.id === wer.kehrtour_id ? wohnung?.nutzungseinheitId : undefined,
    verlassene,
    fenster,
  });
  if (wohnung) await loeseVomHalt(ctx, tx, wohnung, verlassene);
  return haltId;
}

/** Until when the new time can be answered: the working day before, or the day itself where that is past. */
async function antwortBis(
  ctx: Ctx,
  tx: Tx,
  termin: KundenTerminRow,
  { ziel, kehrtour }: GeplanteVerlegung,
): Promise<Date> {
  const betrieb = await findAbsender(tx, kehrtour.id);
  if (!betrieb) throw new Refused('nicht-gefunden');
  const tag = plusWerktage(ziel.tag, -1, feiertageBei(termin, betrieb, plusTage(ziel.tag, -20), ziel.tag));
  return zeitpunktAus({ tag: tag < ortszeitAus(ctx.now()).tag ? ziel.tag : tag, uhrzeit: '23:59' });
}
