import { adresswunschVon, vergissAdresswunsch } from '../mitarbeiter/adresswunsch.ts';
import { setzeAdresse } from '../mitarbeiter/setzeAdresse.ts';
import { countNetworkOrRefuse } from '../platform/access/limit.ts';
import type { GuestCtx } from '../platform/ctx.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { liesAdresslink, standVon } from './adresslink.ts';
import { kontoRefused } from './konto.grund.ts';
import { emailGeaendertMail } from './konto.mail.ts';
import { anmeldungVon, setAnmeldungEmail } from './konto.store.ts';

/**
 * The press in the mail at the new address: from now on it logs in, and the old one hears of it. A second press is as good as
 * the first. Whoever presses has the mailbox and may know that it logs in elsewhere.
 * @throws Refused 'code-ungueltig' | 'email-vergeben'
 */
export async function bestaetigeAdresse(ctx: GuestCtx, code: string): Promise<Record<string, never>> {
  await countNetworkOrRefuse(ctx, 'link', { anzahl: 60, proSekunden: 3600 });
  const { unternehmenId, personId, neu, stand } = liesAdresslink(ctx, code);
  const dort = ctx.as(ctx.actor, unternehmenId);
  return dort.transaction(async (tx) => {
    const login = await anmeldungVon(tx, 'mitarbeiter', personId);
    if (login?.email === neu.toLowerCase()) return {};
    if (!login || login.unternehmen_id !== unternehmenId || standVon(login) !== stand)
      throw new Refused('code-ungueltig');
    // Taken back, or another one was named since.
    const wunsch = await adresswunschVon(ctx, tx, personId);
    if (wunsch?.email.toLowerCase() !== neu.toLowerCase()) throw new Refused('code-ungueltig');
    if (!(await setAnmeldungEmail(tx, personId, neu))) throw kontoRefused('mail-woanders');
    await vergissAdresswunsch(tx, personId);
    const { name, bisher } = await setzeAdresse(dort, tx, personId, neu);
    await queueMail(
      dort,
      tx,
      { an: { name, adresse: bisher }, ...emailGeaendertMail({ name, neu }) },
      { anlass: 'konto', ereignis: `email-neu/${ctx.requestId}`, vorlage: 'email-geaendert' },
    );
    return {};
  });
}
