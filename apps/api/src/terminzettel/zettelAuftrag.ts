import type { Taetigkeitsart } from '@kehrtour/domain/taetigkeit/taetigkeit';

/** Everything a printed sheet needs, as finished values: no store, no clock, no text rules. Texts arrive written out in German. */

export type ZettelAuftrag = Bogen &
  (
    | { format: 'a6' | 'dinlang' | 'a5'; zettel: readonly Zettel[] }
    | { format: 'brief'; zettel: readonly Brief[] }
    | { format: 'aushang'; aushaenge: readonly Aushang[] }
    | { format: 'nichtAngetroffen'; karten: readonly NichtAngetroffenKarte[] }
    | { format: 'tagesliste'; listen: readonly Tagesliste[] }
    | { format: 'hausliste'; listen: readonly Hausliste[] }
    | { format: 'meldung'; meldungen: readonly Meldung[] }
  );

interface Bogen {
  absender: Absender;
  /** Title of the document, e.g. "Terminzettel Kehrtour 13. Oktober 2026". */
  titel: string;
  /** Stands in the file as its date; the same values give the same bytes. */
  erstelltAm: Date;
}

export interface Absender {
  name: string;
  /** e.g. "Schornsteinfegermeisterbetrieb". */
  gewerk?: string;
  /** For hoheitliche Tätigkeiten: "bevollmächtigte Bezirksschornsteinfegerin, Kehrbezirk Lauf 3". */
  bestellung?: string;
  strasse: string;
  plzOrt: string;
  /** The person who answers questions, when that is not the office: "Anna Berger". */
  ansprechpartner?: string;
  telefon?: string;
  /** e.g. "Mo–Fr 7–8 Uhr". */
  telefonzeiten?: string;
  email?: string;
  web?: string;
  /** What `kodiereLogo` drew; without it the name is set as a typographic head. */
  logo?: Uint8Array;
  /** e.g. "Unsere Mitarbeitenden weisen sich aus." */
  ausweisHinweis: string;
  /** The company's page with Impressum and Datenschutz; paper leaves its protocol out. Their texts themselves fit on no slip. */
  rechtsadresse: string;
}

export interface Zettel {
  /** "Ankündigung der Feuerstättenschau" or "Ihr Schornsteinfeger kommt – Terminvorschlag". */
  titel: string;
  /** Name on a slip; left out, the slip is for the house alone. */
  empfaenger?: string;
  liegenschaft: LiegenschaftZeilen;
  wann: Fenster;
  /** What no longer holds of what was told before: "Der Termin am 13. Oktober 2026 von 08:00 bis 10:00 Uhr gilt nicht mehr." */
  geaendert?: string;
  /** The people who may come to a Feuerstättenschau: "Es kommt Anna Berger oder Max Kern." */
  personen?: string | undefined;
  taetigkeiten: readonly ZettelTaetigkeit[];
  /** Preparation, one sentence each. */
  vorbereitung: readonly string[];
  /** "Nicht zu Hause? Schlüssel oder Ansprechperson beim Nachbarn genügt."; a question in front becomes the heading. */
  zugang?: string;
  /** Over the ways to reach the company, where `Passt der Termin?` is not the question. */
  frage?: string;
  /** Left out when customers cannot answer online; then the phone stands alone. */
  antwort?: Antwort;
  /** Legal sentences, one per kind of work; a visit with both kinds has two. */
  rechtstexte: readonly string[];
}

export interface LiegenschaftZeilen {
  strasseHausnummer: string;
  plzOrt: string;
  /** e.g. "2. OG links". */
  lage?: string;
  /** Liegenschaftsnummer as the district software prints it. */
  nummer?: string;
}

/** A promised window, each part written out: "Dienstag", "13. Oktober 2026", "08:00", "10:00". */
export interface Fenster {
  wochentag: string;
  datum: string;
  von: string;
  bis: string;
}

export interface ZettelTaetigkeit {
  /** Plain language: "Abgaswegüberprüfung Gasheizung". */
  text: string;
  dauerMinuten?: number;
  art: Taetigkeitsart;
}

export interface Antwort {
  /** Goes into the QR code and nowhere else: a token, never a name or an address. */
  url: string;
  /** As printed, grouped: "ABCD-EFGH". */
  code: string;
  /** Where the code is typed, without protocol: "termin.musterbach.example". */
  kurzadresse: string;
  /** Whole sentence: "Passt der Termin nicht? Bitte antworten Sie bis Freitag, 9. Oktober."; likewise */
  frist?: string;
}

/** A slip that travels in a window envelope. */
export interface Brief extends Zettel {
  anschrift: {
    /** Up to 3 lines above the address (DIN 5008 Zusatz- und Vermerkzone). */
    zusatz: readonly string[];
    /** Up to 6 lines of address; more are joined so that the Ort never falls out of the window. */
    zeilen: readonly string[];
  };
  ort: string;
  datum: string;
  /** "Sehr geehrte Frau Brandmeier," */
  anrede: string;
  /** Paragraph between salutation and date. */
  einleitung: string;
  /** "Mit freundlichen Grüßen" and the name below it. */
  gruss: readonly string[];
}

/** A poster for the stairwell. On purpose it has no field for the names of those who live there. */
export interface Aushang {
  titel: string;
  /** Whether any flat of the house is visited for the district. */
  hoheitlich: boolean;
  liegenschaft: Omit<LiegenschaftZeilen, 'lage'>;
  /** Where the house has several, and this one hangs in one of them: "Eingang B", "Hinterhaus". */
  eingang?: string;
  wann: Fenster;
  /** The people who may come to a Feuerstättenschau. */
  personen?: string | undefined;
  /** One line per unit; a unit without its own window shares the one of the house. */
  einheiten: readonly { lage: string; arbeiten: string; von?: string; bis?: string }[];
  vorbereitung: readonly string[];
  zugang?: string;
  rechtstexte: readonly string[];
}

/** "Wir haben Sie nicht angetroffen", left at the door. */
export interface NichtAngetroffenKarte {
  empfaenger?: string;
  liegenschaft: LiegenschaftZeilen;
  /** When somebody stood at the door: "Dienstag, 13. Oktober 2026, 09:20 Uhr". */
  besuchtAm: string;
  taetigkeiten: readonly ZettelTaetigkeit[];
  /** The next proposal, if there is one already. */
  neuerTermin?: Fenster;
  antwort?: Antwort;
  rechtstexte: readonly string[];
}

/** The visits of one house for those who live in it: which flat, when, what to prepare. It has no field for a name either. */
export interface Hausliste {
  /** Whether any flat of the house is visited for the district. */
  hoheitlich: boolean;
  liegenschaft: Omit<LiegenschaftZeilen, 'lage'>;
  besuche: readonly Hausbesuch[];
  /** What holds for every flat, one sentence each; said once. */
  vorbereitung: readonly string[];
}

export interface Hausbesuch {
  /** "2. OG links"; "Ganzes Haus" where no flat is meant. */
  lage: string;
  /** Where the house has several entrances. */
  eingang: string;
  wann: Fenster;
  arbeiten: readonly string[];
  /** What only this flat prepares. */
  vorbereitung: readonly string[];
}

/** A report to an authority, or a letter, with its evidence; all texts written out. */
export interface Meldung {
  readonly hoheitlich: true;
  /** It goes into a window envelope (DIN 5008). */
  readonly imFenster?: true;
  /** To whom, line by line. */
  readonly an: readonly string[];
  readonly ortUndDatum: string;
  readonly titel: string;
  readonly abschnitte: readonly { readonly titel: string; readonly zeilen: readonly string[] }[];
  readonly gruss: readonly string[];
}

/** One employee's day on paper. */
export interface Tagesliste {
  mitarbeiter: string;
  wochentag: string;
  datum: string;
  /** e.g. "Beginn 07:45 Uhr ab Betrieb". */
  beginn?: string;
  ende?: string;
  halte: readonly TageslisteHalt[];
}

export interface TageslisteHalt {
  /** Planned arrival "08:10". */
  ankunft: string;
  von: string;
  bis: string;
  liegenschaft: LiegenschaftZeilen;
  /** Each door with whom to ring, the code of its slip and, of several flats, how it stands. */
  tueren: readonly string[];
  taetigkeiten: readonly ZettelTaetigkeit[];
  notiz?: string;
  /** "bestätigt", "Schlüssel beim Nachbarn", "fest". */
  status?: string;
}
