import { MESSENGER_WORTE, type Messenger } from '@kehrtour/domain/messenger';

import { queueShortMessage } from '../../../platform/post/shortMessage.ts';
import { kontaktName } from '../../empfang/empfang.ts';
import { ereignisVon } from '../../papier/nachricht.ts';
import type { Kanalweg } from '../weg/kanalweg.ts';
import { centJe, monatsrahmenAllein } from '../weg/monatskosten.ts';
import { MESSENGERDIENSTE } from './messengerdienste.ts';

/** A messenger to a number that has allowed it, where the company has switched it on. */
export const messengerweg = (messenger: Messenger): Kanalweg => ({
  kanal: messenger,
  ziel: (kontakt, wege) => (wege[messenger] && kontakt?.erlaubt[messenger]) || null,
  offen: ({ shortMessages }, einstellungen) =>
    shortMessages[messenger] !== undefined && einstellungen[messenger].an,
  bezahlbar: async (ctx, tx, { rahmen }) => {
    const { cent, restCent } = await monatsrahmenAllein(ctx, tx, rahmen, messenger);
    return cent <= restCent;
  },
  zaehlt: ({ erlaubt }) => [MESSENGER_WORTE[messenger].anlass, erlaubt[messenger] ?? ''],
  sende: (ctx, tx, nachricht) => {
    const { empfang, rahmen, anlass } = nachricht;
    return queueShortMessage(
      ctx,
      tx,
      {
        weg: messenger,
        an: { name: kontaktName(empfang.kontakt), adresse: empfang.kontakt?.erlaubt[messenger] ?? '' },
        absender: rahmen.absender.name,
        ...MESSENGERDIENSTE[messenger].inhalt(nachricht),
      },
      {
        anlass: anlass.art === 'absage' ? 'ende' : MESSENGER_WORTE[messenger].anlass,
        ereignis: ereignisVon(nachricht),
        vorlage: anlass.art,
        kontaktId: empfang.kontakt?.id,
        cent: centJe(ctx, messenger),
      },
    );
  },
});
