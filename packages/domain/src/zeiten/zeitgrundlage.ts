import { ortszeitAus, zeitpunktAus } from '../ortszeit.ts';
import { feiertagAm, istWerktag, naechsterWerktag, plusWerktage, type Feiertag } from '../recht/werktag.ts';
import type { Qualifikation } from '../taetigkeit/taetigkeit.ts';
import { plusTage, tageVonBis, wochentag, type Tag, type Wochentag } from '../tag.ts';
import { MINUTEN_PRO_TAG, uhrzeitAus, type Uhrzeit } from '../uhrzeit.ts';
import { HALBTAGE, type Halbtag } from '../zeitfenster.ts';

/** Whole minutes since 1970-01-01 in UTC: the one clock on which working times, appointments and offers are compared. */
export type Minute = number;
export const zeitpunktVon = (minute: Minute): Date => new Date(minute * 60_000);

export interface Punkt {
  readonly lat: number;
  readonly lon: number;
}
/** Minutes since local midnight, the end excluded. */
export interface Spanne {
  readonly von: number;
  readonly bis: number;
}

/** What an employee's time can be taken by. */
export const BELEGUNGSARTEN = ['buchung', 'reservierung', 'termin', 'abwesenheit', 'kehrtour'] as const;
export type Belegungsart = (typeof BELEGUNGSARTEN)[number];

/** What a place of a round's half day can be taken by. */
export const PLATZARTEN = ['reservierung', 'buchung'] as const satisfies readonly Belegungsart[];
export type Platzart = (typeof PLATZARTEN)[number];

/** Something that takes an employee's time, with its buffers. */
export interface Belegt {
  readonly von: Minute;
  readonly bis: Minute;
  readonly art: Belegungsart;
  /** Where she is when it begins; null: nobody knows, or it does not matter. */
  readonly ort: Punkt | null;
  /** Where she is when it ends, where that is another place. */
  readonly ortDanach?: Punkt | null;
  /** Held or booked by somebody who has shown nothing: it goes back by itself. `gebietId`: where it counts for the area's limit. */
  readonly offen?: { readonly gebietId: string | null };
}

/** Somebody who can be booked, with what is known of her time. */
export interface Person {
  readonly id: string;
  readonly qualifikationen: readonly Qualifikation[];
  /** Where her day starts. */
  readonly start: Punkt | null;
  readonly muster: readonly (Spanne & { readonly wochentag: number })[];
  /** Other hours on single days, `bis` included; no hours: not bookable. */
  readonly ausnahmen: readonly {
    readonly von: Tag;
    readonly bis: Tag;
    readonly zeiten: readonly Spanne[];
  }[];
  readonly belegt: readonly Belegt[];
}

/** One employee's day of a round that is planned or announced; bookings may get a seat in it. */
export interface Rundentag {
  readonly kehrtourId: string;
  readonly mitarbeiterId: string;
  readonly tag: Tag;
  readonly halte: readonly { readonly von: Minute; readonly bis: Minute; readonly ort: Punkt | null }[];
  /** Seats taken or held. */
  readonly vergeben: Readonly<Record<Halbtag, number>>;
  /** Work of seats that are no stops yet. */
  readonly offeneMinuten: number;
  /** Until when the round may last. */
  readonly endeSpaetestens: Minute;
}

/** The company's rules; units in the names. */
export interface Zeitregeln {
  readonly vorlaufWerktage: number;
  readonly annahmeschluss: Uhrzeit;
  readonly horizontTage: number;
  readonly rasterMinuten: number;
  readonly pufferVorherMinuten: number;
  readonly pufferNachherMinuten: number;
  readonly maxJeTag: number;
  readonly maxJeTagUndGebiet: number | null;
  readonly reserveMinuten: number;
  readonly plaetzeJeHalbtag: number;
  readonly naheMinuten: number;
}

export interface Zeitangaben {
  readonly jetzt: Date;
  readonly regeln: Zeitregeln;
  readonly feiertage: readonly Feiertag[];
  /** Days the company closes, `bis` included; `offen`: a holiday on which it works all the same. */
  readonly schliesstage: readonly { readonly von: Tag; readonly bis: Tag; readonly offen: boolean }[];
  readonly personen: readonly Person[];
  readonly runden: readonly Rundentag[];
  /** Bookings and holds so far, by `gebietSchluessel(tag, gebietId)`. */
  readonly jeGebiet: ReadonlyMap<string, number>;
  /** Driving from one place to another; symmetric, and never shorter by a detour. */
  readonly fahrtMinuten: (von: Punkt, nach: Punkt) => number;
}

export const gebietSchluessel = (tag: Tag, gebietId: string): string => `${tag}|${gebietId}`;

/** First and last day that can be booked. */
export interface Buchungsspanne {
  readonly fruehestens: Tag;
  readonly horizont: Tag;
}

/**
 * Notice in Werktage from now on: the day of the booking counts from the morning to `annahmeschluss`; later, and on Sundays
 * and holidays, the next Werktag stands for it.
 */
export function buchungsspanne(
  jetzt: Date,
  regeln: Pick<Zeitregeln, 'vorlaufWerktage' | 'annahmeschluss' | 'horizontTage'>,
  feiertage: readonly Feiertag[],
): Buchungsspanne {
  const { tag, uhrzeit } = ortszeitAus(jetzt);
  const nochHeute = istWerktag(tag, feiertage) && uhrzeit < regeln.annahmeschluss;
  const gezaehltAb = nochHeute ? tag : naechsterWerktag(plusTage(tag, 1), feiertage);
  return {
    fruehestens: plusWerktage(gezaehltAb, regeln.vorlaufWerktage, feiertage),
    horizont: plusTage(tag, regeln.horizontTage),
  };
}

/** A calendar day on the clock of minutes: 1380 or 1500 of them when the clocks change. */
export interface Kalendertag {
  readonly tag: Tag;
  readonly wochentag: Wochentag;
  readonly von: Minute;
  readonly bis: Minute;
  readonly geschlossen: boolean;
}

/** One person's day: when she works, what takes her time, how much of it is left. */
export interface Personentag {
  readonly arbeit: readonly Spanne[];
  readonly bloecke: readonly Belegt[];
  readonly freieMinuten: number;
  readonly buchungen: number;
}

/** What was read, sorted by days once, so that many wishes can be answered from it. */
export interface Zeitgrundlage extends Zeitangaben, Buchungsspanne {
  readonly jetztMinute: Minute;
  readonly tage: ReadonlyMap<Tag, Kalendertag>;
  readonly personentag: (person: Person, tag: Kalendertag) => Personentag;
  readonly rundenAm: (tag: Tag) => readonly Rundentag[];
}

export function zeitgrundlageAus(angaben: Zeitangaben): Zeitgrundlage {
  const spanne = buchungsspanne(angaben.jetzt, angaben.regeln, angaben.feiertage);
  const tage = kalender(angaben, spanne);
  const runden = Map.groupBy(angaben.runden, ({ tag }) => tag);
  const jePerson = new Map(angaben.personen.map((person) => [person.id, nachTagen(person.belegt, tage)]));
  const gemerkt = new Map<string, Personentag>();
  const rundenAm = (tag: Tag): readonly Rundentag[] => runden.get(tag) ?? [];
  return {
    ...angaben,
    ...spanne,
    tage,
    rundenAm,
    jetztMinute: Math.floor(angaben.jetzt.getTime() / 60_000),
    personentag: (person, tag) => {
      const name = `${person.id}|${tag.tag}`;
      const bekannt = gemerkt.get(name);
      if (bekannt) return bekannt;
      const bloecke = jePerson.get(person.id)?.get(tag.tag) ?? [];
      const plaetze = rundenAm(tag.tag).filter(({ mitarbeiterId }) => mitarbeiterId === person.id);
      const neu = personentagAus(person, tag, bloecke, plaetze);
      gemerkt.set(name, neu);
      return neu;
    },
  };
}

function kalender(
  { feiertage, schliesstage }: Zeitangaben,
  { fruehestens, horizont }: Buchungsspanne,
): Map<Tag, Kalendertag> {
  return new Map(
    tageVonBis(fruehestens, horizont).map((tag) => {
      const feiertag = feiertagAm(tag, feiertage) !== undefined;
      const eigene = schliesstage.filter(({ von, bis }) => von <= tag && tag <= bis);
      return [
        tag,
        {
          tag,
          wochentag: wochentag(tag),
          von: mitternacht(tag),
          bis: mitternacht(plusTage(tag, 1)),
          geschlossen: eigene.some(({ offen }) => !offen) || (feiertag && !eigene.some(({ offen }) => offen)),
        },
      ];
    }),
  );
}

/** What lies over midnight counts on both days. */
function nachTagen(
  belegt: readonly Belegt[],
  tage: ReadonlyMap<Tag, Kalendertag>,
): Map<Tag, readonly Belegt[]> {
  const sortiert = belegt.toSorted(
    (a, b) => a.von - b.von || a.bis - b.bis || (merkmale(a) < merkmale(b) ? -1 : 1),
  );
  const ergebnis = new Map<Tag, Belegt[]>();
  let laufend: Belegt[] = [];
  let naechster = 0;
  for (const { tag, von, bis } of tage.values()) {
    laufend = laufend.filter((block) => block.bis > von);
    for (let block = sortiert[naechster]; block !== undefined && block.von < bis;) {
      if (block.bis > von) laufend.push(block);
      naechster += 1;
      block = sortiert[naechster];
    }
    if (laufend.length > 0) ergebnis.set(tag, [...laufend]);
  }
  return ergebnis;
}

/** The same one of two things at the very same time is always the neighbour, in whatever order they were read. */
const merkmale = ({ art, ort, ortDanach }: Belegt): string => JSON.stringify([art, ort, ortDanach]);

function personentagAus(
  person: Person,
  tag: Kalendertag,
  bloecke: readonly Belegt[],
  runden: readonly Rundentag[],
): Personentag {
  const arbeit = vereinigt(
    stundenAm(person, tag).map(({ von, bis }) => ({ von: imTag(tag, von), bis: imTag(tag, bis) })),
  );
  const belegt = vereinigt(
    bloecke.flatMap((block) =>
      arbeit.map(({ von, bis }) => ({ von: Math.max(von, block.von), bis: Math.min(bis, block.bis) })),
    ),
  );
  const plaetze = runden.reduce((summe, { vergeben }) => summe + vergeben.vormittag + vergeben.nachmittag, 0);
  return {
    arbeit,
    bloecke,
    freieMinuten: laenge(arbeit) - laenge(belegt),
    buchungen: plaetze + bloecke.filter(({ art }) => art === 'buchung' || art === 'reservierung').length,
  };
}

function stundenAm(person: Person, { tag, wochentag: tagDerWoche }: Kalendertag): readonly Spanne[] {
  const ausnahme = person.ausnahmen.find(({ von, bis }) => von <= tag && tag <= bis);
  return ausnahme?.zeiten ?? person.muster.filter((stunden) => stunden.wochentag === tagDerWoche);
}

/** The instant of a local time; what the clock skips in March is moved on, what it doubles in October means the first. */
export function imTag({ tag, von, bis }: Kalendertag, minuten: number): Minute {
  if (minuten >= MINUTEN_PRO_TAG) return bis;
  if (bis - von === MINUTEN_PRO_TAG) return von + minuten;
  return zeitpunktAus({ tag, uhrzeit: uhrzeitAus(minuten) }).getTime() / 60_000;
}

/** The half-day's window on this day. */
export function halbtagAm(tag: Kalendertag, halbtag: Halbtag): Spanne {
  const { beginn, ende } = HALBTAGE[halbtag];
  const minute = (uhrzeit: Uhrzeit): Minute => zeitpunktAus({ tag: tag.tag, uhrzeit }).getTime() / 60_000;
  return { von: minute(beginn), bis: minute(ende) };
}

/** Sorted, without overlaps, without empty ones; touching spans become one. */
export function vereinigt(spannen: readonly Spanne[]): Spanne[] {
  const ergebnis: { von: number; bis: number }[] = [];
  for (const { von, bis } of spannen.filter((s) => s.bis > s.von).toSorted((a, b) => a.von - b.von)) {
    const letzte = ergebnis.at(-1);
    if (letzte !== undefined && von <= letzte.bis) letzte.bis = Math.max(letzte.bis, bis);
    else ergebnis.push({ von, bis });
  }
  return ergebnis;
}

const laenge = (spannen: readonly Spanne[]): number =>
  spannen.reduce((summe, { von, bis }) => summe + bis - von, 0);

const mitternacht = (tag: Tag): Minute => zeitpunktAus({ tag, uhrzeit: '00:00' }).getTime() / 60_000;
