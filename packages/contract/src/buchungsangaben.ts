import { BUCHBAR, BUCHUNGSFRAGEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import * as z from 'zod/mini';

import { text } from './gemeinsam.ts';

/** The questions that decide how long a visit takes; an activity asks only what it needs. */
export const buchungsfrage = z.enum(BUCHUNGSFRAGEN);
export type Buchungsfrage = z.infer<typeof buchungsfrage>;
/** `ja`: anybody · `link`: only with the code of a slip or mail · `anfrage`: the company answers first. */
export const onlinebuchung = z.enum(BUCHBAR);

export const slugParams = z.object({ slug: text(60, 1) });
export const taetigkeitId = z.string().check(z.regex(/^[a-z0-9_-]{1,64}$/, 'ist keine gültige Kennung'));
const anzahl = (max: number, ausweg = '') =>
  z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist weniger als 1'), z.lte(max, `ist mehr als ${max}${ausweg}`));
/** Answers to the questions; what is missing counts as one. */
export const buchungsangaben = z.object({
  feuerstaetten: z.optional(anzahl(50)),
  nutzungseinheiten: z.optional(anzahl(200)),
  geschosse: z.optional(anzahl(60)),
});
export type Buchungsangaben = z.infer<typeof buchungsangaben>;
/** What a stranger may answer online; a larger house is talked about on the phone. */
export const ANGABEN_MAX = { feuerstaetten: 12, nutzungseinheiten: 24, geschosse: 20 };
const anzahlOnline = (max: number) => anzahl(max, '. Bitte rufen Sie uns an, dann planen wir das gemeinsam');
/** The same as a stranger answers it. What the activity does not ask counts for nothing. */
export const angabenOnline = z.object({
  feuerstaetten: z.optional(anzahlOnline(ANGABEN_MAX.feuerstaetten)),
  nutzungseinheiten: z.optional(anzahlOnline(ANGABEN_MAX.nutzungseinheiten)),
  geschosse: z.optional(anzahlOnline(ANGABEN_MAX.geschosse)),
});

/** As somebody types it: `D-91207`, `Hardtstr.`, `12 A`; the answer carries the company's spelling. */
export const anschriftEingabe = z.object({
  plz: text(12, 1),
  strasse: text(80, 1),
  hausnr: text(20, 1),
  ort: z.optional(text(80)),
});
export const anschrift = z.object({
  plz: z.string(),
  strasse: z.string(),
  hausnr: z.string(),
  ort: z.string(),
  /** `Hardtstraße 12, 91207 Lauf` */
  zeile: z.string(),
});
export type Anschrift = z.infer<typeof anschrift>;
