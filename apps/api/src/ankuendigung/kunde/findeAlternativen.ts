import {
  istGewuenscht,
  waehleAlternativtermine,
  type Lueckenplatz,
} from '@kehrtour/domain/ankuendigung/alternativtermine';
import { geltenderWunsch } from '@kehrtour/domain/liegenschaft/hauswunsch';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { schichtId } from '@kehrtour/domain/recht/schicht';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { qualifikationenVon } from '@kehrtour/domain/unternehmen/mitarbeiter';
import { ansageFenster } from '@kehrtour/domain/zeitfenster';
import { placesFor, type Plan, type Problem } from '@kehrtour/planner';

import {
  type Wohnungsarbeit,
  ladeKehrtourenplan,
  type Kehrtourenplan,
} from '../../kehrtour/platzInDerKehrtour.ts';
import { ohneBild, istFest, mitStandard } from '../../planung/planung.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { alleinBeweglich, type Beweglich } from './alleinBeweglich.ts';
import { findVorgaben, type KundenTerminRow, listNaheKehrtouren, listWuensche } from './kunde.store.ts';
import { mitAndererDauer, platzBeimHaus } from './platzBeimHaus.ts';

/** A time that really lies on the sweep's way. */
export type Alternative = Lueckenplatz & {
  readonly id: string;
  readonly kehrtourId: string;
  readonly mitarbeiterId: string;
  readonly position: number;
  readonly von: string;
  readonly bis: string;
  /** The stop that a flat joins, where the round visits its house already. */
  readonly haltId?: string;
  /** The household said that such a time would suit. */
  readonly gewuenscht: boolean;
};

/** How far behind the first day a customer is offered other times, when no Frist ends before. */
const SUCHE_TAGE = 28;
const PLAETZE_JE_SCHICHT = 4;
const PLAETZE_JE_KEHRTOUR = 24;

/**
 * Places in rounds that drive nearby anyway, inside the Frist, with a day of notice; as many as the company offers its
 * customers, or as many as the office asks for.
 */
export async function findeAlternativen(
  ctx: TenantCtx,
  termin: KundenTerminRow,
  hoechstens?: number,
): Promise<Alternative[]> {
  // What was booked is moved where it was booked: its seat, its price and its link hang on it.
  if (termin.quelle !== 'kehrtour') return [];
  const heute = ortszeitAus(ctx.now()).tag;
  const { anzahl, kehrtouren, wer, wuensche } = await ctx.transaction(async (tx) => {
    const vorgaben = await findVorgaben(tx, termin.kehrtour_id);
    const gewollt =
      hoechstens ?? mitStandard(vorgaben?.vorgaben ?? {}, vorgaben?.einstellungen ?? {}).kontakt.alternativen;
    const beweglich = await alleinBeweglich(tx, termin);
    const wer: Beweglich = beweglich ?? termin;
    if (gewollt === 0 || !beweglich) return { anzahl: gewollt, kehrtouren: [], wer, wuensche: [] };
    const { liegenschaft_id: liegenschaftId } = termin;
    const bis = sucheBis(wer, heute);
    return {
      anzahl: gewollt,
      kehrtouren: await listNaheKehrtouren(tx, { liegenschaftId, von: heute, bis }),
      wer,
      wuensche: await listWuensche(tx, termin),
    };
  });
  const plaetze: Alternative[] = [];
  for (const { id } of kehrtouren) {
    const kehrtour = await ladeKehrtourenplan(ctx, id, wer.liegenschaft_id);
    if (kehrtour) plaetze.push(...angeboteIn(kehrtour, wer));
  }
  const beginn = ortszeitAus(termin.fenster_von);
  const wunsch = geltenderWunsch(wuensche.map(({ text }) => text));
  const gewaehlt = waehleAlternativtermine(plaetze, {
    wunsch,
    dauerMinuten: wer.wohnung?.minuten ?? dauer(wer),
    qualifikation: wer.fss ? 'feuerstaettenschau' : 'keine',
    ...(wer.frist_von ? { fristVon: wer.frist_von } : {}),
    ...(wer.frist_bis ? { fristBis: wer.frist_bis } : {}),
    bisher: {
      tag: beginn.tag,
      fenster: { beginn: beginn.uhrzeit, ende: ortszeitAus(termin.fenster_bis).uhrzeit },
    },
    jetzt: ortszeitAus(ctx.now()),
    anzahl,
  });
  return gewaehlt.map((platz) => ({ ...platz, gewuenscht: istGewuenscht(platz, { wunsch }) }));
}

const sucheBis = ({ beginn, frist_bis }: KundenTerminRow, heute: Tag): Tag =>
  [
    plusTage(ortszeitAus(beginn).tag, SUCHE_TAGE),
    ...(frist_bis && frist_bis >= heute ? [frist_bis] : []),
  ].toSorted()[0] ?? heute;

function angeboteIn(kehrtour: Kehrtourenplan, wer: Beweglich): Alternative[] {
  const { wohnung, eigene } = wer;
  const eigeneKehrtour = kehrtour.id === wer.kehrtour_id;
  // In its own round a flat gets a stop beside that of its house; one that has it may take it elsewhere or go back.
  if (eigeneKehrtour && wohnung) return hatEigenenHalt(kehrtour, wohnung) ? [] : plaetzeIn(kehrtour, wer);
  const arbeit = wohnung ?? eigene;
  const platz = arbeit && platzBeimHaus(kehrtour, wer, arbeit);
  const beimHaus = platz ? [alternativeAus(kehrtour, platz)] : [];
  // With its house it is visited rather than beside it.
  if (eigeneKehrtour && eigene)
    return [...plaetzeIn(kehrtour, wer).filter((one) => !beimHaus.some(gleichzeitigMit(one))), ...beimHaus];
  return besuchtSchon(kehrtour, wer) ? beimHaus : plaetzeIn(kehrtour, wer);
}

/** A round has one stop for a house: where it goes there for other work there is no second one. */
function besuchtSchon(kehrtour: Kehrtourenplan, { liegenschaft_id, halt_id }: KundenTerminRow): boolean {
  const geplant = new Set(kehrtour.plan.routes.flatMap(({ stops }) => stops));
  return kehrtour.grundlage.anliegen.some(
    ({ id, haus, nutzungseinheitId }) =>
      haus.id === liegenschaft_id &&
      nutzungseinheitId === null &&
      id !== halt_id &&
      (halt_id !== null || geplant.has(id)),
  );
}

const gleichzeitigMit =
  (eine: Alternative) =>
  (andere: Alternative): boolean =>
    eine.tag === andere.tag && eine.von < andere.bis && andere.von < eine.bis;

const hatEigenenHalt = (
  { grundlage: { halte } }: Kehrtourenplan,
  { nutzungseinheitId }: Wohnungsarbeit,
): boolean => halte.some(({ nutzungseinheit_id }) => nutzungseinheit_id === nutzungseinheitId);

const dauer = (termin: KundenTerminRow): number =>
  Math.round((termin.ende.getTime() - termin.beginn.getTime()) / 60_000);

function plaetzeIn(kehrtour: Kehrtourenplan, termin: Beweglich): Alternative[] {
  const { problem, stopId } = mitHalt(kehrtour, termin);
  const plan: Plan = {
    routes: kehrtour.plan.routes.map((route) => ({
      ...route,
      stops: route.stops.filter((stop) => stop !== stopId),
    })),
  };
  const faehrtEh = new Set(
    kehrtour.plan.routes
      .filter(({ stops }) => stops.some((stop) => !istFest(stop)))
      .map(({ vehicle }) => vehicle),
  );
  // Nobody is sent out for one house alone: a free day is not on the way.
  // What a place costs more is read as minutes of driving, so nothing else is paid for.
  const places = placesFor(ohneBild(problem), plan, stopId, { perVehicle: PLAETZE_JE_SCHICHT });
  const amWeg = places.filter(({ vehicle }) => faehrtEh.has(vehicle));
  return amWeg.slice(0, PLAETZE_JE_KEHRTOUR).map((place) => {
    const schicht = kehrtour.schichten.find(({ id }) => id === place.vehicle);
    const beginn = kehrtour.uhr.instant(place.start);
    const ende = new Date(beginn.getTime() + termin.ende.getTime() - termin.beginn.getTime());
    const fenster = ansageFenster(
      { beginn: ortszeitAus(beginn).uhrzeit, ende: ortszeitAus(ende).uhrzeit },
      {
        breite: kehrtour.vorgaben.puffer.fensterbreite,
        ...(schicht ? { fruehestens: schicht.beginn, spaetestens: schicht.ende } : {}),
      },
    );
    return alternativeAus(kehrtour, {
      mitarbeiterId: place.employee,
      position: place.position,
      tag: place.day,
      fenster,
      mehrMinuten: Math.max(0, Math.round(place.price / 60)),
    });
  });
}

function alternativeAus(
  kehrtour: Kehrtourenplan,
  platz: Pick<Alternative, 'mitarbeiterId' | 'position' | 'tag' | 'fenster' | 'mehrMinuten' | 'haltId'>,
): Alternative {
  const { mitarbeiterId, tag, fenster } = platz;
  const schicht = kehrtour.schichten.find(({ id }) => id === schichtId({ mitarbeiterId, tag }));
  return {
    ...platz,
    id: alternativeId({ kehrtourId: kehrtour.id, mitarbeiterId, tag, beginn: fenster.beginn }),
    kehrtourId: kehrtour.id,
    von: fenster.beginn,
    bis: fenster.ende,
    gewuenscht: false,
    freieMinuten: 24 * 60,
    qualifikationen: schicht ? qualifikationenVon(schicht.fahrer) : ['keine'],
  };
}

/** The stop of this appointment without its old promise, in this round or as a guest of another. */
export function mitHalt(kehrtour: Kehrtourenplan, termin: Beweglich): { problem: Problem; stopId: string } {
  const stopId =
    kehrtour.id === termin.kehrtour_id && termin.halt_id !== null ? termin.halt_id : `gast/${termin.id}`;
  const eigener = kehrtour.problem.stops.find(({ id }) => id === stopId);
  const stop = {
    id: stopId,
    place: eigener?.place ?? kehrtour.platzDerLiegenschaft ?? 0,
    serviceSeconds: eigener?.serviceSeconds ?? minutenAls(kehrtour, termin) * 60,
    ...(eigener?.cluster ? { cluster: eigener.cluster } : {}),
    ...(eigener?.sequence === undefined ? {} : { sequence: eigener.sequence }),
    ...(termin.fss ? { skills: ['feuerstaettenschau'] } : {}),
  };
  // Beside the stop of its house, which takes less long without it.
  const { stops } =
    kehrtour.id === termin.kehrtour_id && termin.wohnung
      ? mitAndererDauer(kehrtour.problem, termin.wohnung.haltId, -termin.wohnung.minuten)
      : kehrtour.problem;
  return {
    stopId,
    problem: { ...kehrtour.problem, stops: [...stops.filter(({ id }) => id !== stopId), stop] },
  };
}

/** A flat brings its own work; a visit with a stop of its own what that took until now. */
const minutenAls = ({ vorgaben }: Kehrtourenplan, termin: Beweglich): number =>
  termin.wohnung ? termin.wohnung.minuten + vorgaben.puffer.jeHaltMinuten : dauer(termin);

/** Says all that is needed to find the place again; its worth is checked when it comes back. */
export const alternativeId = (wo: {
  kehrtourId: string;
  mitarbeiterId: string;
  tag: Tag;
  beginn: string;
}): string =>
  Buffer.from([wo.kehrtourId, wo.mitarbeiterId, wo.tag, wo.beginn].join('|')).toString('base64url');
