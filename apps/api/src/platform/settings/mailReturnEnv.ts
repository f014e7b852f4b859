import { istMailadresse } from '@kehrtour/domain/text/mailadresse';

/** Where mails come back that another server could not deliver, and the key that signs what is told of them. */
export type Mailreturn = { readonly address: string; readonly key: string };

type Settings = { MAIL_RETURN?: string | undefined; MAIL_RETURN_KEY?: string | undefined };

/** What stands in the address for the mail that comes back, where the server knows `name+detail@domain` (RFC 5233). */
export const MAIL_PLACE = '{id}';

/** @throws Error in German: without the key anybody could say that a mail did not arrive, without the address none comes back here */
export function mailReturnOf({
  MAIL_RETURN: address,
  MAIL_RETURN_KEY: key,
}: Settings): Mailreturn | undefined {
  if (address === undefined && key === undefined) return undefined;
  if (address === undefined || key === undefined)
    throw new Error(
      `Für Mails, die zurückkommen, fehlt noch ${address === undefined ? 'MAIL_RETURN' : 'MAIL_RETURN_KEY'}. Nennen Sie beide, oder keinen: dann kommen sie zur Adresse aus MAIL_FROM, und das Büro vermerkt sie von Hand.`,
    );
  if (!istMailadresse(address.replace(MAIL_PLACE, 'id')))
    throw new Error(
      'Die Einstellung MAIL_RETURN ist keine Mailadresse. Gemeint ist etwas wie ruecklauf@ihre-domain.de oder ruecklauf+{id}@ihre-domain.de.',
    );
  if (key.length < 32) throw new Error('Die Einstellung MAIL_RETURN_KEY braucht mindestens 32 Zeichen.');
  return { address, key };
}
