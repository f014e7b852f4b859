import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { queueShortMessage } from '../../../platform/post/shortMessage.ts';
import { einstellungenAus } from '../../../unternehmen/einstellungen.ts';
import { kontaktName } from '../../empfang/empfang.ts';
import { ereignisVon, type Nachricht } from '../../papier/nachricht.ts';
import type { Kanalweg, Weitere } from '../weg/kanalweg.ts';
import { ankuendigungSms } from './ankuendigungSms.ts';
import { mobilnummer } from './mobilnummer.ts';
import { smsTeileFuer } from './smsKosten.ts';

/** A short message to a mobile number, where the company has switched it on. */
export const sms: Kanalweg = {
  kanal: 'sms',
  ziel: (kontakt, wege) => (wege.sms && kontakt && !kontakt.keineSms && mobilnummer(kontakt)) || null,
  offen: ({ shortMessages }, { sms: einstellung }) =>
    shortMessages.sms !== undefined && einstellung.an && einstellung.absender !== '',
  bezahlbar: ({ deps }, _tx, { empfang, rahmen, bisherTeile }) => {
    const { hoechstensEuro } = einstellungenAus(rahmen.absender.einstellungen).sms;
    return Math.ceil((bisherTeile + teile({ empfang, rahmen })) * deps.env.smsCent) <= hoechstensEuro * 100;
  },
  teile,
  zaehlt: (kontakt) => ['ansageSms', mobilnummer(kontakt) ?? ''],
  sende,
};

function teile({ empfang, rahmen }: Pick<Weitere, 'empfang' | 'rahmen'>): number {
  return smsTeileFuer(empfang, rahmen, { art: 'ankuendigung' });
}

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
