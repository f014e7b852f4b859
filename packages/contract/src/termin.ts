import { KONTAKTROLLEN } from '@kehrtour/domain/liegenschaft/kontakt';
import { AUFGABE_STATUS_GESPEICHERT } from '@kehrtour/domain/taetigkeit/aufgabe';
import { BUCHUNGSFRAGEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { RUECKMELDUNGSARTEN } from '@kehrtour/domain/termin/rueckmeldungsart';
import { BUCHUNGSHERKUENFTE, TERMIN_STATUS } from '@kehrtour/domain/termin/termin';
import { TERMIN_VERMERKE } from '@kehrtour/domain/termin/terminwechsel';
import { VERLAUF } from '@kehrtour/domain/verlauf/verlauf';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, tag, text, version, zeitpunkt } from './gemeinsam.ts';
import { nachweis } from './nachweis.ts';

/** Appointments as staff see them: the week's list and one of them. */
export const terminStatus = z.enum(TERMIN_STATUS);

export const rueckmeldungArt = z.enum(RUECKMELDUNGSARTEN);
export type RueckmeldungArt = z.infer<typeof rueckmeldungArt>;

export const terminKurz = z.object({
  id,
  status: terminStatus,
  /** Nobody was met, but not in the time that was told, or nobody saw it: no proof of a visit in vain. */
  ohneNachweis: z.boolean(),
  liegenschaftId: id,
  anschrift: z.string(),
  ortszeile: z.string(),
  nutzungseinheitId: z.nullable(id),
  lage: z.string(),
  name: z.string(),
  mitarbeiterId: z.nullable(id),
  mitarbeiter: z.string(),
  farbe: z.number(),
  kehrtourId: z.nullable(id),
  kehrtour: z.string(),
  beginn: zeitpunkt,
  ende: zeitpunkt,
  fensterVon: zeitpunkt,
  fensterBis: zeitpunkt,
  taetigkeiten: z.array(z.string()),
  /** Where it was booked; null where the company announced it. */
  gebucht: z.nullable(z.enum(BUCHUNGSHERKUENFTE)),
  ungelesen: z.number(),
  /** What nobody has read asks for something. */
  bittet: z.boolean(),
  /** The last answer: its kind and what was written with it. */
  antwort: z.nullable(z.object({ art: rueckmeldungArt, text: z.string(), am: zeitpunkt })),
});
export type TerminKurz = z.infer<typeof terminKurz>;

export const termineHolen = endpoint({
  method: 'GET',
  path: '/termine',
  zweck: 'Termine eines Zeitraums (höchstens 62 Tage).',
  zugang: 'mitarbeiter',
  query: z.object({
    von: tag,
    bis: tag,
    mitarbeiterId: z.optional(id),
    /** Only those whose answer somebody has to look at. */
    nurOffene: z.optional(z.enum(['0', '1'])),
  }),
  response: z.object({
    termine: z.array(terminKurz),
    /** Days on which the company is closed are among them. */
    feiertage: z.array(z.object({ tag, name: z.string() })),
    /** What is wrong with a visit that is still to come, in a sentence each. */
    konflikte: z.array(z.object({ terminId: id, satz: z.string() })),
    /** The next day with an appointment, to go there from an empty span; null when nothing comes. */
    naechsterTag: z.nullable(tag),
    /** Whether anything was ever planned: tells an empty week from an empty product. */
    leer: z.object({ liegenschaften: z.boolean(), termine: z.boolean() }),
  }),
  fehler: ['eingabe-ungueltig'],
});

export const termineSuchen = endpoint({
  method: 'GET',
  path: '/termine/suche',
  zweck: 'Sucht Termine aller Tage nach Name, Anschrift, laufender Nummer und Buchungsnummer.',
  zugang: 'mitarbeiter',
  query: z.object({ suche: text(100, 2) }),
  /** What is to come first, the nearest on top; then what was, the newest on top. */
  response: z.object({ termine: z.array(terminKurz), mehr: z.boolean() }),
  fehler: ['eingabe-ungueltig'],
});

export const ungelesenHolen = endpoint({
  method: 'GET',
  path: '/rueckmeldungen/ungelesen',
  zweck: 'Termine, deren Antworten noch niemand gelesen hat, die neuesten zuerst.',
  zugang: 'mitarbeiter',
  response: z.object({ termine: z.array(terminKurz), gesamt: z.int() }),
});
export const termineDerLiegenschaft = endpoint({
  method: 'GET',
  path: '/liegenschaften/:id/termine',
  zweck: 'Alle Termine eines Hauses, die neuesten zuerst.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ termine: z.array(terminKurz) }),
  fehler: ['nicht-gefunden'],
});

export const rueckmeldung = z.object({
  id,
  art: rueckmeldungArt,
  text: z.string(),
  telefon: z.string(),
  von: z.string(),
  am: zeitpunkt,
  gelesen: z.boolean(),
  /** What the office answered to a question; empty while nobody has. */
  erwiderung: z.string(),
});
export const terminAktion = z.enum(TERMIN_VERMERKE);
export type TerminAktion = z.infer<typeof terminAktion>;

export const termin = z.extend(terminKurz, {
  version,
  /** Who opens or decides, with the ways to reach them. */
  kontakte: z.array(
    z.object({
      name: z.string(),
      rolle: z.enum(KONTAKTROLLEN),
      telefon: z.string(),
      mobil: z.string(),
      email: z.string(),
      /** Auskunftssperre: stands here to do the work, and is told to nobody. */
      sperrvermerk: z.boolean(),
    }),
  ),
  notizZugang: z.string(),
  /** What is kept of keys and codes of the house, by name alone. */
  schluessel: z.array(z.object({ id, bezeichnung: z.string() })),
  /** What to mind about the house's work; both are written with the house. */
  notizArbeit: z.string(),
  aufgaben: z.array(
    z.object({
      id,
      bezeichnung: z.string(),
      dauerMinuten: z.int(),
      fristBis: tag,
      status: z.enum(AUFGABE_STATUS_GESPEICHERT),
    }),
  ),
  notiz: z.string(),
  /** What was said when it was booked. */
  buchung: z.nullable(
    z.object({
      referenz: z.string(),
      angelegtAm: zeitpunkt,
      notiz: z.string(),
      angaben: z.array(z.object({ frage: z.enum(BUCHUNGSFRAGEN), anzahl: z.int() })),
      preisCent: z.nullable(z.int()),
      preisText: z.string(),
      zuschlagText: z.string(),
      widerrufenAm: z.nullable(zeitpunkt),
      /** The address of the mail is not confirmed: kept only until then. */
      bestaetigenBis: z.nullable(zeitpunkt),
      /** The last mail about it did not arrive, and why. */
      mailFehler: z.optional(z.string()),
      /** Ended together with others as invented; can be taken back for a day. */
      ausWelle: z.boolean(),
      /** The office took this time although the rules speak against it. */
      ueberstimmt: z.boolean(),
    }),
  ),
  antwortBis: z.nullable(zeitpunkt),
  rueckmeldungen: z.array(rueckmeldung),
  ankuendigungen: z.array(nachweis),
  /** What comes next where nobody opened for a Feuerstättenschau, one sentence each; else empty. */
  verhinderung: z.array(z.string()),
  verlauf: z.array(
    z.object({
      /** When it was written down, and by whom. */
      am: zeitpunkt,
      wer: z.string(),
      was: z.enum(VERLAUF.termin),
      /** Why it was marked before its day, or what a phone told; empty otherwise. */
      grund: z.string(),
      /** When it happened at the door, where a phone told that. */
      gesehenAm: z.nullable(zeitpunkt),
      /** The name of whoever was there, where somebody else wrote it down; otherwise empty. */
      gesehenVon: z.string(),
      /** Nobody was met, and it proves nothing. */
      ohneNachweis: z.boolean(),
    }),
  ),
  aktionen: z.array(terminAktion),
  /** What was marked at the door may be taken back. */
  ruecknahme: z.boolean(),
});
export type Termin = z.infer<typeof termin>;
export const terminHolen = endpoint({
  method: 'GET',
  path: '/termine/:id',
  zweck: 'Ein Termin mit Antworten, Nachweisen und Verlauf.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: termin,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const terminAendern = endpoint({
  method: 'POST',
  path: '/termine/:id/stand',
  zweck: 'Hält einen neuen Stand fest, z. B. eine telefonische Zusage.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({
    version,
    aktion: terminAktion,
    notiz: z.optional(text(500)),
    /** Why a visit is marked before its day; needed only then. */
    grund: z.optional(text(300)),
  }),
  response: termin,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'termin.uebergang-nicht-moeglich'],
});
/** For the company alone; customers never see it. */
export const terminNotizAendern = endpoint({
  method: 'PUT',
  path: '/termine/:id/notiz',
  zweck: 'Schreibt die Notiz eines Termins; wer eine ältere vor sich hat, bekommt die neue gezeigt.',
  zugang: 'mitarbeiter',
  params: idParams,
  /** `vorher`: as it was seen. */
  body: z.object({ notiz: text(500), vorher: z.string().check(z.maxLength(5000)) }),
  response: termin,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
export const terminVermerkZuruecknehmen = endpoint({
  method: 'POST',
  path: '/termine/:id/vermerk-zuruecknehmen',
  zweck:
    'Nimmt „Erledigt“, „Nicht angetroffen“ oder „Zutritt verweigert“ zurück, solange nichts darauf aufbaut.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version }),
  response: termin,
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'veraltet',
    'termin.uebergang-nicht-moeglich',
    'termin.vermerk-gebraucht',
  ],
});
export const rueckmeldungGelesen = endpoint({
  method: 'POST',
  path: '/termine/:id/gelesen',
  zweck: 'Merkt die Antworten eines Termins als gelesen vor.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({}),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
