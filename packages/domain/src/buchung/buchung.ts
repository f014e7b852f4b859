import { codeAus } from '../kennung/code.ts';
import { type Adresse, adressSchluessel } from '../ort/adresse.ts';
import { ortszeitAus } from '../ortszeit.ts';
import { RECHTSSAETZE, rechtssatz } from '../recht/rechtssaetze.ts';
import { feiertagAm, naechsterWerktag, type Feiertag } from '../recht/werktag.ts';
import { ok, refuse, type Result } from '../result.ts';
import {
  type Buchungsfrage,
  dauerMinuten,
  type Taetigkeitsart,
  type Zeitbedarf,
} from '../taetigkeit/taetigkeit.ts';
import { plusTage, wochentag, type Tag } from '../tag.ts';
import type { TerminStatus } from '../termin/termin.ts';
import { ALS_KUNDE, type Verlegeaktion, wechsleTerminStatus } from '../termin/terminwechsel.ts';
import type { Uhrzeit } from '../uhrzeit.ts';

/** How long a chosen time is kept free, and how often that can be prolonged. */
export const HALTEN_MINUTEN = 10;
export const VERLAENGERUNGEN_MAX = 3;

export const haeltBis = (jetzt: Date): Date => new Date(jetzt.getTime() + HALTEN_MINUTEN * 60_000);

/** Times that may be kept free at once for one house, and from one connection, behind which a village may sit. */
export const RESERVIERUNGEN_JE_HAUS_MAX = 3;
export const RESERVIERUNGEN_JE_ANSCHLUSS_MAX = 10;
/** How many times as many from the networks around it, narrowest first: whoever rents one has all of its connections. */
const WEITERE_NETZE_MAL = [2, 4] as const;

/**
 * Whether one more time may be kept free for `haus`; `offene` are the houses of those kept from the same connection, `weitere`
 * how many are kept from each network around it.
 */
export function darfHalten(
  offene: readonly Adresse[],
  haus: Adresse,
  weitere: readonly number[] = [],
): Result<undefined, 'haus-voll' | 'anschluss-voll'> {
  const schluessel = adressSchluessel(haus);
  const eigene = offene.filter((adresse) => adressSchluessel(adresse) === schluessel);
  if (eigene.length >= RESERVIERUNGEN_JE_HAUS_MAX) return refuse('haus-voll');
  const voll = [offene.length, ...weitere].some(
    (anzahl, i) => anzahl >= RESERVIERUNGEN_JE_ANSCHLUSS_MAX * (WEITERE_NETZE_MAL[i - 1] ?? 1),
  );
  return voll ? refuse('anschluss-voll') : ok(undefined);
}

/** `MU-7K3F-9Q`: to read out on the phone; two letters of the company's address, six signs nobody confuses. */
export function referenzAus(slug: string, zufall: Uint8Array): string {
  const buchstaben = slug
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .padEnd(2, 'X')
    .slice(0, 2);
  const code = codeAus(zufall);
  return `${buchstaben}-${code.slice(0, 4)}-${code.slice(4, 6)}`;
}

/** Who confirmed that a booking is meant. */
export const BESTAETIGENDE = ['mail', 'buero'] as const;
export type Bestaetigende = (typeof BESTAETIGENDE)[number];
/**
 * A customer's own choice of time is a promise, except for work that needs a yes which has not been said to any time yet; and
 * where the contract is still to be concluded it stays a proposal, which the button of the law turns into one.
 */
export function aktionDerVerlegung({
  status,
  nurAnfrage,
  ohneVertrag,
}: {
  readonly status: TerminStatus;
  readonly nurAnfrage: boolean;
  readonly ohneVertrag: boolean;
}): Verlegeaktion {
  if (ohneVertrag) return 'schlageVor';
  if (status === 'bestaetigt') return 'verlege';
  return status === 'angefragt' || nurAnfrage ? 'frageUmZeit' : 'verlege';
}

/** Times to look for apart: after work, or on Saturdays. */
export const RANDZEITEN = ['abend', 'samstag'] as const;
export type Randzeit = (typeof RANDZEITEN)[number];

/** Answers to the questions before booking; what was not asked counts as one. */
export type Buchungsangaben = { readonly [Frage in Buchungsfrage]?: number | undefined };

/** The answers to what was asked, and nothing else: somebody who was asked nothing can make no visit longer. */
export function gefragteAngaben(
  fragen: readonly Buchungsfrage[],
  angaben: Buchungsangaben,
): { [frage in Buchungsfrage]?: number } {
  return Object.fromEntries(
    fragen.flatMap((frage) => (angaben[frage] === undefined ? [] : [[frage, angaben[frage]]])),
  );
}

/** Stairs with tools: minutes for every floor above the third. */
const JE_HOHEM_GESCHOSS_MINUTEN = 5;
const GESCHOSSE_INBEGRIFFEN = 3;

/** How long a company takes for an activity, and what it asks before. */
export interface Buchungsregel {
  readonly dauerMinuten: number | null;
  readonly fragen: readonly Buchungsfrage[];
}

/** A company that asks means to count: as the Feuerstättenschau grows, where the catalogue names no minutes of its own. */
const JE_WEITERE_EINHEIT_MINUTEN = 10;
const JE_WEITERE_FEUERSTAETTE_MINUTEN = 5;

/** How a booking grows with the answers. */
export const zuwachsVon = (taetigkeit: Omit<Zeitbedarf, 'dauerMinuten'>) => ({
  jeWeitereEinheitMinuten: taetigkeit.jeWeitereEinheitMinuten || JE_WEITERE_EINHEIT_MINUTEN,
  jeWeitereFeuerstaetteMinuten: taetigkeit.jeWeitereFeuerstaetteMinuten || JE_WEITERE_FEUERSTAETTE_MINUTEN,
  feuerstaettenInbegriffen: taetigkeit.feuerstaettenInbegriffen ?? 1,
});

/** On-site minutes of a booking: the company's own duration before the catalogue's, then what the answers to its questions add. */
export function buchungsdauer(
  taetigkeit: Zeitbedarf,
  { dauerMinuten: eigeneDauerMinuten, fragen }: Buchungsregel,
  angaben: Buchungsangaben,
): number {
  const { feuerstaetten = 1, nutzungseinheiten = 1, geschosse = 1 } = gefragteAngaben(fragen, angaben);
  const grund = { ...zuwachsVon(taetigkeit), dauerMinuten: eigeneDauerMinuten ?? taetigkeit.dauerMinuten };
  const treppen = Math.max(0, geschosse - GESCHOSSE_INBEGRIFFEN) * JE_HOHEM_GESCHOSS_MINUTEN;
  return dauerMinuten(grund, { feuerstaetten, nutzungseinheiten }) + treppen;
}

/** Evening and weekend cost more; in words where the fee schedule counts in percent. */
export interface Zuschlag {
  readonly cent: number | null;
  readonly text: string;
}
export interface Zuschlagsregel {
  readonly abendAb: Uhrzeit;
  readonly zuschlagProzent: number;
  readonly zuschlagCent: number;
}

export const istAbend = (uhrzeit: Uhrzeit, { abendAb }: Pick<Zuschlagsregel, 'abendAb'>): boolean =>
  uhrzeit >= abendAb;
export const istSamstag = (tag: Tag): boolean => wochentag(tag) === 6;

/** Free work costs more when the company says so, sovereign work when the law does. */
export function zuschlagFuer(
  art: Taetigkeitsart,
  wann: { readonly tag: Tag; readonly uhrzeit: Uhrzeit },
  regel: Zuschlagsregel,
  moegliche: readonly Feiertag[],
): Zuschlag {
  const feiertage = moegliche.filter(({ ungewiss }) => ungewiss !== true);
  if (art !== 'frei') return zuschlagNachKueo(wann, regel.zuschlagProzent, feiertage);
  const tageszeit =
    feiertagAm(wann.tag, feiertage) !== undefined
      ? 'Feiertag'
      : wochentag(wann.tag) >= 6
        ? 'Wochenende'
        : istAbend(wann.uhrzeit, regel)
          ? 'Abend'
          : undefined;
  return tageszeit === undefined || regel.zuschlagCent === 0
    ? OHNE_ZUSCHLAG
    : { cent: regel.zuschlagCent, text: `Zuschlag ${tageszeit}` };
}

const OHNE_ZUSCHLAG: Zuschlag = { cent: null, text: '' };

/**
 * Anlage 3 KÜO, Nr. 2.7: half as much again before six and after eighteen o'clock and on Saturdays, twice as much on
 * Sundays and public holidays. A company may ask for less, never for more.
 */
function zuschlagNachKueo(
  { tag, uhrzeit }: { readonly tag: Tag; readonly uhrzeit: Uhrzeit },
  prozent: number,
  feiertage: readonly Feiertag[],
): Zuschlag {
  const halb = Math.min(prozent, 50);
  const text = (hoehe: number, wann: string): Zuschlag =>
    hoehe > 0 ? { cent: null, text: rechtssatz('zuschlag', { hoehe: String(hoehe), wann }) } : OHNE_ZUSCHLAG;
  if (feiertagAm(tag, feiertage) !== undefined) return text(2 * halb, 'Feiertag');
  if (wochentag(tag) === 7) return text(2 * halb, 'Sonntag');
  if (istSamstag(tag)) return text(halb, 'Samstag');
  if (uhrzeit < '06:00') return text(halb, 'vor 6 Uhr');
  return uhrzeit >= '18:00' ? text(halb, 'ab 18 Uhr') : OHNE_ZUSCHLAG;
}

export const EINWILLIGUNGSARTEN = ['datenschutz', 'widerrufsbelehrung', 'sofortbeginn'] as const;
export type Einwilligungsart = (typeof EINWILLIGUNGSARTEN)[number];

/** A change of words is a new version: what somebody agreed to must be found again. */
export const EINWILLIGUNGEN: Record<Einwilligungsart, { readonly fassung: string; readonly text: string }> = {
  datenschutz: {
    fassung: '2026-11',
    text: 'Ich habe die Datenschutzhinweise gelesen. Meine Angaben werden gebraucht, um den Termin zu vereinbaren und mich daran zu erinnern.',
  },
  widerrufsbelehrung: {
    fassung: '2026-11',
    text: RECHTSSAETZE.widerrufGelesen.text,
  },
  sofortbeginn: {
    fassung: '2026-11',
    text: RECHTSSAETZE.sofortbeginn.text,
  },
};

const WIDERRUFSFRIST_TAGE = 14;

/** Last day of the fortnight (§ 355 Abs. 2 BGB); one that ends on a weekend or holiday ends on the next Werktag (§ 193 BGB). */
export function widerrufBis(geschlossenAm: Date, feiertage: readonly Feiertag[]): Tag {
  const letzter = plusTage(ortszeitAus(geschlossenAm).tag, WIDERRUFSFRIST_TAGE);
  return naechsterWerktag(letzter, feiertage, 'arbeitstag');
}

/** What has to be agreed to before this can be booked. */
export function noetigeEinwilligungen(buchung: {
  readonly zahlungspflichtig: boolean;
  readonly tag: Tag;
  readonly widerrufBis: Tag;
}): Einwilligungsart[] {
  if (!buchung.zahlungspflichtig) return ['datenschutz'];
  return buchung.tag <= buchung.widerrufBis ? [...EINWILLIGUNGSARTEN] : ['datenschutz', 'widerrufsbelehrung'];
}

export interface GebuchterTermin {
  readonly status: TerminStatus;
  /** Beginning of what the customer was told. */
  readonly beginn: Date;
}
export type Aenderungsgrund = 'termin.uebergang-nicht-moeglich' | 'termin.zu-kurzfristig';

export const aendernBis = (beginn: Date, aendernBisStunden: number): Date =>
  new Date(beginn.getTime() - aendernBisStunden * 3_600_000);

/** A time that only the company has named binds nobody yet. */
const istVorschlag = (status: TerminStatus): boolean => status === 'angekuendigt';

/** Whether customers may still move or cancel by themselves; the company can always be called. A proposal can be declined until it begins. */
export function darfKundeAendern(
  termin: GebuchterTermin,
  aktion: 'verlege' | 'sageAb',
  { jetzt, aendernBisStunden }: { readonly jetzt: Date; readonly aendernBisStunden: number },
): Result<true, Aenderungsgrund> {
  if (!wechsleTerminStatus(termin.status, aktion, ALS_KUNDE).ok || termin.beginn <= jetzt)
    return refuse('termin.uebergang-nicht-moeglich');
  if (!istVorschlag(termin.status) && jetzt > aendernBis(termin.beginn, aendernBisStunden))
    return refuse('termin.zu-kurzfristig');
  return ok(true);
}

/** Whether the contract can be withdrawn from: within the fortnight, once, and not after the work is done. */
export function darfWiderrufen(buchung: {
  readonly zahlungspflichtig: boolean;
  readonly status: TerminStatus;
  readonly bis: Tag;
  readonly heute: Tag;
  readonly widerrufen: boolean;
}): boolean {
  return (
    buchung.zahlungspflichtig &&
    !buchung.widerrufen &&
    buchung.status !== 'erledigt' &&
    buchung.heute <= buchung.bis
  );
}
