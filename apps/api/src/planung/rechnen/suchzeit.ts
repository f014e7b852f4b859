import { brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';
import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';

/**
 * Where a plan stands already, a change is found in a fraction of the time: rounds of up to 50 have after 40 ms the plan that
 * they have after 300, weeks of 300 after 0.8 s all but one or two of the places that they have after four.
 */
function aenderungsanteil(halte: number): number {
  if (halte <= 12) return 1;
  return halte > 50 && halte <= 100 ? 0.25 : 0.2;
}

/**
 * Where somebody falls out each household that a short search overlooks is told another time for nothing: on a busy machine one
 * of 40 was after 0.06 s and none after 0.1. Weeks have what they need anyway.
 */
const ausfallanteil = (halte: number): number => (halte > 12 && halte <= 100 ? 0.6 : aenderungsanteil(halte));

/**
 * Seconds of search that are enough by size where everything has its place: rounds of a real district end within a thousandth
 * of their price after 0.1 s of a processor for 40 houses and after 0.2 s for 80; with times for half of them, rounds of up to
 * thirty had after 0.15 s the plan they have after two, those of up to twelve after 0.01 s.
 */
function rechenSekunden(halte: number): number {
  if (halte <= 12) return 0.06;
  if (halte <= 50) return 0.3;
  if (halte <= 100) return 0.45;
  if (halte <= 160) return 2;
  return halte <= 400 ? 4 : 8;
}
/**
 * Nobody waits for the last hundredth of a first proposal: weeks of 300 houses of a real district drive after half a second of a
 * processor 1 % more than after four, with every house in its place and every street in one go. Whoever wants that hundredth
 * asks for it. As long as a house has no place the search goes on: in a week that is too full those seconds are worth a lot.
 */
const ersteSekunden = (halte: number): number =>
  halte > 100 && halte <= 400 ? ERSTE_SEKUNDEN : rechenSekunden(halte);
const ERSTE_SEKUNDEN = 0.5;

/** Full days of three people: with 0.6 seconds one house more stayed without a place in seven of twelve runs, with two in none. */
function geduldSekunden(halte: number): number {
  if (halte <= 12) return 0.1;
  if (halte <= 60) return 0.6 - rechenSekunden(halte);
  return halte <= 100 ? 2 : 0;
}

/** Whoever takes work in is not told that there is no room because the machine was busy: pressed again, there was. */
const NACHTRAG_GEDULD_SEKUNDEN = 2;

interface Suchzeit {
  readonly seconds: number;
  /** Added while a house has no place. */
  readonly geduld: number;
  /** A first proposal that is cut short goes on as long as that, whatever it has found. */
  readonly geduldImmer: boolean;
}

/** How long a plan of so many stops is searched for: by how far its round has come, and by what it is computed for. */
export function suchzeit(
  halte: number,
  {
    status,
    nachtrag,
    ausfall,
  }: { readonly status: KehrtourStatus; readonly nachtrag: boolean; readonly ausfall: boolean },
): Suchzeit {
  const [lang, kurz] = [rechenSekunden(halte), ersteSekunden(halte)];
  const mindestens = nachtrag ? NACHTRAG_GEDULD_SEKUNDEN : 0;
  if (status === 'entwurf') {
    const geduld = Math.max(geduldSekunden(halte) + lang - kurz, mindestens);
    return { seconds: kurz, geduld, geduldImmer: kurz < lang };
  }
  const anteil = brauchtAenderung(status) ? (ausfall ? ausfallanteil : aenderungsanteil)(halte) : 1;
  const geduld = Math.max(geduldSekunden(halte) * anteil, mindestens);
  return { seconds: lang * anteil, geduld, geduldImmer: false };
}
