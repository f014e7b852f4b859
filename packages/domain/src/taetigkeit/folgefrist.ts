import { plusMonate, plusTage, spaeter, type Tag, teileTag } from '../tag.ts';
import { fssFrist } from './feuerstaettenschau.ts';
import { messintervallJahre } from './messintervall.ts';
import { type Frist, fristenImJahr, type Taetigkeit } from './taetigkeit.ts';

/** A Frist as tasks have it: without `von` the work may be done at once. */
export type Aufgabenfrist = { readonly von: Tag | null; readonly bis: Tag };

type Wiederkehr = Pick<Taetigkeit, 'wiederholung' | 'fenster'>;

/** Work that was done, with the Fristen of the same work in the same place that are known, its own among them. */
export type Erledigt = {
  readonly am: Tag;
  readonly frist: Aufgabenfrist;
  readonly bekannte: readonly Aufgabenfrist[];
  /** Year in which the plant was put into operation, where a measurement's interval goes by its age. */
  readonly anlageJahr?: number | null;
  readonly selbstkalibrierend?: boolean;
};

/**
 * When the same work falls due again; `undefined` where it does not recur. What the Feuerstättenbescheid fixed comes
 * before the catalogue: known Fristen return year by year, else the next season follows, else even intervals (§ 3
 * Abs. 2 KÜO). A Frist that ran out before the work was done is passed over; the Feuerstättenschau counts from the day
 * it took place (§ 14 SchfHwG).
 */
export function folgefrist(taetigkeit: Wiederkehr, erledigt: Erledigt): Frist | undefined {
  const { wiederholung } = taetigkeit;
  switch (wiederholung.art) {
    case 'einmalig':
    case 'anlass':
      return undefined;
    case 'feuerstaettenschau':
      return fssFrist(erledigt.am);
    case 'alleJahre':
      return reihe(mitBeginn(taetigkeit, erledigt.frist), erledigt.am, (frist) =>
        umMonate(frist, 12 * abstandJahre(wiederholung.jahre, frist, erledigt)),
      );
    case 'proJahr':
      return reihe(mitBeginn(taetigkeit, erledigt.frist), erledigt.am, (frist) =>
        naechsteImJahr(taetigkeit, wiederholung.anzahl, frist, erledigt.bekannte),
      );
  }
}

/** The age counts in the year of the turn that was done (§ 15 Abs. 3 1. BImSchV). */
function abstandJahre(jahre: number, frist: Frist, erledigt: Erledigt): number {
  const { anlageJahr, selbstkalibrierend = false } = erledigt;
  if (anlageJahr == null && !selbstkalibrierend) return Math.max(1, jahre);
  const { jahr } = teileTag(frist.bis);
  return messintervallJahre(
    { brennstoff: 'oelGas', inbetriebnahme: anlageJahr ?? jahr, selbstkalibrierend },
    jahr,
  );
}

/** Whether two Fristen are about the same turn of a work: they share a day. */
export function ueberschneidenSich(a: Aufgabenfrist, b: Aufgabenfrist): boolean {
  return (a.von === null || a.von <= b.bis) && (b.von === null || b.von <= a.bis);
}

/** The first of a row of Fristen that is not over on the day; every step leads forward. */
function reihe(start: Frist, am: Tag, naechste: (frist: Frist) => Frist): Frist {
  let frist = naechste(start);
  while (frist.bis <= am) frist = naechste(frist);
  return frist;
}

function naechsteImJahr(
  taetigkeit: Wiederkehr,
  anzahl: number,
  frist: Frist,
  bekannte: readonly Aufgabenfrist[],
): Frist {
  const nachBescheid = ausBekannten(taetigkeit, anzahl, frist, bekannte);
  if (nachBescheid !== undefined) return nachBescheid;
  const { jahr } = teileTag(frist.von);
  const jahreszeiten = [jahr - 1, jahr, jahr + 1]
    .flatMap((eines) => fristenImJahr(taetigkeit, eines))
    .toSorted((a, b) => (a.bis < b.bis ? -1 : 1));
  const stelle = jahreszeiten.findIndex(({ von, bis }) => von === frist.von && bis === frist.bis);
  const naechste = stelle < 0 || taetigkeit.fenster.length !== anzahl ? undefined : jahreszeiten[stelle + 1];
  return naechste ?? umMonate(frist, Math.max(1, Math.round(12 / anzahl)));
}

/** A whole year of Fristen is known: the one that comes next returns a year later. */
function ausBekannten(
  taetigkeit: Wiederkehr,
  anzahl: number,
  frist: Frist,
  bekannte: readonly Aufgabenfrist[],
): Frist | undefined {
  const imJahr = new Map(
    [frist, ...bekannte.map((eine) => mitBeginn(taetigkeit, eine))]
      .filter(({ bis }) => bis <= frist.bis)
      .map((eine) => umMonate(eine, 12))
      .filter(({ bis }) => bis > frist.bis)
      .map((eine) => [eine.bis, eine]),
  );
  if (imJahr.size < anzahl) return undefined;
  return [...imJahr.values()].toSorted((a, b) => (a.bis < b.bis ? -1 : 1))[0];
}

/** Where nobody said from when: from the beginning of the season, or of the year, in which it ends. */
function mitBeginn(taetigkeit: Pick<Taetigkeit, 'fenster'>, { von, bis }: Aufgabenfrist): Frist {
  if (von !== null) return { von, bis };
  const { jahr } = teileTag(bis);
  const zeit = [jahr - 1, jahr]
    .flatMap((eines) => fristenImJahr(taetigkeit, eines))
    .find((eine) => eine.von <= bis && bis <= eine.bis);
  return { von: zeit?.von ?? fristenImJahr({ fenster: [] }, jahr)[0]?.von ?? bis, bis };
}

function umMonate({ von, bis }: Frist, monate: number): Frist {
  const neuVon = plusMonate(von, monate);
  return { von: neuVon, bis: spaeter(neuVon, plusMonateBisMonatsende(bis, monate)) };
}

/** The end of a month stays one: three months after 30 June is 30 September, nine months after 31 March 31 December. */
function plusMonateBisMonatsende(tag: Tag, monate: number): Tag {
  const istMonatsende = teileTag(plusTage(tag, 1)).tagImMonat === 1;
  if (!istMonatsende || monate % 12 === 0) return plusMonate(tag, monate);
  const erster = plusMonate(plusTage(tag, 1), monate);
  return plusTage(erster, -1);
}
