import type { Aufgabe } from './aufgabe.ts';
import { vergleicheHausnummern } from './hausnummer.ts';
import type { Qualifikation } from './taetigkeit.ts';
import { differenzTage, plusTage, type Tag, tagAus, tageImMonat, teileTag } from './tag.ts';

/** The span a whole quarter is planned for, both days included. */
export interface Zeitraum {
  readonly von: Tag;
  readonly bis: Tag;
}

export const QUARTAL_TAGE_MAX = 100;
export const QUARTAL_BESUCHE_MAX = 2500;
/** A visit closer to the end of its Frist leaves no time for a second try. */
export const KNAPP_TAGE = 7;

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
};

/** One visit at one house: everything that is done then. */
export interface Quartalsbesuch<A extends Quartalsaufgabe = Quartalsaufgabe> {
  readonly aufgaben: readonly A[];
  /** First day; missing when it may be at once. */
  readonly ab?: Tag;
  /** Last day that is in time; before the span when the Frist has run out already. */
  readonly frist: Tag;
  /** Behind this day the next turn of the same work begins, and this one is no longer meant. */
  readonly spaetestens?: Tag;
  readonly dauerMinuten: number;
  readonly feuerstaettenschau: boolean;
}

type Entwurf<A> = { aufgaben: A[]; ab: Tag; frist: Tag };

const schluessel = ({ taetigkeitId, nutzungseinheitId }: Quartalsaufgabe): string =>
  `${taetigkeitId}|${nutzungseinheitId ?? ''}`;
const spaeter = (a: Tag, b: Tag): Tag => (a > b ? a : b);
const frueher = (a: Tag, b: Tag): Tag => (a < b ? a : b);

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
    return aufgabe.qualifikation === 'feuerstaettenschau' ? spaeter(ab, fssAb) : ab;
  };
  const begonnen = aufgaben.filter((aufgabe) => beginn(aufgabe) <= zeitraum.bis);
  const faellig = begonnen
    .filter((aufgabe) => aufgabe.fristBis <= zeitraum.bis && !istAbgeloest(aufgabe, begonnen, zeitraum))
    .toSorted((a, b) => vergleiche(a.fristBis, b.fristBis) || vergleiche(beginn(a), beginn(b)));
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

/** Adds a task to the first visit that suits it; a visit that is late already waits for nothing. */
function nimmMit<A extends Quartalsaufgabe>(
  entwuerfe: readonly Entwurf<A>[],
  aufgabe: A,
  ab: Tag,
  { von }: Zeitraum,
): boolean {
  const ziel = entwuerfe.find((entwurf) => {
    if (entwurf.aufgaben.some((andere) => schluessel(andere) === schluessel(aufgabe))) return false;
    if (entwurf.frist < von || aufgabe.fristBis < von) return ab === entwurf.ab;
    return spaeter(ab, entwurf.ab) <= frueher(aufgabe.fristBis, entwurf.frist);
  });
  if (ziel === undefined) return false;
  ziel.aufgaben.push(aufgabe);
  ziel.ab = spaeter(ziel.ab, ab);
  ziel.frist = frueher(ziel.frist, aufgabe.fristBis);
  return true;
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
  };
}

/** A visit with what decides where in the working order it stands. */
export interface Strassenbesuch extends Pick<
  Quartalsbesuch,
  'ab' | 'frist' | 'spaetestens' | 'feuerstaettenschau' | 'dauerMinuten'
> {
  readonly id: string;
  readonly strasse: string;
  readonly ort: string;
  readonly hausnr: string;
  readonly laufnummer: number | null;
  /** The decision of a person it belongs to: such visits stay together, however long that is, and apart from the others. */
  readonly entscheid?: string;
}

/** Houses of one street that are done in one go, by one person who may do all of it. */
export interface Strassenteil<B extends Strassenbesuch = Strassenbesuch> {
  readonly strasse: string;
  readonly ort: string;
  readonly besuche: readonly B[];
  /** First day on which all of them may be done. */
  readonly ab?: Tag;
  readonly spaetestens?: Tag;
  readonly feuerstaettenschau: boolean;
  /** Parts of a street in the same turn; they belong to each other. */
  readonly runde: string;
  readonly entscheid?: string;
}

export interface Teilung {
  /** First day of the span. */
  readonly von: Tag;
  /** Longest part, on site. */
  readonly minutenMax: number;
  /** Where time is short: houses due until such a day are done apart from the rest of their street. */
  readonly trennfristen?: readonly Tag[];
}

/**
 * Streets in parts in the working order. What can be done on a common day is one turn of the street and stays together; only
 * the Feuerstättenschau, what a person decided, the length and a `trennfrist` divide it further.
 */
export function strassenteile<B extends Strassenbesuch>(
  besuche: readonly B[],
  teilung: Teilung,
): Strassenteil<B>[] {
  const { von, minutenMax, trennfristen = [] } = teilung;
  const sorte = ({ feuerstaettenschau, entscheid, frist }: B): string => {
    const eile = trennfristen.filter((trennfrist) => frist > trennfrist).length;
    return `${feuerstaettenschau}|${entscheid === undefined ? eile : `hand ${entscheid}`}`;
  };
  return [...Map.groupBy(besuche, ({ ort, strasse }) => `${ort}|${strasse}`)].flatMap(([strasse, alle]) =>
    runden(alle, von).flatMap((runde, nummer) =>
      [...Map.groupBy(runde, sorte).values()].flatMap((gruppe) =>
        inStuecke(
          gruppe.toSorted(vergleicheArbeitsfolge),
          gruppe[0]?.entscheid === undefined ? minutenMax : Infinity,
        ).map((stueck) => teilAus(stueck, `${strasse}|${nummer + 1}`)),
      ),
    ),
  );
}

/** As few turns as the Fristen allow: all visits of a turn have a day in common. What is late already suits any. */
function runden<B extends Strassenbesuch>(besuche: readonly B[], von: Tag): B[][] {
  const ende = ({ frist, spaetestens }: B): Tag => {
    const offen = frist < von ? '9999-12-31' : frist;
    return spaetestens === undefined ? offen : frueher(offen, spaetestens);
  };
  const gruppen: { bis: Tag; besuche: B[] }[] = [];
  for (const besuch of besuche.toSorted((a, b) => vergleiche(ende(a), ende(b)))) {
    const gruppe = gruppen.find(({ bis }) => (besuch.ab ?? von) <= bis);
    if (gruppe === undefined) gruppen.push({ bis: ende(besuch), besuche: [besuch] });
    else gruppe.besuche.push(besuch);
  }
  return gruppen.map((gruppe) => gruppe.besuche);
}

function teilAus<B extends Strassenbesuch>(besuche: readonly B[], runde: string): Strassenteil<B> {
  const [erster] = besuche;
  if (erster === undefined) throw new Error('Ein Straßenteil ohne Haus');
  const ab = besuche
    .flatMap((besuch) => besuch.ab ?? [])
    .toSorted()
    .at(-1);
  const spaetestens = besuche.flatMap((besuch) => besuch.spaetestens ?? []).toSorted()[0];
  return {
    strasse: erster.strasse,
    ort: erster.ort,
    besuche,
    ...(ab === undefined ? {} : { ab }),
    ...(spaetestens === undefined ? {} : { spaetestens }),
    feuerstaettenschau: erster.feuerstaettenschau,
    runde,
    ...(erster.entscheid === undefined ? {} : { entscheid: erster.entscheid }),
  };
}

/** Even pieces in order, each at most `max` long; a single visit may be longer. */
function inStuecke<B extends Strassenbesuch>(besuche: readonly B[], max: number): B[][] {
  const gesamt = besuche.reduce((summe, { dauerMinuten }) => summe + dauerMinuten, 0);
  const ziel = gesamt / Math.max(1, Math.ceil(gesamt / max));
  const stuecke: B[][] = [];
  let laenge = 0;
  for (const besuch of besuche) {
    const stueck = stuecke.at(-1);
    // Half of the house may stick out: pieces come out even instead of always short.
    if (
      stueck === undefined ||
      laenge + besuch.dauerMinuten / 2 > ziel ||
      laenge + besuch.dauerMinuten > max
    ) {
      stuecke.push([besuch]);
      laenge = besuch.dauerMinuten;
    } else {
      stueck.push(besuch);
      laenge += besuch.dauerMinuten;
    }
  }
  return stuecke;
}

/** By the own working order, houses without a number behind, there by house number. */
export function vergleicheArbeitsfolge(
  a: Pick<Strassenbesuch, 'laufnummer' | 'hausnr'>,
  b: Pick<Strassenbesuch, 'laufnummer' | 'hausnr'>,
): number {
  const links = a.laufnummer ?? Number.POSITIVE_INFINITY;
  const rechts = b.laufnummer ?? Number.POSITIVE_INFINITY;
  if (links !== rechts) return links < rechts ? -1 : 1;
  return vergleicheHausnummern(a.hausnr, b.hausnr);
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

const vergleiche = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
