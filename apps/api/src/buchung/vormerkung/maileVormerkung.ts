import { addressOf } from '@kehrtour/addresses/addresses';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { vormerken } from '@kehrtour/contract/vormerkung';

import { absenderAus } from '../../ankuendigung/postbeigaben.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { findBetrieb } from '../angebot/betrieb.store.ts';
import { nurAnfrage, preisDer } from '../angebot/kostetGeld.ts';
import { unternehmenAus } from '../angebot/unternehmenAus.ts';
import { buchungsmail, type Gemailt } from '../buchung.mail.ts';
import { gemailt, nurAdressen } from '../maileBuchung.ts';
import type { Gehalten } from '../reservierung/reservierung.ts';
import { nachweisDer, vormerkungstoken } from './oeffneVormerkung.ts';

type Neu = {
  readonly id: string;
  readonly gehalten: Gehalten;
  readonly eingabe: BodyOf<typeof vormerken>;
  readonly gueltigBis: Date;
};

/** The one mail of a booking that is only noted, with the link that books it; no calendar entry, because nobody comes yet. */
export async function maileVormerkung(ctx: TenantCtx, tx: Tx, neu: Neu): Promise<void> {
  const { id, gehalten, eingabe, gueltigBis } = neu;
  const betrieb = await findBetrieb(tx);
  if (!betrieb) throw new Error('a mail of a company that is not there');
  const { addresses } = ctx.deps.env;
  const name = `${eingabe.kontakt.vorname} ${eingabe.kontakt.nachname}`.trim();
  const { taetigkeit, wunsch, gezeigt } = gehalten;
  const buchung: Gemailt = {
    referenz: '',
    anfrage: nurAnfrage(taetigkeit),
    zeit: gezeigt,
    anschrift: wunsch.anschrift,
    taetigkeit: taetigkeit.kundentext,
    dauerMinuten: wunsch.dauerMinuten,
    ...preisDer(taetigkeit),
    notiz: eingabe.notiz ?? '',
    bestaetigenBis: gueltigBis.toISOString(),
    widerruf: null,
    unternehmen: unternehmenAus(betrieb),
  };
  await queueMail(
    ctx,
    tx,
    {
      an: { name, adresse: eingabe.kontakt.email },
      von: { name: betrieb.name },
      ...(betrieb.email ? { antwortAn: betrieb.email } : {}),
      ...buchungsmail({
        anlass: 'vorgemerkt',
        absender: absenderAus(nurAdressen(betrieb), addresses, taetigkeit.art !== 'frei'),
        name,
        buchung: gemailt(buchung, false),
        url: addressOf(addresses, 'booking', `/unternehmen/${betrieb.slug}/termin/fertig`, {
          vormerkung: vormerkungstoken(ctx.deps.secrets, id),
          nachweis: nachweisDer(ctx.deps.secrets, id),
        }),
        am: ctx.now(),
      }),
    },
    { anlass: 'buchung', ereignis: `vormerkung/${id}/mail`, vorlage: 'buchung.vorgemerkt' },
  );
}
