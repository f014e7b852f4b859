import { tableOf } from '@kehrtour/domain/keysOf';
import { ANREDEN, DATENHERKUENFTE, KONTAKTROLLEN } from '@kehrtour/domain/liegenschaft/kontakt';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { WIDERRUFENDE, WUNSCHKANAELE } from '@kehrtour/domain/versand/kanal';
import * as z from 'zod/mini';

import { anschriftsfelder } from './anschriftsfelder.ts';
import { kontaktrechnung } from './erechnung.ts';
import { id, text, zeitpunkt } from './gemeinsam.ts';

export const kontaktrolle = z.enum(KONTAKTROLLEN);
export const kontaktdaten = z
  .object({
    rolle: kontaktrolle,
    nutzungseinheitId: z.nullable(id),
    empfaengtTermin: z.boolean(),
    anrede: z.enum(ANREDEN),
    titel: text(40),
    ...anschriftsfelder,
    /** Wants no SMS: notices go by mail or on paper. */
    keineSms: z.boolean(),
    /** Auskunftssperre (§ 51 BMG): shown at the house and the visit, in no list and to nobody else. */
    sperrvermerk: z.boolean(),
    ...kontaktrechnung.shape,
    /** By which way notices go first; null where nobody said. One that is not possible falls to the next. */
    zuerst: z.nullable(z.enum(WUNSCHKANAELE)),
  })
  .check(
    z.refine(({ nachname, firma }) => nachname !== '' || firma !== '', {
      path: ['nachname'],
      error: 'fehlt',
    }),
    z.refine(({ email: adresse, emailFuerTermine }) => adresse !== '' || !emailFuerTermine, {
      path: ['email'],
      error: 'fehlt',
    }),
  );
export type Kontaktdaten = z.infer<typeof kontaktdaten>;
/** What the holder of a number has said of a messenger, and when. */
export const einwilligung = z.object({
  erteiltAm: zeitpunkt,
  herkunft: z.string(),
  widerrufenAm: z.nullable(zeitpunkt),
  widerrufenVon: z.nullable(z.enum(WIDERRUFENDE)),
});
export type Einwilligung = z.infer<typeof einwilligung>;
export const kontakt = z.object({
  ...kontaktdaten.shape,
  email: z.string(),
  emailRechnung: z.string(),
  plz: z.string(),
  anrede: z.string(),
  id,
  datenherkunft: z.enum(DATENHERKUENFTE),
  /** The number that each messenger could go to, and what its holder has allowed; null: no German mobile number. */
  messenger: z.object(
    tableOf(MESSENGER, () =>
      z.nullable(z.object({ nummer: z.string(), einwilligung: z.nullable(einwilligung) })),
    ),
  ),
});
export type Kontakt = z.infer<typeof kontakt>;
