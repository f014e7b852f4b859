import * as z from 'zod/mini';

import { email, text } from './gemeinsam.ts';

/** Whose address it is and how somebody is reached there: a person of a house, or who looks after many. */
export const anschriftsfelder = {
  vorname: text(80),
  nachname: text(80),
  firma: text(120),
  zeile2: text(120),
  strasse: text(120),
  hausnr: text(20),
  plz: z.string().check(z.trim(), z.regex(/^(\d{5})?$/, 'hat fünf Ziffern')),
  ort: text(80),
  telefon: text(40),
  mobil: text(40),
  email: z.union([z.literal(''), email]),
  /** The address was given for appointments; only then they may go there. */
  emailFuerTermine: z.boolean(),
};
