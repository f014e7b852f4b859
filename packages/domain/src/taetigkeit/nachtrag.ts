import type { Tag } from '../tag.ts';
import { zusammenMachbar } from './besuch.ts';
import type { Taetigkeitsart } from './taetigkeit.ts';

/** Beside the round; in the plan that is made next, or waits; or tried, and without a place. */
export const NACHTRAGSTAENDE = ['offen', 'aufgenommen', 'ohnePlatz'] as const;
export type Nachtragstand = (typeof NACHTRAGSTAENDE)[number];

/** What counts of a task when it is held against what was told. */
export interface Hausarbeit {
  readonly id: string;
  readonly taetigkeitId: string;
  readonly art: Taetigkeitsart;
  readonly dauerMinuten: number;
  readonly nutzungseinheitId: string | null;
  readonly fristVon: Tag | null;
  readonly fristBis: Tag;
}

/** How the work at a house differs by now from what its households were told of this visit. */
export interface Nachtrag<Arbeit extends Hausarbeit, Gesagt extends Hausarbeit> {
  /** Nobody was told of it. */
  readonly neue: readonly Arbeit[];
  readonly geaenderte: readonly { readonly gesagt: Gesagt; readonly jetzt: Arbeit }[];
  /** Told, and not to be done any more. */
  readonly entfallene: readonly Gesagt[];
}

/** The open work at a house that may belong to this visit; `gebunden`: the round has taken it already, or a booking. */
export type Jetzige<Arbeit extends Hausarbeit> = Arbeit & { readonly gebunden?: boolean };

interface Stand<Arbeit extends Hausarbeit, Gesagt extends Hausarbeit> {
  readonly gesagt: readonly Gesagt[];
  readonly jetzt: readonly Jetzige<Arbeit>[];
}

/** Undefined where the work is what was told. What somebody of the house was told and was called off is nothing new. */
export function nachtragZu<Arbeit extends Hausarbeit, Gesagt extends Hausarbeit>(
  { gesagt, jetzt }: Stand<Arbeit, Gesagt>,
  { ersterTag, jeGesagt }: { readonly ersterTag: Tag; readonly jeGesagt: ReadonlySet<string> },
): Nachtrag<Arbeit, Gesagt> | undefined {
  const heute = new Map(jetzt.map((arbeit) => [arbeit.id, arbeit]));
  const bleibende = gesagt.flatMap((eine) => heute.get(eine.id) ?? []);
  const neue = jetzt
    .filter(({ id, gebunden }) => gebunden !== true && !jeGesagt.has(id))
    .toSorted((a, b) => (a.fristBis < b.fristBis ? -1 : 1))
    .reduce<Arbeit[]>((bisher, eine) => {
      const alle = [...bleibende, ...bisher, eine];
      return zusammenMachbar(alle, ersterTag).length === alle.length ? [...bisher, eine] : bisher;
    }, []);
  const geaenderte = gesagt.flatMap((eine) => {
    const arbeit = heute.get(eine.id);
    return arbeit && !istGleich(eine, arbeit) ? [{ gesagt: eine, jetzt: arbeit }] : [];
  });
  const entfallene = gesagt.filter(({ id }) => !heute.has(id));
  if (neue.length + geaenderte.length + entfallene.length === 0) return undefined;
  return { neue, geaenderte, entfallene };
}

/** Another name in the catalogue is no other work, and a Frist is nobody's promise. */
const istGleich = (a: Hausarbeit, b: Hausarbeit): boolean =>
  a.taetigkeitId === b.taetigkeitId &&
  a.art === b.art &&
  a.dauerMinuten === b.dauerMinuten &&
  a.nutzungseinheitId === b.nutzungseinheitId;

/**
 * Whether a visit would do other work than its household was told; `anderswo` says what others of the house were told, or
 * booked. Of whom nobody knows what was told, nothing is other.
 */
export function istAndereArbeit(
  gesagt: readonly Hausarbeit[],
  jetzt: readonly Hausarbeit[],
  anderswo: ReadonlySet<string>,
): boolean {
  if (gesagt.length === 0) return false;
  const bekannt = new Map(gesagt.map((eine) => [eine.id, eine]));
  const heute = new Set(jetzt.map(({ id }) => id));
  return (
    gesagt.some(({ id }) => !heute.has(id)) ||
    jetzt.some((arbeit) => {
      const eine = bekannt.get(arbeit.id);
      return eine ? !istGleich(eine, arbeit) : !anderswo.has(arbeit.id);
    })
  );
}

/**
 * What is done at a house of which households were told: that, and what was booked there; with a Nachtrag that somebody takes
 * in, the work as it is now.
 */
export function arbeitNachAnsage<Arbeit extends Hausarbeit>(
  { gesagt, jetzt }: Stand<Arbeit, Arbeit>,
  nachtrag?: Nachtrag<Arbeit, Arbeit>,
): Arbeit[] {
  const bekannt = new Set(gesagt.map(({ id }) => id));
  const gebundene = jetzt.filter(({ id, gebunden }) => gebunden === true && !bekannt.has(id));
  if (!nachtrag) return [...gesagt, ...gebundene];
  return [...jetzt.filter(({ id }) => bekannt.has(id)), ...gebundene, ...nachtrag.neue];
}
