import * as z from 'zod/mini';

/** How a company stands on the pages of its customers. */
export const betriebskopf = z.object({
  name: z.string(),
  slug: z.string(),
  telefon: z.string(),
  telefonzeiten: z.string(),
  email: z.string(),
  impressum: z.string(),
  datenschutz: z.string(),
  hatLogo: z.boolean(),
});
