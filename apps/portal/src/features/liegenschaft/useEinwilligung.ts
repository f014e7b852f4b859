import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import { messengerWiderrufen } from '@kehrtour/contract/messenger';
import { MESSENGER, MESSENGER_WORTE, type Messenger } from '@kehrtour/domain/messenger';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { useHandaenderung } from './useHandaenderung.ts';

/** What the menu of a person offers about messengers: to write down that one was allowed, or that it is not wanted any more. */
export function useEinwilligung(client: Client, liegenschaftId: string) {
  const bearbeite = useHandaenderung(liegenschaftId);
  const [gefragt, setGefragt] = useState<{ kontakt: Kontakt; messenger: Messenger } | null>(null);
  const widerrufe = async ({ id: teilId }: Kontakt, messenger: Messenger): Promise<void> => {
    try {
      await bearbeite(
        () => client.call(messengerWiderrufen, { params: { id: liegenschaftId, teilId, messenger } }),
        `${MESSENGER_WORTE[messenger].name} abbestellt`,
      );
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    }
  };
  return {
    gefragt,
    schliesse: () => setGefragt(null),
    eintraege: (kontakt: Kontakt): { label: string; onPress: () => void }[] =>
      MESSENGER.flatMap((messenger) => {
        const gesagt = kontakt.messenger[messenger];
        const { name, keine } = MESSENGER_WORTE[messenger];
        if (gesagt === null) return [];
        return gesagt.einwilligung?.widerrufenAm === null
          ? [{ label: `Möchte keine ${keine} mehr`, onPress: () => void widerrufe(kontakt, messenger) }]
          : [{ label: `Hat ${name} erlaubt …`, onPress: () => setGefragt({ kontakt, messenger }) }];
      }),
  };
}
