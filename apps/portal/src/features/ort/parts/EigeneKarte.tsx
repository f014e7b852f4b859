import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { grundkarteHolen, karteLoeschen, ortHolen, type OrtUebersicht } from '@kehrtour/contract/ort';
import { formatDatum } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The map extract in use, and the way back to estimated travel times. */
export function EigeneKarte({
  client,
  karte,
}: {
  client: Client;
  karte: NonNullable<OrtUebersicht['karte']>;
}) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.call(karteLoeschen, {}),
    onSuccess: () => {
      setAsking(false);
      showToast('Der Kartenauszug ist entfernt', { tone: 'success' });
      void cache.invalidateQueries({ queryKey: keyOf(grundkarteHolen, {}) });
      return cache.invalidateQueries({ queryKey: keyOf(ortHolen, {}) });
    },
  });
  return (
    <Card title={karte.name} actions={<Button onPress={() => setAsking(true)}>Entfernen</Button>}>
      <KeyValue
        items={[
          { label: 'Adressen', value: karte.adressen.toLocaleString('de-DE') },
          { label: 'Straßen', value: karte.strassen.toLocaleString('de-DE') },
          {
            label: 'Stand',
            value: karte.stand === null ? 'steht nicht in der Datei' : formatDatum(karte.stand),
          },
        ]}
      />
      <ConfirmDialog
        title="Kartenauszug entfernen?"
        open={asking}
        confirmLabel="Kartenauszug entfernen"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>Fahrzeiten werden danach geschätzt. Schon geplante Kehrtouren behalten ihre Zeiten.</p>
      </ConfirmDialog>
    </Card>
  );
}
