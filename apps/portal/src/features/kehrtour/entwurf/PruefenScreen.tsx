import type { Client } from '@kehrtour/api-client/client';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatMenge } from '@kehrtour/domain/format';
import { plusTage } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { heute } from '../../../shared/heute.ts';
import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { Planungslauf } from '../brett/Planungslauf.tsx';
import { usePlan } from '../brett/usePlan.ts';
import { usePlanung } from '../brett/usePlanung.ts';
import { Kehrtourvorschlag } from './parts/Kehrtourvorschlag.tsx';
import { Schrittrahmen } from './parts/Schrittrahmen.tsx';
import { Vorgabenkonflikt } from './parts/Vorgabenkonflikt.tsx';
import { useEntwurf } from './useEntwurf.ts';
import { useNeuentscheidung } from './useNeuentscheidung.ts';

export type PruefenScreenProps = { client: Client; kehrtourId: string; gehe: (adresse: string) => void };

/** The last step: a proposal to look at, to change by hand, and to announce. */
export function PruefenScreen({ client, kehrtourId, gehe }: PruefenScreenProps) {
  const kehrtour = useQuery(pageQuery(client, kehrtourHolen, { params: { id: kehrtourId } }));
  const mitarbeiter = useQuery(pageQuery(client, mitarbeiterListe, {}));
  return (
    <PageState query={kehrtour} shape="block" count={2}>
      {(geladen) => (
        <PageState query={mitarbeiter} shape="block" count={2}>
          {({ eintraege }) => (
            <Pruefung client={client} kehrtour={geladen} mitarbeiter={eintraege} gehe={gehe} />
          )}
        </PageState>
      )}
    </PageState>
  );
}

type PruefungProps = {
  client: Client;
  kehrtour: Kehrtour;
  mitarbeiter: readonly Mitarbeiter[];
  gehe: (adresse: string) => void;
};

const VORSCHAU_TAGE = 60;

function Pruefung({ client, kehrtour, mitarbeiter, gehe }: PruefungProps) {
  const planung = usePlanung(client, kehrtour);
  const plan = usePlan(client, kehrtour, mitarbeiter);
  const entwurf = useEntwurf(client, kehrtour);
  const { faults, entscheide, tue, zuletzt, nimmZurueck } = useNeuentscheidung(kehrtour, entwurf, planung);
  const tage = useQuery(
    pageQuery(client, kehrtourTageHolen, {
      params: { id: kehrtour.id },
      query: { von: heute(), bis: plusTage(heute(), VORSCHAU_TAGE) },
    }),
  );
  useErsterVorschlag(kehrtour, planung.starte);
  const { halte } = plan.ansicht.summe;
  return (
    <Schrittrahmen schritt="pruefen" kehrtour={kehrtour} mitarbeiter={mitarbeiter} faults={faults}>
      <Planungslauf planung={planung} kehrtourId={kehrtour.id} />
      <Zuletztgetan getan={zuletzt?.getan} busy={planung.busy || entwurf.busy} onZurueck={nimmZurueck} />
      {kehrtour.halte.length > 0 ? (
        <>
          <Kehrtourvorschlag
            client={client}
            umfeld={{ kehrtour, mitarbeiter, tage: tage.data?.tage ?? [] }}
            plan={plan}
            planung={planung}
            busy={planung.busy || entwurf.busy}
            entscheide={entscheide}
            tue={tue}
          />
          <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-page px-4 py-3 sm:mx-0 sm:px-0">
            <Button
              kind="primary"
              disabled={planung.busy || plan.ungesichert || halte === 0}
              onPress={() => gehe(`/kehrtouren/${kehrtour.id}/ankuendigen`)}
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
        kehrtour={kehrtour}
        mitarbeiter={mitarbeiter}
        busy={entwurf.busy}
        onBehalte={() => void entwurf.behalte().then((id) => id !== null && planung.starte())}
        onUebernimm={entwurf.uebernimm}
      />
    </Schrittrahmen>
  );
}

type ZuletztgetanProps = { getan: string | undefined; busy: boolean; onZurueck: () => void };

/** What one press decided, until it is taken back or something else is decided. */
function Zuletztgetan({ getan, busy, onZurueck }: ZuletztgetanProps) {
  if (getan === undefined) return null;
  return (
    <Notice
      live
      action={
        <Button size="small" disabled={busy} onPress={onZurueck}>
          Zurücknehmen
        </Button>
      }
    >
      <p>{getan}</p>
    </Notice>
  );
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
