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
import { kehrtourName } from './kehrtour.format.ts';
import { Antwortstand } from './parts/Antwortstand.tsx';
import { Kehrtourkopf } from './parts/Kehrtourkopf.tsx';
import { Kehrtourlauf } from './parts/Kehrtourlauf.tsx';
import { OffeneAntworten } from './parts/OffeneAntworten.tsx';

const ladeTeile = async () => (await import('./parts/Kehrtourteile.tsx')).Kehrtourteile;
/** Tabs with plan, paper and proofs: they come while the round itself is fetched. */
const Kehrtourteile = lazyPart(ladeTeile, <Skeleton shape="block" count={2} />);
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
  const kehrtour = useQuery(pageQuery(client, kehrtourHolen, { params: { id: kehrtourId } }));
  const mitarbeiter = useQuery(pageQuery(client, mitarbeiterListe, {}));
  return (
    <PageState query={kehrtour} shape="block" count={2} named>
      {(geladen) => (
        <PageState query={mitarbeiter} shape="block" count={2}>
          {({ eintraege }) => (
            <GeladeneKehrtour client={client} kehrtour={geladen} mitarbeiter={eintraege} rolle={rolle} />
          )}
        </PageState>
      )}
    </PageState>
  );
}

/** What waits is what is worked on; everybody else reads what holds. */
const standZumArbeiten = (kehrtour: Kehrtour): Kehrtour =>
  kehrtour.aenderung === null ? kehrtour : { ...kehrtour, ...kehrtour.aenderung.plan };

type GeladeneKehrtourProps = {
  client: Client;
  kehrtour: Kehrtour;
  mitarbeiter: readonly Mitarbeiter[];
  rolle: Rolle;
};

function GeladeneKehrtour({ client, kehrtour, mitarbeiter, rolle }: GeladeneKehrtourProps) {
  usePageTitle(kehrtourName(kehrtour));
  const gezeigt = useMemo(() => standZumArbeiten(kehrtour), [kehrtour]);
  const plan = usePlan(client, gezeigt, mitarbeiter);
  const planung = usePlanung(client, kehrtour);
  const [sagtAb, setSagtAb] = useState(false);
  const darf = moeglicheKehrtourAktionen(kehrtour.status, rolle);
  return (
    <>
      <Kehrtourkopf
        kehrtour={kehrtour}
        darf={darf}
        onSageAb={() => setSagtAb(true)}
        lauf={<Kehrtourlauf client={client} kehrtour={kehrtour} darf={darf} />}
      />
      {kehrtour.rueckmeldungen.angekuendigt > 0 ? (
        <div className="mb-6 max-w-xl">
          <Antwortstand {...kehrtour.rueckmeldungen} />
        </div>
      ) : null}
      {kehrtour.aenderung === null ? null : (
        <div className="mb-6">
          <Aenderungskarte
            client={client}
            kehrtour={kehrtour}
            offene={kehrtour.aenderung}
            busy={planung.busy || plan.ungesichert}
            onOhneGebrochene={() => planung.starte({ ohneGebrochene: true })}
          />
        </div>
      )}
      <Aufzuhaltendes client={client} kehrtour={kehrtour} gehtNoch={darf.length > 0} />
      {darf.includes('plane') ? <OffeneAntworten kehrtourId={kehrtour.id} halte={kehrtour.halte} /> : null}
      <div className="flex flex-col gap-6">
        {darf.includes('plane') && brauchtAenderung(kehrtour.status) ? (
          <Nachtragskarte client={client} kehrtour={kehrtour} busy={planung.busy || plan.ungesichert} />
        ) : null}
        {planung.busy || planung.fehler !== null ? (
          <Planungslauf planung={planung} kehrtourId={kehrtour.id} />
        ) : null}
        <Kehrtourteile
          client={client}
          kehrtour={kehrtour}
          gezeigt={gezeigt}
          mitarbeiter={mitarbeiter}
          plan={plan}
          planung={planung}
          darfPlanen={darf.includes('plane')}
        />
      </div>
      {sagtAb ? (
        <Absagedialog client={client} kehrtour={kehrtour} onSchliesse={() => setSagtAb(false)} />
      ) : null}
    </>
  );
}

type AufzuhaltendesProps = { client: Client; kehrtour: Kehrtour; gehtNoch: boolean };

/** Above all answers: what can still be stopped counts minutes. */
function Aufzuhaltendes({ client, kehrtour, gehtNoch }: AufzuhaltendesProps) {
  const { status, rueckmeldungen } = kehrtour;
  return status === 'abgesagt' || (rueckmeldungen.angekuendigt > 0 && gehtNoch) ? (
    <div className="mb-6 empty:hidden">
      <Versandkarte client={client} kehrtourId={kehrtour.id} />
    </div>
  ) : null;
}
