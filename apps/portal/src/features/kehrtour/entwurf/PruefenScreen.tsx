import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { formatMenge } from '@kehrtour/domain/format';
import { plusTage } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { heute } from '../../../shared/heute.ts';
import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { Planungslauf } from '../brett/Planungslauf.tsx';
import { usePlan } from '../brett/usePlan.ts';
import { type Planung, usePlanung } from '../brett/usePlanung.ts';
import { Schrittrahmen } from './parts/Schrittrahmen.tsx';
import { Tourvorschlag } from './parts/Tourvorschlag.tsx';
import { Vorgabenkonflikt } from './parts/Vorgabenkonflikt.tsx';
import { type Entwurf, useEntwurf } from './useEntwurf.ts';

export type PruefenScreenProps = { client: Client; tourId: string; gehe: (adresse: string) => void };

/** The last step: a proposal to look at, to change by hand, and to announce. */
export function PruefenScreen({ client, tourId, gehe }: PruefenScreenProps) {
  const tour = useQuery(pageQuery(client, kehrtourHolen, { params: { id: tourId } }));
  const mitarbeiter = useQuery(pageQuery(client, mitarbeiterListe, {}));
  return (
    <PageState query={tour} shape="block" count={2}>
      {(geladen) => (
        <PageState query={mitarbeiter} shape="block" count={2}>
          {({ eintraege }) => <Pruefung client={client} tour={geladen} mitarbeiter={eintraege} gehe={gehe} />}
        </PageState>
      )}
    </PageState>
  );
}

type PruefungProps = {
  client: Client;
  tour: Kehrtour;
  mitarbeiter: readonly Mitarbeiter[];
  gehe: (adresse: string) => void;
};

const VORSCHAU_TAGE = 60;

function Pruefung({ client, tour, mitarbeiter, gehe }: PruefungProps) {
  const planung = usePlanung(client, tour);
  const plan = usePlan(client, tour, mitarbeiter);
  const entwurf = useEntwurf(client, tour);
  const { faults, entscheide } = useNeuentscheidung(entwurf, planung);
  const tage = useQuery(
    pageQuery(client, kehrtourTageHolen, {
      params: { id: tour.id },
      query: { von: heute(), bis: plusTage(heute(), VORSCHAU_TAGE) },
    }),
  );
  useErsterVorschlag(tour, planung.starte);
  const { halte } = plan.ansicht.summe;
  return (
    <Schrittrahmen schritt="pruefen" tour={tour} mitarbeiter={mitarbeiter} faults={faults}>
      <Planungslauf planung={planung} tourId={tour.id} />
      {tour.halte.length > 0 ? (
        <>
          <Tourvorschlag
            client={client}
            umfeld={{ tour, mitarbeiter, tage: tage.data?.tage ?? [] }}
            plan={plan}
            planung={planung}
            busy={planung.busy || entwurf.busy}
            entscheide={entscheide}
          />
          <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-page px-4 py-3 sm:mx-0 sm:px-0">
            <Button
              kind="primary"
              disabled={planung.busy || plan.ungesichert || halte === 0}
              onPress={() => gehe(`/kehrtouren/${tour.id}/ankuendigen`)}
            >
              Weiter zum Ankündigen
            </Button>
            <p className="hidden text-sm text-muted sm:block">
              {formatMenge(halte, 'Halt', 'Halte')}. Vor dem Senden sehen Sie noch einmal, wer was bekommt.
            </p>
          </div>
        </>
      ) : null}
      <Vorgabenkonflikt
        konflikt={entwurf.konflikt}
        tour={tour}
        mitarbeiter={mitarbeiter}
        busy={entwurf.busy}
        onBehalte={() => void entwurf.behalte().then((id) => id !== null && planung.starte())}
        onUebernimm={entwurf.uebernimm}
      />
    </Schrittrahmen>
  );
}

/** Changes decisions and plans again: the remedy of a stop, the mode of the order. */
function useNeuentscheidung(entwurf: Entwurf, planung: Planung) {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  async function entscheide(vorgaben: Partial<Vorgaben>, gesagt: string) {
    setFaults([]);
    try {
      if ((await entwurf.speichere(vorgaben)) === null) return;
      showToast(gesagt);
      planung.starte();
    } catch (error) {
      setFaults(faultsOf(error, {}));
    }
  }
  return {
    faults,
    entscheide: (vorgaben: Partial<Vorgaben>, gesagt: string) => void entscheide(vorgaben, gesagt),
  };
}

/** A draft is planned as soon as it is looked at; each of its versions once. */
function useErsterVorschlag({ status, version }: Kehrtour, starte: () => void) {
  const gerechnet = useRef<number>(undefined);
  const beginne = useEffectEvent(() => {
    if (gerechnet.current === version) return;
    gerechnet.current = version;
    starte();
  });
  const offen = status === 'entwurf';
  useEffect(() => {
    if (offen) beginne();
  }, [offen]);
}
