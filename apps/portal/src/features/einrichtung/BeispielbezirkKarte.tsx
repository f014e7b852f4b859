import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import {
  type Beispielbezirk,
  beispielbezirkHolen,
  beispielbezirkLaden,
  beispielbezirkLoeschen,
} from '@kehrtour/contract/beispielbezirk';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';

export type BeispielbezirkKarteProps = {
  client: Client;
  listHref: string;
  /** Steps of the set-up are open or done by it. */
  onChange: () => void;
};

/** An invented district to look around in, put there and taken away by one press; nothing where there are own houses only. */
export function BeispielbezirkKarte({ client, listHref, onChange }: BeispielbezirkKarteProps) {
  const { data } = useQuery(pageQuery(client, beispielbezirkHolen, {}));
  const { laden, loeschen, fehler } = useBezirk(client, onChange);
  if (data === undefined || (data.geladen === null && !data.moeglich)) return null;
  return (
    <Card title={data.geladen === null ? 'Erst einmal umsehen?' : 'Beispielbezirk zum Ausprobieren'}>
      <div className="flex flex-col gap-4">
        {data.geladen === null ? (
          <>
            <p className="max-w-prose">
              Laden Sie einen erfundenen Bezirk mit Häusern, Menschen und Fristen. Planen Sie darin, was Sie
              wollen: Niemand bekommt eine Nachricht, und mit einem Druck ist alles wieder weg.
            </p>
            <div>
              <Button busy={laden.isPending} onPress={() => laden.mutate()}>
                Beispielbezirk laden
              </Button>
            </div>
          </>
        ) : (
          <Geladen
            geladen={data.geladen}
            listHref={listHref}
            busy={loeschen.isPending}
            onLoeschen={() => loeschen.mutate()}
          />
        )}
        {fehler === null ? null : (
          <Notice tone="danger" live>
            <p>{sentenceOf(fehler)}</p>
          </Notice>
        )}
      </div>
    </Card>
  );
}

function useBezirk(client: Client, onChange: () => void) {
  const cache = useQueryClient();
  // Lists, maps, counts: whatever is shown anywhere is older than this.
  const danach = (text: string) => async (): Promise<void> => {
    showToast(text, { tone: 'success' });
    await cache.invalidateQueries();
    onChange();
  };
  const laden = useMutation({
    mutationFn: () => client.call(beispielbezirkLaden, {}),
    onSuccess: danach('Der Beispielbezirk ist da'),
  });
  const loeschen = useMutation({
    mutationFn: () => client.call(beispielbezirkLoeschen, {}),
    onSuccess: danach('Der Beispielbezirk ist weg'),
  });
  return { laden, loeschen, fehler: laden.error ?? loeschen.error };
}

type GeladenProps = {
  geladen: NonNullable<Beispielbezirk['geladen']>;
  listHref: string;
  busy: boolean;
  onLoeschen: () => void;
};

function Geladen({ geladen, listHref, busy, onLoeschen }: GeladenProps) {
  const [fragt, setFragt] = useState(false);
  const { liegenschaften, kehrtouren, termine } = geladen;
  return (
    <>
      <p className="max-w-prose">
        {formatMenge(liegenschaften, 'erfundene Liegenschaft ist', 'erfundene Liegenschaften sind')} da, alle
        in „Musterbach“ und Umgebung. Entfernen Sie sie, bevor Sie Ihre eigenen Daten übernehmen.
      </p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={listHref}>Liegenschaften ansehen</ButtonLink>
        <Button busy={busy} onPress={() => (kehrtouren + termine > 0 ? setFragt(true) : onLoeschen())}>
          Beispielbezirk entfernen
        </Button>
      </div>
      <ConfirmDialog
        open={fragt}
        danger
        title="Beispielbezirk mit allem entfernen, was Sie probiert haben?"
        confirmLabel="Alles Erfundene entfernen"
        onConfirm={() => {
          setFragt(false);
          onLoeschen();
        }}
        onCancel={() => setFragt(false)}
      >
        <p>
          Mit den Häusern gehen {formatMenge(kehrtouren, 'Kehrtour', 'Kehrtouren')} und{' '}
          {formatMenge(termine, 'Termin', 'Termine')}. Eigene Liegenschaften, Kontakte und Einstellungen
          bleiben.
        </p>
      </ConfirmDialog>
    </>
  );
}
