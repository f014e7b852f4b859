import type { Client } from '@kehrtour/api-client/client';
import { nachweiseHolen } from '@kehrtour/contract/ankuendigung';
import type { Nachweis } from '@kehrtour/contract/ankuendigung';
import { formatTag, formatZeitpunkt } from '@kehrtour/domain/format';
import { KANAL_WORTE } from '@kehrtour/domain/kanal';
import { VERSAND_NAMEN } from '@kehrtour/domain/vorgang';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';

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
  { id: 'was', header: 'Was', cell: ({ titel }) => titel },
  {
    id: 'weg',
    header: 'Weg',
    width: '12rem',
    cell: ({ kanal, versand }) => (
      <>
        <span className="block">{KANAL_WORTE[kanal].wahl}</span>
        {versand === null ? null : <span className="block text-sm text-muted">{VERSAND_NAMEN[versand]}</span>}
      </>
    ),
  },
  {
    id: 'wann',
    header: 'Wann',
    width: '13rem',
    cell: (nachweis) => (
      <>
        <span className="block tabular-nums">{formatZeitpunkt(new Date(nachweis.erstelltAm))}</span>
        <span className="block text-sm text-muted tabular-nums">{zugang(nachweis)}</span>
      </>
    ),
  },
];

/** Every notice of a round with way, time and recipient: the proof of what was told. */
export function Nachweisliste({ client, tourId }: { client: Client; tourId: string }) {
  const query = useQuery(pageQuery(client, nachweiseHolen, { params: { id: tourId } }));
  return (
    <PageState query={query}>
      {({ nachweise }) => (
        <DataTable
          label="Nachweise"
          columns={COLUMNS}
          rows={nachweise}
          rowId={({ id }) => id}
          rowLabel={({ empfaenger }) => empfaenger}
          empty={
            <EmptyState title="Noch nichts angekündigt">
              <p>Nach dem Ankündigen steht hier, wer wann auf welchem Weg was erfahren hat.</p>
            </EmptyState>
          }
          compact={kurz}
        />
      )}
    </PageState>
  );
}

const kurz = (nachweis: Nachweis) => (
  <div className="py-1">
    <span className="block font-medium">{nachweis.empfaenger}</span>
    <span className="block text-sm text-muted">{nachweis.anschrift}</span>
    <span className="block text-sm">
      {weg(nachweis)} · {formatZeitpunkt(new Date(nachweis.erstelltAm))}
    </span>
  </div>
);

function weg({ kanal, versand }: Nachweis): string {
  const { wahl } = KANAL_WORTE[kanal];
  return versand === null ? wahl : `${wahl}, ${VERSAND_NAMEN[versand]}`;
}

/** What came back reached nobody. */
const zugang = ({ zugangAm, versand }: Nachweis): string =>
  zugangAm === null || versand === 'fehler' ? '' : `Zugang ${formatTag(zugangAm)}`;
