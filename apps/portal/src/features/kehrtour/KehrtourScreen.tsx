import type { Client } from '@kehrtour/api-client/client';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Halt, Kehrtour } from '@kehrtour/contract/kehrtour';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { moeglicheKehrtourAktionen } from '@kehrtour/domain/kehrtour';
import type { Rolle } from '@kehrtour/domain/rolle';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Breadcrumb } from '@kehrtour/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Ausgelassene } from './brett/Ausgelassene.tsx';
import { Planbrett } from './brett/Planbrett.tsx';
import { Planungslauf } from './brett/Planungslauf.tsx';
import { usePlan } from './brett/usePlan.ts';
import { usePlanung } from './brett/usePlanung.ts';
import { tageText, tourName, tourStatus } from './kehrtour.format.ts';
import { Antwortstand } from './parts/Antwortstand.tsx';
import { Umbenennen } from './Umbenennen.tsx';
import { schrittAdresse } from './wizardSchritt.ts';

const Absagedialog = lazyPart(async () => (await import('./parts/Absagedialog.tsx')).Absagedialog);
const Druckbogen = lazyPart(async () => (await import('./ankuendigung/Druckbogen.tsx')).Druckbogen);
const Nachweisliste = lazyPart(async () => (await import('./ankuendigung/Nachweisliste.tsx')).Nachweisliste);

export type KehrtourScreenProps = { client: Client; tourId: string; rolle: Rolle };

/** A round that exists: its plan, the answers as they come, paper and proof. */
export function KehrtourScreen({ client, tourId, rolle }: KehrtourScreenProps) {
  const tour = useQuery(pageQuery(client, kehrtourHolen, { params: { id: tourId } }));
  const mitarbeiter = useQuery(pageQuery(client, mitarbeiterListe, {}));
  return (
    <PageState query={tour} shape="block" count={2}>
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
  const [einzuplanen, setEinzuplanen] = useState<Halt | null>(null);
  const [sagtAb, setSagtAb] = useState(false);
  const { tone, text } = tourStatus(tour.status);
  const darf = moeglicheKehrtourAktionen(tour.status, rolle);
  const { rueckmeldungen } = tour;
  const geaendert = tour.status === 'angekuendigt' && neuAnzukuendigen(tour);
  return (
    <>
      <PageHeader
        title={tourName(tour)}
        status={<Status tone={tone}>{text}</Status>}
        description={tageText(tour.tage)}
        above={
          <Breadcrumb items={[{ label: 'Kehrtouren', href: '/kehrtouren' }, { label: tourName(tour) }]} />
        }
        actions={
          <>
            {darf.includes('bearbeite') ? (
              <ButtonLink href={schrittAdresse('pruefen', tour.id)}>Vorgaben ändern</ButtonLink>
            ) : null}
            {darf.includes('sageAb') ? (
              <Button onPress={() => setSagtAb(true)}>Kehrtour absagen</Button>
            ) : null}
            {darf.includes('kuendigeAn') ? (
              <ButtonLink
                kind={geaendert || tour.status === 'geplant' ? 'primary' : 'secondary'}
                href={`/kehrtouren/${tour.id}/ankuendigen`}
              >
                {tour.status === 'angekuendigt' ? 'Geänderte Halte ankündigen' : 'Ankündigen'}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {rueckmeldungen.angekuendigt > 0 ? (
        <div className="mb-6 max-w-xl">
          <Antwortstand {...rueckmeldungen} />
        </div>
      ) : null}
      <div className="flex flex-col gap-6">
        <Planungslauf planung={planung} tourId={tour.id} />
        <Tabs
          label="Teile der Kehrtour"
          items={[
            {
              id: 'plan',
              label: 'Plan und Antworten',
              content: (
                <div className="flex flex-col gap-6">
                  <Planbrett
                    client={client}
                    tour={tour}
                    mitarbeiter={mitarbeiter}
                    plan={darf.includes('plane') ? plan : { ...plan, aenderbar: false }}
                    einzuplanen={einzuplanen}
                    onEingeplant={() => setEinzuplanen(null)}
                    werkzeuge={
                      darf.includes('plane') ? (
                        <>
                          <Button
                            disabled={planung.busy || plan.ungesichert}
                            onPress={() => planung.starte()}
                          >
                            Neu rechnen
                          </Button>
                          <Umbenennen client={client} tour={tour} />
                        </>
                      ) : null
                    }
                  />
                  <Ausgelassene
                    halte={plan.ansicht.ausgelassen}
                    busy={planung.busy}
                    aenderbar={darf.includes('plane') && plan.aenderbar}
                    // Decisions of an announced round stand; what is left is to put the stop somewhere by hand.
                    abhilfeFuer={() => null}
                    onAbhilfe={() => undefined}
                    onTrotzdem={setEinzuplanen}
                  />
                </div>
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
              content: <Nachweisliste client={client} tourId={tour.id} />,
            },
          ]}
        />
      </div>
      {sagtAb ? <Absagedialog client={client} tour={tour} onSchliesse={() => setSagtAb(false)} /> : null}
    </>
  );
}

/** Stops whose customers do not know their present window: new ones, and those who said no. */
function neuAnzukuendigen({ halte }: Kehrtour): boolean {
  return halte.some(
    ({ ausgelassen, termin }) =>
      !ausgelassen && (termin === null || termin.status === 'abgelehnt' || termin.status === 'entwurf'),
  );
}
