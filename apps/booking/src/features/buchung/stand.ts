import { buchungsangaben } from '@kehrtour/contract/buchungsangaben';
import { zeit } from '@kehrtour/contract/buchungsangebot';
import * as z from 'zod/mini';

const anschrift = z.object({ plz: z.string(), strasse: z.string(), hausnr: z.string(), ort: z.string() });

/** What the visitor has said so far. It travels sealed from page to page; every part may still be missing. */
const stand = z.object({
  taetigkeitId: z.optional(z.string()),
  angaben: z._default(buchungsangaben, {}),
  /** The code of a slip, the house it belongs to and what is due there. */
  haus: z.optional(
    z.object({
      code: z.string(),
      faellig: z.array(
        z.object({ taetigkeitId: z.string(), kundentext: z.string(), faelligBis: z.string() }),
      ),
    }),
  ),
  anschrift: z.optional(anschrift),
  /** The company goes there: the address is as its own list spells it. */
  bedient: z._default(z.boolean(), false),
  gehalten: z.optional(
    z.object({
      reservierung: z.string(),
      laeuftAb: z.string(),
      verlaengerbar: z.boolean(),
      /** False: only noted, and everybody else's until the link of the mail is pressed. */
      haelt: z._default(z.boolean(), true),
      zeit,
    }),
  ),
  kontakt: z._default(
    z.object({
      vorname: z.string(),
      nachname: z.string(),
      email: z.string(),
      telefon: z.string(),
      notiz: z.string(),
    }),
    { vorname: '', nachname: '', email: '', telefon: '', notiz: '' },
  ),
});
export type Stand = z.infer<typeof stand>;
export type Gehalten = NonNullable<Stand['gehalten']>;
export type Kontakt = Stand['kontakt'];

/** Reads what a seal held; whatever is not of this shape begins anew. */
export function standAus(inhalt: unknown): Stand {
  const gelesen = stand.safeParse(inhalt ?? {});
  return gelesen.success ? gelesen.data : stand.parse({});
}
