import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import { whatsappWiderrufen } from '@kehrtour/contract/whatsapp';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { useHandaenderung } from './useHandaenderung.ts';

/** What the menu of a person offers about WhatsApp: to write down that it was allowed, or that it is not wanted any more. */
export function useWhatsapp(client: Client, liegenschaftId: string) {
  const bearbeite = useHandaenderung(liegenschaftId);
  const [gefragt, setGefragt] = useState<Kontakt | null>(null);
  const widerrufe = async ({ id }: Kontakt): Promise<void> => {
    try {
      await bearbeite(
        () => client.call(whatsappWiderrufen, { params: { id: liegenschaftId, teilId: id } }),
        'WhatsApp abbestellt',
      );
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    }
  };
  return {
    gefragt,
    schliesse: () => setGefragt(null),
    eintraege: (kontakt: Kontakt): { label: string; onPress: () => void }[] => {
      if (kontakt.whatsapp === null) return [];
      const erlaubt = kontakt.whatsapp.einwilligung?.widerrufenAm === null;
      return erlaubt
        ? [{ label: 'Möchte keine WhatsApp mehr', onPress: () => void widerrufe(kontakt) }]
        : [{ label: 'Hat WhatsApp erlaubt …', onPress: () => setGefragt(kontakt) }];
    },
  };
}
