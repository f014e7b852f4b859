import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import type { DataColumn, DataSort } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { MapPin } from 'lucide-react';
import { useMemo } from 'react';

import { anschrift, fristText } from '../../liegenschaft.format.ts';

export type HauslisteProps = {
  haeuser: readonly LiegenschaftPunkt[];
  busy: boolean;
  sort: DataSort;
  onSort: (sort: DataSort) => void;
  /** Without it nothing can be chosen. */
  gewaehlt: ReadonlySet<string> | undefined;
  onWahl: (ids: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
  /** Opens the place of a house that has none. */
  onVerorten: ((haus: LiegenschaftPunkt) => void) | undefined;
};

/** Thousands of houses in one scroll. */
export function Hausliste(props: HauslisteProps) {
  const { haeuser, busy, sort, onSort, gewaehlt, onWahl, onOpen, onVerorten } = props;
  const columns = useMemo(() => spalten(onVerorten), [onVerorten]);
  const compact = useMemo(() => schmaleZeile(onVerorten), [onVerorten]);
  return (
    <DataTable
      label="Liegenschaften"
      columns={columns}
      rows={haeuser}
      rowId={idVon}
      rowLabel={anschrift}
      compact={compact}
      busy={busy}
      sort={sort}
      onSort={onSort}
      maxHeight="max(24rem, calc(100dvh - 18rem))"
      onOpen={(one) => onOpen(one.id)}
      {...(gewaehlt === undefined ? {} : { selected: gewaehlt, onSelect: onWahl })}
      empty={
        <EmptyState title="Nichts gefunden">
          Prüfen Sie die Schreibweise oder nehmen Sie einen Filter heraus.
        </EmptyState>
      }
    />
  );
}

const idVon = ({ id }: LiegenschaftPunkt): string => id;

type Verorten = HauslisteProps['onVerorten'];

function spalten(onVerorten: Verorten): DataColumn<LiegenschaftPunkt>[] {
  return [
    {
      id: 'laufnummer',
      header: 'Nr.',
      width: '5rem',
      align: 'end',
      sortable: true,
      cell: ({ laufnummer }) => <Nummer laufnummer={laufnummer} />,
    },
    {
      id: 'anschrift',
      header: 'Anschrift',
      sortable: true,
      rowHeader: true,
      cell: (punkt) => <Ort punkt={punkt} />,
    },
    { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
    {
      id: 'frist',
      header: 'Frist',
      width: '12rem',
      sortable: true,
      cell: (punkt) => <Lage punkt={punkt} onVerorten={onVerorten} />,
    },
  ];
}

function schmaleZeile(onVerorten: Verorten) {
  return (punkt: LiegenschaftPunkt) => (
    <div className="flex flex-col leading-snug">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">
          <Ort punkt={punkt} />
        </span>
        <Lage punkt={punkt} onVerorten={onVerorten} />
      </span>
      <span className="flex gap-x-2 text-sm text-muted">
        {punkt.laufnummer === null ? null : <Nummer laufnummer={punkt.laufnummer} />}
        <span className="truncate">{punkt.name}</span>
      </span>
    </div>
  );
}

function Nummer({ laufnummer }: Pick<LiegenschaftPunkt, 'laufnummer'>) {
  return (
    <span className="text-muted tabular-nums">
      {laufnummer === null ? '–' : String(laufnummer).replace('.', ',')}
    </span>
  );
}

function Ort({ punkt }: { punkt: LiegenschaftPunkt }) {
  return (
    <>
      <Link kind="quiet" href={`/liegenschaften/${punkt.id}`}>
        {anschrift(punkt)}
      </Link>{' '}
      <span className="text-sm font-normal text-muted">{punkt.ort}</span>
    </>
  );
}

/** The Frist, and what keeps a house from being planned. */
function Lage({ punkt, onVerorten }: { punkt: LiegenschaftPunkt; onVerorten: Verorten }) {
  const { tone, text } = fristText(punkt);
  return (
    <span className="flex items-center gap-2">
      {punkt.lat === null && onVerorten !== undefined ? (
        <Button
          size="small"
          icon={<MapPin aria-hidden className="size-4" />}
          aria-label={`Lage setzen: ${anschrift(punkt)}`}
          onPress={() => onVerorten(punkt)}
        >
          Lage setzen
        </Button>
      ) : (
        <Status look="bare" tone={tone}>
          {text}
        </Status>
      )}
      {punkt.nichtMehrImExport ? <Badge tone="warning">fehlt im Export</Badge> : null}
    </span>
  );
}
