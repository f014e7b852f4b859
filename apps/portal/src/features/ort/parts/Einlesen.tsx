import type { Client } from '@kehrtour/api-client/client';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { ortHolen } from '@kehrtour/contract/ort';
import { type Vorgang, vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Progress } from '@kehrtour/ui/message/Progress.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const LOOK_AGAIN_MS = 800;

const amWerk = (status: Vorgang['status'] | undefined): boolean => status === 'laeuft' || status === 'wartet';

/** The reading goes on without this page; whoever comes back follows it, or finds the map in use. */
export function Einlesen({ client, id, onDone }: { client: Client; id: string; onDone: () => void }) {
  const { data } = useQuery({
    ...abfrage(client, vorgangHolen, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data === undefined || amWerk(state.data.status) ? LOOK_AGAIN_MS : false,
  });
  const cache = useQueryClient();
  const zuEnde = data !== undefined && !amWerk(data.status);
  // What is reckoned with stands above: it changes with the sentence that says so.
  useEffect(() => {
    if (zuEnde) void cache.invalidateQueries({ queryKey: keyOf(ortHolen, {}) });
  }, [cache, zuEnde]);
  const cancel = useMutation({ mutationFn: () => client.call(vorgangAbbrechen, { params: { id } }) });
  if (data?.status === 'fehler')
    return (
      <Notice
        tone="danger"
        title={data.fehler?.title ?? 'Die Karte ließ sich nicht einlesen'}
        live
        action={<Button onPress={onDone}>Andere Datei wählen</Button>}
      >
        <p>{data.fehler?.detail}</p>
      </Notice>
    );
  if (data !== undefined && zuEnde)
    return <Ende abgebrochen={data.status === 'abgebrochen'} onDone={onDone} />;
  return (
    <Progress
      label="Karte einlesen"
      value={(data?.anteil ?? 0) * 100}
      text={data?.schritt}
      hint="Sie können die Seite verlassen; das Einlesen läuft weiter."
      canceling={cancel.isPending || cancel.isSuccess}
      onCancel={() => cancel.mutate()}
    />
  );
}

function Ende({ abgebrochen, onDone }: { abgebrochen: boolean; onDone: () => void }) {
  return (
    <Notice
      tone={abgebrochen ? 'info' : 'success'}
      title={abgebrochen ? 'Das Einlesen wurde abgebrochen' : 'Die Karte ist eingelesen'}
      live
      action={<Button onPress={onDone}>In Ordnung</Button>}
    >
      <p>
        {abgebrochen
          ? 'Damit gerechnet wird weiter wie bisher.'
          : 'Neue Kehrtouren rechnen ab jetzt damit. Häuser, deren Lage noch fehlt, werden gleich darauf gesucht.'}
      </p>
    </Notice>
  );
}
