import { vergleicheHausnummern } from '../ort/hausnummer.ts';
import { frueher, type Tag, vergleicheTage } from '../tag.ts';
import type { Quartalsbesuch } from './quartal.ts';

/** A visit with what decides where in the working order it stands. */
export interface Strassenbesuch extends Pick<
  Quartalsbesuch,
  'ab' | 'frist' | 'spaetestens' | 'feuerstaettenschau' | 'schau' | 'dauerMinuten'
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
  readonly schau: boolean;
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
  for (const besuch of besuche.toSorted((a, b) => vergleicheTage(ende(a), ende(b)))) {
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
    schau: besuche.some(({ schau }) => schau),
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
