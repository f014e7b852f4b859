import { createHash } from 'node:crypto';

import type { TenantCtx } from '../platform/ctx.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { ausgabeMail } from './newsletter.mail.ts';
import { listEmpfaenger } from './newsletter.store.ts';
import { abmeldelink } from './newsletterlinks.ts';

export type Ausgabe = { readonly betreff: string; readonly text: string };

/**
 * Writes one issue to everybody who confirmed into the outbox, each with a link of their own to end it. The same issue a
 * second time goes only to those who have come since. Answers how many it is for.
 */
export async function versendeAusgabe(ctx: TenantCtx, ausgabe: Ausgabe): Promise<number> {
  if (/\p{Cc}/u.test(ausgabe.betreff) || ausgabe.betreff.trim() === '')
    throw new Error('Der Betreff muss eine Zeile Text sein.');
  if (ausgabe.text.trim() === '') throw new Error('Die Ausgabe hat keinen Text.');
  const nummer = createHash('sha256').update(JSON.stringify(ausgabe)).digest('hex').slice(0, 32);
  return ctx.transaction(
    async (tx) => {
      const empfaenger = await listEmpfaenger(tx);
      for (const { id, email } of empfaenger) {
        const abmelden = abmeldelink(ctx, id);
        await queueMail(
          ctx,
          tx,
          { an: { name: '', adresse: email }, abmelden, ...ausgabeMail(ausgabe, abmelden) },
          { anlass: 'betreiber', ereignis: `newsletter-ausgabe/${nummer}`, vorlage: 'newsletter-ausgabe' },
        );
      }
      return empfaenger.length;
    },
    { statementTimeoutMs: 60_000 },
  );
}
