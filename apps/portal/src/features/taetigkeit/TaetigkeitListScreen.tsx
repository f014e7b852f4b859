import type { Client } from '@kehrtour/api-client/client';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { ARTEN, fensterInWorten, wiederholungInWorten } from './taetigkeit.format.ts';

export type TaetigkeitListScreenProps = {
  client: Client;
  /** Where an entry is changed; undefined for whoever may only look. */
  hrefOf?: (id: string) => string;
};

/** The catalogue: what the company does, how long it takes and when it is due. */
export function TaetigkeitListScreen({ client, hrefOf }: TaetigkeitListScreenProps) {
  const query = useQuery(pageQuery(client, taetigkeitenListe, {}));
  return (
    <PageState query={query} count={8}>
      {({ eintraege }) => (
        <DataTable
          label="Tätigkeiten"
          columns={columnsWith(hrefOf)}
          rows={eintraege}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          compact={compactWith(hrefOf)}
          // A few dozen at most: the page scrolls, not a box in it.
          maxHeight="none"
        />
      )}
    </PageState>
  );
}

type HrefOf = TaetigkeitListScreenProps['hrefOf'];

function columnsWith(hrefOf: HrefOf): DataColumn<Taetigkeit>[] {
  return [
    {
      id: 'name',
      header: 'Tätigkeit',
      width: '36%',
      rowHeader: true,
      wraps: true,
      cell: (eintrag) => <Name eintrag={eintrag} hrefOf={hrefOf} />,
    },
    { id: 'art', header: 'Art', width: '7.5rem', cell: (eintrag) => <Art eintrag={eintrag} /> },
    {
      id: 'dauer',
      header: 'Dauer',
      width: '6rem',
      align: 'end',
      cell: ({ dauerMinuten }) => `${dauerMinuten} Min.`,
    },
    {
      id: 'wiederholung',
      header: 'Wie oft',
      width: '10rem',
      wraps: true,
      cell: ({ wiederholung }) => wiederholungInWorten(wiederholung),
    },
    { id: 'fenster', header: 'Wann im Jahr', wraps: true, cell: ({ fenster }) => fensterInWorten(fenster) },
  ];
}

const compactWith = (hrefOf: HrefOf) => (eintrag: Taetigkeit) => (
  <div className="flex flex-col gap-1 py-1">
    <span className="font-semibold">
      <Name eintrag={eintrag} hrefOf={hrefOf} />
    </span>
    <span className="text-sm text-muted">
      {eintrag.dauerMinuten} Min. · {wiederholungInWorten(eintrag.wiederholung)}
    </span>
    <span>
      <Art eintrag={eintrag} />
    </span>
  </div>
);

function Name({ eintrag, hrefOf }: { eintrag: Taetigkeit; hrefOf: HrefOf }) {
  return (
    <>
      {hrefOf === undefined ? eintrag.name : <Link href={hrefOf(eintrag.id)}>{eintrag.name}</Link>}
      {eintrag.aktiv ? null : <span className="font-normal text-muted"> (abgeschaltet)</span>}
    </>
  );
}

function Art({ eintrag }: { eintrag: Taetigkeit }) {
  const { label, tone } = ARTEN[eintrag.art];
  return <Badge tone={tone}>{label}</Badge>;
}
