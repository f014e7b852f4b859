import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { queueShortMessage } from '../../../platform/post/shortMessage.ts';
import { kontaktName } from '../../empfang.ts';
import { ereignisVon, type Kanalweg, type Nachricht } from '../kanalweg.ts';
import { centJe } from '../monatskosten.ts';
import { ankuendigungWhatsapp } from './ankuendigungWhatsapp.ts';

/** WhatsApp to a number that has allowed it, where the company has switched it on. */
export const whatsapp: Kanalweg = {
  kanal: 'whatsapp',
  ziel: (kontakt, wege) => (wege.whatsapp && kontakt?.whatsapp) || null,
  sende,
};

function sende(ctx: TenantCtx, tx: Tx, nachricht: Nachricht): Promise<string> {
  const { empfang, rahmen, anlass } = nachricht;
  return queueShortMessage(
    ctx,
    tx,
    {
      weg: 'whatsapp',
      an: { name: kontaktName(empfang.kontakt), adresse: empfang.kontakt?.whatsapp ?? '' },
      absender: rahmen.absender.name,
      ...ankuendigungWhatsapp(nachricht),
    },
    {
      anlass: anlass.art === 'absage' ? 'ende' : 'ansageWhatsapp',
      ereignis: ereignisVon(nachricht),
      vorlage: anlass.art,
      kontaktId: empfang.kontakt?.id,
      cent: centJe(ctx, 'whatsapp'),
    },
  );
}
