import {
  ARBEITSZEIT_SATZ,
  arbeitOhne,
  type Arbeitsspanne,
  pruefeArbeitstag,
} from '@kehrtour/domain/recht/arbeitszeitgesetz';
import { istJugendlich, jugendtagverstoesse } from '@kehrtour/domain/recht/jugendarbeit';
import { plusTage } from '@kehrtour/domain/tag';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import type { Route, TimedBreak } from '@kehrtour/planner';

import { verstossSatz } from '../grund/kehrtour.grund.ts';
import { istFest } from '../problem/schicht.problem.ts';
import type { Schicht } from '../schicht/schichten.ts';
import type { SchichtMeta } from '../stand/planMeta.ts';
import { meterDer } from './meterDer.ts';
import type { PlanNeu } from './planNeu.ts';

/** A shift of a plan with its figures, and what it breaks as a whole. */
export function schichtMeta(route: Route, neu: PlanNeu): SchichtMeta {
  const { uhr } = neu.gebaut;
  const at = (seconds: number): string => uhr.instant(seconds).toISOString();
  const schicht = neu.gebaut.schichten.find(({ id }) => id === route.vehicle);
  const woanders = new Set(schicht?.abwesend.map(({ von }) => uhr.sekunden(schicht.tag, von)));
  const anderswo = new Set(schicht?.gesperrt?.map(({ von }) => uhr.sekunden(schicht.tag, uhrzeitAus(von))));
  const pausen = route.breaks.filter(({ start }) => !anderswo.has(start));
  return {
    mitarbeiterId: route.employee,
    tag: route.day,
    beginn: at(route.departure),
    ende: at(route.return),
    arbeitSekunden: Math.round(route.workSeconds),
    fahrtSekunden: Math.round(route.travelSeconds),
    meter: meterDer(route, schicht, neu.grundlage.anliegen),
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

/** What the whole working day breaks, with all that the person does beside this round. */
function gesetzesverstoesse(
  route: Route,
  pausen: readonly TimedBreak[],
  { tag, fahrer }: Schicht,
  { gebaut: { uhr }, grundlage: { belegte, entscheidet } }: PlanNeu,
): string[] {
  const mitternacht = uhr.sekunden(tag, '00:00');
  const minute = (sekunden: number): number => (sekunden - mitternacht) / 60;
  const tagesende = minute(uhr.sekunden(plusTage(tag, 1), '00:00'));
  const amTag = ({ von, bis }: { readonly von: Date; readonly bis: Date }): Arbeitsspanne => ({
    von: Math.max(0, minute(uhr.vonInstant(von))),
    bis: Math.min(tagesende, minute(uhr.vonInstant(bis))),
  });
  const andere = belegte
    .filter(({ mitarbeiterId }) => mitarbeiterId === fahrer.id)
    .flatMap((zeit) => arbeitOhne(amTag(zeit), zeit.pausen.map(amTag)));
  const eigene = arbeitOhne(
    { von: minute(route.departure), bis: minute(route.return) },
    pausen.map(({ start, end }) => ({ von: minute(start), bis: minute(end) })),
  );
  if (istJugendlich(fahrer.geburtsdatum, tag)) return jugendtagverstoesse([...eigene, ...andere]);
  const selbst = entscheidet(fahrer.id);
  return pruefeArbeitstag([...eigene, ...andere])
    .filter((verstoss) => !(verstoss === 'arbeitstag' ? selbst.arbeitszeit : selbst.pause))
    .map((verstoss) => ARBEITSZEIT_SATZ[verstoss]);
}
