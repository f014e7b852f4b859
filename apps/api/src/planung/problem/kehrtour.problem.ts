import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { hatZusagen } from '@kehrtour/domain/kehrtour/kehrtour';
import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { type Platzanspruch, platzvorrang } from '@kehrtour/domain/planung/platzvorrang';
import { haelt, sperreVon } from '@kehrtour/domain/planung/sperre';
import { schichtId } from '@kehrtour/domain/recht/schicht';
import { spaeter, type Tag } from '@kehrtour/domain/tag';
import { VERSPAETUNG_MINUTEN } from '@kehrtour/domain/zeitfenster';
import type { Cluster, Lock, Problem, Stop } from '@kehrtour/planner';

import type { Fahrzeitmatrix } from '../../ort/fahrzeiten/fahrzeitmatrix.ts';
import type { Schicht } from '../schicht/schichten.ts';
import type { Planuhr } from '../stand/planuhr.ts';
import type { HausRow } from '../stand/planung.store.ts';
import type { Ortstabelle } from '../stand/verortung.ts';
import type { HaltAnliegen } from './haltAnliegen.ts';
import { anteileFuer, mitBild, punktVon } from './planbild.problem.ts';
import { festeStops, istFest, vehicleAus } from './schicht.problem.ts';
import { strassenseite } from './strassenseite.ts';
import { wunschzeiten, type Wunschzeiten } from './wunsch.problem.ts';

/** What is held begins when it begins, however early somebody could be there. */
const VERSPAETUNG_SEKUNDEN = 30;
const umZeit = (start: number): { from: number; to: number } => ({
  from: start,
  to: start + VERSPAETUNG_SEKUNDEN,
});
/** Where ways have become longer meanwhile, a quarter of an hour is better than no visit at all. */
const NOTFALL_SEKUNDEN = 900;

/** Whether a person holds this stop at its time; the fixed appointments of others are none of hers. */
export const istGehalten = ({ id, lock }: Stop): boolean => lock?.window !== undefined && !istFest(id);

/** The same problem with held stops that may begin a quarter of an hour earlier or later. */
export function mitSpielraum(problem: Problem): Problem {
  return {
    ...problem,
    stops: problem.stops.map((stop) =>
      stop.lock?.window && istGehalten(stop)
        ? {
            ...stop,
            lock: {
              ...stop.lock,
              window: {
                from: stop.lock.window.from - NOTFALL_SEKUNDEN,
                to: stop.lock.window.to + NOTFALL_SEKUNDEN,
              },
            },
          }
        : stop,
    ),
  };
}

/**
 * The same problem with these stops free of day and window that were told: they would find no place otherwise. `neuAb`: the
 * first day of which they can still be told.
 */
export function mitWeichenFenstern(problem: Problem, stopIds: readonly string[], neuAb: Tag = ''): Problem {
  const weich = new Set(stopIds);
  return {
    ...problem,
    stops: problem.stops.map((stop) => {
      if (!weich.has(stop.id)) return stop;
      const { promise: _promise, lock: _lock, ...frei } = stop;
      const releaseDay = spaeter(frei.releaseDay ?? '', neuAb);
      if (releaseDay === '') return frei;
      return {
        ...frei,
        releaseDay,
        ...(frei.dueDay === undefined ? {} : { dueDay: spaeter(frei.dueDay, releaseDay) }),
      };
    }),
  };
}

/** Leaving a house out must always cost more than any detour; how much more says `platzvorrang`. */
const SKIP_PRICE = 100_000;
/** A window that bears a usual delay is worth ten minutes of driving, half of the delay five of them. */
const RESERVE = { seconds: VERSPAETUNG_MINUTEN * 60, pricePerSecond: 2 / 3 };
/** Half an hour of driving for every day after the Frist. */
const LATE_PRICE_PER_DAY = 1800;

export type Planungsdaten = {
  readonly vorgaben: Vorgaben;
  readonly status: KehrtourStatus;
  readonly schichten: readonly Schicht[];
  readonly anliegen: readonly HaltAnliegen[];
  readonly orte: Ortstabelle;
  readonly auto: Fahrzeitmatrix;
  readonly zuFuss: Fahrzeitmatrix | undefined;
  /** Keys of the names of streets in which nobody crosses over for every house. */
  readonly breiteStrassen: ReadonlySet<string>;
  /** A car is parked anew for every street. */
  readonly parkMinuten: number;
};

/** Translates a round into the planner's language. */
export function problemAus(daten: Planungsdaten, uhr: Planuhr): Problem {
  const rang = rangNachArbeitsfolge(daten.anliegen);
  const gewuenscht = wunschzeiten(daten, uhr);
  const problem: Problem = {
    stops: [
      ...daten.anliegen.map((anliegen) => stopAus(anliegen, daten, uhr, { rang, gewuenscht })),
      ...daten.schichten.flatMap((schicht) => festeStops(schicht, daten.orte, uhr)),
    ],
    vehicles: daten.schichten.map((schicht) => vehicleAus(schicht, daten, uhr)),
    travel: { car: zeilen(daten.auto), ...(daten.zuFuss ? { foot: zeilen(daten.zuFuss) } : {}) },
    clusters: strassen(daten),
    weights: {
      orderStrength: daten.vorgaben.reihenfolge === 'meine' ? Number.POSITIVE_INFINITY : 0,
      ...anteileDer(daten),
    },
  };
  return mitBild(problem, daten.vorgaben.reihenfolge);
}

/** Once people were told who comes, nobody takes work from another only to be fair. */
function anteileDer({ vorgaben, status }: Planungsdaten): Pick<NonNullable<Problem['weights']>, 'fairness'> {
  const fairness = hatZusagen(status) ? undefined : anteileFuer(vorgaben.reihenfolge, vorgaben.verteilung);
  return fairness ? { fairness } : {};
}

function stopAus(
  anliegen: HaltAnliegen,
  daten: Planungsdaten,
  uhr: Planuhr,
  { rang, gewuenscht }: { rang: ReadonlyMap<string, number>; gewuenscht: Wunschzeiten },
): Stop {
  const { haus } = anliegen;
  const lock = sperrenAus(anliegen, daten, uhr);
  const fristBis = haus.aufgaben.map((aufgabe) => aufgabe.fristBis).toSorted()[0];
  const fristVon = haus.aufgaben
    .flatMap((aufgabe) => aufgabe.fristVon ?? [])
    .toSorted()
    .at(-1);
  const tage = daten.vorgaben.datum.tage.toSorted();
  const [ersterTag = '', letzterTag = ''] = [tage[0], tage.at(-1)];
  const releaseDay = fristVon !== undefined && fristVon <= letzterTag ? fristVon : undefined;
  const promise = versprochen(anliegen, daten, uhr);
  return {
    id: anliegen.id,
    place: daten.orte.platzVon.get(haus.id) ?? 0,
    serviceSeconds: (anliegen.dauerMinuten + daten.vorgaben.puffer.jeHaltMinuten) * 60,
    cluster: strasseVon(haus),
    ...strassenseite(haus, daten.breiteStrassen),
    ...(haus.lat !== null && haus.lon !== null ? { point: punktVon({ lat: haus.lat, lon: haus.lon }) } : {}),
    sequence: rang.get(haus.id) ?? 0,
    skipPrice: platzvorrang(anspruchVon(anliegen, fristBis, daten), ersterTag, letzterTag) * SKIP_PRICE,
    // A passed Frist is no reason to leave a house out: it is served, the earlier the better, but not before other work begins.
    ...(fristBis === undefined
      ? {}
      : {
          dueDay: spaeter(fristBis, spaeter(ersterTag, releaseDay ?? ersterTag)),
          latePricePerDay: LATE_PRICE_PER_DAY,
        }),
    ...(releaseDay === undefined ? {} : { releaseDay }),
    ...(haus.aufgaben.some((aufgabe) => aufgabe.qualifikation === 'feuerstaettenschau')
      ? { skills: ['feuerstaettenschau'] }
      : {}),
    ...(lock ? { lock } : {}),
    // Where a told time is given up, the next one is looked for by the wish.
    ...(promise ? { promise, ...gewuenscht(anliegen) } : lock ? {} : gewuenscht(anliegen)),
  };
}

/** The window that the household was told, while it holds; it is begun early enough to bear a delay where the day has room. */
function versprochen({ termin }: HaltAnliegen, { status }: Planungsdaten, uhr: Planuhr): Stop['promise'] {
  if (!termin || !haelt(sperreVon(termin.status, status), 'fenster')) return undefined;
  const window = { from: uhr.vonInstant(termin.fenster_von), to: uhr.vonInstant(termin.fenster_bis) };
  return { window, reserve: RESERVE };
}

function anspruchVon(
  { sperre, termin, enttaeuscht, haushalte = 1 }: HaltAnliegen,
  fristBis: Tag | undefined,
  { status }: Planungsdaten,
): Platzanspruch {
  const zugesagt = termin ? sperreVon(termin.status, status) : 'frei';
  return {
    zusage: haelt(zugesagt, 'tag') ? 'bestaetigt' : haelt(zugesagt, 'fenster') ? 'angekuendigt' : 'keine',
    vonHand: Object.values(sperre).some(Boolean),
    fristBis,
    enttaeuscht,
    haushalte,
  };
}

/** What a person locked, and what customers were told. */
function sperrenAus(
  { sperre, bisher, termin }: HaltAnliegen,
  daten: Planungsdaten,
  uhr: Planuhr,
): Lock | undefined {
  const zugesagt = termin ? sperreVon(termin.status, daten.status) : 'frei';
  const tagFest = sperre.tag === true || haelt(zugesagt, 'tag') || haelt(zugesagt, 'fenster');
  const tag = termin && tagFest ? ortszeitAus(termin.beginn).tag : bisher?.tag;
  const lock: Lock = {
    ...(sperre.mitarbeiter && bisher ? { employee: bisher.mitarbeiterId } : {}),
    ...(tagFest && tag ? { day: tag } : {}),
    ...(sperre.position && bisher
      ? {
          vehicle: schichtId(bisher),
          window: umZeit(uhr.vonInstant(bisher.beginn)),
        }
      : {}),
  };
  return Object.values(lock).some((value) => value !== undefined) ? lock : undefined;
}

/** Where houses are walked to from one to the next. */
export const strasseVon = (haus: HausRow): string => `${haus.ort}/${haus.strasse}`;

function strassen(daten: Planungsdaten): Cluster[] {
  return [...new Set(daten.anliegen.map(({ haus }) => strasseVon(haus)))].map((id) => ({
    id,
    setupSeconds: daten.parkMinuten * 60,
    walkable: daten.zuFuss !== undefined,
  }));
}

/** Rank of every house in the sweep's working order; houses without a number follow their street's last one. */
function rangNachArbeitsfolge(anliegen: readonly HaltAnliegen[]): Map<string, number> {
  const key = ({ haus }: HaltAnliegen): number => haus.laufnummer ?? letzteNummer(anliegen, haus) + 0.0005;
  const sorted = anliegen.toSorted(
    (a, b) =>
      key(a) - key(b) ||
      a.haus.strasse.localeCompare(b.haus.strasse, 'de') ||
      a.haus.hausnr.localeCompare(b.haus.hausnr, 'de', { numeric: true }),
  );
  return new Map(sorted.map(({ haus }, index) => [haus.id, index]));
}

function letzteNummer(anliegen: readonly HaltAnliegen[], haus: HausRow): number {
  const numbers = anliegen
    .filter((other) => other.haus.strasse === haus.strasse && other.haus.ort === haus.ort)
    .flatMap((other) => other.haus.laufnummer ?? []);
  return numbers.length > 0 ? Math.max(...numbers) : Number.MAX_SAFE_INTEGER / 2;
}

function zeilen({ sekunden, anzahl }: Fahrzeitmatrix): Int32Array[] {
  return Array.from({ length: anzahl }, (_, row) => sekunden.subarray(row * anzahl, (row + 1) * anzahl));
}
