import { plusTage, type Tag } from '../tag.ts';

/** How pressing the work of a house is on the days of a round, the most pressing first. */
export type Dringlichkeit = 'ueberfaellig' | 'bald' | 'spaeter';

/** What ends within a month would hardly find another day. */
const BALD_TAGE = 31;

/** Seen from the first day of a round. */
export function dringlichkeit(fristBis: Tag | undefined, ersterTag: Tag): Dringlichkeit {
  if (fristBis === undefined || fristBis > plusTage(ersterTag, BALD_TAGE)) return 'spaeter';
  return fristBis < ersterTag ? 'ueberfaellig' : 'bald';
}

/** What decides who keeps a place that not all can have. */
export interface Platzanspruch {
  readonly zusage: 'keine' | 'angekuendigt' | 'bestaetigt';
  readonly vonHand: boolean;
  readonly fristBis: Tag | undefined;
  /** Called off or in vain within the last year. */
  readonly enttaeuscht: boolean;
  /** How many were told of this visit: every flat of a house is a promise. */
  readonly haushalte?: number;
}

/**
 * What a person placed goes after all others; what somebody was told of goes for no number of those that nobody was told of,
 * and what was confirmed for none of those.
 */
const VON_HAND = 10;
const ANGEKUENDIGT = 10_000;
const BESTAETIGT = 100_000_000;
/** Among those who were told, nobody overdue or due within the month makes room for somebody who has months. */
const UNTER_ANGEKUENDIGTEN: Readonly<Record<Dringlichkeit, number>> = {
  ueberfaellig: 40,
  bald: 30,
  spaeter: 1,
};
/** How many households that have months weigh less than one whose Frist presses. */
const HAUSHALTE_MAX = 20;
/** Breaks a tie between equal Fristen, and no more. */
const ENTTAEUSCHT = 0.5;

/** How dearly a house loses its place, as a multiple of one that nobody was told of and that has time. */
export function platzvorrang(
  { zusage, vonHand, fristBis, enttaeuscht, haushalte = 1 }: Platzanspruch,
  ersterTag: Tag,
  letzterTag: Tag,
): number {
  const versprechen = Math.min(Math.max(1, haushalte), HAUSHALTE_MAX);
  const dringend = fristfaktor(fristBis, ersterTag, letzterTag);
  if (zusage === 'bestaetigt') return BESTAETIGT * dringend * versprechen;
  if (zusage === 'keine') return dringend * (vonHand ? VON_HAND : 1);
  const frist = UNTER_ANGEKUENDIGTEN[dringlichkeit(fristBis, ersterTag)];
  return ANGEKUENDIGT * versprechen * (frist + (enttaeuscht ? ENTTAEUSCHT : 0));
}

/** Most where the Frist is over, less where it ends within the plan. */
function fristfaktor(fristBis: Tag | undefined, ersterTag: Tag, letzterTag: Tag): 1 | 2 | 3 {
  if (fristBis === undefined || fristBis > letzterTag) return 1;
  return fristBis < ersterTag ? 3 : 2;
}

interface Platzverlierer {
  readonly fristBis: Tag | undefined;
  readonly bestaetigt: boolean;
}

/** Why this household loses its place and not another one of those who keep theirs. */
export function warumDieser(
  { fristBis }: Platzverlierer,
  bleibende: readonly Platzverlierer[],
  ersterTag: Tag,
): string {
  const kein = 'Kein Platz mehr im Plan';
  if (dringlichkeit(fristBis, ersterTag) === 'spaeter')
    return `${kein}; die Frist lässt Zeit für einen neuen Vorschlag`;
  const haetten = bleibende.filter((one) => dringlichkeit(one.fristBis, ersterTag) === 'spaeter');
  if (haetten.length === 0) return `${kein}; die Frist drängt, aber bei allen, die bleiben, auch`;
  return haetten.every(({ bestaetigt }) => bestaetigt)
    ? `${kein}; die Frist drängt; wer bleibt, hat bestätigt oder eine Frist, die ebenso drängt`
    : `${kein}; die Frist drängt, aber auch anstelle von Haushalten mit mehr Zeit fand sich keiner`;
}
