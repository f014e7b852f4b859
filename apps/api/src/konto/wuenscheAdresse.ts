import { addressOf } from '@kehrtour/addresses/addresses';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';

import { merkeAdresswunsch } from '../mitarbeiter/adresswunsch.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { forgetWaiting, queueMail } from '../platform/post/outbox.ts';
import { ADRESSLINK_GILT_MS, siegleAdresslink } from './adresslink.ts';
import { adresseBestaetigenMail } from './konto.mail.ts';
import { findPerson } from './konto.store.ts';
import { verlangeNichtImBetrieb } from './ziehtUm.ts';

/**
 * Somebody with a password is to log in by another address: it holds once the link was pressed that goes there, and the old one
 * until then. The answer and the mail are the same whether or not the address logs in to another company: it is looked up at the
 * press, which only its owner can do.
 * @throws Refused 'email-vergeben' for an address of the same company · 'versand.zu-viele'
 */
export async function wuenscheAdresse(
  ctx: TenantCtx,
  tx: Tx,
  person: Pick<Mitarbeiter, 'id' | 'vorname' | 'nachname'>,
  email: string,
): Promise<void> {
  await verlangeNichtImBetrieb(ctx, tx, email);
  await schickeAdresslink(ctx, tx, person, email);
}

/** The mail that goes to the other address; one that still waits to leave there has been overtaken. */
export async function schickeAdresslink(
  ctx: TenantCtx,
  tx: Tx,
  person: Pick<Mitarbeiter, 'id' | 'vorname' | 'nachname'>,
  email: string,
): Promise<void> {
  const name = `${person.vorname} ${person.nachname}`;
  const betrieb = (await findPerson(tx, person.id))?.name ?? '';
  const bis = new Date(ctx.now().getTime() + ADRESSLINK_GILT_MS);
  await merkeAdresswunsch(tx, person.id, { email, bis });
  const code = await siegleAdresslink(ctx, tx, { personId: person.id, neu: email, bis });
  const link = addressOf(ctx.deps.env.addresses, 'portal', '/anmelden/adresse-bestaetigen', { code });
  await forgetWaiting(tx, email, 'adresse-bestaetigen');
  await queueMail(
    ctx,
    tx,
    { an: { name, adresse: email }, ...adresseBestaetigenMail({ name, betrieb, link }) },
    { anlass: 'adresswechsel', ereignis: `adresse/${ctx.requestId}`, vorlage: 'adresse-bestaetigen' },
  );
}
