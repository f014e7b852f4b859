import type { Client } from '@kehrtour/api-client/client';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { nachweiseHolen } from '@kehrtour/contract/nachweis';
import type { Nachweis } from '@kehrtour/contract/nachweis';
import { fristText, standText, zugangText } from '@kehrtour/domain/nachweis/zustellungsworte';
import { ersatzText } from '@kehrtour/domain/versand/ersatzweg';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { Zustellmeldung } from './parts/Zustellmeldung.tsx';
import { useZustellung } from './useZustellung.ts';

const COLUMNS: readonly DataColumn<Nachweis>[] = [
  {
    id: 'empfaenger',
    header: 'Empfänger',
    rowHeader: true,
    cell: ({ empfaenger, anschrift }) => (
      <>
        <span className="block truncate font-medium">{empfaenger}</span>
        <span className="block truncate text-sm font-normal text-muted">{anschrift}</span>
      </>
    ),
  },
  {
    id: 'weg',
    header: 'Was und wie',
    cell: (nachweis) => (
      <>
        <span className="block">{KANAL_WORTE[nachweis.kanal].wahl}</span>
        <span className="block truncate text-sm text-muted">{nachweistitel(nachweis)}</span>
      </>
    ),
  },
  {
    id: 'stand',
    header: 'Was daraus wurde',
    wraps: true,
    cell: (nachweis) => <Stand nachweis={nachweis} />,
  },
];

/** Whoever looks after a house is told what its flats are told. */
function nachweistitel({ art, titel }: Nachweis): string {
  return art === 'mitteilung' ? `Zur Kenntnis: ${titel}` : titel;
}

export type NachweislisteProps = {
  client: Client;
  kehrtour: Pick<Kehrtour, 'id' | 'schichten'>;
  mitarbeiter: readonly Mitarbeiter[];
};

/** Every notice of a round and what became of it; here is reported what was dropped in, posted or came back. */
export function Nachweisliste({ client, kehrtour, mitarbeiter }: NachweislisteProps) {
  const query = useQuery(pageQuery(client, nachweiseHolen, { params: { id: kehrtour.id } }));
  return (
    <PageState query={query}>
      {({ nachweise }) =>
        nachweise.length === 0 ? (
          <EmptyState title="Noch nichts angekündigt">
            <p>Nach dem Ankündigen steht hier, wer wann auf welchem Weg was erfahren hat.</p>
          </EmptyState>
        ) : (
          <Liste {...{ client, kehrtour, mitarbeiter, nachweise }} />
        )
      }
    </PageState>
  );
}

function Liste(props: NachweislisteProps & { nachweise: readonly Nachweis[] }) {
  const { client, kehrtour, mitarbeiter, nachweise } = props;
  const zustellung = useZustellung(client, kehrtour, nachweise);
  return (
    <div className="flex flex-col gap-4">
      <Zustellmeldung zustellung={zustellung} mitarbeiter={mitarbeiter} />
      <DataTable
        label="Nachweise"
        columns={COLUMNS}
        rows={nachweise}
        rowId={({ id }) => id}
        rowLabel={({ empfaenger, anschrift }) => `${empfaenger}, ${anschrift}`}
        selected={zustellung.auswahl}
        onSelect={zustellung.waehle}
        compact={kurz}
      />
    </div>
  );
}

const kurz = (nachweis: Nachweis) => (
  <div className="py-1">
    <span className="block font-medium">{nachweis.empfaenger}</span>
    <span className="block text-sm text-muted">{nachweis.anschrift}</span>
    <span className="block text-sm text-muted">
      {nachweistitel(nachweis)} · {KANAL_WORTE[nachweis.kanal].wahl}
    </span>
    <Stand nachweis={nachweis} />
  </div>
);

function Stand({ nachweis }: { nachweis: Nachweis }) {
  const frist = fristText(nachweis);
  const ersatz = ersatzText(nachweis);
  const rot = nachweis.stand === 'gescheitert' || nachweis.frist?.reicht === false;
  return (
    <>
      <span className={`block ${nachweis.stand === 'gescheitert' ? 'text-danger' : ''}`}>
        {standText(nachweis)}
      </span>
      <span className="block text-sm text-muted">{zugangText(nachweis)}</span>
      {nachweis.personen === '' ? null : (
        <span className="block text-sm text-muted">Genannt: „{nachweis.personen}“</span>
      )}
      {ersatz === '' ? null : <span className="block text-sm text-muted">{ersatz}</span>}
      {frist === '' ? null : (
        <span className={`block text-sm font-semibold ${rot ? 'text-danger' : ''}`}>{frist}</span>
      )}
    </>
  );
}
