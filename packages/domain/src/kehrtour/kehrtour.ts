import { ok, refuse, type Result } from '../result.ts';
import { darf, type Recht, type Rolle } from '../rolle.ts';
import { istRundeIn, type KehrtourStatus, RUNDEN_MIT_PLAN, ZUGESAGTE_RUNDEN } from './kehrtourstatus.ts';

/** Houses that one round may choose; a month of one person has four hundred. */
export const HAEUSER_JE_KEHRTOUR_MAX = 1500;
/** Houses, appointments that stand already and shifts of one plan: its tables grow with the square of it. */
export const PLANGROESSE_MAX = 3000;

/**
 * How the stops are put in order: every street in one go, an area for everybody, the shortest ways whatever it looks like,
 * or the sweep's own working order.
 */
export const REIHENFOLGEN = ['strasse', 'gebiet', 'kuerzeste', 'meine'] as const;
export type Reihenfolge = (typeof REIHENFOLGEN)[number];

export const REIHENFOLGE_NAMEN: Record<Reihenfolge, string> = {
  strasse: 'Straße am Stück',
  gebiet: 'Jeder sein Gebiet',
  kuerzeste: 'Kürzeste Wege',
  meine: 'Meine Laufnummern',
};

const GEWINN: Partial<Record<Reihenfolge, readonly [dafuer: string, und: string]>> = {
  strasse: ['bleiben Straßen am Stück', 'Straßen bleiben am Stück'],
  gebiet: ['arbeitet jeder in seinem Gebiet', 'jeder arbeitet in seinem Gebiet'],
};

/** What an order costs in driving and what it is worth; undefined where only short ways or the own order count. */
export function mehrwegSatz(reihenfolge: Reihenfolge, mehrwegSekunden: number): string | undefined {
  const gewinn = GEWINN[reihenfolge];
  if (!gewinn) return undefined;
  const minuten = Math.round(mehrwegSekunden / 60);
  return minuten === 0
    ? `Kein Umweg gegenüber den kürzesten Wegen, und ${gewinn[1]}.`
    : `+${minuten} Min. gegenüber den kürzesten Wegen, dafür ${gewinn[0]}.`;
}

/** Whether those who drive share the work by the time that each has, or the ways alone say who does how much. */
export const VERTEILUNGEN = ['gleichmaessig', 'frei'] as const;
export type Verteilung = (typeof VERTEILUNGEN)[number];

export const VERTEILUNG_NAMEN: Record<Verteilung, string> = {
  gleichmaessig: 'Gleichmäßig',
  frei: 'Wie die Wege liegen',
};

/** What sharing costs in driving, beside the same plan without it. */
export function verteilungSatz(mehrSekunden: number): string {
  const minuten = Math.round(mehrSekunden / 60);
  return minuten === 0
    ? 'Gleichmäßig verteilt, ohne mehr Fahrt.'
    : `Gleichmäßig kostet ${minuten} Min. Fahrt mehr.`;
}

/** Why somebody who was chosen has no stop. */
export const OHNE_FAHRT = [
  'keine-zeit',
  'darf-nicht',
  'gebunden',
  'passt-nicht',
  'andere-tage',
  'wenig-haeuser',
  'von-hand',
  'angesagt',
  'kuerzer',
  'wege',
] as const;
export type OhneFahrt = (typeof OHNE_FAHRT)[number];

/** `name` is the person without a stop. */
export const OHNE_FAHRT_SATZ: Record<OhneFahrt, (name: string) => string> = {
  'keine-zeit': (name) => `${name} fährt nichts: an den gewählten Tagen abwesend oder ohne Arbeitszeit.`,
  'darf-nicht': (name) => `${name} fährt nichts: Die Arbeit in diesen Häusern ist anderen vorbehalten.`,
  gebunden: (name) => `${name} fährt nichts: Alle Häuser sind an andere Personen oder Tage gebunden.`,
  'passt-nicht': (name) => `${name} fährt nichts: Kein Haus passt in die freie Zeit dieser Tage.`,
  'andere-tage': (name) =>
    `${name} fährt nichts: Die Arbeit passt in Tage, an denen ${name} nicht da ist; ein Tag mehr wäre nur fürs Teilen.`,
  'wenig-haeuser': (name) => `${name} fährt nichts: Es sind weniger Häuser als Personen.`,
  'von-hand': (name) => `${name} fährt nichts: So wurde es von Hand angeordnet.`,
  angesagt: (name) => `${name} fährt nichts: Die Kehrtour ist so angekündigt, und Zusagen bleiben.`,
  kuerzer: (name) => `${name} fährt nichts: So ist die Fahrt am kürzesten.`,
  wege: (name) =>
    `${name} fährt nichts: Der Weg dorthin dauerte länger als die Arbeit, die dabei geteilt würde.`,
};

/** What makes room for houses without a place: another day, longer days, another person. */
export const AUSWEGE = ['tagDazu', 'ueberstunden', 'mitarbeiterDazu'] as const;
export type Ausweg = (typeof AUSWEGE)[number];

/**
 * `plane` also plans again; `kuendigeAn` also announces the stops that are left; `aendere` puts another plan in force than the
 * one that people were told, also when the round is under way.
 */
export const KEHRTOUR_AKTIONEN = [
  'entwirf',
  'plane',
  'kuendigeAn',
  'aendere',
  'starte',
  'schliesseAb',
  'sageAb',
] as const;
export type KehrtourAktion = (typeof KEHRTOUR_AKTIONEN)[number];

export type KehrtourGrund = 'nicht-erlaubt' | 'kehrtour.nicht-geplant' | 'kehrtour.nicht-mehr-aenderbar';

type Uebergaenge = Partial<Record<KehrtourStatus, KehrtourStatus>>;

/** action × state → next state; what is not listed is impossible. */
const UEBERGAENGE: Record<KehrtourAktion, Uebergaenge> = {
  entwirf: { entwurf: 'entwurf', geplant: 'entwurf' },
  plane: { entwurf: 'geplant', geplant: 'geplant', angekuendigt: 'angekuendigt' },
  kuendigeAn: { geplant: 'angekuendigt', angekuendigt: 'angekuendigt' },
  aendere: { angekuendigt: 'angekuendigt', unterwegs: 'unterwegs' },
  starte: { geplant: 'unterwegs', angekuendigt: 'unterwegs' },
  schliesseAb: { geplant: 'abgeschlossen', angekuendigt: 'abgeschlossen', unterwegs: 'abgeschlossen' },
  sageAb: { geplant: 'abgesagt', angekuendigt: 'abgesagt', unterwegs: 'abgesagt' },
};

/** Whether people count on the plan: another one has to be accepted first. */
export const brauchtAenderung = (status: KehrtourStatus): boolean => status === 'angekuendigt';

/** A plan may wait to be accepted: also of a round under way, for what is still to come of it. */
export const hatZusagen = (status: KehrtourStatus): boolean => istRundeIn(ZUGESAGTE_RUNDEN, status);

/** What right an action takes. */
const RECHT: Record<KehrtourAktion, Recht> = {
  entwirf: 'kehrtour.planen',
  plane: 'kehrtour.planen',
  kuendigeAn: 'kehrtour.ankuendigen',
  aendere: 'kehrtour.ankuendigen',
  starte: 'kehrtour.fahren',
  schliesseAb: 'kehrtour.fahren',
  sageAb: 'kehrtour.ankuendigen',
};

/** What became of the visits of a round so far; a stop without an appointment is open, too. */
export type Rundenstand = { readonly vermerkt: number; readonly offen: number };

/**
 * A round follows its visits: it begins with the first mark, ends when every stop has its result, and goes on when a mark
 * is taken back.
 */
export function statusNachVermerken(
  status: KehrtourStatus,
  { vermerkt, offen }: Rundenstand,
): KehrtourStatus {
  if (!istRundeIn(RUNDEN_MIT_PLAN, status)) return status;
  if (status === 'abgeschlossen') return offen > 0 ? 'unterwegs' : status;
  if (vermerkt === 0) return status;
  return offen === 0 ? 'abgeschlossen' : 'unterwegs';
}

/** The next status, or why this role cannot do this now. */
export function wechsleKehrtourStatus(
  status: KehrtourStatus,
  aktion: KehrtourAktion,
  rolle: Rolle,
): Result<KehrtourStatus, KehrtourGrund> {
  if (!darf(rolle, RECHT[aktion])) return refuse('nicht-erlaubt');
  const ziel = UEBERGAENGE[aktion][status];
  if (ziel !== undefined) return ok(ziel);
  return refuse(status === 'entwurf' ? 'kehrtour.nicht-geplant' : 'kehrtour.nicht-mehr-aenderbar');
}

/** What this role may do next, for the buttons of a page. */
export function moeglicheKehrtourAktionen(status: KehrtourStatus, rolle: Rolle): KehrtourAktion[] {
  return KEHRTOUR_AKTIONEN.filter((aktion) => wechsleKehrtourStatus(status, aktion, rolle).ok);
}
