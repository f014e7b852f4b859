import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import {
  besuchteEinheiten,
  type Hauswunsch,
  passtZumWunsch,
  wunschDesBesuchs,
} from '@kehrtour/domain/liegenschaft/hauswunsch';
import { type Tag, wochentag } from '@kehrtour/domain/tag';
import { MINUTEN_PRO_TAG, minutenSeitMitternacht, uhrzeitAus, type Uhrzeit } from '@kehrtour/domain/uhrzeit';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';
import type { Zeitfenster } from '@kehrtour/domain/zeitfenster';
import type { Problem, Stop } from '@kehrtour/planner';

import type { Fahrzeitmatrix } from '../../ort/fahrzeiten/fahrzeitmatrix.ts';
import type { Schicht } from '../schicht/schichten.ts';
import type { Planuhr } from '../stand/planuhr.ts';
import type { HaltAnliegen } from './haltAnliegen.ts';

/**
 * What a broken wish is worth in seconds of driving: somebody comes a second time, which the KÜO puts at 15 Arbeitswerte
 * (Anlage 3 Nr. 2.6), and the office finds another time. It loses its worth over two hours.
 */
const WUNSCH_PREIS = 1200;
const WUNSCHZEIT = { pricePerSecond: WUNSCH_PREIS / 7200, priceMax: WUNSCH_PREIS };
/** Where the time cannot be kept the day still counts a little. */
const WUNSCHTAG_PREIS = 300;
/** Up to this part of all hours a round has time to wait for somebody. */
const GELASSEN_BIS = 0.7;
/** How much of the time after a wish begins is kept for those who wait for it. */
const NACH_WUNSCH_BIS = 0.5;
/** The way home from the last of them. */
const HEIMWEG_MINUTEN = 30;

type Grunddaten = {
  readonly vorgaben: Pick<Vorgaben, 'datum' | 'puffer'>;
  readonly schichten: readonly Schicht[];
  readonly anliegen: readonly HaltAnliegen[];
  readonly auto: Fahrzeitmatrix;
};

/** The preferred times of a stop, by what the house wished and the flats that are visited. */
export type Wunschzeiten = (anliegen: HaltAnliegen) => Pick<Stop, 'preferred' | 'prices'>;

/** What is wished of the visits of a round; in one with time to spare somebody who would come too early waits. */
export function wunschzeiten(daten: Grunddaten, uhr: Planuhr): Wunschzeiten {
  const { datum, puffer } = daten.vorgaben;
  const tage = datum.tage.toSorted();
  const vorlauf = typeof puffer.fensterbreite === 'number' ? puffer.fensterbreite / 4 : 0;
  const wartet = werWartet(daten, tage);
  return (anliegen) => {
    const wunsch = wunschVon(anliegen);
    if (!wunsch) return {};
    const passt = (tag: Tag): boolean => wunsch.wochentage.includes(wochentag(tag));
    const windows = tage.filter(passt).map((tag) => fensterAm(tag, wunsch, vorlauf, uhr));
    if (windows.length === 0) return {};
    return {
      preferred: { windows, ...WUNSCHZEIT, ...(wartet(anliegen, wunsch) ? { waits: true } : {}) },
      prices: tage.filter((tag) => !passt(tag)).map((day) => ({ day, price: WUNSCHTAG_PREIS })),
    };
  };
}

/** The same problem in which nobody waits for a wish but at those stops where somebody does already. */
export const ohneWarten = (problem: Problem, bleibt: (stop: Stop) => boolean = () => false): Problem => ({
  ...problem,
  stops: problem.stops.map((stop) => {
    if (!stop.preferred?.waits || bleibt(stop)) return stop;
    return { ...stop, preferred: { ...stop.preferred, waits: false } };
  }),
});

/**
 * The same problem for what stands: somebody waits where the plan has them come as it was wished, and nowhere else. A wish
 * that is said after the plan was made waits for the next one; until then the order keeps its times.
 */
export const wieGeplant = (problem: Problem, anliegen: readonly HaltAnliegen[], uhr: Planuhr): Problem =>
  ohneWarten(problem, (stop) => kommtGewuenscht(stop, anliegen, uhr));

/** Whether the plan in force has somebody come there as it was wished. */
export function kommtGewuenscht(
  { id, preferred }: Stop,
  anliegen: readonly HaltAnliegen[],
  uhr: Planuhr,
): boolean {
  const bisher = anliegen.find((one) => one.id === id)?.bisher;
  if (!bisher) return false;
  const beginn = uhr.vonInstant(bisher.beginn);
  return (preferred?.windows ?? []).some(({ from, to }) => from <= beginn && beginn <= to);
}

export const wirdGewartet = ({ stops }: Problem): boolean =>
  stops.some(({ preferred }) => preferred?.waits === true);

const wunschVon = ({ haus, nutzungseinheitId }: HaltAnliegen): Hauswunsch | undefined =>
  wunschDesBesuchs(haus.wuensche, besuchteEinheiten(nutzungseinheitId, haus.aufgaben));

/** A window to be told to somebody who comes as it was wished: it opens no earlier than that. */
export function abGewuenschtem(
  fenster: Zeitfenster,
  anliegen: HaltAnliegen,
  { tag, beginn }: { readonly tag: Tag; readonly beginn: Uhrzeit },
): Zeitfenster {
  const wunsch = wunschVon(anliegen);
  if (!wunsch || !passtZumWunsch(wunsch, tag, beginn)) return fenster;
  const von = uhrzeitAus(wunsch.vonMinute);
  return fenster.beginn < von ? { ...fenster, beginn: von } : fenster;
}

/** Somebody who asks for the afternoon is told no window that begins before it: windows open before the planned arrival. */
function fensterAm(
  tag: Tag,
  { vonMinute, bisMinute }: Hauswunsch,
  vorlauf: number,
  uhr: Planuhr,
): { from: number; to: number } {
  const von = vonMinute > 0 && vonMinute + vorlauf < bisMinute ? vonMinute + vorlauf : vonMinute;
  return { from: uhr.sekunden(tag, uhrzeitAus(von)), to: uhr.sekunden(tag, uhrzeitAus(bisMinute)) };
}

/** Whether the round has so much time that somebody can wait for this wish, and gets home after it. */
function werWartet(
  daten: Grunddaten,
  tage: readonly Tag[],
): (anliegen: HaltAnliegen, wunsch: Hauswunsch) => boolean {
  const { anliegen, schichten, vorgaben } = daten;
  const gewuenscht = anliegen.flatMap((one) => {
    const wunsch = one.termin ? undefined : wunschVon(one);
    return wunsch && wunsch.vonMinute > 0 ? [{ one, wunsch }] : [];
  });
  if (gewuenscht.length === 0 || !hatZeit(daten)) return () => false;
  const dauer = (one: HaltAnliegen): number => one.dauerMinuten + vorgaben.puffer.jeHaltMinuten;
  return (one, wunsch) => {
    if (one.termin || wunsch.vonMinute === 0) return false;
    const schau = one.haus.aufgaben.some(({ qualifikation }) => qualifikation === 'feuerstaettenschau');
    const danach = schichten
      .filter(({ tag }) => tage.includes(tag) && wunsch.wochentage.includes(wochentag(tag)))
      .filter(({ fahrer }) => !schau || darfFeuerstaettenschau(fahrer))
      .map(({ ende }) => minutenSeitMitternacht(ende) - HEIMWEG_MINUTEN - wunsch.vonMinute)
      .filter((minuten) => minuten >= dauer(one));
    const frei = danach.reduce((summe, minuten) => summe + minuten, 0) * NACH_WUNSCH_BIS;
    const wollen = gewuenscht.filter((anderer) => anderer.wunsch.vonMinute >= wunsch.vonMinute);
    return frei >= wollen.reduce((summe, anderer) => summe + dauer(anderer.one), 0);
  };
}

/** Work and the ways from house to house leave room in the hours of the round. */
function hatZeit({ anliegen, schichten, vorgaben, auto }: Grunddaten): boolean {
  const stunden = schichten.reduce((summe, { arbeitMinuten }) => summe + arbeitMinuten, 0);
  const { jeHaltMinuten, fahrzeitFaktor } = vorgaben.puffer;
  const arbeit = anliegen.reduce((summe, { dauerMinuten }) => summe + dauerMinuten + jeHaltMinuten, 0);
  return arbeit + (mittlererWeg(auto) * fahrzeitFaktor * anliegen.length) / 60 <= stunden * GELASSEN_BIS;
}

/** From each place to its nearest, in the mean; what nobody can drive counts as no way. */
function mittlererWeg({ sekunden, anzahl }: Fahrzeitmatrix): number {
  const naechste = Array.from({ length: anzahl }, (_, von) => {
    const wege = sekunden.subarray(von * anzahl, (von + 1) * anzahl);
    return wege.reduce((kurz, weg, nach) => (nach === von || weg >= kurz ? kurz : weg), MINUTEN_PRO_TAG * 60);
  });
  return naechste.reduce((summe, weg) => summe + weg, 0) / Math.max(1, anzahl);
}
