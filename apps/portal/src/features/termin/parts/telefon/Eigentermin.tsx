import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import {
  eigeneZeitenHolen,
  eigeneZeitVereinbaren,
  eigeneZeitZuruecknehmen,
} from '@kehrtour/contract/terminteilung';
import { BEDENKZEIT_MINUTEN } from '@kehrtour/domain/termin/bedenkzeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useZeitNehmen } from '../../useZeitNehmen.ts';
import { Warnungen } from './Warnungen.tsx';
import { type Gewaehlt, zeitwahlAus } from './Zeitauswahl.tsx';
import { Zeiten } from './Zeiten.tsx';

export type EigenterminProps = {
  client: Client;
  terminId: string;
  version: number;
  /** A proposal can go by mail; else whatever is taken was agreed on the phone. */
  mail: boolean;
  onFertig: () => void;
};

/** A time outside of all rounds, in the row itself: free times of everybody who may do it, or day and hour of one's own. */
export function Eigentermin({ client, terminId, version, mail, onFertig }: EigenterminProps) {
  const [wahl, setWahl] = useState<Gewaehlt | null>(null);
  const [alle, setAlle] = useState(false);
  const { vereinbareZeit, laeuft, warnungen, fehler, vergiss } = useEigentermin(client, {
    terminId,
    version,
    onFertig,
  });
  const fertig = zeitwahlAus(wahl, warnungen !== null);
  const trotzdem = warnungen === null ? '' : 'Trotzdem: ';
  const taten = (
    <div className="flex flex-col gap-4">
      {warnungen === null ? null : <Warnungen warnungen={warnungen} />}
      <ErrorSummary faults={fehler} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          kind="primary"
          busy={laeuft}
          disabled={fertig === undefined}
          onPress={() => fertig && void vereinbareZeit(fertig, true)}
        >
          {trotzdem}Am Telefon zugesagt
        </Button>
        {mail ? (
          <Button
            size="small"
            busy={laeuft}
            disabled={fertig === undefined}
            onPress={() => fertig && void vereinbareZeit(fertig, false)}
          >
            {trotzdem}Vorschlagen
          </Button>
        ) : null}
      </div>
    </div>
  );
  return (
    <div className="flex flex-col gap-4">
      <Zeiten
        client={client}
        frage={{
          endpoint: eigeneZeitenHolen,
          input: { params: { id: terminId }, body: alle ? { alle } : {} },
        }}
        onAlle={() => setAlle(true)}
        wahl={wahl}
        onWahl={(neu) => {
          vergiss();
          setWahl(neu);
        }}
        taten={taten}
      />
      {wahl?.art === 'angebot' ? null : taten}
    </div>
  );
}

type Ziel = Pick<EigenterminProps, 'terminId' | 'version' | 'onFertig'>;

function useEigentermin(client: Client, { terminId, version, onFertig }: Ziel) {
  const cache = useQueryClient();
  const { nimmZeit, ...stand } = useZeitNehmen({});
  async function nimmZurueck(id: string): Promise<void> {
    try {
      const idempotencyKey = crypto.randomUUID();
      await client.call(eigeneZeitZuruecknehmen, { params: { id }, idempotencyKey });
      showToast('Zurückgenommen. Der bisherige Termin steht wieder, gesendet wurde nichts.', {
        tone: 'success',
      });
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    } finally {
      await outdateConcepts(cache, 'rueckmeldungen', 'termine', 'kehrtouren', 'liegenschaften', 'buchungen');
    }
  }
  const vereinbareZeit = (wahl: NonNullable<ReturnType<typeof zeitwahlAus>>, abgesprochen: boolean) =>
    nimmZeit(async (idempotencyKey) => {
      const { termin, gemailt } = await client.call(eigeneZeitVereinbaren, {
        params: { id: terminId },
        body: { version, wahl, abgesprochen },
        idempotencyKey,
      });
      const getan = abgesprochen ? 'Eigener Termin zugesagt' : 'Eigene Zeit vorgeschlagen';
      showToast(gemailt ? `${getan}. Die E-Mail geht in ${BEDENKZEIT_MINUTEN} Minuten hinaus.` : getan, {
        tone: 'success',
        onUndo: () => void nimmZurueck(termin.id),
      });
      onFertig();
      await outdateConcepts(cache, 'rueckmeldungen', 'kehrtouren');
    });
  return { vereinbareZeit, ...stand };
}
