/** States of a round; each has a row in `STAENDE`. */
export const KEHRTOUR_STATUS = [
  'entwurf',
  'geplant',
  'angekuendigt',
  'unterwegs',
  'abgeschlossen',
  'abgesagt',
] as const;
export type KehrtourStatus = (typeof KEHRTOUR_STATUS)[number];

/** How far a round has come. */
type Phase = 'entwurf' | 'geplant' | 'angesagt' | 'unterwegs' | 'gefahren' | 'abgesagt';

/** All that tells states apart: the sets below are made of it, so that a new state is one row here and in no list elsewhere. */
const STAENDE = {
  entwurf: { name: 'Entwurf', phase: 'entwurf' },
  geplant: { name: 'Geplant', phase: 'geplant' },
  angekuendigt: { name: 'Angekündigt', phase: 'angesagt' },
  unterwegs: { name: 'Unterwegs', phase: 'unterwegs' },
  abgeschlossen: { name: 'Abgeschlossen', phase: 'gefahren' },
  abgesagt: { name: 'Abgesagt', phase: 'abgesagt' },
} as const satisfies Record<KehrtourStatus, { readonly name: string; readonly phase: Phase }>;

type InPhase<P extends Phase> = {
  [Status in KehrtourStatus]: (typeof STAENDE)[Status]['phase'] extends P ? Status : never;
}[KehrtourStatus];

const inPhase = <P extends Phase>(...phasen: readonly P[]): readonly InPhase<P>[] =>
  KEHRTOUR_STATUS.filter((status): status is InPhase<P> =>
    phasen.some((phase) => phase === STAENDE[status].phase),
  );

/** Not over: it is still made, or still to be driven. */
export const OFFENE_RUNDEN = inPhase('entwurf', 'geplant', 'angesagt', 'unterwegs');
/** Nobody has been told of it yet: its houses may still change. */
export const VORBEREITETE_RUNDEN = inPhase('entwurf', 'geplant');
/** Nobody drives it yet. */
export const UNBEGONNENE_RUNDEN = inPhase('entwurf', 'geplant', 'angesagt');
/** It has a plan, and nobody drives it yet: there may be a place in it. */
export const RUNDEN_VOR_DER_FAHRT = inPhase('geplant', 'angesagt');
/** It has a plan that is still to be driven, in part or whole. */
export const GEPLANTE_RUNDEN = inPhase('geplant', 'angesagt', 'unterwegs');
/** Whatever happens beside a round is told to these alone; a draft reads it when it is planned. */
export const ZUGESAGTE_RUNDEN = inPhase('angesagt', 'unterwegs');
/** Somebody has driven, or drives. */
export const BEGONNENE_RUNDEN = inPhase('unterwegs', 'gefahren');
/** Its plan is driven, was driven, or will be: neither a draft nor called off. */
export const RUNDEN_MIT_PLAN = inPhase('geplant', 'angesagt', 'unterwegs', 'gefahren');
/** Driven, or called off. */
export const BEENDETE_RUNDEN = inPhase('gefahren', 'abgesagt');
/** Nobody is driven to, or not yet: every visit of such a round counts, also those that were called off. */
export const GANZ_GEZAEHLTE_RUNDEN = inPhase('geplant', 'abgesagt');

export const istRundeIn = <Status extends KehrtourStatus>(
  menge: readonly Status[],
  status: KehrtourStatus,
): status is Status => menge.some((einer) => einer === status);

export const kehrtourStatusName = (status: KehrtourStatus): string => STAENDE[status].name;
