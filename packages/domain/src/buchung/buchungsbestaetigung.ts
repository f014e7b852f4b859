/** Whether a booking holds for good: strangers confirm the address of their mail, or the time goes back to everybody. */
export type Bestaetigung = 'noetig' | 'verfallen' | 'erledigt';

export interface Bestaetigungsstand {
  /** Null: nobody had to confirm anything. */
  readonly bestaetigenBis: Date | null;
  readonly bestaetigtAm: Date | null;
  readonly verfallenAm: Date | null;
}

/** The clock alone lets a booking lapse: whoever comes to clear away comes later. */
export function bestaetigung(
  { bestaetigenBis, bestaetigtAm, verfallenAm }: Bestaetigungsstand,
  jetzt: Date,
): Bestaetigung {
  if (bestaetigenBis === null || bestaetigtAm !== null) return 'erledigt';
  return verfallenAm !== null || jetzt >= bestaetigenBis ? 'verfallen' : 'noetig';
}

/** Until when a booking of now waits to be confirmed: never longer than until somebody would set out for it. */
export const bestaetigenBis = (jetzt: Date, minuten: number, beginn: Date): Date =>
  new Date(Math.min(jetzt.getTime() + minuten * 60_000, beginn.getTime()));

/** When a stranger's booking takes its time: with the last button of the page, or only with the link of its mail. */
export const EINTRAGEN = ['sofort', 'nach-bestaetigung'] as const;
export type Eintragen = (typeof EINTRAGEN)[number];

/** It stands at once; it takes its time until the mail is confirmed; it is noted and takes nothing before. */
export type Umgang = 'fest' | 'halten' | 'vormerken';

/** What becomes of a booking whose mail nobody has confirmed; whoever came with a code is `bekannt`. */
export function umgangMit(
  { bestaetigenMinuten, eintragen }: { bestaetigenMinuten: number | null; eintragen: Eintragen },
  bekannt: boolean,
): Umgang {
  if (bestaetigenMinuten === null || bekannt) return 'fest';
  return eintragen === 'sofort' ? 'halten' : 'vormerken';
}

/** The same of somebody who chose a time: where too much is unconfirmed already, his is noted, too, until his mail is answered. */
export const umgangMitWahl = (
  regeln: Parameters<typeof umgangMit>[0],
  { mitCode, nurVormerken = false }: { readonly mitCode: boolean; readonly nurVormerken?: boolean },
): Umgang => {
  const umgang = umgangMit(regeln, mitCode);
  return umgang === 'halten' && nurVormerken ? 'vormerken' : umgang;
};

/** Seats of a round's half-day that wait unconfirmed: the first always, the last never. */
export const passtUnbestaetigterPlatz = (plaetze: number, offen: number): boolean =>
  offen === 0 || offen + 1 < plaetze;

/** Bookings that share a house, a mailbox, a phone or a network. */
export type Gemeinsam = Readonly<Record<'haus' | 'mail' | 'telefon' | 'netz', number>>;
/** … and wait to be confirmed at once. */
const UNBESTAETIGT_MAX: Gemeinsam = { haus: 3, mail: 2, telefon: 3, netz: 10 };
/** … and are still to come; many flats share a house, whole villages a network. */
const KOMMEND_MAX: Gemeinsam = { haus: 12, mail: 6, telefon: 6, netz: 60 };
/** … and were made within a day: each is a mail to an address that may be somebody else's. */
const AM_TAG_MAX: Gemeinsam = { haus: 12, mail: 5, telefon: 8, netz: 40 };

export interface Buchungszahlen {
  readonly unbestaetigt: Gemeinsam;
  readonly kommend: Gemeinsam;
  readonly amTag: Gemeinsam;
}

/** What stands against one more booking; undefined: nothing. Whoever came with a code is only counted as what is to come. */
export function zuVieleBuchungen(zahlen: Buchungszahlen, bekannt: boolean): keyof Gemeinsam | undefined {
  const arten = ['haus', 'mail', 'telefon', 'netz'] as const;
  return arten.find(
    (art) =>
      zahlen.kommend[art] >= KOMMEND_MAX[art] ||
      (!bekannt &&
        (zahlen.unbestaetigt[art] >= UNBESTAETIGT_MAX[art] || zahlen.amTag[art] >= AM_TAG_MAX[art])),
  );
}
