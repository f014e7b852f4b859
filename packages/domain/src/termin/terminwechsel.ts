import { ok, refuse, type Result } from '../result.ts';
import { darf, type Recht, type Rolle } from '../rolle.ts';
import {
  ANGESAGTE,
  BEANTWORTBARE,
  BESUCHSAUSGAENGE,
  OFFENE,
  STEHENDE,
  TERMIN_STATUS,
  type TerminStatus,
  istBesuchsausgang,
} from './termin.ts';

/** What can be done to a Termin. */
export const TERMIN_AKTIONEN = [
  'kuendigeAn',
  'nimmAnfrageAn',
  'lehneAnfrageAb',
  'lasseVerfallen',
  'bestaetigeAdresse',
  'bestaetige',
  'lehneAb',
  'meldeUnsicher',
  'verlege',
  'schlageVor',
  'frageUmZeit',
  'sageAb',
  'loeseAb',
  'nimmAbloesungZurueck',
  'meldeNichtGefahren',
  'nimmAbschlussZurueck',
  'erledige',
  'meldeNichtAngetroffen',
  'meldeZutrittVerweigert',
  'nimmVermerkZurueck',
] as const;
export type TerminAktion = (typeof TERMIN_AKTIONEN)[number];
/** How a booking gets another time: agreed, as a proposal of the office, or asked for. */
export type Verlegeaktion = Extract<TerminAktion, 'verlege' | 'schlageVor' | 'frageUmZeit'>;

/** What staff can note; being told by a customer, being at the door. */
export const TERMIN_VERMERKE = [
  'bestaetige',
  'lehneAb',
  'meldeUnsicher',
  'sageAb',
  'erledige',
  'meldeNichtAngetroffen',
  'meldeZutrittVerweigert',
] as const satisfies readonly TerminAktion[];
export type TerminVermerk = (typeof TERMIN_VERMERKE)[number];

/** Through which door a change comes: the office, whoever stands at the house, the customer, the product itself, a program. */
export const WECHSELQUELLEN = ['buero', 'feld', 'kunde', 'job', 'partner'] as const;
export type Wechselquelle = (typeof WECHSELQUELLEN)[number];

/** Who acts: staff need the right for it, the others what their column allows. */
export type Handelnder =
  | { readonly quelle: 'buero' | 'feld'; readonly rolle: Rolle }
  | { readonly quelle: Exclude<Wechselquelle, 'buero' | 'feld'> };
export const ALS_KUNDE: Handelnder = { quelle: 'kunde' };
export const ALS_JOB: Handelnder = { quelle: 'job' };

export type TerminGrund = 'nicht-erlaubt' | 'termin.uebergang-nicht-moeglich';

interface Weg {
  /** `vorher`: as it was before the mark that is taken back. */
  readonly nach: TerminStatus | 'vorher';
  /** What staff need for it; null: no staff do that. */
  readonly recht: Recht | null;
  /** From which states, by the door it comes through; whoever stands at the house may what the office may, unless it says more. */
  readonly von: { readonly [quelle in Wechselquelle]?: readonly TerminStatus[] };
}

const ANGEFRAGTE = ['angefragt'] as const;
/** A result seen at the door is a fact: it wins over everything that is none, also over a no or a call that came between. */
const OHNE_AUSGANG = TERMIN_STATUS.filter((status) => status !== 'entwurf' && !istBesuchsausgang(status));
const ANTWORT = { buero: BEANTWORTBARE, kunde: BEANTWORTBARE };
const AUSGANG = { buero: ANGESAGTE, feld: OHNE_AUSGANG };

/** action × source × state → next state, and whose right it is; what is not listed is impossible. */
const WEGE: Record<TerminAktion, Weg> = {
  kuendigeAn: { nach: 'angekuendigt', recht: 'kehrtour.ankuendigen', von: { buero: ['entwurf', ...OFFENE] } },
  nimmAnfrageAn: { nach: 'bestaetigt', recht: 'termin.verlegen', von: { buero: ANGEFRAGTE } },
  lehneAnfrageAb: { nach: 'abgesagt', recht: 'termin.absagen', von: { buero: ANGEFRAGTE } },
  lasseVerfallen: { nach: 'abgesagt', recht: null, von: { job: ANGEFRAGTE } },
  bestaetigeAdresse: { nach: 'bestaetigt', recht: null, von: { kunde: ANGEFRAGTE } },
  // An answer may be heard on the phone or at the door; customers may change their mind until the visit.
  bestaetige: { nach: 'bestaetigt', recht: 'termin.beantworten', von: ANTWORT },
  lehneAb: { nach: 'abgelehnt', recht: 'termin.beantworten', von: ANTWORT },
  meldeUnsicher: { nach: 'unsicher', recht: 'termin.beantworten', von: ANTWORT },
  // Another time is agreed, or proposed by the office, or asked for where the work needs a yes.
  verlege: { nach: 'bestaetigt', recht: 'termin.verlegen', von: { buero: OFFENE, kunde: OFFENE } },
  schlageVor: { nach: 'angekuendigt', recht: 'termin.verlegen', von: { buero: OFFENE, kunde: OFFENE } },
  frageUmZeit: { nach: 'angefragt', recht: null, von: { kunde: OFFENE } },
  sageAb: { nach: 'abgesagt', recht: 'termin.absagen', von: { buero: OFFENE, kunde: OFFENE, job: OFFENE } },
  // Another appointment takes its place, agreed or proposed by the office.
  loeseAb: { nach: 'verschoben', recht: 'termin.verlegen', von: { buero: OFFENE } },
  // Nobody was told of the other one yet.
  nimmAbloesungZurueck: { nach: 'vorher', recht: 'termin.verlegen', von: { buero: ['verschoben'] } },
  meldeNichtGefahren: { nach: 'abgesagt', recht: 'kehrtour.fahren', von: { buero: STEHENDE } },
  // What was ended with a day stands as before it.
  nimmAbschlussZurueck: { nach: 'vorher', recht: 'kehrtour.abschliessen', von: { buero: ['abgesagt'] } },
  erledige: { nach: 'erledigt', recht: 'termin.erledigen', von: AUSGANG },
  meldeNichtAngetroffen: { nach: 'nichtAngetroffen', recht: 'termin.erledigen', von: AUSGANG },
  meldeZutrittVerweigert: { nach: 'zutrittVerweigert', recht: 'termin.erledigen', von: AUSGANG },
  nimmVermerkZurueck: { nach: 'vorher', recht: 'termin.erledigen', von: { buero: BESUCHSAUSGAENGE } },
};

function hatRecht(wer: Handelnder, { recht, von }: Weg): boolean {
  if ('rolle' in wer) return recht !== null && darf(wer.rolle, recht);
  return von[wer.quelle] !== undefined;
}

/**
 * The next status, or why this actor cannot do this now.
 * @param vorher the state before the mark, where it is taken back
 */
export function wechsleTerminStatus(
  status: TerminStatus,
  aktion: TerminAktion,
  wer: Handelnder,
  vorher?: TerminStatus,
): Result<TerminStatus, TerminGrund> {
  const weg = WEGE[aktion];
  if (!hatRecht(wer, weg)) return refuse('nicht-erlaubt');
  const von = weg.von[wer.quelle] ?? ('rolle' in wer ? weg.von.buero : undefined) ?? [];
  const nach = weg.nach === 'vorher' ? vorher : weg.nach;
  return nach !== undefined && von.includes(status) ? ok(nach) : refuse('termin.uebergang-nicht-moeglich');
}

/** What this actor may do next, for the buttons of a page. */
export function moeglicheTerminAktionen(status: TerminStatus, wer: Handelnder): TerminAktion[] {
  return TERMIN_AKTIONEN.filter((aktion) => wechsleTerminStatus(status, aktion, wer).ok);
}

/** What can only be said of a visit that is still to come. */
const ZUSAGEN: readonly TerminAktion[] = ['bestaetige', 'meldeUnsicher'];
/** Where its round is over, or drives without it, nobody comes any more: a late yes needs another appointment. */
export function istZuSpaet(aktion: TerminAktion, niemandKommt: boolean): boolean {
  return niemandKommt && ZUSAGEN.includes(aktion);
}
