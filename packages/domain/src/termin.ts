import { minutenZwischen, type Ortszeit } from './ortszeit.ts';
import { ok, refuse, type Result } from './result.ts';
import { ROLLEN, type Rolle } from './rolle.ts';
import type { Tag } from './tag.ts';
import type { Zeitfenster } from './zeitfenster.ts';

export const TERMIN_STATUS = [
  'entwurf',
  'angefragt',
  'angekuendigt',
  'bestaetigt',
  'abgelehnt',
  'unsicher',
  'verschoben',
  'abgesagt',
  'erledigt',
  'nichtAngetroffen',
  'zutrittVerweigert',
] as const;
export type TerminStatus = (typeof TERMIN_STATUS)[number];

export const TERMIN_STATUS_NAMEN: Record<TerminStatus, string> = {
  entwurf: 'Entwurf',
  angefragt: 'Angefragt',
  angekuendigt: 'Angekündigt',
  bestaetigt: 'Bestätigt',
  abgelehnt: 'Passt nicht',
  unsicher: 'Unsicher',
  verschoben: 'Verschoben',
  abgesagt: 'Abgesagt',
  erledigt: 'Erledigt',
  nichtAngetroffen: 'Nicht angetroffen',
  zutrittVerweigert: 'Zutritt verweigert',
};

/** Where a Termin comes from. */
export const TERMIN_QUELLEN = ['kehrtour', 'buchung', 'hand', 'kunde'] as const;
export type TerminQuelle = (typeof TERMIN_QUELLEN)[number];

/** Where a booking came from; the office notes those of the telephone. */
export const BUCHUNGSHERKUENFTE = ['seite', 'einbettung', 'telefon'] as const;
export type Buchungsherkunft = (typeof BUCHUNGSHERKUENFTE)[number];
export const ONLINEHERKUENFTE = ['seite', 'einbettung'] as const satisfies readonly Buchungsherkunft[];
export type Onlineherkunft = (typeof ONLINEHERKUENFTE)[number];

/** What can be done to a Termin; `nimmAn` and `weiseZurueck` answer a booking that awaits a yes. */
export const TERMIN_AKTIONEN = [
  'kuendigeAn',
  'nimmAn',
  'weiseZurueck',
  'bestaetige',
  'lehneAb',
  'meldeUnsicher',
  'verschiebe',
  'sageAb',
  'erledige',
  'meldeNichtAngetroffen',
  'meldeZutrittVerweigert',
] as const;
export type TerminAktion = (typeof TERMIN_AKTIONEN)[number];

/** Staff by role, the customer with a code, or the product itself (a job). */
export type Akteur = Rolle | 'kunde' | 'system';

export type TerminGrund =
  | 'nicht-erlaubt'
  | 'termin.uebergang-nicht-moeglich'
  | 'termin.zu-kurzfristig'
  | 'termin.nach-frist';

export interface Termin {
  readonly status: TerminStatus;
  readonly tag: Tag;
  /** The window the customer was or will be told. */
  readonly fenster: Zeitfenster;
}

/** A moved Termin keeps a full day of notice, so that residents can arrange to open the door. */
export const VERSCHIEBEN_VORLAUF_STUNDEN_MIN = 24;

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
  verschiebe: { ...ANTWORT('verschoben'), angefragt: 'verschoben' },
  sageAb: { ...ANTWORT('abgesagt'), angefragt: 'abgesagt' },
  erledige: AUSGANG('erledigt'),
  meldeNichtAngetroffen: AUSGANG('nichtAngetroffen'),
  meldeZutrittVerweigert: AUSGANG('zutrittVerweigert'),
};

const LEITUNG = ['inhaber', 'buero'] as const satisfies readonly Akteur[];
/** An answer comes from the customer, or from staff who heard it on the phone or at the door. */
const ANTWORTENDE = ['kunde', 'inhaber', 'buero', 'geselle'] as const satisfies readonly Akteur[];

/** action × actor */
const AKTEURE: Record<TerminAktion, readonly Akteur[]> = {
  kuendigeAn: [...LEITUNG, 'system'],
  nimmAn: LEITUNG,
  weiseZurueck: [...LEITUNG, 'system'],
  bestaetige: ANTWORTENDE,
  lehneAb: ANTWORTENDE,
  meldeUnsicher: ANTWORTENDE,
  verschiebe: [...LEITUNG, 'kunde'],
  sageAb: [...LEITUNG, 'kunde'],
  erledige: ROLLEN,
  meldeNichtAngetroffen: ROLLEN,
  meldeZutrittVerweigert: ROLLEN,
};

/** Nothing can be done any more: the visit took place, or another Termin took its place. */
export function istAbgeschlossen(status: TerminStatus): boolean {
  return TERMIN_AKTIONEN.every((aktion) => UEBERGAENGE[aktion][status] === undefined);
}

/** The next status, or why this actor cannot do this now. */
export function wechsleTerminStatus(
  status: TerminStatus,
  aktion: TerminAktion,
  akteur: Akteur,
): Result<TerminStatus, TerminGrund> {
  if (!AKTEURE[aktion].includes(akteur)) return refuse('nicht-erlaubt');
  const ziel = UEBERGAENGE[aktion][status];
  return ziel === undefined ? refuse('termin.uebergang-nicht-moeglich') : ok(ziel);
}

/** What this actor may do next, for the buttons of a page. */
export function moeglicheTerminAktionen(status: TerminStatus, akteur: Akteur): TerminAktion[] {
  return TERMIN_AKTIONEN.filter((aktion) => wechsleTerminStatus(status, aktion, akteur).ok);
}

export interface Verschiebung {
  readonly tag: Tag;
  readonly fenster: Zeitfenster;
  readonly akteur: Akteur;
  /** Last day of the Frist; the new day must not lie behind it. */
  readonly fristBis?: Tag;
  /** The office agreed the new time with the customer: short notice is then their wish. */
  readonly abgesprochen?: boolean;
}

/** Ends the Termin as `verschoben` and gives the one that takes its place: agreed → `bestaetigt`, else an `entwurf` to announce; a request stays a request. */
export function verschiebe<T extends Termin>(
  termin: T,
  ziel: Verschiebung,
  jetzt: Ortszeit,
): Result<{ alt: T; neu: T }, TerminGrund> {
  const wechsel = wechsleTerminStatus(termin.status, 'verschiebe', ziel.akteur);
  if (!wechsel.ok) return wechsel;
  if (ziel.fristBis !== undefined && ziel.tag > ziel.fristBis) return refuse('termin.nach-frist');
  const abgesprochen = ziel.abgesprochen === true && ziel.akteur !== 'kunde';
  const vorlauf = minutenZwischen(jetzt, { tag: ziel.tag, uhrzeit: ziel.fenster.beginn });
  const vorlaufMin = abgesprochen ? 0 : VERSCHIEBEN_VORLAUF_STUNDEN_MIN * 60;
  if (vorlauf < vorlaufMin) return refuse('termin.zu-kurzfristig');
  const status = statusNachVerschieben(termin.status, ziel.akteur, abgesprochen);
  return ok({
    alt: { ...termin, status: wechsel.value },
    neu: { ...termin, status, tag: ziel.tag, fenster: ziel.fenster },
  });
}

/** A customer's own choice is a promise, except where the company has not said yes yet. */
function statusNachVerschieben(bisher: TerminStatus, akteur: Akteur, abgesprochen: boolean): TerminStatus {
  if (abgesprochen) return 'bestaetigt';
  if (akteur !== 'kunde') return 'entwurf';
  return bisher === 'angefragt' ? 'angefragt' : 'bestaetigt';
}
