import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import {
  type Datenauszug,
  datenauszugAnfordern,
  datenauszugHolen,
  datenauszugLaden,
} from '@kehrtour/contract/datenauszug';
import { groesseInWorten } from '@kehrtour/domain/datei/groesseInWorten';
import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { zeitpunktInWorten } from './datenauszug.format.ts';
import { Schreibstand } from './parts/Schreibstand.tsx';

const Nachweisdialog = lazyPart(
  async () => (await import('../../shared/nachweis/Nachweisdialog.tsx')).Nachweisdialog,
);

type Auszug = NonNullable<Datenauszug['auszug']>;

/** Everything that is kept for the company as one file: asked for, written by the server, fetched for a week by whoever proves who she is. */
export function DatenauszugKarte({ client, email }: { client: Client; email: string }) {
  const query = useQuery(pageQuery(client, datenauszugHolen, {}));
  const cache = useQueryClient();
  const fordern = useMutation({
    mutationFn: () => client.call(datenauszugAnfordern, {}),
    onSuccess: (stand) => cache.setQueryData(keyOf(datenauszugHolen, {}), stand),
  });
  const knopf = (name: string, kind: 'primary' | 'secondary') => (
    <Button kind={kind} busy={fordern.isPending} onPress={() => fordern.mutate()}>
      {name}
    </Button>
  );
  return (
    <Card title="Alle Daten mitnehmen">
      <div className="flex flex-col gap-4">
        <p className="max-w-prose">
          Eine ZIP-Datei mit allem, was Kehrtour für Ihren Betrieb speichert: Liegenschaften, Kontakte,
          Fristen, Termine, Nachrichten, Rechnungen. Als Tabellen für Excel und als JSON für andere Programme;
          eine Erklärung liegt bei.
        </p>
        <PageState query={query} count={1}>
          {({ auszug }) => {
            if (auszug === null) return <div>{knopf('Auszug erstellen', 'primary')}</div>;
            if (auszug.groesse === null)
              return (
                <Schreibstand client={client} auszug={auszug} nochmal={knopf('Noch einmal', 'secondary')} />
              );
            return (
              <Fertiger
                client={client}
                email={email}
                auszug={auszug}
                neu={knopf('Neu erstellen', 'secondary')}
              />
            );
          }}
        </PageState>
        {fordern.error === null ? null : (
          <Notice tone="danger" live>
            <p>{sentenceOf(fordern.error)}</p>
          </Notice>
        )}
      </div>
    </Card>
  );
}

type FertigerProps = { client: Client; email: string; auszug: Auszug; neu: ReactNode };

function Fertiger({ client, email, auszug, neu }: FertigerProps) {
  const [fragt, setFragt] = useState(false);
  return (
    <>
      <p className="max-w-prose text-muted">
        Stand {zeitpunktInWorten(auszug.angefordertAm)}
        {auszug.von === '' ? '' : `, erstellt von ${auszug.von}`}. Der Auszug bleibt{' '}
        {AUFBEWAHRUNG.datenauszug.tage} Tage liegen, bis {zeitpunktInWorten(auszug.laeuftAb)}; ein neuer
        ersetzt ihn.
      </p>
      <div className="flex flex-wrap gap-4">
        <Button
          kind="primary"
          icon={<Download aria-hidden className="size-5" />}
          onPress={() => setFragt(true)}
        >
          ZIP-Datei laden ({groesseInWorten(auszug.groesse ?? 0)}) …
        </Button>
        {neu}
      </div>
      <p className="text-sm text-muted">
        Bewahren Sie die Datei sicher auf: Sie enthält Namen und Anschriften Ihrer Kundschaft.
      </p>
      {fragt ? (
        <Nachweisdialog
          client={client}
          email={email}
          title="Alle Daten laden"
          sendLabel="ZIP-Datei laden"
          send={async (body) => {
            saveFile(await client.file(datenauszugLaden, { body }));
            setFragt(false);
          }}
          onClose={() => setFragt(false)}
        >
          <p>
            In der Datei steht alles über Ihre Kundschaft. Bitte weisen Sie sich dafür noch einmal aus. Im
            Verlauf steht danach, wer sie wann geladen hat.
          </p>
        </Nachweisdialog>
      ) : null}
    </>
  );
}
