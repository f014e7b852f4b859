import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import type { Tag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht, uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';
import { evaluate, type Break, type Problem, type Stop, type Vehicle } from '@kehrtour/planner';

import type { Schicht } from '../schicht/schichten.ts';
import type { Planuhr } from '../stand/planuhr.ts';
import type { Ortstabelle } from '../stand/verortung.ts';

/** A second of overtime is worth so many seconds of driving: it is taken only when nothing else helps. */
const OVERTIME_PRICE = 4;
/** Dearer than all houses of a round together. */
const FIXED_PRICE = 1_000_000_000;
const FEST = 'termin/';

/** Whether a stop stands for work elsewhere: no house of this round. */
export const istFest = (stopId: string): boolean => stopId.startsWith(FEST);

/** What somebody has to do elsewhere stands where it stands, and is never left out. */
export const festeStops = (schicht: Schicht, orte: Ortstabelle, uhr: Planuhr): Stop[] =>
  schicht.feste.map((zeit) => {
    const start = uhr.vonInstant(zeit.von);
    return {
      id: FEST + zeit.id,
      place: orte.platzVon.get(FEST + zeit.id) ?? 0,
      serviceSeconds: uhr.vonInstant(zeit.bis) - start,
      skipPrice: FIXED_PRICE,
      lock: { vehicle: schicht.id, window: { from: start, to: start } },
    };
  });

/** Fixed stops of a shift by their time: the route that it has at least. */
export const festeDer = (problem: Problem, vehicle: string): Stop[] =>
  problem.stops
    .filter((stop) => istFest(stop.id) && stop.lock?.vehicle === vehicle)
    .toSorted((a, b) => (a.lock?.window?.from ?? 0) - (b.lock?.window?.from ?? 0));

/** Shifts whose fixed stops nobody can drive to one after the other. */
export function unfahrbare(problem: Problem): ReadonlySet<string> {
  const routes = problem.vehicles.map(({ id }) => ({
    vehicle: id,
    stops: festeDer(problem, id).map((stop) => stop.id),
  }));
  const { violations } = evaluate(problem, { routes: routes.filter(({ stops }) => stops.length > 0) });
  return new Set(violations.flatMap(({ vehicle }) => vehicle ?? []));
}

export function vehicleAus(
  schicht: Schicht,
  daten: { readonly orte: Ortstabelle; readonly vorgaben: Vorgaben },
  uhr: Planuhr,
): Vehicle {
  const beginn = uhr.sekunden(schicht.tag, schicht.beginn);
  const ende = uhr.sekunden(schicht.tag, schicht.ende);
  const breaks = unterbrechungen(schicht, uhr, { von: beginn, bis: ende + schicht.ueberstundenMinuten * 60 });
  return {
    id: schicht.id,
    employee: schicht.fahrer.id,
    day: schicht.tag,
    start: { place: daten.orte.platzVon.get(`start/${schicht.id}`) ?? 0, earliest: beginn },
    end: {
      place: daten.orte.platzVon.get(`ziel/${schicht.id}`) ?? 0,
      latest: ende,
    },
    ...(breaks.length > 0 ? { breaks } : {}),
    workSecondsMax: Math.max(0, schicht.arbeitMinuten - gesperrteMinuten(schicht)) * 60,
    ...(schicht.ueberstundenMinuten > 0
      ? { overtime: { secondsMax: schicht.ueberstundenMinuten * 60, pricePerSecond: OVERTIME_PRICE } }
      : {}),
    travelFactor: daten.vorgaben.puffer.fahrzeitFaktor,
    skills: darfFeuerstaettenschau(schicht.fahrer) ? ['feuerstaettenschau'] : [],
  };
}

const gesperrteMinuten = ({ gesperrt = [] }: Schicht): number =>
  gesperrt.reduce((summe, { von, bis }) => summe + bis - von, 0);

/** A window that begins in the hour that summer time skips would end before it. */
function pausenfenster(pause: NonNullable<Schicht['pause']>, tag: Tag, uhr: Planuhr): Break['window'] {
  const from = uhr.sekunden(tag, pause.fruehestens);
  return { from, to: Math.max(from, uhr.sekunden(tag, pause.spaetestens)) };
}

/**
 * The break and the times in which the person is elsewhere, in the order of the clock. What lies outside of the shift interrupts
 * nothing: whoever begins in the afternoon, because of a round before, had the break of noon there.
 */
function unterbrechungen(schicht: Schicht, uhr: Planuhr, dauer: { von: number; bis: number }): Break[] {
  const { von: beginn } = dauer;
  const { pause, tag, gesperrt = [], pauseEntfaelltBis } = schicht;
  const abwesend = schicht.abwesend.map(({ von, bis }) => ({
    von: minutenSeitMitternacht(von),
    bis: minutenSeitMitternacht(bis),
  }));
  const elsewhere = [...abwesend, ...gesperrt].map(({ von, bis }): Break => {
    const start = Math.max(beginn, uhr.sekunden(tag, uhrzeitAus(von)));
    return {
      window: { from: start, to: start },
      seconds: Math.max(0, uhr.sekunden(tag, uhrzeitAus(bis)) - start),
      // Whoever is back before it has nothing to interrupt.
      skipUntilSeconds: Math.max(0, start - beginn),
    };
  });
  const rest: Break[] = pause
    ? [
        {
          window: pausenfenster(pause, tag, uhr),
          seconds: pause.minuten * 60,
          ...(pauseEntfaelltBis === undefined
            ? {}
            : { skipUntilSeconds: Math.max(0, uhr.sekunden(tag, pauseEntfaelltBis) - beginn) }),
        },
      ]
    : [];
  return [...rest, ...elsewhere.filter(({ seconds }) => seconds > 0)]
    .filter(({ window }) => window.to >= beginn && window.from <= dauer.bis)
    .toSorted((a, b) => a.window.from - b.window.from);
}
