import { type Besuchsausgang, BESUCHSAUSGAENGE, terminStatusName, type TerminStatus } from './termin.ts';

/**
 * How a visit stands, in the words of the house: list, board, day sheet, file and history say the same. That nobody opened may be
 * so and prove nothing.
 */
export const besuchsstand = ({
  status,
  ohneNachweis = false,
}: {
  readonly status: TerminStatus;
  readonly ohneNachweis?: boolean | undefined;
}): string => (ohneNachweis ? `${terminStatusName(status)}, kein Nachweis` : terminStatusName(status));

/** What the outcome of a visit is called for programs; the last where there was one that holds no more. */
export const V1_AUSGAENGE = ['DONE', 'NOBODY_MET', 'ACCESS_REFUSED', 'TAKEN_BACK'] as const;
export type V1Ausgang = (typeof V1_AUSGAENGE)[number];

const WORTE: Record<Besuchsausgang, V1Ausgang> = {
  erledigt: 'DONE',
  nichtAngetroffen: 'NOBODY_MET',
  zutrittVerweigert: 'ACCESS_REFUSED',
};
export const ausgangWort = (ausgang: Besuchsausgang | null): V1Ausgang =>
  ausgang === null ? 'TAKEN_BACK' : WORTE[ausgang];
/** The same the other way, as a program says it back. */
export const ausgangAus = (wort: V1Ausgang): Besuchsausgang | null =>
  BESUCHSAUSGAENGE.find((ausgang) => WORTE[ausgang] === wort) ?? null;
