import type { Client } from '@kehrtour/api-client/client';
import { faultsOf, sentenceOf } from '@kehrtour/api-client/faults';
import type { FieldFault } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { terminHolen } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { buchungVerlegen } from '@kehrtour/contract/terminbuero';
import type { Zeitwahl } from '@kehrtour/contract/terminbuero';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { dauerVon, standVon } from '../../verlegeziel.ts';
import { ZEITFELDER } from './useVerlegefrage.ts';

type Eigene = Extract<Zeitwahl, { art: 'eigene' }>;
type Folgen = { warnungen: readonly string[]; email: string; abgesprochen: boolean };

/** Moves a booking once its consequences were seen; as long as nobody was told, the toast leads back. */
export function useBuchungsverlegung(
  client: Client,
  { termin, onClose }: { termin: TerminKurz; onClose: () => void },
) {
  const cache = useQueryClient();
  const params = { id: termin.id };
  const stand = useQuery(abfrage(client, terminHolen, { params }));
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [abgesprochen, setAbgesprochen] = useState(false);
  const [laeuft, setLaeuft] = useState(false);
  const [fehler, setFehler] = useState<readonly FieldFault[]>([]);
  const version = stand.data?.version;

  async function schicke(wahl: Eigene, gilt: boolean, key: string, von: number): Promise<number> {
    try {
      const body = { version: von, wahl, abgesprochen: gilt };
      const neu = await client.call(buchungVerlegen, { params, body, idempotencyKey: key });
      cache.setQueryData(keyOf(terminHolen, { params }), neu);
      return neu.version;
    } finally {
      await outdateConcepts(cache, 'buchungen', 'termine', 'liegenschaften', 'kehrtouren');
    }
  }

  async function verlege(wahl: Eigene, { warnungen, email, abgesprochen: gilt }: Folgen) {
    if (version === undefined) return;
    setLaeuft(true);
    setFehler([]);
    try {
      const trotzdem = warnungen.length > 0;
      const neue = await schicke({ ...wahl, trotzdem }, gilt, idempotencyKey, version);
      // Only what stood alone before can stand there again as it was.
      const zurueck = email === '' && termin.status === 'bestaetigt' && termin.kehrtourId === null;
      showToast(gilt ? 'Der Termin ist verlegt' : 'Der Vorschlag ist unterwegs', {
        tone: 'success',
        ...(zurueck
          ? { onUndo: () => void nimmZurueck(termin, (alt) => schicke(alt, true, crypto.randomUUID(), neue)) }
          : {}),
      });
      onClose();
    } catch (error) {
      setFehler(faultsOf(error, ZEITFELDER));
    } finally {
      setLaeuft(false);
    }
  }

  return {
    bereit: version !== undefined,
    abgesprochen,
    setAbgesprochen,
    laeuft,
    fehler,
    verlege: (wahl: Eigene, folgen: Folgen) => void verlege(wahl, folgen),
  };
}

/** The time of before, whatever speaks against it by now. */
async function nimmZurueck(termin: TerminKurz, schicke: (wahl: Eigene) => Promise<unknown>): Promise<void> {
  try {
    await schicke({ art: 'eigene', ...standVon(termin), dauerMinuten: dauerVon(termin), trotzdem: true });
    showToast('Der Termin steht wieder, wo er war', { tone: 'success' });
  } catch (error) {
    showToast(sentenceOf(error), { tone: 'danger' });
  }
}
