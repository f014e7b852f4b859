import type { Client } from '@kehrtour/api-client/client';
import { type UngenannteHaeuser, ungenannteHaeuserHolen } from '@kehrtour/contract/exportentscheid';
import { formatMenge } from '@kehrtour/domain/format';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { Abgewiesene } from './parts/Abgewiesene.tsx';
import { Entscheidleiste } from './parts/Entscheidleiste.tsx';
import { Entscheidungen } from './parts/Entscheidungen.tsx';
import { EXPORTSPALTEN, hausKurz } from './parts/exportspalten.tsx';
import { useExportentscheid } from './useExportentscheid.ts';

const NICHTS: ReadonlySet<string> = new Set();
type Props = { client: Client; onOpen: (id: string) => void };

/** Houses the last export no longer names: chosen, kept or put to rest by one press, and taken back. */
export function NichtMehrImExportScreen({ client, onOpen }: Props) {
  const query = useQuery(pageQuery(client, ungenannteHaeuserHolen, {}));
  return (
    <PageState query={query} count={6}>
      {(stand) => <Stand client={client} onOpen={onOpen} stand={stand} />}
    </PageState>
  );
}

function Stand({ client, onOpen, stand }: Props & { stand: UngenannteHaeuser }) {
  const { haeuser, gesamt, entschieden } = stand;
  const [gewaehlt, setGewaehlt] = useState(NICHTS);
  const tat = useExportentscheid(client);
  const gemeint = haeuser.filter(({ id }) => gewaehlt.has(id));
  return (
    <div className="flex flex-col gap-6">
      {gesamt === 0 ? null : (
        <p>
          {formatMenge(gesamt, 'Haus wird', 'Häuser werden')} weiter geplant, obwohl der letzte Export nichts
          davon sagt. {gesamt > haeuser.length ? `Das sind die ersten ${haeuser.length}.` : ''}
        </p>
      )}
      <Abgewiesene eintraege={tat.abgewiesen} />
      <DataTable
        label="Häuser, die im Export fehlen"
        columns={EXPORTSPALTEN}
        rows={haeuser}
        rowId={({ id }) => id}
        rowLabel={({ anschrift }) => anschrift}
        selected={gewaehlt}
        onSelect={setGewaehlt}
        onOpen={({ id }) => onOpen(id)}
        compact={hausKurz}
        empty={
          <EmptyState title="Kein Haus wartet auf eine Entscheidung" icon={<ListChecks aria-hidden />}>
            Nennt der nächste ganze Export ein Haus nicht mehr, steht es hier.
          </EmptyState>
        }
      />
      <Entscheidleiste haeuser={gemeint} tat={tat} onFertig={() => setGewaehlt(NICHTS)} />
      {entschieden.length === 0 ? null : (
        <Card title="Zuletzt entschieden" padding="flush">
          <Entscheidungen eintraege={entschieden} tat={tat} />
        </Card>
      )}
    </div>
  );
}
