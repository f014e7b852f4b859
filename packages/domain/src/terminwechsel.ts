import { ok, refuse, type Result } from './result.ts';
import { darf, type Recht, type Rolle } from './rolle.ts';
import type { TerminStatus } from './termin.ts';

/** What can be done to a Termin; `nimmAn` and `weiseZurueck` answer a booking that awaits a yes. */
export const TERMIN_AKTIONEN = [
  'kuendigeAn',
  'nimmAn',
  'weiseZurueck',
  'bestaetige',
  'lehneAb',
  'meldeUnsicher',
  'verlege',
  'sageAb',
  'erledige',
  'meldeNichtAngetroffen',
  'meldeZutrittVerweigert',
] as const;
export type TerminAktion = (typeof TERMIN_AKTIONEN)[number];

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

/** Staff by role, the customer with a code, or the product itself (a job). */
export type Akteur = Rolle | 'kunde' | 'system';

export type TerminGrund = 'nicht-erlaubt' | 'termin.uebergang-nicht-moeglich';

type Uebergaenge = Partial<Record<TerminStatus, TerminStatus>>;

const AUSGANG = (ziel: TerminStatus): Uebergaenge => ({
  angekuendigt: ziel,
  bestaetigt: ziel,
  unsicher: ziel,
});
/** Customers may change their mind until the visit. */
const ANTWORT = (ziel: TerminStatus): Uebergaenge => ({ ...AUSGANG(ziel), abgelehnt: ziel });

/** action × state → next state; what is not listed is impossible. */
const UEBERGAENGE: Record<TerminAktion, Uebergaenge> = {
  kuendigeAn: { entwurf: 'angekuendigt', angekuendigt: 'angekuendigt' },
  nimmAn: { angefragt: 'bestaetigt' },
  weiseZurueck: { angefragt: 'abgesagt' },
  bestaetige: ANTWORT('bestaetigt'),
  lehneAb: ANTWORT('abgelehnt'),
  meldeUnsicher: ANTWORT('unsicher'),
  verlege: { ...ANTWORT('verschoben'), angefragt: 'verschoben' },
  sageAb: { ...ANTWORT('abgesagt'), angefragt: 'abgesagt' },
  erledige: AUSGANG('erledigt'),
  meldeNichtAngetroffen: AUSGANG('nichtAngetroffen'),
  meldeZutrittVerweigert: AUSGANG('zutrittVerweigert'),
};

/** What right an action takes; an answer may be heard on the phone or at the door. */
const RECHT: Record<TerminAktion, Recht> = {
  kuendigeAn: 'kehrtour.ankuendigen',
  nimmAn: 'termin.verlegen',
  weiseZurueck: 'termin.absagen',
  bestaetige: 'termin.beantworten',
  lehneAb: 'termin.beantworten',
  meldeUnsicher: 'termin.beantworten',
  verlege: 'termin.verlegen',
  sageAb: 'termin.absagen',
  erledige: 'termin.erledigen',
  meldeNichtAngetroffen: 'termin.erledigen',
  meldeZutrittVerweigert: 'termin.erledigen',
};
/** What those may do who hold no rights, as they are no staff. */
const OHNE_RECHT: Record<Exclude<Akteur, Rolle>, readonly TerminAktion[]> = {
  kunde: ['bestaetige', 'lehneAb', 'meldeUnsicher', 'verlege', 'sageAb'],
  system: ['kuendigeAn', 'weiseZurueck'],
};

function darfHandeln(akteur: Akteur, aktion: TerminAktion): boolean {
  return akteur === 'kunde' || akteur === 'system'
    ? OHNE_RECHT[akteur].includes(aktion)
    : darf(akteur, RECHT[aktion]);
}

/** What can only be said of a visit that is still to come. */
const ZUSAGEN: readonly TerminAktion[] = ['bestaetige', 'meldeUnsicher'];
/** Where its round is over, or drives without it, nobody comes any more: a late yes needs another appointment. */
export function istZuSpaet(aktion: TerminAktion, niemandKommt: boolean): boolean {
  return niemandKommt && ZUSAGEN.includes(aktion);
}

/** The next status, or why this actor cannot do this now. */
export function wechsleTerminStatus(
  status: TerminStatus,
  aktion: TerminAktion,
  akteur: Akteur,
): Result<TerminStatus, TerminGrund> {
  if (!darfHandeln(akteur, aktion)) return refuse('nicht-erlaubt');
  const ziel = UEBERGAENGE[aktion][status];
  return ziel === undefined ? refuse('termin.uebergang-nicht-moeglich') : ok(ziel);
}

/** What this actor may do next, for the buttons of a page. */
export function moeglicheTerminAktionen(status: TerminStatus, akteur: Akteur): TerminAktion[] {
  return TERMIN_AKTIONEN.filter((aktion) => wechsleTerminStatus(status, aktion, akteur).ok);
}
