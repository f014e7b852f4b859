import type { Client } from '@kehrtour/api-client/client';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { brauchtAenderung, moeglicheKehrtourAktionen } from '@kehrtour/domain/kehrtour/kehrtour';
import type { Rolle } from '@kehrtour/domain/rolle';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { usePlan } from './brett/usePlan.ts';
import { usePlanung } from './brett/usePlanung.ts';
import { tourName } from './kehrtour.format.ts';
import { Antwortstand } from './parts/Antwortstand.tsx';
import { OffeneAntworten } from './parts/OffeneAntworten.tsx';
import { Tourkopf } from './parts/Tourkopf.tsx';
import { Tourlauf } from './parts/Tourlauf.tsx';

const ladeTeile = async () => (await import('./parts/Tourteile.tsx')).Tourteile;
/** Tabs with plan, paper and proofs: they come while the round itself is fetched. */
const Tourteile = lazyPart(ladeTeile, <Skeleton shape="block" count={2} />);
ladeTeile().catch(() => undefined);
const Absagedialog = lazyPart(async () => (await import('./parts/Absagedialog.tsx')).Absagedialog);
const Aenderungskarte = lazyPart(
  async () => (await import('./aenderung/Aenderungskarte.tsx')).Aenderungskarte,
);
const Versandkarte = lazyPart(async () => (await import('./ankuendigung/Versandkarte.tsx')).Versandkarte);
const Nachtragskarte = lazyPart(async () => (await import('./nachtrag/Nachtragskarte.tsx')).Nachtragskarte);
const Planungslauf = lazyPart(async () => (await import('./brett/Planungslauf.tsx')).Planungslauf);

export type KehrtourScreenProps = { client: Client; kehrtourId: string; rolle: Rolle };

/** A round that exists: its plan, the answers as they come, paper and proof. */
export function KehrtourScreen({ client, kehrtourId, rolle }: KehrtourScreenProps) {
  const tour = useQuery(pageQuery(client, kehrtourHolen, { params: { id: kehrtourId } }));
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

/** What waits is what is worked on; everybody else reads what holds. */
const standZumArbeiten = (tour: Kehrtour): Kehrtour =>
  tour.aenderung === null ? tour : { ...tour, ...tour.aenderung.plan };

type TourProps = { client: Client; tour: Kehrtour; mitarbeiter: readonly Mitarbeiter[]; rolle: Rolle };

function Tour({ client, tour, mitarbeiter, rolle }: TourProps) {
  usePageTitle(tourName(tour));
  const gezeigt = useMemo(() => standZumArbeiten(tour), [tour]);
  const plan = usePlan(client, gezeigt, mitarbeiter);
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
      {tour.aenderung === null ? null : (
        <div className="mb-6">
          <Aenderungskarte
            client={client}
            tour={tour}
            offene={tour.aenderung}
            busy={planung.busy || plan.ungesichert}
            onOhneGebrochene={() => planung.starte({ ohneGebrochene: true })}
          />
        </div>
      )}
      {/* Above all answers: what can still be stopped counts minutes. */}
      {tour.status === 'abgesagt' || (tour.rueckmeldungen.angekuendigt > 0 && darf.length > 0) ? (
        <div className="mb-6 empty:hidden">
          <Versandkarte client={client} kehrtourId={tour.id} />
        </div>
      ) : null}
      {darf.includes('plane') ? <OffeneAntworten kehrtourId={tour.id} halte={tour.halte} /> : null}
      <div className="flex flex-col gap-6">
        {darf.includes('plane') && brauchtAenderung(tour.status) ? (
          <Nachtragskarte client={client} tour={tour} busy={planung.busy || plan.ungesichert} />
        ) : null}
        {planung.busy || planung.fehler !== null ? (
          <Planungslauf planung={planung} kehrtourId={tour.id} />
        ) : null}
        <Tourteile
          client={client}
          tour={tour}
          gezeigt={gezeigt}
          mitarbeiter={mitarbeiter}
          plan={plan}
          planung={planung}
          darfPlanen={darf.includes('plane')}
        />
      </div>
      {sagtAb ? <Absagedialog client={client} tour={tour} onSchliesse={() => setSagtAb(false)} /> : null}
    </>
  );
}
