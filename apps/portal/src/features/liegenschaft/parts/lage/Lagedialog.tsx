import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { lageSetzen, liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { MapPosition } from '../../../../shared/map/map.props.ts';
import { pageQuery } from '../../../../shared/pageQuery.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { anschrift } from '../../liegenschaft.format.ts';
import { useStecknadel } from '../../useStecknadel.ts';
import { Lagewahl } from './Lagewahl.tsx';

export type LagedialogProps = {
  client: Client;
  id: string;
  /** Houses around it, to find one's way on the map. */
  nachbarn: readonly LiegenschaftPunkt[];
  /** After saving: the next one, or close. */
  onFertig: () => void;
  onClose: () => void;
};

/** Puts a house on the map: by an address that the map knows, by coordinates, or by a click. */
export function Lagedialog({ client, id, nachbarn, onFertig, onClose }: LagedialogProps) {
  const query = useQuery(pageQuery(client, liegenschaftHolen, { params: { id } }));
  const titel = query.data === undefined ? 'Lage setzen' : `Lage: ${anschrift(query.data)}`;
  const stecknadel = useStecknadel(client, query.data);
  const { ort } = stecknadel;
  const speichere = useSpeichere(client, query.data, onFertig);
  return (
    <Dialog
      title={titel}
      open
      size="large"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button
            kind="primary"
            disabled={ort === null || query.data === undefined}
            busy={speichere.isPending}
            onPress={() => ort !== null && speichere.mutate(ort)}
          >
            Lage speichern
          </Button>
          <Button onPress={onClose}>Abbrechen</Button>
        </>
      }
    >
      <PageState query={query} count={3}>
        {(liegenschaft) => (
          <div className="flex flex-col gap-4">
            {speichere.error === null ? null : (
              <Notice tone="danger" live>
                {sentenceOf(speichere.error)}
              </Notice>
            )}
            <Lagewahl {...{ client, liegenschaft, nachbarn, stecknadel }} />
          </div>
        )}
      </PageState>
    </Dialog>
  );
}

function useSpeichere(client: Client, liegenschaft: Liegenschaft | undefined, onFertig: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (koordinaten: MapPosition) => {
      if (liegenschaft === undefined) throw new Error('The house is not loaded yet.');
      const { id, version } = liegenschaft;
      return client.call(lageSetzen, { params: { id }, body: { version, koordinaten } });
    },
    onSuccess: (stand) => {
      cache.setQueryData(keyOf(liegenschaftHolen, { params: { id: stand.id } }), stand);
      showToast(`${anschrift(stand)} steht auf der Karte`, { tone: 'success' });
      void outdateConcepts(cache, 'liegenschaften');
      onFertig();
    },
    // The next try carries the present version.
    onError: () => outdateConcepts(cache, 'liegenschaften'),
  });
}
