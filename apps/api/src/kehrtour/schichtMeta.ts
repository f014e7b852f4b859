import { ARBEITSZEIT_SATZ, arbeitOhne, pruefeArbeitstag } from '@kehrtour/domain/arbeitszeitgesetz';
import type { Route, TimedBreak } from '@kehrtour/planner';

import { wegMeter } from '../ort/fahrzeiten/luftlinie.ts';
import { minutenAm } from './abzueglichBelegt.ts';
import { verstossSatz } from './kehrtour.grund.ts';
import type { SchichtMeta } from './planMeta.ts';
import type { PlanNeu } from './planNeu.ts';
import { istFest } from './schicht.problem.ts';
import type { Schicht } from './schichten.ts';

/** A shift of a plan with its figures, and what it breaks as a whole. */
export function schichtMeta(route: Route, neu: PlanNeu): SchichtMeta {
  const { uhr } = neu.gebaut;
  const at = (seconds: number): string => uhr.instant(seconds).toISOString();
  const schicht = neu.gebaut.schichten.find(({ id }) => id === route.vehicle);
  const mitternacht = schicht ? uhr.sekunden(schicht.tag, '00:00') : 0;
  const woanders = new Set(schicht?.abwesend.map(({ von }) => uhr.sekunden(schicht.tag, von)));
  const anderswo = new Set(schicht?.gesperrt?.map(({ von }) => mitternacht + von * 60));
  const pausen = route.breaks.filter(({ start }) => !anderswo.has(start));
  return {
    mitarbeiterId: route.employee,
    tag: route.day,
    beginn: at(route.departure),
    ende: at(route.return),
    arbeitSekunden: Math.round(route.workSeconds),
    fahrtSekunden: Math.round(route.travelSeconds),
    meter: meterDer(route, schicht, neu),
    wartezeitSekunden: Math.round(route.waitingSeconds),
    ueberstundenSekunden: Math.round(route.overtimeSeconds),
    pausen: pausen.map((pause) => ({
      von: at(pause.start),
      bis: at(pause.end),
      ...(woanders.has(pause.start) && { abwesend: true }),
    })),
    start: schicht?.start ?? null,
    verstoesse: [
      ...neu.solution.violations
        .filter(({ vehicle, stop }) => vehicle === route.vehicle && stop === undefined)
        .map(verstossSatz),
      ...neu.solution.violations
        .filter(({ vehicle, stop }) => vehicle === route.vehicle && stop !== undefined && istFest(stop))
        .map((violation) => `Fester Termin: ${verstossSatz(violation)}`),
      ...(schicht ? gesetzesverstoesse(route, pausen, schicht, neu) : []),
    ],
  };
}

/** Metres by car from the start over all houses to the end; who walks drives nothing. */
function meterDer(route: Route, schicht: Schicht | undefined, { grundlage }: PlanNeu): number {
  const lagen = new Map(grundlage.anliegen.map(({ id, haus }) => [id, haus]));
  let meter = 0;
  let hier = schicht?.start?.koordinaten;
  const fahre = (nach: typeof hier): void => {
    if (hier && nach) meter += wegMeter(hier, nach);
    hier = nach ?? hier;
  };
  for (const { stop, leg } of route.stops) {
    const haus = lagen.get(stop);
    const dort = haus?.lat != null && haus.lon !== null ? { lat: haus.lat, lon: haus.lon } : undefined;
    if (leg.mode === 'foot') hier = dort ?? hier;
    else fahre(dort);
  }
  fahre(schicht?.ziel?.koordinaten ?? schicht?.start?.koordinaten);
  return Math.round(meter);
}

/** What the whole working day breaks, with all that the person does beside this round. */
function gesetzesverstoesse(
  route: Route,
  pausen: readonly TimedBreak[],
  { tag, fahrer }: Schicht,
  { gebaut: { uhr }, grundlage: { belegte, entscheidet } }: PlanNeu,
): string[] {
  const mitternacht = uhr.sekunden(tag, '00:00');
  const minute = (sekunden: number): number => (sekunden - mitternacht) / 60;
  const andere = belegte
    .filter(({ mitarbeiterId }) => mitarbeiterId === fahrer.id)
    .flatMap((zeit) =>
      arbeitOhne(
        minutenAm(tag, zeit),
        zeit.pausen.map((pause) => minutenAm(tag, pause)),
      ),
    );
  const eigene = arbeitOhne(
    { von: minute(route.departure), bis: minute(route.return) },
    pausen.map(({ start, end }) => ({ von: minute(start), bis: minute(end) })),
  );
  const selbst = entscheidet(fahrer.id);
  return pruefeArbeitstag([...eigene, ...andere])
    .filter((verstoss) => !(verstoss === 'arbeitstag' ? selbst.arbeitszeit : selbst.pause))
    .map((verstoss) => ARBEITSZEIT_SATZ[verstoss]);
}
