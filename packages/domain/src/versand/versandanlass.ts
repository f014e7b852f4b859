import { keysOf } from '../keysOf.ts';
import { jeMessengeranlass, MESSENGER_WORTE } from '../messenger.ts';
import { ortszeitAus, zeitpunktAus } from '../ortszeit.ts';
import { plusTage } from '../tag.ts';

/** How well a company is known: by its age, and by money that has arrived from it. */
export const BETRIEBSSTUFEN = ['neu', 'unbezahlt', 'bezahlt'] as const;
export type Betriebsstufe = (typeof BETRIEBSSTUFEN)[number];
/** Null: as many as it likes. */
export type JeStufe = Readonly<Record<Betriebsstufe, number | null>>;

/** Days for which a company counts as new. */
const NEU_TAGE = 7;
const TAG_MS = 86_400_000;

export const betriebsstufe = (
  { angelegtAm, bezahlt }: { readonly angelegtAm: Date; readonly bezahlt: boolean },
  jetzt: Date,
): Betriebsstufe => {
  if (bezahlt) return 'bezahlt';
  return jetzt.getTime() - angelegtAm.getTime() < NEU_TAGE * TAG_MS ? 'neu' : 'unbezahlt';
};

/** What bounds the messages of one cause on one day, as in Germany. */
export interface Versandgrenzen {
  /** What leaves, as the operator reads it. */
  readonly was: string;
  /** Who can set it off. */
  readonly durch: 'fremde' | 'kunde' | 'konto' | 'betrieb' | 'betreiber' | 'uhr';
  /** Whom it reaches: `jede` is any address that somebody types. */
  readonly an: 'jede' | 'kontakt' | 'konto' | 'inhaber' | 'betreiber';
  /** To one address, whoever asks for it. */
  readonly jeAdresse?: number;
  /** From one company to one address. */
  readonly jeAdresseImBetrieb?: JeStufe;
  /** From one company. */
  readonly jeBetrieb?: JeStufe;
  /** A repeated one takes the place of the first: for its company an address counts once a day. */
  readonly ersetzt?: true;
  /** Of the whole installation. */
  readonly insgesamt?: number;
  /** From so many of the whole installation on the operator is told, before anybody is refused. */
  readonly alarmAb?: number;
  /** What bounds it where nothing is counted. */
  readonly sonst?: string;
}

const gleich = (anzahl: number): JeStufe => ({ neu: anzahl, unbezahlt: anzahl, bezahlt: anzahl });

/** Every cause of a mail, a short message or a posted letter, with what bounds it. Nothing leaves without one of them. */
export const VERSANDANLAESSE = {
  registrierung: {
    was: 'Registrierungen',
    durch: 'fremde',
    an: 'jede',
    jeAdresse: 3,
    insgesamt: 200,
    alarmAb: 100,
  },
  /** Asked for on a day that had enough of them: made when there is room again. */
  registrierungWartet: {
    was: 'wartende Registrierungen',
    durch: 'fremde',
    an: 'jede',
    jeAdresse: 1,
    insgesamt: 600,
    alarmAb: 1,
  },
  passwort: {
    was: 'Links für vergessene Passwörter',
    durch: 'fremde',
    an: 'konto',
    jeAdresse: 10,
    alarmAb: 500,
  },
  newsletter: {
    was: 'Anmeldungen zum Newsletter',
    durch: 'fremde',
    an: 'jede',
    jeAdresse: 3,
    insgesamt: 1000,
    alarmAb: 300,
  },
  kontakt: {
    was: 'Nachrichten über das Kontaktformular',
    durch: 'fremde',
    an: 'betreiber',
    insgesamt: 300,
    alarmAb: 100,
  },
  buchung: {
    was: 'erste Mails zu Buchungen und Terminwünschen',
    durch: 'fremde',
    an: 'jede',
    jeAdresse: 10,
    jeBetrieb: { neu: 50, unbezahlt: 150, bezahlt: 1000 },
    alarmAb: 2000,
  },
  verlegung: {
    was: 'Mails zu verlegten Buchungen',
    durch: 'kunde',
    an: 'kontakt',
    jeAdresseImBetrieb: gleich(10),
  },
  smscode: {
    was: 'SMS mit einem Code',
    durch: 'kunde',
    an: 'kontakt',
    jeAdresse: 3,
    jeBetrieb: { neu: 20, unbezahlt: 50, bezahlt: 50 },
    alarmAb: 200,
  },
  bestaetigt: {
    was: 'Mails nach einer Bestätigung',
    durch: 'kunde',
    an: 'kontakt',
    sonst: 'only by the link of the first mail, once',
  },
  ende: {
    was: 'Absagen',
    durch: 'kunde',
    an: 'kontakt',
    sonst: 'once for each appointment, booking or wish, and those are counted',
  },
  einladung: {
    was: 'Einladungen',
    durch: 'betrieb',
    an: 'jede',
    jeAdresse: 3,
    jeBetrieb: { neu: 15, unbezahlt: 25, bezahlt: 100 },
    ersetzt: true,
    alarmAb: 300,
  },
  rechnungsempfaenger: {
    was: 'Codes für Rechnungsadressen',
    durch: 'betrieb',
    an: 'jede',
    jeAdresse: 3,
    jeBetrieb: { neu: 8, unbezahlt: 8, bezahlt: 20 },
    ersetzt: true,
    alarmAb: 100,
  },
  adresswechsel: {
    was: 'Mails an neue Anmeldeadressen',
    durch: 'konto',
    an: 'jede',
    jeAdresse: 3,
    jeBetrieb: { neu: 10, unbezahlt: 10, bezahlt: 30 },
    ersetzt: true,
    alarmAb: 100,
  },
  konto: {
    was: 'Nachrichten über Änderungen am Zugang',
    durch: 'konto',
    an: 'konto',
    jeAdresse: 10,
    jeBetrieb: { neu: 30, unbezahlt: 60, bezahlt: 200 },
    alarmAb: 500,
  },
  buero: {
    was: 'Mails des Büros zu Buchungen',
    durch: 'betrieb',
    an: 'kontakt',
    jeAdresseImBetrieb: { neu: 10, unbezahlt: 10, bezahlt: null },
    jeBetrieb: { neu: 100, unbezahlt: 300, bezahlt: null },
    alarmAb: 2000,
  },
  erwiderung: {
    was: 'Antworten auf Fragen',
    durch: 'betrieb',
    an: 'kontakt',
    jeAdresseImBetrieb: { neu: 5, unbezahlt: 5, bezahlt: 20 },
    jeBetrieb: { neu: 30, unbezahlt: 100, bezahlt: 500 },
    alarmAb: 1000,
  },
  ansageMail: {
    was: 'Ansagen per Mail',
    durch: 'betrieb',
    an: 'kontakt',
    jeAdresseImBetrieb: { neu: 40, unbezahlt: 40, bezahlt: null },
    jeBetrieb: { neu: 500, unbezahlt: 1500, bezahlt: null },
    alarmAb: 5000,
  },
  ansageSms: {
    was: 'Ansagen per SMS',
    durch: 'betrieb',
    an: 'kontakt',
    jeAdresseImBetrieb: { neu: 10, unbezahlt: 10, bezahlt: null },
    jeBetrieb: { neu: 50, unbezahlt: 100, bezahlt: null },
    alarmAb: 500,
  },
  ...jeMessengeranlass(
    (messenger) =>
      ({
        was: `Ansagen per ${MESSENGER_WORTE[messenger].name}`,
        durch: 'betrieb',
        an: 'kontakt',
        jeAdresseImBetrieb: { neu: 10, unbezahlt: 10, bezahlt: null },
        jeBetrieb: { neu: 50, unbezahlt: 100, bezahlt: null },
        alarmAb: 500,
      }) as const,
  ),
  ansageBrief: {
    was: 'Ansagen per Brief',
    durch: 'betrieb',
    an: 'kontakt',
    jeAdresseImBetrieb: { neu: 10, unbezahlt: 10, bezahlt: null },
    jeBetrieb: { neu: 30, unbezahlt: 60, bezahlt: null },
    alarmAb: 300,
  },
  beanstandung: {
    was: 'Beanstandungen von Rechnungen',
    durch: 'betrieb',
    an: 'betreiber',
    sonst: 'once for each invoice until it is answered',
  },
  anmeldewarnung: {
    was: 'Warnungen beim Anmelden',
    durch: 'konto',
    an: 'konto',
    sonst: 'only with the right password; once an hour, and once for each recovery code',
  },
  hinweis: {
    was: 'Hinweise an Inhaber',
    durch: 'uhr',
    an: 'inhaber',
    sonst:
      'only to owners who chose a password; once for each event, five wishes a day to delete the company',
  },
  rechnung: {
    was: 'Rechnungen und Mahnungen',
    durch: 'uhr',
    an: 'inhaber',
    sonst: 'once for each invoice, reminder and debit',
  },
  betreiber: {
    was: 'Nachrichten des Betreibers',
    durch: 'betreiber',
    an: 'inhaber',
    sonst: 'only by an operator with a second factor',
  },
  alarm: { was: 'Alarme', durch: 'uhr', an: 'betreiber', sonst: 'a handful for each cause and day' },
} as const satisfies Record<string, Versandgrenzen>;
export type Versandanlass = keyof typeof VERSANDANLAESSE;

/** What a bound counts by. */
export const VERSANDZAEHLUNGEN = ['jeAdresse', 'jeAdresseImBetrieb', 'jeBetrieb', 'insgesamt'] as const;
export type Versandzaehlung = (typeof VERSANDZAEHLUNGEN)[number];

/** The bound of a cause; null: none. Where no company is known the strictest stage holds. */
export function versandgrenze(
  anlass: Versandanlass,
  zaehlung: Versandzaehlung,
  stufe: Betriebsstufe = 'neu',
): number | null {
  const grenzen: Versandgrenzen = VERSANDANLAESSE[anlass];
  const grenze = grenzen[zaehlung] ?? null;
  return grenze === null || typeof grenze === 'number' ? grenze : grenze[stufe];
}

/** What was counted of a cause on one day: of one company, or of what no company counts. */
export interface Versandzahl {
  readonly anlass: string;
  readonly unternehmenId: string | null;
  readonly anzahl: number;
}
export interface Versandalarm {
  readonly anlass: Versandanlass;
  /** Of the whole installation. */
  readonly anzahl: number;
  /** Companies of which the office does what it does not do on other days, or to which strangers write. */
  readonly betriebe: readonly { readonly unternehmenId: string; readonly anzahl: number }[];
}

/** From so many on a company is looked at: what a new one may cause, and of what strangers cause with it what an older one gets. */
const auffaelligAb = (anlass: Versandanlass): number =>
  versandgrenze(anlass, 'jeBetrieb', VERSANDANLAESSE[anlass].durch === 'fremde' ? 'unbezahlt' : 'neu') ??
  Number.POSITIVE_INFINITY;

/** What of a day the operator has to know of. */
export function versandalarme(zahlen: readonly Versandzahl[]): Versandalarm[] {
  return keysOf(VERSANDANLAESSE).flatMap((anlass) => {
    const { alarmAb }: Versandgrenzen = VERSANDANLAESSE[anlass];
    const seine = zahlen.filter((eine) => eine.anlass === anlass);
    const anzahl = seine.reduce((summe, eine) => summe + eine.anzahl, 0);
    const betriebe = seine.flatMap(({ unternehmenId, anzahl: davon }) =>
      unternehmenId !== null && davon >= auffaelligAb(anlass) ? [{ unternehmenId, anzahl: davon }] : [],
    );
    const viele = alarmAb !== undefined && anzahl >= alarmAb;
    return viele || betriebe.length > 0 ? [{ anlass, anzahl, betriebe }] : [];
  });
}

/** Seconds until the next day begins in Germany, and with it every count. */
export function sekundenBisMorgen(jetzt: Date): number {
  const morgen = zeitpunktAus({ tag: plusTage(ortszeitAus(jetzt).tag, 1), uhrzeit: '00:00' });
  return Math.max(1, Math.ceil((morgen.getTime() - jetzt.getTime()) / 1000));
}
