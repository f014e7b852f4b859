import type { Client } from '@kehrtour/api-client/client';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { type Datenauszug, datenauszugHolen } from '@kehrtour/contract/datenauszug';
import { vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Progress } from '@kehrtour/ui/message/Progress.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

const LOOK_AGAIN_MS = 800;

export type SchreibstandProps = {
  client: Client;
  auszug: NonNullable<Datenauszug['auszug']>;
  nochmal: ReactNode;
};

/** How far the writing is; it goes on without this page. */
export function Schreibstand({ client, auszug, nochmal }: SchreibstandProps) {
  const cache = useQueryClient();
  const id = auszug.vorgangId;
  const { data } = useQuery({
    ...abfrage(client, vorgangHolen, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'laeuft' || state.data?.status === 'wartet' ? LOOK_AGAIN_MS : false,
  });
  const abbrechen = useMutation({ mutationFn: () => client.call(vorgangAbbrechen, { params: { id } }) });
  const fertig = data?.status === 'fertig';
  useEffect(() => {
    if (fertig) void cache.invalidateQueries({ queryKey: keyOf(datenauszugHolen, {}) });
  }, [cache, fertig]);
  if (data?.status === 'fehler' || data?.status === 'abgebrochen')
    return (
      <Notice
        tone={data.status === 'fehler' ? 'danger' : 'info'}
        title={data.status === 'fehler' ? 'Der Auszug ist nicht fertig geworden' : 'Sie haben abgebrochen'}
        live
        action={nochmal}
      >
        <p>{data.fehler?.detail ?? 'Es liegt kein Auszug bereit.'}</p>
      </Notice>
    );
  return (
    <Progress
      label="Auszug wird geschrieben"
      {...(data === undefined || data.anteil === 0 ? {} : { value: Math.round(data.anteil * 100) })}
      text={data?.schritt ?? 'Wartet'}
      hint="Sie können die Seite verlassen; es geht auf dem Server weiter."
      canceling={abbrechen.isPending}
      onCancel={() => abbrechen.mutate()}
    />
  );
}
