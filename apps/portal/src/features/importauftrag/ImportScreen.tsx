import type { Client } from '@kehrtour/api-client/client';
import { importHolen } from '@kehrtour/contract/importauftrag';
import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Betreuung } from './parts/Betreuung.tsx';
import { Ergebnis, type Importadressen } from './parts/Ergebnis.tsx';
import { Fortschritt } from './parts/Fortschritt.tsx';
import { Lesung } from './parts/Lesung.tsx';
import { Probelauf } from './parts/Probelauf.tsx';
import { useImportschritte, worteZu } from './useImportschritte.ts';
import { useVorgang } from './useVorgang.ts';

export type ImportScreenProps = {
  client: Client;
  id: string;
  adressen: Importadressen;
  /** The file was thrown away: there is nothing left to see. */
  onVerworfen: () => void;
};

/** One file from reading to result. The server keeps the state: whoever leaves and comes back goes on where it was. */
export function ImportScreen({ client, id, adressen, onVerworfen }: ImportScreenProps) {
  const query = useQuery(pageQuery(client, importHolen, { params: { id } }));
  return (
    <PageState query={query} shape="block" count={2} named>
      {(stand) => (
        <div className="flex flex-col gap-6">
          <Import client={client} stand={stand} adressen={adressen} onVerworfen={onVerworfen} />
          <Betreuung client={client} importId={stand.id} />
        </div>
      )}
    </PageState>
  );
}

type ImportProps = Omit<ImportScreenProps, 'id'> & { stand: Importauftrag };

function Import({ client, stand, adressen, onVerworfen }: ImportProps) {
  const schritte = useImportschritte(client, stand.id, onVerworfen);
  const vorgang = useVorgang(client, stand.id, stand.laufend?.vorgangId ?? null);
  const [spaltenOffen, setSpaltenOffen] = useState(false);
  const verortet = stand.laufend?.art === 'import-verorten';
  if (stand.laufend !== null && !verortet) return <Fortschritt art={stand.laufend.art} vorgang={vorgang} />;
  if (schritte.prueftGleich) return <Fortschritt art="import-pruefen" vorgang={vorgang} />;
  const liest = stand.status === 'hochgeladen' || (stand.status === 'geprueft' && spaltenOffen);
  return (
    <div className="flex flex-col gap-6">
      <Misserfolg error={schritte.error} ende={vorgang.ende} />
      {liest ? (
        <Lesung
          stand={stand}
          schritte={{ ...schritte, pruefe: () => (setSpaltenOffen(false), schritte.pruefe()) }}
          {...(stand.status === 'geprueft' && { onZurueck: () => setSpaltenOffen(false) })}
        />
      ) : stand.status === 'geprueft' ? (
        <Probelauf
          client={client}
          stand={stand}
          schritte={schritte}
          onSpalten={() => setSpaltenOffen(true)}
        />
      ) : (
        <Ergebnis
          client={client}
          stand={stand}
          schritte={schritte}
          adressen={adressen}
          verortung={verortet ? <Fortschritt art="import-verorten" vorgang={vorgang} /> : null}
        />
      )}
    </div>
  );
}

/** A refused call, or work that ended without success. */
function Misserfolg({ error, ende }: { error: Error | null; ende: ReturnType<typeof useVorgang>['ende'] }) {
  if (error !== null) {
    const { title, detail } = worteZu(error);
    return (
      <Notice tone="danger" title={title} live>
        <p>{detail}</p>
      </Notice>
    );
  }
  if (ende?.status === 'fehler')
    return (
      <Notice tone="danger" title={ende.fehler?.title ?? 'Das hat nicht geklappt'} live>
        <p>{ende.fehler?.detail}</p>
        <p>Ihre Datei und alle Einstellungen sind noch da.</p>
      </Notice>
    );
  if (ende?.status === 'abgebrochen' && ende.art === 'import-pruefen')
    return (
      <Notice title="Der Probelauf wurde abgebrochen" live>
        <p>Es wurde nichts verändert.</p>
      </Notice>
    );
  return null;
}
