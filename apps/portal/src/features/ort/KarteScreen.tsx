import { ApiError, type Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { grundkarteHolen, karteHochladen, ortHolen, type OrtUebersicht } from '@kehrtour/contract/ort';
import { formatDatum } from '@kehrtour/domain/format';
import { FileDrop } from '@kehrtour/ui/field/FileDrop.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Ausserhalb } from './parts/Ausserhalb.tsx';
import { EigeneKarte } from './parts/EigeneKarte.tsx';
import { Einlesen } from './parts/Einlesen.tsx';
import { Herkunft } from './parts/Herkunft.tsx';

export type KarteScreenProps = {
  client: Client;
  /** Where the houses outside of the map are listed. */
  ausserhalb: string;
};

/** Where addresses and travel times come from, and the map extract that makes them exact on the own machine. */
export function KarteScreen({ client, ausserhalb }: KarteScreenProps) {
  const query = useQuery(pageQuery(client, ortHolen, {}));
  return (
    <PageState query={query} shape="block">
      {(ort) => (
        <div className="flex max-w-3xl flex-col gap-6">
          <Quellen ort={ort} />
          <Ausserhalb karte={ort.karte} liste={ausserhalb} />
          <Auszug client={client} karte={ort.karte} laufend={ort.vorgangId} />
        </div>
      )}
    </PageState>
  );
}

const mitStand = ({ name, stand }: { name: string; stand: string | null }): string =>
  stand === null ? name : `${name}, Stand ${formatDatum(stand)}`;

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

type AuszugProps = Pick<KarteScreenProps, 'client'> & {
  karte: OrtUebersicht['karte'];
  /** What is being read in, begun here, earlier, or by somebody else. */
  laufend: string | null;
};

function Auszug({ client, karte, laufend }: AuszugProps) {
  const cache = useQueryClient();
  const [verfolgt, setVerfolgt] = useState<string | null>(null);
  const [erledigt, setErledigt] = useState<string | null>(null);
  if (laufend !== null && laufend !== verfolgt && laufend !== erledigt) setVerfolgt(laufend);
  const upload = useMutation({
    mutationFn: (file: File) => client.upload(karteHochladen, { file }),
    onSuccess: (answer) => setVerfolgt(answer.vorgangId),
  });
  const done = (): void => {
    setErledigt(verfolgt);
    setVerfolgt(null);
    for (const endpoint of [ortHolen, grundkarteHolen])
      void cache.invalidateQueries({ queryKey: keyOf(endpoint, {}) });
  };
  return (
    <>
      {karte?.eigene ? <EigeneKarte client={client} karte={karte} /> : null}
      {karte?.eigene ? null : <Herkunft />}
      {verfolgt === null ? (
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
        <Einlesen client={client} id={verfolgt} onDone={done} />
      )}
    </>
  );
}

function sentenceOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return error instanceof ApiError
    ? error.problem.detail
    : 'Das Hochladen ist abgebrochen. Bitte versuchen Sie es noch einmal.';
}
