import type { Client } from '@kehrtour/api-client/client';
import type { Rechnungszeile } from '@kehrtour/contract/rechnung';
import { formatEuro, formatTag } from '@kehrtour/domain/format';
import { standInWorten } from '@kehrtour/domain/rechnung/standInWorten';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { betragInWorten, monatInWorten } from '../rechnung.format.ts';
import { Rechnungsdateien } from './Rechnungsdateien.tsx';

export type RechnungslisteProps = {
  client: Client;
  rechnungen: readonly Rechnungszeile[];
  onBeanstande: (rechnung: Rechnungszeile) => void;
};

/** Newest first; every invoice as PDF and as file for a program. */
export function Rechnungsliste(props: RechnungslisteProps) {
  return (
    <DataTable
      label="Rechnungen"
      columns={[...COLUMNS, dateispalte(props)]}
      rows={props.rechnungen}
      rowId={({ id }) => id}
      rowLabel={({ nummer }) => nummer}
      compact={kurzMit(props)}
      empty={
        <EmptyState title="Noch keine Rechnung">
          Die erste kommt am Anfang des Monats nach dem, in dem etwas zu zahlen ist.
        </EmptyState>
      }
    />
  );
}

type Dateien = Pick<RechnungslisteProps, 'client' | 'onBeanstande'>;
const dateienVon = (zeile: Rechnungszeile, { client, onBeanstande }: Dateien) => (
  <Rechnungsdateien client={client} rechnung={zeile} onBeanstande={() => onBeanstande(zeile)} />
);
const dateispalte = (dateien: Dateien): DataColumn<Rechnungszeile> => ({
  id: 'dateien',
  header: 'Herunterladen',
  width: '21rem',
  cell: (zeile) => dateienVon(zeile, dateien),
});
const kurzMit = (dateien: Dateien) => (zeile: Rechnungszeile) => (
  <div className="flex flex-col gap-1 py-1">
    <span className="font-semibold">
      {monatInWorten(zeile.monat)}, {betragInWorten(zeile)}
    </span>
    <span className="text-sm text-muted">{nummerUndTag(zeile)}</span>
    <span>
      <Stand zeile={zeile} />
    </span>
    {dateienVon(zeile, dateien)}
  </div>
);

const nummerUndTag = ({ nummer, ausgestelltAm }: Rechnungszeile) =>
  `${nummer} vom ${formatTag(ausgestelltAm)}`;

const COLUMNS: DataColumn<Rechnungszeile>[] = [
  {
    id: 'rechnung',
    header: 'Rechnung',
    rowHeader: true,
    wraps: true,
    cell: (zeile) => (
      <>
        {monatInWorten(zeile.monat)}
        <span className="block text-sm font-normal text-muted">{nummerUndTag(zeile)}</span>
      </>
    ),
  },
  {
    id: 'betrag',
    header: 'Betrag',
    width: '9rem',
    align: 'end',
    cell: ({ bruttoCent, offenCent, stand }) => (
      <>
        {formatEuro(bruttoCent)}
        {stand === 'teilbezahlt' ? (
          <span className="block text-sm text-muted">offen {formatEuro(offenCent)}</span>
        ) : null}
      </>
    ),
  },
  { id: 'stand', header: 'Stand', width: '14rem', cell: (zeile) => <Stand zeile={zeile} /> },
];

function Stand({ zeile }: { zeile: Rechnungszeile }) {
  const { tone, text } = standInWorten(zeile);
  return <Status tone={tone}>{text}</Status>;
}
