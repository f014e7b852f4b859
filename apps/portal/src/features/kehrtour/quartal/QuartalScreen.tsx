import { ApiError } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import type { Problem } from '@kehrtour/contract/problem';
import { quartalsvorschlagHolen, quartalVorschlagen } from '@kehrtour/contract/quartal';
import type { Quartalsauswahl, Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { formatDatum } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Breadcrumb } from '@kehrtour/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { Rechenlauf } from '../Rechenlauf.tsx';
import { useLauf } from '../useLauf.ts';
import { AngelegteKehrtouren } from './parts/AngelegteKehrtouren.tsx';
import { Anlegedialog } from './parts/Anlegedialog.tsx';
import { Quartalsbrett } from './parts/Quartalsbrett.tsx';
import { Quartalsformular } from './parts/Quartalsformular.tsx';
import { VorschlagVerwerfen } from './parts/VorschlagVerwerfen.tsx';
import { useAnlage } from './useAnlage.ts';
import { useQuartal } from './useQuartal.ts';

/** A whole quarter: what is due is dealt to days and people, street by street; a person has the last word. */
export function QuartalScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, quartalsvorschlagHolen, {}));
  const auswahl = query.data?.vorschlag?.auswahl;
  return (
    <>
      <PageHeader
        title="Quartal vorschlagen"
        above={
          <Breadcrumb
            items={[{ label: 'Kehrtouren', href: '/kehrtouren' }, { label: 'Quartal vorschlagen' }]}
          />
        }
        description={
          auswahl === undefined
            ? 'Alles, was bis zu einem Tag fällig ist, Straße für Straße auf Tage und Personen verteilt.'
            : `Fällig bis ${formatDatum(auswahl.bis)}, verteilt ab ${formatDatum(auswahl.von)}.`
        }
      />
      <PageState query={query} shape="block" count={2}>
        {({ vorschlag, vorgangId }) => <Quartal client={client} vorschlag={vorschlag} laufend={vorgangId} />}
      </PageState>
    </>
  );
}

type QuartalProps = { client: Client; vorschlag: Quartalsvorschlag | null; laufend: string | null };

function Quartal({ client, vorschlag, laufend }: QuartalProps) {
  const cache = useQueryClient();
  const [neu, setNeu] = useState(false);
  const [versucht, setVersucht] = useState<Quartalsauswahl>();
  const lauf = useLauf(
    client,
    (gelungen) => {
      setNeu(!gelungen);
      void cache.invalidateQueries({ queryKey: keyOf(quartalsvorschlagHolen, {}) });
    },
    laufend,
  );
  const rechne = (auswahl: Quartalsauswahl) => {
    setVersucht(auswahl);
    lauf.starte(() => client.call(quartalVorschlagen, { body: auswahl }));
  };
  return (
    <div className="flex flex-col gap-6">
      {lauf.busy ? <Rechenlauf lauf={lauf} /> : null}
      {lauf.busy ? null : vorschlag === null || neu ? (
        <Quartalsformular
          client={client}
          vorher={versucht ?? vorschlag?.auswahl}
          vonHand={bleibende(vorschlag)}
          faults={faultsAus(lauf.fehler)}
          busy={lauf.busy}
          onRechne={rechne}
          onZurueck={vorschlag === null ? undefined : () => setNeu(false)}
        />
      ) : (
        <Vorschlag
          key={vorschlag.gerechnetAm}
          client={client}
          vorschlag={vorschlag}
          onNeu={() => setNeu(true)}
        />
      )}
    </div>
  );
}

/** Decisions of a proposal that the next one keeps; where Kehrtouren came of it they are carried out. */
const bleibende = (vorschlag: Quartalsvorschlag | null): number =>
  vorschlag?.stand === 'vorschlag' ? vorschlag.teile.filter(({ vonHand }) => vonHand).length : 0;

/** A refused call has fields; a computation that failed carries its problem. */
function faultsAus(fehler: unknown): readonly FieldFault[] {
  if (fehler === null) return [];
  const { detail } = fehler as Partial<Problem>;
  if (fehler instanceof ApiError || detail === undefined)
    return faultsOf(fehler, { von: 'Erster Tag', bis: 'Fällig bis' });
  return [{ text: detail }];
}

type VorschlagProps = { client: Client; vorschlag: Quartalsvorschlag; onNeu: () => void };

function Vorschlag({ client, vorschlag, onNeu }: VorschlagProps) {
  const hand = useQuartal(client, vorschlag);
  const anlage = useAnlage(client, vorschlag);
  return (
    <>
      {vorschlag.stand === 'angelegt' ? <AngelegteKehrtouren kehrtouren={vorschlag.kehrtouren} /> : null}
      <Quartalsbrett
        vorschlag={vorschlag}
        hand={hand}
        werkzeuge={
          <>
            <Button disabled={hand.ungesichert} onPress={onNeu}>
              Neu rechnen …
            </Button>
            <VorschlagVerwerfen client={client} gesperrt={hand.ungesichert} />
          </>
        }
      />
      {vorschlag.stand === 'angelegt' ? null : (
        <div className="[@media(min-height:30rem)]:sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-page px-4 py-3 sm:mx-0 sm:px-0 md:bottom-0">
          <Button
            kind="primary"
            disabled={hand.ungesichert || hand.plan.summe.besuche === 0}
            onPress={anlage.oeffne}
          >
            Touren anlegen …
          </Button>
          <p className="text-sm text-muted">Es entstehen Entwürfe. Angekündigt wird nichts.</p>
        </div>
      )}
      {anlage.offen ? (
        <Anlegedialog
          plan={hand.plan}
          busy={anlage.busy}
          fehler={anlage.fehler}
          onLegeAn={anlage.legeAn}
          onSchliesse={anlage.schliesse}
        />
      ) : null}
      <Notice tone="info">
        <p>
          Der Vorschlag bleibt gespeichert, bis ein neuer gerechnet oder dieser verworfen wird. Genaue Zeiten
          entstehen in den einzelnen Kehrtouren.
        </p>
      </Notice>
    </>
  );
}
