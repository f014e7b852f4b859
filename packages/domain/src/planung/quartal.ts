import type { Aufgabe } from '../taetigkeit/aufgabe.ts';
import type { Qualifikation } from '../taetigkeit/taetigkeit.ts';
import {
  differenzTage,
  frueher,
  plusTage,
  spaeter,
  type Tag,
  tagAus,
  tageImMonat,
  teileTag,
  vergleicheTage,
} from '../tag.ts';

/** The span a whole quarter is planned for, both days included. */
export interface Zeitraum {
  readonly von: Tag;
  readonly bis: Tag;
}

/** A whole year, every turn of the stock, and some weeks to begin with. */
export const QUARTAL_TAGE_MAX = 400;
export const QUARTAL_BESUCHE_MAX = 6000;
/** A visit closer to the end of its Frist leaves no time for a second try. */
export const KNAPP_TAGE = 7;

/** Whether a span is one that can be dealt: it does not end before it begins, nor much later than a year. */
export function istPlanbarerZeitraum({ von, bis }: Zeitraum): boolean {
  return bis >= von && bis < plusTage(von, QUARTAL_TAGE_MAX);
}

/** Last day of the quarter of the year that a day lies in. */
export function quartalsende(tag: Tag): Tag {
  const { jahr, monat } = teileTag(tag);
  const letzterMonat = Math.ceil(monat / 3) * 3;
  return tagAus(jahr, letzterMonat, tageImMonat(jahr, letzterMonat)) ?? tag;
}

export type Quartalsaufgabe = Pick<
  Aufgabe,
  'taetigkeitId' | 'fristVon' | 'dauerMinuten' | 'nutzungseinheitId'
> & {
  readonly fristBis: Tag;
  readonly qualifikation: Qualifikation;
  /** A Feuerstättenschau, which has a notice period; other sovereign work has none. */
  readonly schau: boolean;
};

/** One visit at one house: everything that is done then. */
export interface Quartalsbesuch<A extends Quartalsaufgabe = Quartalsaufgabe> {
  readonly aufgaben: readonly A[];
  /** First day; missing when it may be at once. */
  readonly ab?: Tag;
  /** Last day that is in time; before the span when the Frist has run out already. */
  readonly frist: Tag;
  /** After this day the next turn of the same work begins, and this one is no longer meant. */
  readonly spaetestens?: Tag;
  readonly dauerMinuten: number;
  /** Only the bBSF or a § 11b deputy may do it: a Feuerstättenschau, or a Bauabnahme. */
  readonly feuerstaettenschau: boolean;
  /** A Feuerstättenschau is among it. */
  readonly schau: boolean;
}

type Entwurf<A> = { aufgaben: A[]; ab: Tag; frist: Tag };

const schluessel = ({ taetigkeitId, nutzungseinheitId }: Quartalsaufgabe): string =>
  `${taetigkeitId}|${nutzungseinheitId ?? ''}`;

/**
 * The visits a house needs so that all that is due until the end of the span is done: as few as the Fristen allow (§ 3 Abs. 2
 * KÜO: one common visit), two turns of the same work never at once. Work that may be done then but is due later comes along.
 * @param fssAb first day on which a Feuerstättenschau could still be announced in time
 */
export function besucheImQuartal<A extends Quartalsaufgabe>(
  aufgaben: readonly A[],
  zeitraum: Zeitraum,
  fssAb: Tag = zeitraum.von,
): Quartalsbesuch<A>[] {
  const beginn = (aufgabe: A): Tag => {
    const ab = spaeter(aufgabe.fristVon ?? zeitraum.von, zeitraum.von);
    return aufgabe.schau ? spaeter(ab, fssAb) : ab;
  };
  const begonnen = aufgaben.filter((aufgabe) => beginn(aufgabe) <= zeitraum.bis);
  const faellig = begonnen
    .filter((aufgabe) => aufgabe.fristBis <= zeitraum.bis && !istAbgeloest(aufgabe, begonnen, zeitraum))
    .toSorted((a, b) => vergleicheTage(a.fristBis, b.fristBis) || vergleicheTage(beginn(a), beginn(b)));
  const entwuerfe: Entwurf<A>[] = [];
  for (const aufgabe of faellig) {
    if (!nimmMit(entwuerfe, aufgabe, beginn(aufgabe), zeitraum))
      entwuerfe.push({ aufgaben: [aufgabe], ab: beginn(aufgabe), frist: aufgabe.fristBis });
  }
  for (const aufgabe of begonnen.filter(({ fristBis }) => fristBis > zeitraum.bis))
    nimmMit(entwuerfe, aufgabe, beginn(aufgabe), zeitraum);
  return entwuerfe.map((entwurf) => besuchAus(entwurf, entwuerfe, zeitraum));
}

/**
 * A turn that was missed is not made up for while the next one of the same work is running and will be done in this span; one
 * that is due only later would leave the house unswept for another quarter.
 */
function istAbgeloest<A extends Quartalsaufgabe>(
  aufgabe: A,
  alle: readonly A[],
  { von, bis }: Zeitraum,
): boolean {
  if (aufgabe.fristBis >= von) return false;
  return alle.some(
    (andere) =>
      schluessel(andere) === schluessel(aufgabe) &&
      andere.fristBis > aufgabe.fristBis &&
      andere.fristBis <= bis &&
      (andere.fristVon ?? von) <= von,
  );
}

/** Work that can wait does not take more than this of a visit's days away: it comes with a later one. */
const TAGE_BLEIBEN = 2 / 3;

/**
 * Adds a task to the visit that suits it best: where most of the days stay on which the visit may be, so that not everybody is
 * visited in the few weeks that two Fristen share. A visit that is late already waits for nothing.
 */
function nimmMit<A extends Quartalsaufgabe>(
  entwuerfe: readonly Entwurf<A>[],
  aufgabe: A,
  ab: Tag,
  zeitraum: Zeitraum,
): boolean {
  const mindestens = aufgabe.fristBis > zeitraum.bis ? TAGE_BLEIBEN : 0;
  let ziel: Entwurf<A> | undefined;
  let meiste = 0;
  for (const entwurf of entwuerfe) {
    const anteil = bleibt(entwurf, { aufgabe, ab }, zeitraum);
    if (anteil <= meiste || anteil < mindestens) continue;
    ziel = entwurf;
    meiste = anteil;
  }
  if (ziel === undefined) return false;
  ziel.aufgaben.push(aufgabe);
  ziel.ab = spaeter(ziel.ab, ab);
  ziel.frist = frueher(ziel.frist, aufgabe.fristBis);
  return true;
}

/** The share of a visit's days that stays when the task is done with it; 0 where they cannot be together. */
function bleibt<A extends Quartalsaufgabe>(
  entwurf: Entwurf<A>,
  { aufgabe, ab }: { readonly aufgabe: A; readonly ab: Tag },
  { von }: Zeitraum,
): number {
  if (entwurf.aufgaben.some((andere) => schluessel(andere) === schluessel(aufgabe))) return 0;
  if (entwurf.frist < von || aufgabe.fristBis < von) return ab === entwurf.ab ? 1 : 0;
  const tage = (erster: Tag, letzter: Tag): number => Math.max(0, differenzTage(erster, letzter) + 1);
  return (
    tage(spaeter(ab, entwurf.ab), frueher(aufgabe.fristBis, entwurf.frist)) / tage(entwurf.ab, entwurf.frist)
  );
}

function besuchAus<A extends Quartalsaufgabe>(
  { aufgaben, ab, frist }: Entwurf<A>,
  alle: readonly Entwurf<A>[],
  { von }: Zeitraum,
): Quartalsbesuch<A> {
  const eigene = new Set(aufgaben.map(schluessel));
  const naechste = alle
    .filter((andere) => andere.ab > ab && andere.aufgaben.some((aufgabe) => eigene.has(schluessel(aufgabe))))
    .map((andere) => andere.ab)
    .toSorted()[0];
  return {
    aufgaben,
    ...(ab > von ? { ab } : {}),
    frist,
    ...(naechste === undefined ? {} : { spaetestens: plusTage(naechste, -1) }),
    dauerMinuten: aufgaben.reduce((summe, { dauerMinuten }) => summe + dauerMinuten, 0),
    feuerstaettenschau: aufgaben.some(({ qualifikation }) => qualifikation === 'feuerstaettenschau'),
    schau: aufgaben.some(({ schau }) => schau),
  };
}

export type Quartalsfrist = 'zuFrueh' | 'gut' | 'knapp' | 'zuSpaet' | 'abgelaufen';

/**
 * How a visit on `tag` stands to its Frist: `abgelaufen` had run out before anything could be planned, `zuSpaet` is the fault
 * of the plan, `knapp` leaves less than a week for a second try.
 */
export function quartalsfrist(
  { ab, frist }: { readonly ab?: Tag | null; readonly frist: Tag },
  tag: Tag,
  von: Tag,
): Quartalsfrist {
  if (ab != null && tag < ab) return 'zuFrueh';
  if (frist < von) return 'abgelaufen';
  if (tag > frist) return 'zuSpaet';
  return differenzTage(tag, frist) < KNAPP_TAGE ? 'knapp' : 'gut';
}
