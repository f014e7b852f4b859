import { type Hauswunsch, passtZumWunsch } from '../liegenschaft/hauswunsch.ts';
import type { Ortszeit } from '../ortszeit.ts';
import { minutenZwischen } from '../ortszeit.ts';
import type { Qualifikation } from '../taetigkeit/taetigkeit.ts';
import type { Tag } from '../tag.ts';
import { VERLEGEN_VORLAUF_STUNDEN_MIN } from '../termin/termin.ts';
import { halbtagVon, type Halbtage, type Zeitfenster } from '../zeitfenster.ts';

/** A gap in a round nearby where the visit would fit. */
export interface Lueckenplatz {
  readonly tag: Tag;
  readonly fenster: Zeitfenster;
  /** Driving the round would take longer by this. */
  readonly mehrMinuten: number;
  /** Working time still free that day. */
  readonly freieMinuten: number;
  /** What the employee of that round may do. */
  readonly qualifikationen: readonly Qualifikation[];
}

export interface Alternativwunsch {
  readonly dauerMinuten: number;
  readonly qualifikation: Qualifikation;
  readonly fristVon?: Tag;
  readonly fristBis?: Tag;
  /** What the household said of day and time: what fits comes first, before any detour. */
  readonly wunsch?: Hauswunsch | undefined;
  /** The Termin that does not suit; its half-day is not offered again, but for what was wished of it. */
  readonly bisher: { readonly tag: Tag; readonly fenster: Zeitfenster };
  readonly jetzt: Ortszeit;
  /** How many to offer at most, 0 to 6. */
  readonly anzahl: number;
  readonly halbtage?: Halbtage;
}

const ANZAHL_MAX = 6;
/** With fewer than these a customer has no real choice: then times of one half-day have to do. */
const WAHL_MIN = 3;

/**
 * The alternatives to offer: inside the Frist, with a day of notice, time and qualification; what was wished first, then in the
 * order of the calendar. The smallest detours are chosen, each half-day once, mornings and afternoons where both exist.
 */
export function waehleAlternativtermine<P extends Lueckenplatz>(
  plaetze: readonly P[],
  wunsch: Alternativwunsch,
): P[] {
  const anzahl = Math.min(ANZAHL_MAX, Math.max(0, wunsch.anzahl));
  const gewuenschteZuerst = (a: P, b: P): number =>
    Number(istGewuenscht(b, wunsch)) - Number(istGewuenscht(a, wunsch));
  const passend = plaetze
    .filter((platz) => passt(platz, wunsch))
    .toSorted((a, b) => gewuenschteZuerst(a, b) || vergleicheUmweg(a, b));
  const jeHalbtag = erstePlaetze(passend, (platz) => `${platz.tag} ${halbtag(platz, wunsch)}`);
  const gewaehlt = mitBeidenTageshaelften(jeHalbtag, anzahl, wunsch);
  return fuelleAuf(gewaehlt, passend, Math.min(WAHL_MIN, anzahl)).toSorted(
    (a, b) => gewuenschteZuerst(a, b) || vergleicheZeit(a, b),
  );
}

/** Whoever reads the window knows that the visit may begin at its beginning. */
export const istGewuenscht = (
  { tag, fenster }: Pick<Lueckenplatz, 'tag' | 'fenster'>,
  { wunsch }: Pick<Alternativwunsch, 'wunsch'>,
): boolean => wunsch !== undefined && passtZumWunsch(wunsch, tag, fenster.beginn);

/** With times beside those that are there: 08:30–10:30 beside 08:00–10:00 is the same in other words. */
function fuelleAuf<P extends Lueckenplatz>(gewaehlt: readonly P[], plaetze: readonly P[], min: number): P[] {
  const alle = [...gewaehlt];
  for (const platz of plaetze)
    if (alle.length < min && !alle.some((anderer) => zurSelbenZeit(anderer, platz))) alle.push(platz);
  return alle;
}

function passt(platz: Lueckenplatz, wunsch: Alternativwunsch): boolean {
  const { tag, fenster, mehrMinuten, freieMinuten, qualifikationen } = platz;
  if (wunsch.fristVon !== undefined && tag < wunsch.fristVon) return false;
  if (wunsch.fristBis !== undefined && tag > wunsch.fristBis) return false;
  const vorlauf = minutenZwischen(wunsch.jetzt, { tag, uhrzeit: fenster.beginn });
  if (vorlauf < VERLEGEN_VORLAUF_STUNDEN_MIN * 60) return false;
  if (freieMinuten < wunsch.dauerMinuten + mehrMinuten) return false;
  if (wunsch.qualifikation !== 'keine' && !qualifikationen.includes(wunsch.qualifikation)) return false;
  if (zurSelbenZeit(platz, wunsch.bisher)) return false;
  return (
    tag !== wunsch.bisher.tag ||
    halbtag(platz, wunsch) !== halbtag(wunsch.bisher, wunsch) ||
    istGewuenscht(platz, wunsch)
  );
}

/** Exchanges the longest detour for a place in the missing half of the day. */
function mitBeidenTageshaelften<P extends Lueckenplatz>(
  plaetze: readonly P[],
  anzahl: number,
  wunsch: Alternativwunsch,
): P[] {
  const beste = plaetze.slice(0, anzahl);
  // A single one is the best there is, whenever that may be.
  if (anzahl < 2) return beste;
  const haelften = new Set(beste.map((platz) => halbtag(platz, wunsch)));
  const letzter = beste.at(-1);
  // What was wished goes for no other half of the day.
  if (haelften.size !== 1 || (letzter && istGewuenscht(letzter, wunsch))) return beste;
  const andere = plaetze.slice(anzahl).find((platz) => !haelften.has(halbtag(platz, wunsch)));
  return andere === undefined ? beste : [...beste.slice(0, -1), andere];
}

function erstePlaetze<P>(plaetze: readonly P[], schluessel: (platz: P) => string): P[] {
  const erste = new Map<string, P>();
  for (const platz of plaetze) if (!erste.has(schluessel(platz))) erste.set(schluessel(platz), platz);
  return [...erste.values()];
}

function halbtag({ fenster }: Pick<Lueckenplatz, 'fenster'>, { halbtage }: Alternativwunsch): string {
  return halbtagVon(fenster, halbtage);
}

type Zeitplatz = Pick<Lueckenplatz, 'tag' | 'fenster'>;
const zurSelbenZeit = (a: Zeitplatz, b: Zeitplatz): boolean =>
  a.tag === b.tag && a.fenster.beginn < b.fenster.ende && b.fenster.beginn < a.fenster.ende;

function vergleicheUmweg(a: Lueckenplatz, b: Lueckenplatz): number {
  return a.mehrMinuten - b.mehrMinuten || vergleicheZeit(a, b);
}

function vergleicheZeit(a: Lueckenplatz, b: Lueckenplatz): number {
  const links = `${a.tag} ${a.fenster.beginn}`;
  const rechts = `${b.tag} ${b.fenster.beginn}`;
  return links < rechts ? -1 : Number(links > rechts);
}
