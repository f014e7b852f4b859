import {
  AUFGEHOBENE,
  type Besuchsausgang,
  istBesuchsausgang,
  istEinerVon,
  type TerminStatus,
} from './termin.ts';
import type { TerminVermerk } from './terminwechsel.ts';

/** What a phone at the house tells: facts that happened, never edits. */
export const FELDARTEN = [
  'erledigt',
  'nichtDa',
  'verweigert',
  'mangel',
  'auftrag',
  'notiz',
  'ruecknahme',
  'reihenfolge',
  'verspaetung',
] as const;
export type Feldart = (typeof FELDARTEN)[number];

/** What says how a visit ended. */
export const FELDAUSGAENGE = ['erledigt', 'nichtDa', 'verweigert'] as const satisfies readonly Feldart[];
export type Feldausgang = (typeof FELDAUSGAENGE)[number];
export const istFeldausgang = (art: Feldart): art is Feldausgang =>
  FELDAUSGAENGE.some((eine) => eine === art);

export const AKTION_DES_AUSGANGS = {
  erledigt: 'erledige',
  nichtDa: 'meldeNichtAngetroffen',
  verweigert: 'meldeZutrittVerweigert',
} as const satisfies Record<Feldausgang, TerminVermerk>;
export const STATUS_DES_AUSGANGS = {
  erledigt: 'erledigt',
  nichtDa: 'nichtAngetroffen',
  verweigert: 'zutrittVerweigert',
} as const satisfies Record<Feldausgang, Besuchsausgang>;

/** What became of a fact. Each is kept, the refused one, too. */
export const FELDERGEBNISSE = ['uebernommen', 'widerspricht', 'abgelehnt'] as const;
export type Feldergebnis = (typeof FELDERGEBNISSE)[number];
/** What the phone hears: a fact that came before is told so. */
export const FELDANTWORTEN = [...FELDERGEBNISSE, 'doppelt'] as const;

/** Why a fact contradicts what the office knows, or was only kept. */
export const FELDGRUENDE = [
  'war-abgesagt',
  'runde-vorbei',
  'anderes-ergebnis',
  'frueher-gesehen',
  'anderer-mitarbeiter',
  'inzwischen-verlegt',
  'besuch-unbekannt',
  'nicht-zurueckzunehmen',
  'nichts-zurueckzunehmen',
  'verspaetung-veraltet',
] as const;
export type Feldgrund = (typeof FELDGRUENDE)[number];

/** Which of both sides the office took. */
export const FELDKLAERUNGEN = ['handy', 'buero'] as const;
export type Feldklaerung = (typeof FELDKLAERUNGEN)[number];

/** What is written at the door beside a result. */
export const FELDWORTE = ['mangel', 'auftrag', 'notiz'] as const satisfies readonly Feldart[];
export type Feldwort = (typeof FELDWORTE)[number];
export const istFeldwort = (art: Feldart): art is Feldwort => FELDWORTE.some((eine) => eine === art);
/** Flats and pictures of one fact. */
export const FELDEINHEITEN_MAX = 60;
export const FELDFOTOS_MAX = 8;

/** How many are sent at once, and how long a text may be. */
export const FELDMELDUNGEN_MAX = 50;
export const FELDTEXT_MAX = 1000;
/** How many new ones one person may send a day. A day of 22 visits makes a hundred, a phone that offers a week again none. */
export const FELDMELDUNGEN_AM_TAG_MAX = 1000;

/** What can be told of a delay, in minutes. */
export const VERSPAETUNGEN = [10, 20, 30] as const;
/** A delay that waited longer on the phone says nothing any more, and is told to nobody. */
const VERSPAETUNG_FRISCH_MINUTEN = 15;
export const istVerspaetungVeraltet = (gesehenAm: Date, jetzt: Date): boolean =>
  jetzt.getTime() - gesehenAm.getTime() > VERSPAETUNG_FRISCH_MINUTEN * 60_000;

/** A phone that was off for a week offers what it kept. */
const ALT_STUNDEN_MAX = 8 * 24;
const VORAUS_MINUTEN_MAX = 5;
const VERSATZ_STUNDEN_MAX = 2;

/**
 * Whether the clock of the phone cannot be believed: it is told, never refused.
 * @param gesehenAm corrected by what the phone knows of the server's clock
 * @param versatzMs how far the phone thought itself behind the server
 */
export function istUhrFraglich(gesehenAm: Date, versatzMs: number, jetzt: Date): boolean {
  const alterMs = jetzt.getTime() - gesehenAm.getTime();
  return (
    alterMs < -VORAUS_MINUTEN_MAX * 60_000 ||
    alterMs > ALT_STUNDEN_MAX * 3_600_000 ||
    Math.abs(versatzMs) > VERSATZ_STUNDEN_MAX * 3_600_000
  );
}

/** An appointment as a fact finds it. */
export type Vorgefunden = {
  readonly status: TerminStatus;
  readonly fensterVon: Date;
  readonly fensterBis: Date;
  readonly rundeVorbei: boolean;
  /** Where it has a result: nobody saw it, it came with the closing of its round. */
  readonly nurAbgeschlossen: boolean;
  /** When the result that stands was seen at the door; null where the office entered it, or there is none. */
  readonly ausgangGesehenAm: Date | null;
  /** The visit that the phone knows gave way to this one. */
  readonly verlegt: boolean;
  /** Somebody else drives there by now. */
  readonly fremd: boolean;
  /** Whoever tells it never was to go there: an id alone opens no door. */
  readonly unbeteiligt: boolean;
};

export type Urteil = {
  readonly ergebnis: Feldergebnis;
  /** What happens to the appointment: nothing, its state is set, or another result gives way. */
  readonly tut: 'nichts' | 'setzt' | 'ersetzt';
  readonly grund: Feldgrund | null;
};

/** "Nicht da" proves something only inside the window that the household was told, by a clock that can be believed. */
export const istNachweis = (
  { art, gesehenAm, uhrFraglich }: { art: Feldart; gesehenAm: Date; uhrFraglich: boolean },
  { fensterVon, fensterBis }: Pick<Vorgefunden, 'fensterVon' | 'fensterBis'>,
): boolean => art === 'nichtDa' && !uhrFraglich && gesehenAm >= fensterVon && gesehenAm <= fensterBis;

const nurAufbewahrt = (grund: Feldgrund): Urteil => ({ ergebnis: 'abgelehnt', tut: 'nichts', grund });

/**
 * The same of a mark that is made on a page: whoever drives makes it at the door, now; the desk hears of it later, but never before
 * the time that was told has begun.
 */
export const istVermerkNachweis = (
  quelle: 'buero' | 'feld',
  jetzt: Date,
  { fensterVon, fensterBis }: Pick<Vorgefunden, 'fensterVon' | 'fensterBis'>,
): boolean => jetzt >= fensterVon && (quelle === 'buero' || jetzt <= fensterBis);

/**
 * How a result that was seen at the door meets what is known of the visit. It wins over everything that is no result; of two
 * results the one that was seen first holds. Whatever the office had said meanwhile is told to it. What was done is done, whoever
 * was to do it, and when; but that nobody opened says nothing of a visit which somebody else makes, or which has another time.
 */
export function beurteileAusgang(art: Feldausgang, gesehenAm: Date, vor: Vorgefunden): Urteil {
  const neu = STATUS_DES_AUSGANGS[art];
  if (vor.status === 'entwurf') return nurAufbewahrt('besuch-unbekannt');
  if (vor.unbeteiligt) return nurAufbewahrt('anderer-mitarbeiter');
  if (art !== 'erledigt' && vor.verlegt) return nurAufbewahrt('inzwischen-verlegt');
  if (art !== 'erledigt' && vor.fremd) return nurAufbewahrt('anderer-mitarbeiter');
  if (!istBesuchsausgang(vor.status)) {
    const grund = widerspruchDesStandes(vor);
    return { ergebnis: grund === null ? 'uebernommen' : 'widerspricht', tut: 'setzt', grund };
  }
  if (vor.nurAbgeschlossen) return { ergebnis: 'widerspricht', tut: 'ersetzt', grund: 'runde-vorbei' };
  if (vor.status === neu) return { ergebnis: 'uebernommen', tut: 'nichts', grund: null };
  if (vor.ausgangGesehenAm !== null && gesehenAm < vor.ausgangGesehenAm)
    return { ergebnis: 'widerspricht', tut: 'ersetzt', grund: 'frueher-gesehen' };
  return { ergebnis: 'widerspricht', tut: 'nichts', grund: 'anderes-ergebnis' };
}

/** What the office has to know of a result where none stood; null where all is as the phone knew it. */
function widerspruchDesStandes({ status, rundeVorbei, verlegt, fremd }: Vorgefunden): Feldgrund | null {
  if (istEinerVon(AUFGEHOBENE, status)) return rundeVorbei ? 'runde-vorbei' : 'war-abgesagt';
  if (verlegt) return 'inzwischen-verlegt';
  return fremd ? 'anderer-mitarbeiter' : null;
}
