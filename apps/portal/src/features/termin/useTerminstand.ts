import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { terminAendern, terminHolen } from '@kehrtour/contract/termin';
import type { Termin, TerminAktion } from '@kehrtour/contract/termin';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AKTION_GETAN, AKTION_ZURUECK } from './termin.format.ts';

/** Notes a new state of an appointment. Where the rules lead back, the toast offers it for ten seconds. */
export function useTerminstand(client: Client, termin: Termin) {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<TerminAktion | null>(null);
  const queryKey = keyOf(terminHolen, { params: { id: termin.id } });

  async function schicke(aktion: TerminAktion): Promise<Termin | undefined> {
    setLaeuft(aktion);
    try {
      const { version } = cache.getQueryData<Termin>(queryKey) ?? termin;
      const stand = await client.call(terminAendern, {
        params: { id: termin.id },
        body: { version, aktion },
      });
      cache.setQueryData(queryKey, stand);
      return stand;
    } catch (error) {
      showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
      return undefined;
    } finally {
      setLaeuft(null);
      await outdateConcepts(cache, 'termine', 'rueckmeldungen');
    }
  }

  async function vermerke(aktion: TerminAktion): Promise<void> {
    const zurueck = AKTION_ZURUECK[termin.status];
    const stand = await schicke(aktion);
    if (stand === undefined) return;
    const ruecknahme = zurueck !== undefined && zurueck !== aktion && stand.aktionen.includes(zurueck);
    showToast(AKTION_GETAN[aktion], {
      tone: 'success',
      ...(ruecknahme ? { onUndo: () => void schicke(zurueck) } : {}),
    });
  }

  return { vermerke, laeuft };
}
