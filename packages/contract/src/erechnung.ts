import { leitwegIdFehler } from '@kehrtour/domain/kennung/leitwegId';
import { ustIdFehler } from '@kehrtour/domain/kennung/ustId';
import * as z from 'zod/mini';

import { email, text } from './gemeinsam.ts';

/** A text that is empty, or in which the rule finds nothing wrong. */
export const geprueft = (max: number, fehler: (eingabe: string) => string | null) =>
  text(max).check(
    z.superRefine<string>((eingabe, ctx) => {
      const satz = eingabe === '' ? null : fehler(eingabe);
      if (satz !== null) ctx.addIssue({ code: 'custom', message: satz });
    }),
  );

/** What an e-invoice says of its recipient. */
export const eRechnung = z.object({
  ustId: geprueft(20, ustIdFehler),
  /** The id of a public body; with it invoices are XRechnung. */
  leitwegId: geprueft(46, leitwegIdFehler),
});
/** The same of a customer, with where invoices go by mail. */
export const kontaktrechnung = z.extend(eRechnung, { emailRechnung: z.union([z.literal(''), email]) });
