import { addressOf } from '@kehrtour/addresses/addresses';

import { absenderAus } from '../../ankuendigung/postbeigaben.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { findBetrieb } from '../angebot/betrieb.store.ts';
import { nurAdressen } from '../maileBuchung.ts';
import { findWunsch } from './terminwunsch.store.ts';
import { type Wunschanlass, wunschmail } from './wunsch.mail.ts';
import { wunschcode } from './zeigeWunsch.ts';

/** Puts a mail about a wish into the outbox, in the transaction of its cause. What it becomes is a booking, with mails of its own. */
export async function maileWunsch(ctx: TenantCtx, tx: Tx, id: string, anlass: Wunschanlass): Promise<void> {
  const wunsch = await findWunsch(tx, id);
  const betrieb = await findBetrieb(tx);
  if (!wunsch || !betrieb) throw new Error('a mail about a wish that is not there');
  const { addresses } = ctx.deps.env;
  const name = `${wunsch.kontakt.vorname} ${wunsch.kontakt.nachname}`.trim();
  await queueMail(
    ctx,
    tx,
    {
      an: { name, adresse: wunsch.kontakt.email },
      von: { name: betrieb.name },
      ...(betrieb.email ? { antwortAn: betrieb.email } : {}),
      ...wunschmail({
        anlass,
        absender: absenderAus(nurAdressen(betrieb), addresses, wunsch.wunsch.art !== 'frei'),
        name,
        wunsch,
        url: addressOf(addresses, 'booking', `/unternehmen/${betrieb.slug}/termin/fertig`, {
          wunsch: wunschcode(ctx.deps.secrets, id),
        }),
      }),
    },
    {
      anlass: anlass === 'abgelehnt' ? 'ende' : 'buchung',
      ereignis: `wunsch/${id}`,
      vorlage: `wunsch.${anlass}`,
    },
  );
}
