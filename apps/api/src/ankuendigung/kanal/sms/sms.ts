import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { queueShortMessage } from '../../../platform/post/shortMessage.ts';
import { einstellungenAus } from '../../../unternehmen/einstellungen.ts';
import { kontaktName } from '../../empfang.ts';
import { ereignisVon, type Kanalweg, type Nachricht } from '../kanalweg.ts';
import { ankuendigungSms } from './ankuendigungSms.ts';
import { mobilnummer } from './mobilnummer.ts';

/** A short message to a mobile number, where the company has switched it on. */
export const sms: Kanalweg = {
  kanal: 'sms',
  ziel: (kontakt, wege) => (wege.sms && kontakt && !kontakt.keineSms && mobilnummer(kontakt)) || null,
  sende,
};

function sende(ctx: TenantCtx, tx: Tx, nachricht: Nachricht): Promise<string> {
  const { empfang, rahmen, anlass } = nachricht;
  return queueShortMessage(
    ctx,
    tx,
    {
      weg: 'sms',
      an: {
        name: kontaktName(empfang.kontakt),
        adresse: (empfang.kontakt && mobilnummer(empfang.kontakt)) ?? '',
      },
      absender: einstellungenAus(rahmen.absender.einstellungen).sms.absender,
      text: ankuendigungSms(nachricht),
    },
    {
      anlass: anlass.art === 'absage' ? 'ende' : 'ansageSms',
      ereignis: ereignisVon(nachricht),
      vorlage: anlass.art,
      kontaktId: empfang.kontakt?.id,
    },
  );
}
