import type { Tag } from '../tag.ts';
import { hatPlatzVerloren, type TerminStatus } from '../termin/termin.ts';
import type { Uhrzeit } from '../uhrzeit.ts';
import { istGenannt, type GenanntePerson } from '../unternehmen/personenkreis.ts';
import { enthaelt, type Zeitfenster } from '../zeitfenster.ts';
import { haelt, sperreVon } from './sperre.ts';

/** What becomes of a promise when the plan changes, the worst first. */
export const UNTERSCHIEDSKLASSEN = [
  'gebrochen',
  'neuAnzusagen',
  'entfaellt',
  'neu',
  'imFenster',
  'unveraendert',
] as const;
export type Unterschiedsklasse = (typeof UNTERSCHIEDSKLASSEN)[number];

/** What an Änderung came from. */
export const AENDERUNGSURSACHEN = [
  'vonHand',
  'neuGerechnet',
  'abwesenheit',
  'arbeitszeit',
  'kalender',
  'schliesstag',
  'feiertag',
  'buchung',
  'import',
  'haus',
  'ausweg',
  'nachtrag',
] as const;
export type Aenderungsursache = (typeof AENDERUNGSURSACHEN)[number];

/** Somebody or a whole day falls out: there are ways to go on to choose from, and all of it goes when its cause is taken back. */
export const AUSFALLURSACHEN = ['abwesenheit', 'arbeitszeit', 'kalender', 'schliesstag', 'feiertag'] as const;
export type Ausfallursache = (typeof AUSFALLURSACHEN)[number];
export const istAusfall = (ursache: Aenderungsursache | undefined): ursache is Ausfallursache =>
  AUSFALLURSACHEN.some((eine) => eine === ursache);

/** What nobody at a desk has chosen: it has happened still when the round begins, and its plan waits on. */
export const istGeschehen = (ursache: Aenderungsursache): boolean =>
  istAusfall(ursache) || ['buchung', 'import', 'haus', 'nachtrag'].includes(ursache);

/** What can be done when somebody falls out, what disturbs fewest people first. */
export const AUSFALLVORSCHLAEGE = ['uebernimmt', 'verteilt', 'ausgelassen'] as const;
export type Ausfallvorschlag = (typeof AUSFALLVORSCHLAEGE)[number];

/** What becomes of everything that was promised, in counts: each promise in one of the first four. */
export interface Zusagenpreis {
  readonly gehalten: number;
  readonly verlegt: number;
  /** Those told anew who keep their time and are visited by somebody who was not named. */
  readonly beiAnderen: number;
  readonly gebrochen: number;
  readonly entfallen: number;
  /** Visits to which somebody drives afterwards. */
  readonly besuche: number;
}

/** What a new arrangement costs in promises. A household that said no counts on nothing. */
export function zusagenpreis({ zusagen, neue }: Unterschied): Zusagenpreis {
  const zahl = (...klassen: readonly Unterschiedsklasse[]): number =>
    zusagen.filter(({ klasse }) => klassen.includes(klasse)).length;
  return {
    gehalten: zahl('unveraendert', 'imFenster'),
    verlegt: zusagen.filter(
      ({ klasse, zusage }) => klasse === 'neuAnzusagen' && zusage.status !== 'abgelehnt',
    ).length,
    beiAnderen: zusagen.filter(istNurBeiAnderen).length,
    gebrochen: zahl('gebrochen'),
    entfallen: zusagen.filter(({ klasse, zusage }) => klasse === 'entfaellt' && zusage.status !== 'abgelehnt')
      .length,
    besuche: zusagen.filter(({ platz }) => platz !== undefined).length + neue.length,
  };
}

const istNurBeiAnderen = ({ klasse, zusage, platz }: Zusagenwechsel): boolean =>
  klasse === 'neuAnzusagen' &&
  zusage.status !== 'abgelehnt' &&
  zusage.andereArbeit !== true &&
  platz !== undefined &&
  zeitHaelt(zusage, platz);

/**
 * What households read as the reason when nobody says another one: that it was an illness only where that was entered, and
 * never whose.
 */
const personenausfall = (eingetragen: string): string =>
  /krank/i.test(eingetragen) ? 'Wegen Krankheit' : 'Wegen eines Ausfalls in unserem Betrieb';
const AUSFALLGRUND: Record<Ausfallursache, (eingetragen: string) => string> = {
  abwesenheit: personenausfall,
  arbeitszeit: () => 'Weil sich unsere Arbeitszeiten geändert haben',
  kalender: personenausfall,
  schliesstag: () => 'An diesem Tag ist unser Betrieb geschlossen',
  feiertag: () => 'Dieser Tag ist ein Feiertag',
};
/** Says the first of these causes by which something fell out. Empty where none is: only the person who decides knows a reason then. */
export const ausfallgrund = (ursachen: readonly Aenderungsursache[], eingetragen: string): string => {
  const ausfall = ursachen.find(istAusfall);
  return ausfall === undefined ? '' : AUSFALLGRUND[ausfall](eingetragen);
};

/** When somebody is visited, by the clock on the wall: the day on which that clock is changed counts as any other. */
export interface Besuchszeit {
  readonly tag: Tag;
  /** Planned; customers know the window alone. */
  readonly beginn: Uhrzeit;
  readonly fenster: Zeitfenster;
  /** Null where nobody drives there: a household that said no has lost its place. */
  readonly mitarbeiterId: string | null;
}

/** What one household was told and counts on. */
export interface Zusage extends Besuchszeit {
  readonly id: string;
  readonly haltId: string | null;
  readonly status: TerminStatus;
  /** The people who may come, where the household was told; null: nobody was named. */
  readonly personen: readonly Pick<GenanntePerson, 'id'>[] | null;
  /** First day that a new notice could still name in time. */
  readonly fruehestens: Tag;
  /** The told visit is far enough away for them to hear in time that it is another one. */
  readonly verlegbar: boolean;
  /** The new arrangement has other work done there than the household was told. */
  readonly andereArbeit?: boolean;
}

/** A stop of the new arrangement; `fenster` is what would be told if it was told anew. */
export interface NeuerPlatz extends Besuchszeit {
  readonly haltId: string;
}

export interface Zusagenwechsel {
  readonly zusage: Zusage;
  readonly klasse: Exclude<Unterschiedsklasse, 'neu'>;
  /** Undefined where nobody comes any more. */
  readonly platz: NeuerPlatz | undefined;
  /** The window that holds afterwards: the told one wherever it can be kept. */
  readonly fenster: Zeitfenster;
}

export interface Unterschied {
  /** Every promise once, in the order of its id. */
  readonly zusagen: readonly Zusagenwechsel[];
  /** Stops that nobody was told of, or that nobody counts on any more. */
  readonly neue: readonly NeuerPlatz[];
}

/** What a new arrangement makes of everything that was promised. */
export function vergleiche(zusagen: readonly Zusage[], anordnung: readonly NeuerPlatz[]): Unterschied {
  const plaetze = new Map(anordnung.map((platz) => [platz.haltId, platz]));
  const zugesagt = new Set(
    zusagen.flatMap(({ haltId, status, mitarbeiterId }) =>
      hatPlatzVerloren(status, mitarbeiterId) ? [] : [haltId],
    ),
  );
  return {
    zusagen: zusagen.map((zusage) => wechsel(zusage, plaetze.get(zusage.haltId ?? ''))).toSorted(nachId),
    neue: anordnung
      .filter(({ haltId }) => !zugesagt.has(haltId))
      .toSorted((a, b) => (a.haltId < b.haltId ? -1 : 1)),
  };
}

const nachId = (a: Zusagenwechsel, b: Zusagenwechsel): number => (a.zusage.id < b.zusage.id ? -1 : 1);

function wechsel(zusage: Zusage, platz: NeuerPlatz | undefined): Zusagenwechsel {
  const klasse = platz === undefined ? ohnePlatz(zusage) : klasseVon(zusage, platz);
  const neuGesagt = platz !== undefined && (klasse === 'neuAnzusagen' || klasse === 'gebrochen');
  const bleibt =
    platz !== undefined &&
    zeitHaelt(zusage, platz) &&
    (zusage.andereArbeit === true || !istGenannt(zusage.personen, platz.mitarbeiterId));
  return { zusage, klasse, platz, fenster: neuGesagt && !bleibt ? platz.fenster : zusage.fenster };
}

/** A household that said no counts on nothing; a confirmed visit, or one that is too near, is not dropped in silence. */
function ohnePlatz(zusage: Zusage): 'gebrochen' | 'entfaellt' {
  if (zusage.status === 'abgelehnt') return 'entfaellt';
  return istHart(zusage) || !zusage.verlegbar ? 'gebrochen' : 'entfaellt';
}

/** Nobody is told of a window that holds, whatever moved inside it; a household that said no and gets a place again is told in any case. */
function klasseVon(zusage: Zusage, platz: NeuerPlatz): Zusagenwechsel['klasse'] {
  const rechtzeitig = platz.tag >= zusage.fruehestens;
  // What is done belongs to the promise, and so do the names: a window that holds does not keep it alone.
  if (zusage.andereArbeit !== true && istGenannt(zusage.personen, platz.mitarbeiterId)) {
    if (istGleich(zusage, platz)) return 'unveraendert';
    if (zeitHaelt(zusage, platz) && !hatPlatzVerloren(zusage.status, zusage.mitarbeiterId))
      return 'imFenster';
  }
  if (zusage.status === 'abgelehnt') return rechtzeitig ? 'neuAnzusagen' : 'gebrochen';
  return istHart(zusage) || !zusage.verlegbar || !rechtzeitig ? 'gebrochen' : 'neuAnzusagen';
}

function istGleich(zusage: Zusage, platz: NeuerPlatz): boolean {
  return (
    zusage.tag === platz.tag &&
    zusage.beginn === platz.beginn &&
    zusage.mitarbeiterId === platz.mitarbeiterId &&
    gleich(zusage.fenster, platz.fenster)
  );
}

/** The time that was told stays true: the day, and a beginning inside the window. */
const zeitHaelt = (zusage: Zusage, platz: NeuerPlatz): boolean =>
  zusage.tag === platz.tag && enthaelt(zusage.fenster, platz.beginn);

const istHart = ({ status }: Zusage): boolean => haelt(sperreVon(status, 'angekuendigt'), 'tag');

const gleich = (a: Zeitfenster, b: Zeitfenster): boolean => a.beginn === b.beginn && a.ende === b.ende;
