import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { faktorMail, type Faktornachricht } from './faktor.mail.ts';

export type Faktormeldung = {
  readonly nachricht: Faktornachricht;
  readonly ereignis?: string;
  /** It warns of what happens at the door, where nobody is kept out because a mail was one too many. */
  readonly warnung?: true;
};

/** Tells the person by mail, in the transaction of what happened. */
export async function meldeFaktor(
  ctx: Ctx,
  tx: Tx,
  an: { name: string; adresse: string },
  { nachricht, ereignis, warnung }: Faktormeldung,
): Promise<void> {
  const mail = faktorMail(nachricht, { name: an.name, am: ctx.now() });
  await queueMail(
    ctx,
    tx,
    { an, ...mail },
    {
      anlass: warnung ? 'anmeldewarnung' : 'konto',
      ereignis: ereignis ?? `zweiter-faktor/${ctx.requestId}`,
      vorlage: 'zweiter-faktor',
    },
  );
}
