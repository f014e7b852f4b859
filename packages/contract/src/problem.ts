import * as z from 'zod/mini';

import type { FehlerCode } from './fehler.ts';

/** One field that was refused; `feld` is the dotted path in the request. */
export const feldFehler = z.object({ feld: z.string(), text: z.string() });

/** Problem details (RFC 9457): `type` is the stable code, `title` and `detail` are German for people. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  /** The request id, to name in a call for help. */
  instance: z.optional(z.string()),
  felder: z.optional(z.array(feldFehler)),
  /** What the reason is about: the present state, amounts, alternatives. */
  angaben: z.optional(z.record(z.string(), z.unknown())),
});

export type FeldFehler = z.infer<typeof feldFehler>;
/** The code of a server that is newer than the page: nobody can name one by mistake. */
type FremderCode = string & { readonly __fremd: true };
export type Problem = Omit<z.infer<typeof problem>, 'type'> & { type: FehlerCode | FremderCode };
