import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { aufgabenDerLiegenschaft } from '@kehrtour/contract/aufgabe';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { LIEGENSCHAFT_STATUS_NAMEN } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';
import { Breadcrumb } from '@kehrtour/ui/layout/Breadcrumb.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { anschrift } from './liegenschaft.format.ts';
import { Anlagenkarte } from './parts/anlage/Anlagenkarte.tsx';
import { Aufgabenkarte } from './parts/anlage/Aufgabenkarte.tsx';
import { Angaben } from './parts/haus/Angaben.tsx';
import { Einheitenkarte } from './parts/haus/Einheitenkarte.tsx';
import { FehltImExport } from './parts/haus/FehltImExport.tsx';
import { Hausaktionen } from './parts/haus/Hausaktionen.tsx';
import { Schluesselkarte } from './parts/haus/Schluesselkarte.tsx';
import { Kontaktkarte } from './parts/leute/Kontaktkarte.tsx';

const Dokumentkarte = lazyPart(async () => (await import('./parts/haus/Dokumentkarte.tsx')).Dokumentkarte);
const Hausverlauf = lazyPart(async () => (await import('./parts/haus/Hausverlauf.tsx')).Hausverlauf);

export type LiegenschaftScreenProps = {
  client: Client;
  id: string;
  aenderbar: boolean;
  /** Keys and codes that are kept of the house. */
  oeffnet: boolean;
  onKehrtour: ((kehrtourId: string) => void) | undefined;
  /** After the house is gone. */
  onGeloescht: () => void;
  /** The appointments of this house, another concept's matter. */
  termine: ReactNode;
};

/** One house: what is due, who lives there, when somebody comes, and everything known about it. */
export function LiegenschaftScreen(props: LiegenschaftScreenProps) {
  const { client, id } = props;
  const query = useQuery(pageQuery(client, liegenschaftHolen, { params: { id } }));
  return (
    <PageState query={query} count={8} named>
      {(haus) => <Blatt {...props} haus={haus} />}
    </PageState>
  );
}

function Blatt(props: LiegenschaftScreenProps & { haus: Liegenschaft }) {
  const { client, haus, aenderbar, onKehrtour, onGeloescht, termine } = props;
  const name = anschrift(haus);
  const aufgaben = useQuery(abfrage(client, aufgabenDerLiegenschaft, { params: { id: haus.id } }));
  usePageTitle(`${name}, ${haus.ort}`);
  return (
    <>
      <PageHeader
        title={name}
        status={
          haus.status === 'aktiv' ? undefined : (
            <Status tone="warning">{LIEGENSCHAFT_STATUS_NAMEN[haus.status]}</Status>
          )
        }
        description={`${haus.plz} ${haus.ort}${haus.ortsteil === '' ? '' : `, ${haus.ortsteil}`}`}
        above={<Breadcrumb items={[{ label: 'Liegenschaften', href: '/liegenschaften' }, { label: name }]} />}
        actions={
          <Hausaktionen
            client={client}
            haus={haus}
            aenderbar={aenderbar}
            onKehrtour={onKehrtour}
            onGeloescht={onGeloescht}
          />
        }
      />
      <div className="flex flex-col gap-6">
        {haus.nichtMehrImExport ? <FehltImExport client={client} haus={haus} aenderbar={aenderbar} /> : null}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="flex min-w-0 flex-col gap-6">
            <Aufgabenkarte client={client} haus={haus} query={aufgaben} aenderbar={aenderbar} />
            <Card title="Termine">{termine}</Card>
            <Anlagenkarte
              client={client}
              haus={haus}
              aufgaben={aufgaben.data?.eintraege ?? []}
              aenderbar={aenderbar}
            />
            <Einheitenkarte
              client={client}
              haus={haus}
              aufgaben={aufgaben.data?.eintraege ?? []}
              aenderbar={aenderbar}
            />
          </div>
          <Nebenspalte {...props} />
        </div>
        <Card title="Verlauf">
          <Hausverlauf client={client} liegenschaftId={haus.id} />
        </Card>
      </div>
    </>
  );
}

/** Who belongs to the house, and what is kept of it. */
function Nebenspalte(props: LiegenschaftScreenProps & { haus: Liegenschaft }) {
  const { client, haus, aenderbar, oeffnet } = props;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Kontaktkarte client={client} haus={haus} aenderbar={aenderbar} />
      <Schluesselkarte client={client} haus={haus} aenderbar={aenderbar} oeffnet={oeffnet} />
      <Dokumentkarte client={client} liegenschaftId={haus.id} aenderbar={aenderbar} />
      <Angaben client={client} haus={haus} aenderbar={aenderbar} />
    </div>
  );
}
