import { createHash } from 'node:crypto';

import { type Kontaktnachricht, KONTAKTTHEMEN } from '@kehrtour/contract/kontaktformular';
import { product } from '@kehrtour/domain/text/product';

import { countNetworkOrRefuse, countOrRefuse } from '../platform/access/limit.ts';
import type { GuestCtx } from '../platform/ctx.ts';
import { BETRIEB_ID, queueMail } from '../platform/post/outbox.ts';
import { mailOf } from '../platform/post/systemMail.ts';

const PRO_ANSCHLUSS = { anzahl: 5, proSekunden: 3600 };
const INSGESAMT = { anzahl: 200, proSekunden: 3600 };

/**
 * Passes a visitor's message on to the operator, who answers with the mail program's own button. Nothing goes to the
 * address that the visitor typed: that would be a way to write to strangers.
 */
export async function sendeNachricht(ctx: GuestCtx, nachricht: Kontaktnachricht): Promise<void> {
  await countNetworkOrRefuse(ctx, 'kontakt', PRO_ANSCHLUSS);
  await countOrRefuse(ctx, 'kontakt', INSGESAMT);
  const thema = KONTAKTTHEMEN[nachricht.thema];
  const mail = mailOf(
    `Kontaktformular: ${thema}`,
    nachricht.nachricht.split(/\r?\n/).filter((zeile) => zeile.trim() !== ''),
    undefined,
    [`Von ${nachricht.name}, ${nachricht.email}`, 'Antworten geht an diese Adresse.'],
  );
  await ctx.as(ctx.actor, BETRIEB_ID).transaction((tx) =>
    queueMail(
      ctx,
      tx,
      {
        an: { name: product.operator.name, adresse: product.operator.mail },
        von: { name: `${product.name} Kontaktformular` },
        antwortAn: nachricht.email,
        ...mail,
      },
      { anlass: 'kontakt', ereignis: `kontakt/${fingerabdruck(ctx.now(), nachricht)}`, vorlage: 'kontakt' },
    ),
  );
}

/** A static page can carry no key of its own: the same words of the same person on the same day are one message. */
function fingerabdruck(now: Date, { name, email, thema, nachricht }: Kontaktnachricht): string {
  const worte = JSON.stringify([now.toISOString().slice(0, 10), name, email, thema, nachricht]);
  return createHash('sha256').update(worte).digest('hex').slice(0, 32);
}
