import { type Client, istCode } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAbschliessen, kehrtourStarten } from '@kehrtour/contract/kehrtourlauf';
import { type Bleibend, bleibtSatz } from '@kehrtour/domain/kehrtour/rundenabschluss';
import type { OffeneBeimAbschluss } from '@kehrtour/domain/termin/termin';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Bleibende = { bleiben: readonly Bleibend[] };

/** What the server wants to know first: what becomes of visits without a result, of all or of one's own alone. */
export type Abschlussfrage = { readonly text: string; readonly nurEigene: boolean };

/** Begins and ends a round. `bleibt` says what the others still have before them when one's own is ended. */
export function useKehrtourlauf(client: Client, kehrtour: Kehrtour) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [frage, setFrage] = useState<Abschlussfrage | null>(null);
  const [bleibt, setBleibt] = useState('');
  const params = { id: kehrtour.id };

  async function rufe(getan: string, call: () => Promise<Kehrtour & Partial<Bleibende>>): Promise<void> {
    setBusy(true);
    try {
      const { bleiben = [], ...stand } = await call();
      cache.setQueryData(keyOf(kehrtourHolen, { params }), stand);
      setFrage(null);
      setBleibt(bleibtSatz(bleiben));
      showToast(bleiben.length === 0 ? getan : 'Ihre Termine sind abgeschlossen', { tone: 'success' });
      await outdateConcepts(cache, 'kehrtouren', 'termine', 'liegenschaften');
    } catch (error) {
      if (istCode(error, 'kehrtour.noch-offen'))
        setFrage({ text: error.problem.detail, nurEigene: 'bleiben' in (error.problem.angaben ?? {}) });
      else showToast(sentenceOf(error), { tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    frage,
    bleibt,
    vergissFrage: () => setFrage(null),
    starte: () => void rufe('Die Kehrtour ist unterwegs', () => client.call(kehrtourStarten, { params })),
    schliesseAb: (offene?: OffeneBeimAbschluss) =>
      void rufe('Die Kehrtour ist abgeschlossen', () =>
        client.call(kehrtourAbschliessen, { params, body: offene === undefined ? {} : { offene } }),
      ),
  };
}
