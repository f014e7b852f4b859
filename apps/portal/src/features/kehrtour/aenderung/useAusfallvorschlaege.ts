import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { aenderungAnnehmen } from '@kehrtour/contract/aenderung';
import {
  ausfallvorschlaegeHolen,
  ausfallvorschlagWaehlen,
  type Ausfallvorschlagpreis,
} from '@kehrtour/contract/ausfallvorschlag';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { genommenText } from './ausfall.format.ts';

type Art = Ausfallvorschlagpreis['art'];

/** The ways to go on without somebody in a round whose plan waits, and what can be done with them. */
export function useAusfallvorschlaege(client: Client, kehrtourId: string, offen: boolean) {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<Art | null>(null);
  const [fehler, setFehler] = useState<string | null>(null);
  const [genommen, setGenommen] = useState<string | null>(null);
  const params = { id: kehrtourId };
  const query = useQuery({
    ...abfrage(client, ausfallvorschlaegeHolen, { params }),
    // What has just ended is not asked for again.
    enabled: offen && laeuft === null,
  });

  async function tue(art: Art, arbeit: () => Promise<void>) {
    setLaeuft(art);
    setFehler(null);
    try {
      await arbeit();
    } catch (error) {
      setFehler(faultsOf(error, {})[0]?.text ?? 'Das hat nicht geklappt.');
    }
    await outdateConcepts(cache, 'kehrtouren', 'termine', 'liegenschaften');
    setLaeuft(null);
  }

  async function waehle({ art, gewaehlt }: Ausfallvorschlagpreis): Promise<number> {
    const version = query.data?.version ?? 0;
    if (gewaehlt) return version;
    return (await client.call(ausfallvorschlagWaehlen, { params, body: { version, art } })).version;
  }

  return {
    data: query.data,
    /** Nobody knows yet what there is to choose from. */
    wartet: query.isPending,
    laeuft,
    fehler,
    /** What became of it once one was taken here. */
    genommen,
    /** Makes it the plan that waits, to be looked at. */
    zeige: (preis: Ausfallvorschlagpreis) => void tue(preis.art, async () => void (await waehle(preis))),
    /** Puts it in force; whoever loses a promise reads why. */
    nimm: (preis: Ausfallvorschlagpreis) =>
      void tue(preis.art, async () => {
        const version = await waehle(preis);
        const grund = query.data?.grund ?? '';
        const gruende = Object.fromEntries(preis.gebrochene.map(({ terminId }) => [terminId, grund]));
        const text = genommenText(
          await client.call(aenderungAnnehmen, { params, body: { version, gruende } }),
        );
        setGenommen(text);
        showToast(text, { tone: 'success' });
      }),
  };
}
