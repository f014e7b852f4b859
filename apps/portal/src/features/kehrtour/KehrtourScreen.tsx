import type { Client } from '@kehrtour/api-client/client';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { moeglicheKehrtourAktionen } from '@kehrtour/domain/kehrtour';
import type { Rolle } from '@kehrtour/domain/rolle';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { usePlan } from './brett/usePlan.ts';
import { usePlanung } from './brett/usePlanung.ts';
import { tourName } from './kehrtour.format.ts';
import { Antwortstand } from './parts/Antwortstand.tsx';
import { OffeneAntworten } from './parts/OffeneAntworten.tsx';
import { Tourkopf } from './parts/Tourkopf.tsx';
import { Tourlauf } from './parts/Tourlauf.tsx';
import { Tourplan } from './parts/Tourplan.tsx';

const Absagedialog = lazyPart(async () => (await import('./parts/Absagedialog.tsx')).Absagedialog);
const Druckbogen = lazyPart(async () => (await import('./ankuendigung/Druckbogen.tsx')).Druckbogen);
const Planungslauf = lazyPart(async () => (await import('./brett/Planungslauf.tsx')).Planungslauf);
const Nachweisliste = lazyPart(async () => (await import('./ankuendigung/Nachweisliste.tsx')).Nachweisliste);

export type KehrtourScreenProps = { client: Client; tourId: string; rolle: Rolle };

/** A round that exists: its plan, the answers as they come, paper and proof. */
export function KehrtourScreen({ client, tourId, rolle }: KehrtourScreenProps) {
  const tour = useQuery(pageQuery(client, kehrtourHolen, { params: { id: tourId } }));
  const mitarbeiter = useQuery(pageQuery(client, mitarbeiterListe, {}));
  return (
    <PageState query={tour} shape="block" count={2} named>
      {(geladen) => (
        <PageState query={mitarbeiter} shape="block" count={2}>
          {({ eintraege }) => <Tour client={client} tour={geladen} mitarbeiter={eintraege} rolle={rolle} />}
        </PageState>
      )}
    </PageState>
  );
}

type TourProps = { client: Client; tour: Kehrtour; mitarbeiter: readonly Mitarbeiter[]; rolle: Rolle };

function Tour({ client, tour, mitarbeiter, rolle }: TourProps) {
  usePageTitle(tourName(tour));
  const plan = usePlan(client, tour, mitarbeiter);
  const planung = usePlanung(client, tour);
  const [sagtAb, setSagtAb] = useState(false);
  const darf = moeglicheKehrtourAktionen(tour.status, rolle);
  return (
    <>
      <Tourkopf
        tour={tour}
        darf={darf}
        onSageAb={() => setSagtAb(true)}
        lauf={<Tourlauf client={client} tour={tour} darf={darf} />}
      />
      {tour.rueckmeldungen.angekuendigt > 0 ? (
        <div className="mb-6 max-w-xl">
          <Antwortstand {...tour.rueckmeldungen} />
        </div>
      ) : null}
      {darf.includes('plane') ? <OffeneAntworten halte={tour.halte} /> : null}
      <div className="flex flex-col gap-6">
        {planung.busy || planung.fehler !== null ? <Planungslauf planung={planung} tourId={tour.id} /> : null}
        <Tabs
          label="Teile der Kehrtour"
          items={[
            {
              id: 'plan',
              label: 'Plan und Antworten',
              content: (
                <Tourplan
                  client={client}
                  tour={tour}
                  mitarbeiter={mitarbeiter}
                  plan={plan}
                  planung={planung}
                  darfPlanen={darf.includes('plane')}
                />
              ),
            },
            {
              id: 'drucken',
              label: 'Drucken',
              content: (
                <div className="max-w-3xl">
                  <Druckbogen client={client} tourId={tour.id} />
                </div>
              ),
            },
            {
              id: 'nachweise',
              label: 'Nachweise',
              content: <Nachweisliste client={client} tour={tour} mitarbeiter={mitarbeiter} />,
            },
          ]}
        />
      </div>
      {sagtAb ? <Absagedialog client={client} tour={tour} onSchliesse={() => setSagtAb(false)} /> : null}
    </>
  );
}
