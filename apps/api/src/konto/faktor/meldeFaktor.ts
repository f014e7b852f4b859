import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { queueMail } from '../../platform/outbox.ts';
import { faktorMail, type Faktornachricht } from './faktor.mail.ts';

/** Tells the person by mail, in the transaction of what happened. */
export async function meldeFaktor(
  ctx: Ctx,
  tx: Tx,
  an: { name: string; adresse: string },
  { nachricht, ereignis }: { nachricht: Faktornachricht; ereignis?: string },
): Promise<void> {
  const mail = faktorMail(nachricht, { name: an.name, am: ctx.now() });
  await queueMail(
    tx,
    { an, ...mail },
    { ereignis: ereignis ?? `zweiter-faktor/${ctx.requestId}`, vorlage: 'zweiter-faktor' },
  );
}
