import { BUNDESLANDKUERZEL } from '@kehrtour/domain/recht/bundesland';
import * as z from 'zod/mini';

import { feiertagseinstellungen } from './einstellungen.ts';
import { endpoint } from './endpoint.ts';
import { betroffene } from './gebiet.ts';
import { id, idParams, tag, text } from './gemeinsam.ts';
import { mitarbeiterdaten } from './mitarbeiter.ts';

/** „Wen betrifft das?“ of changes of the company itself, its people and its words: answered before anything is saved. */
const kehrtouren = z.array(z.object({ id, name: z.string() }));

/** Visits that fall on a holiday which is none today, rounds of such days, and notices whose Werktage come out otherwise. */
export const wirkungDesSitzes = z.extend(betroffene, {
  /** Planned, announced or under way. */
  kehrtouren,
  /** Those of the appointments that lie on a new holiday. */
  anFeiertagen: z.int(),
  /** The new holidays on which somebody's visit or round lies. */
  feiertage: z.array(z.object({ tag, name: z.string() })),
  /** Those of the appointments that are announced in time today, and no longer afterwards (§ 3 KÜO). */
  zuSpaet: z.int(),
  /** Notices that are too late today, and in time afterwards. */
  dochRechtzeitig: z.int(),
});
export type WirkungDesSitzes = z.infer<typeof wirkungDesSitzes>;
export const betroffenVomSitz = endpoint({
  method: 'POST',
  path: '/betroffene/sitz',
  zweck:
    'Sagt vor dem Speichern, welche Termine, Kehrtouren und Ankündigungen ein anderes Bundesland oder eine andere Gemeinde des Betriebs erreicht.',
  zugang: 'mitarbeiter',
  body: z.object({ bundesland: z.enum(BUNDESLANDKUERZEL, 'fehlt'), plz: text(5), ort: text(80) }),
  response: wirkungDesSitzes,
  fehler: ['nicht-erlaubt'],
});

export const betroffenVonFeiertagen = endpoint({
  method: 'POST',
  path: '/betroffene/feiertage',
  zweck:
    'Sagt vor dem Speichern, welche Termine, Kehrtouren und Ankündigungen eine andere Liste einmaliger Feiertage erreicht.',
  zugang: 'mitarbeiter',
  body: feiertagseinstellungen,
  response: wirkungDesSitzes,
  fehler: ['nicht-erlaubt'],
});

/** Where the public address stands today: on paper, in mails, on web sites. */
export const wirkungDerAdresse = z.extend(betroffene, {
  /** Those of the appointments whose slip, letter or mail of a round carries it. */
  angekuendigt: z.int(),
  /** Those of the appointments that were booked, with a mail that carries it. */
  gebucht: z.int(),
  /** Wishes that wait for an answer; their mail carries it. */
  wuensche: z.int(),
  /** Sites that show the booking page inside of them. */
  seiten: z.array(z.string()),
});
export type WirkungDerAdresse = z.infer<typeof wirkungDerAdresse>;
export const betroffenVonAdresse = endpoint({
  method: 'GET',
  path: '/betroffene/adresse',
  zweck:
    'Sagt, wer die jetzige Adresse der Terminseite auf Papier, in einer Mail oder auf seiner Website hat.',
  zugang: 'mitarbeiter',
  response: wirkungDerAdresse,
  fehler: ['nicht-erlaubt'],
});

/** What somebody carries that would lie with nobody, with somebody who may not, or outside of working hours. */
export const wirkungDerPerson = z.extend(betroffene, {
  /** Planned, announced or under way, with a stop that this reaches. */
  kehrtouren,
});
export type WirkungDerPerson = z.infer<typeof wirkungDerPerson>;
export const betroffenVonPerson = endpoint({
  method: 'POST',
  path: '/betroffene/mitarbeiter/:id',
  zweck:
    'Sagt vor dem Speichern, welche kommenden Kehrtouren und Termine eine Änderung an einer Person erreicht: Arbeitswoche, Fahren, Qualifikation, Ausscheiden.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({
    aktiv: z.boolean(),
    faehrt: z.boolean(),
    qualifikation: mitarbeiterdaten.shape.qualifikation,
    arbeitszeit: mitarbeiterdaten.shape.arbeitszeit,
  }),
  response: wirkungDerPerson,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});

/** Households that have a notice with the present words, and those whose slip is still to be printed. */
export const wirkungDerWorte = z.extend(betroffene, {
  /** Announced, and not printed or sent yet: they get the new words. */
  nochNichtGedruckt: z.int(),
});
export type WirkungDerWorte = z.infer<typeof wirkungDerWorte>;
export const betroffenVonWorten = endpoint({
  method: 'GET',
  path: '/betroffene/worte/:art',
  zweck: 'Sagt, welche angekündigten Haushalte die jetzigen Worte schon in der Hand haben.',
  zugang: 'mitarbeiter',
  params: z.object({ art: z.enum(['freieTaetigkeiten', 'hoheitlicheTaetigkeiten']) }),
  response: wirkungDerWorte,
  fehler: ['nicht-erlaubt'],
});
