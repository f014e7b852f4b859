import { ApiError, type Client } from '@kehrtour/api-client/client';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { grundkarteHolen, karteHochladen, ortHolen, type OrtUebersicht } from '@kehrtour/contract/ort';
import { vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { FileDrop } from '@kehrtour/ui/field/FileDrop.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Progress } from '@kehrtour/ui/message/Progress.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { EigeneKarte } from './parts/EigeneKarte.tsx';

const LOOK_AGAIN_MS = 800;

/** Where addresses and travel times come from, and the map extract that makes them exact on the own machine. */
export function KarteScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, ortHolen, {}));
  return (
    <PageState query={query} shape="block">
      {(ort) => (
        <div className="flex max-w-3xl flex-col gap-6">
          <Quellen ort={ort} />
          <Auszug client={client} karte={ort.karte} />
        </div>
      )}
    </PageState>
  );
}

const mitStand = ({ name, stand }: { name: string; stand: string | null }): string =>
  stand === null ? name : `${name}, Stand ${stand}`;

function Quellen({ ort }: { ort: OrtUebersicht }) {
  return (
    <Card title="Damit wird gerechnet">
      <KeyValue
        items={[
          { label: 'Adressen', value: mitStand(ort.adressen) },
          { label: 'Fahrzeiten', value: mitStand(ort.fahrzeiten) },
        ]}
      />
      {ort.karte?.ohneFahrzeiten ? (
        <p className="mt-4 text-sm text-muted">{ort.karte.ohneFahrzeiten}</p>
      ) : null}
      {ort.karte?.ohneBild ? <p className="mt-4 text-sm text-muted">{ort.karte.ohneBild}</p> : null}
    </Card>
  );
}

function Auszug({ client, karte }: { client: Client; karte: OrtUebersicht['karte'] }) {
  const cache = useQueryClient();
  const [vorgangId, setVorgangId] = useState<string>();
  const upload = useMutation({
    mutationFn: (file: File) => client.upload(karteHochladen, { file }),
    onSuccess: (answer) => setVorgangId(answer.vorgangId),
  });
  const done = (): void => {
    setVorgangId(undefined);
    for (const endpoint of [ortHolen, grundkarteHolen])
      void cache.invalidateQueries({ queryKey: keyOf(endpoint, {}) });
  };
  return (
    <>
      {karte?.eigene ? <EigeneKarte client={client} karte={karte} /> : null}
      {karte?.eigene ? null : <Herkunft />}
      {vorgangId === undefined ? (
        <FileDrop
          id="karte"
          label={karte?.eigene ? 'Anderen Kartenauszug hochladen' : 'Kartenauszug hochladen'}
          hint="Eine Datei .osm.pbf mit Ihrer Gegend, höchstens 2 GB. Sie bleibt auf diesem Server; nichts geht an fremde Dienste."
          accept={['.pbf']}
          busy={upload.isPending}
          error={sentenceOf(upload.error)}
          onFiles={([file]) => file && upload.mutate(file)}
        />
      ) : (
        <Einlesen client={client} id={vorgangId} onDone={done} />
      )}
    </>
  );
}

/** Where an extract comes from, for who has never seen one. */
function Herkunft() {
  return (
    <Card title="So kommen Sie zu einem Kartenauszug">
      <ol className="list-decimal space-y-2 pl-6">
        <li>
          Öffnen Sie{' '}
          <Link href="https://download.geofabrik.de/europe/germany.html">download.geofabrik.de</Link> und
          wählen Sie Ihr Bundesland oder Ihren Regierungsbezirk.
        </li>
        <li>Laden Sie die Datei, deren Name auf „.osm.pbf“ endet, auf Ihren Rechner. Das kostet nichts.</li>
        <li>Ziehen Sie die Datei in das Feld hier unten. Das Einlesen dauert einige Minuten.</li>
      </ol>
      <p className="mt-4 text-sm text-muted">
        Die Daten sind von OpenStreetMap (ODbL). Nehmen Sie das kleinste Gebiet, in dem Ihr Bezirk ganz liegt:
        Es ist am schnellsten eingelesen.
      </p>
    </Card>
  );
}

/** The reading goes on without this page; who comes back later finds the map in use. */
function Einlesen({ client, id, onDone }: { client: Client; id: string; onDone: () => void }) {
  const { data } = useQuery({
    ...abfrage(client, vorgangHolen, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'laeuft' || state.data?.status === 'wartet' ? LOOK_AGAIN_MS : false,
  });
  const cache = useQueryClient();
  // What is reckoned with stands above: it changes with the sentence that says so.
  useEffect(() => {
    if (data?.status === 'fertig') void cache.invalidateQueries({ queryKey: keyOf(ortHolen, {}) });
  }, [cache, data?.status]);
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
  if (data?.status === 'fertig' || data?.status === 'abgebrochen')
    return (
      <Notice
        tone={data.status === 'fertig' ? 'success' : 'info'}
        title={data.status === 'fertig' ? 'Die Karte ist eingelesen' : 'Das Einlesen wurde abgebrochen'}
        live
        action={<Button onPress={onDone}>In Ordnung</Button>}
      >
        <p>Neue Kehrtouren rechnen ab jetzt damit.</p>
      </Notice>
    );
  return (
    <Progress
      label="Karte einlesen"
      value={(data?.anteil ?? 0) * 100}
      text={data?.schritt}
      hint="Sie können die Seite verlassen; das Einlesen läuft weiter."
      canceling={cancel.isPending}
      onCancel={() => cancel.mutate()}
    />
  );
}

function sentenceOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return error instanceof ApiError
    ? error.problem.detail
    : 'Das Hochladen ist abgebrochen. Bitte versuchen Sie es noch einmal.';
}
