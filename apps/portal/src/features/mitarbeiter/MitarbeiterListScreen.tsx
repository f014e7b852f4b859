import type { Client } from '@kehrtour/api-client/client';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { ROLLEN_NAMEN } from '@kehrtour/domain/rolle';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { QUALIFIKATIONEN_KURZ, wocheInWorten, ZUGANG_WORTE } from './mitarbeiter.format.ts';

export type MitarbeiterListScreenProps = {
  client: Client;
  /** Where a person is changed; undefined for whoever may only look. */
  hrefOf?: (id: string) => string;
};

/** Everybody who works here. */
export function MitarbeiterListScreen({ client, hrefOf }: MitarbeiterListScreenProps) {
  const query = useQuery(pageQuery(client, mitarbeiterListe, {}));
  return (
    <PageState query={query}>
      {({ eintraege }) => (
        <DataTable
          label="Mitarbeitende"
          columns={columnsWith(hrefOf)}
          rows={eintraege}
          rowId={({ id }) => id}
          rowLabel={nameOf}
          compact={compactWith(hrefOf)}
        />
      )}
    </PageState>
  );
}

const nameOf = ({ vorname, nachname }: Mitarbeiter) => `${vorname} ${nachname}`;

function columnsWith(hrefOf: MitarbeiterListScreenProps['hrefOf']): DataColumn<Mitarbeiter>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      rowHeader: true,
      cell: (person) => <Name person={person} hrefOf={hrefOf} />,
    },
    { id: 'rolle', header: 'Rolle', cell: ({ rolle }) => ROLLEN_NAMEN[rolle] },
    {
      id: 'qualifikation',
      header: 'Qualifikation',
      width: '10rem',
      cell: (person) => QUALIFIKATIONEN_KURZ[person.qualifikation],
    },
    { id: 'woche', header: 'Arbeitswoche', cell: ({ arbeitszeit }) => wocheInWorten(arbeitszeit) },
    { id: 'zugang', header: 'Zugang', width: '11rem', cell: (person) => <Zugang person={person} /> },
  ];
}

const compactWith = (hrefOf: MitarbeiterListScreenProps['hrefOf']) => (person: Mitarbeiter) => (
  <Kurz person={person} hrefOf={hrefOf} />
);

type Zeile = { person: Mitarbeiter; hrefOf: MitarbeiterListScreenProps['hrefOf'] };

function Name({ person, hrefOf }: Zeile) {
  const name = nameOf(person);
  return hrefOf === undefined ? name : <Link href={hrefOf(person.id)}>{name}</Link>;
}

function Kurz({ person, hrefOf }: Zeile) {
  return (
    <div className="flex flex-col gap-1 py-1">
      <span className="font-semibold">
        <Name person={person} hrefOf={hrefOf} />
      </span>
      <span className="text-sm text-muted">
        {ROLLEN_NAMEN[person.rolle]} · {wocheInWorten(person.arbeitszeit)}
      </span>
      <span>
        <Zugang person={person} />
      </span>
    </div>
  );
}

function Zugang({ person }: { person: Mitarbeiter }) {
  if (!person.aktiv) return <Status tone="neutral">Nicht mehr aktiv</Status>;
  const { tone, text } = ZUGANG_WORTE[person.zugang];
  return <Status tone={tone}>{text}</Status>;
}
