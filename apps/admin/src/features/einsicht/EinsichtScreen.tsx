import type { Client } from '@kehrtour/api-client/client';
import { einsichtHolen } from '@kehrtour/contract/einsicht';
import type { Einsichtsstand } from '@kehrtour/contract/einsicht';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { ROLLEN_NAMEN } from '@kehrtour/domain/rolle';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { bisInWorten } from './einsicht.format.ts';
import { Einsichtsteil } from './parts/Einsichtsteil.tsx';
import { Haeuser } from './parts/Haeuser.tsx';
import { Importe } from './parts/Importe.tsx';

export type EinsichtScreenProps = { client: Client; listHref: string };

/** One company from inside, reading alone; each part is asked only when it is opened, because the company reads which. */
export function EinsichtScreen({ client, listHref }: EinsichtScreenProps) {
  const query = useQuery(pageQuery(client, einsichtHolen, {}));
  return (
    <Einsichtsteil query={query}>
      {({ einsicht }) =>
        einsicht === null ? (
          <EmptyState
            title="Gerade ist kein Betrieb geöffnet"
            action={<ButtonLink href={listHref}>Zur Liste der Betriebe</ButtonLink>}
          >
            Die Zeit ist um, oder die Einsicht wurde beendet. Mit einem Grund öffnen Sie dort einen Betrieb.
          </EmptyState>
        ) : (
          <Offen client={client} einsicht={einsicht} />
        )
      }
    </Einsichtsteil>
  );
}

function Offen({ client, einsicht }: { client: Client; einsicht: Einsichtsstand }) {
  return (
    <div className="flex flex-col gap-6">
      <p>
        Grund: „{einsicht.grund}“ <span className="text-muted">({bisInWorten(einsicht.bis)})</span>
      </p>
      <Tabs
        key={einsicht.unternehmen.id}
        label={einsicht.unternehmen.name}
        items={[
          { id: 'betrieb', label: 'Betrieb', content: <Betrieb client={client} /> },
          { id: 'leute', label: 'Leute', content: <Leute client={client} /> },
          { id: 'importe', label: 'Importe', content: <Importe client={client} /> },
          { id: 'haeuser', label: 'Liegenschaften', content: <Haeuser client={client} /> },
        ]}
      />
    </div>
  );
}

function Betrieb({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, unternehmenHolen, {}));
  return (
    <Einsichtsteil query={query}>
      {(betrieb) => (
        <Card>
          <KeyValue
            items={[
              { label: 'Name', value: betrieb.name },
              { label: 'Anschrift', value: anschrift(betrieb) },
              { label: 'Telefon', value: betrieb.telefon || '–' },
              { label: 'Telefonzeiten', value: betrieb.telefonzeiten || '–' },
              { label: 'E-Mail', value: <span className="break-all">{betrieb.email || '–'}</span> },
              { label: 'Kehrbezirk', value: betrieb.kehrbezirk || '–' },
              { label: 'Impressum', value: betrieb.impressum === '' ? 'fehlt' : 'hinterlegt' },
              { label: 'Datenschutztext', value: betrieb.datenschutz === '' ? 'fehlt' : 'hinterlegt' },
            ]}
          />
        </Card>
      )}
    </Einsichtsteil>
  );
}

const anschrift = ({ strasse, hausnr, plz, ort }: Record<'strasse' | 'hausnr' | 'plz' | 'ort', string>) =>
  [`${strasse} ${hausnr}`.trim(), `${plz} ${ort}`.trim()].filter(Boolean).join(', ');

function Leute({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, mitarbeiterListe, {}));
  return (
    <Einsichtsteil query={query}>
      {({ eintraege }) => (
        <DataTable
          label="Leute"
          rows={eintraege}
          rowId={({ id }) => id}
          rowLabel={({ vorname, nachname }) => `${vorname} ${nachname}`}
          columns={LEUTE}
        />
      )}
    </Einsichtsteil>
  );
}

const ZUGANG = { keiner: 'keiner', eingeladen: 'eingeladen', aktiv: 'ja', gesperrt: 'gesperrt' } as const;

const LEUTE: DataColumn<Mitarbeiter>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    wraps: true,
    cell: ({ vorname, nachname }) => `${vorname} ${nachname}`,
  },
  { id: 'rolle', header: 'Rolle', wraps: true, cell: ({ rolle }) => ROLLEN_NAMEN[rolle] },
  { id: 'zugang', header: 'Zugang', width: '9rem', cell: ({ zugang }) => ZUGANG[zugang] },
  {
    id: 'faktor',
    header: 'Zweiter Faktor',
    width: '10rem',
    cell: ({ zweiterFaktor }) => (zweiterFaktor ? <Status tone="success">eingeschaltet</Status> : 'aus'),
  },
];
