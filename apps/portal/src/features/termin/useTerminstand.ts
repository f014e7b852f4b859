import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { terminAendern, terminHolen, terminVermerkZuruecknehmen } from '@kehrtour/contract/termin';
import type { Termin, TerminAktion } from '@kehrtour/contract/termin';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AKTION_GETAN, AKTION_ZURUECK } from './termin.format.ts';

/** What is under way: a note, or the way back from one. */
export type Vorgang = TerminAktion | 'nimmZurueck';

/** This page keeps nothing; the one that does is named. */
const OHNE_NETZ =
  'Ohne Netz wurde hier nichts vermerkt. Unter „Heute“ (in Ihrem Menü) können Sie auch ohne Netz melden.';

/** Notes a new state of an appointment. Where the rules lead back, the toast offers it for ten seconds. */
export function useTerminstand(client: Client, termin: Termin) {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<Vorgang | null>(null);
  const queryKey = keyOf(terminHolen, { params: { id: termin.id } });

  async function schicke(
    vorgang: Vorgang,
    rufe: (version: number) => Promise<Termin>,
  ): Promise<Termin | undefined> {
    setLaeuft(vorgang);
    try {
      const { version } = cache.getQueryData<Termin>(queryKey) ?? termin;
      const stand = await rufe(version);
      cache.setQueryData(queryKey, stand);
      return stand;
    } catch (error) {
      showToast(navigator.onLine ? sentenceOf(error) : OHNE_NETZ, { tone: 'danger' });
      return undefined;
    } finally {
      setLaeuft(null);
      await outdateConcepts(cache, 'termine', 'rueckmeldungen', 'liegenschaften', 'kehrtouren');
    }
  }

  const params = { id: termin.id };
  const melde = (aktion: TerminAktion, grund?: string): Promise<Termin | undefined> =>
    schicke(aktion, (version) =>
      client.call(terminAendern, {
        params,
        body: { version, aktion, ...(grund === undefined ? {} : { grund }) },
      }),
    );
  const nimmZurueck = async (): Promise<void> => {
    const stand = await schicke('nimmZurueck', (version) =>
      client.call(terminVermerkZuruecknehmen, { params, body: { version } }),
    );
    if (stand) showToast('Vermerk zurückgenommen', { tone: 'success' });
  };

  async function vermerke(aktion: TerminAktion, grund?: string): Promise<void> {
    const zurueck = AKTION_ZURUECK[termin.status];
    const stand = await melde(aktion, grund);
    if (stand === undefined) return;
    const antwort = zurueck !== undefined && zurueck !== aktion && stand.aktionen.includes(zurueck);
    showToast(AKTION_GETAN[aktion], {
      tone: 'success',
      ...(stand.ruecknahme ? { onUndo: () => void nimmZurueck() } : {}),
      ...(antwort ? { onUndo: () => void melde(zurueck) } : {}),
    });
  }

  return { vermerke, nimmZurueck: () => void nimmZurueck(), laeuft };
}
