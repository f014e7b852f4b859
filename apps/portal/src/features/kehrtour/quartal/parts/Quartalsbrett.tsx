import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import type { Tag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { LockOpen } from 'lucide-react';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';

import { Planwerkzeuge } from '../../Planwerkzeuge.tsx';
import { useVerlaufstasten } from '../../useVerlaufstasten.ts';
import type { Quartalshand } from '../useQuartal.ts';
import { useQuartalsbrett } from '../useQuartalsbrett.ts';
import { Brettfragen } from './Brettfragen.tsx';
import { Kartenlegende } from './Kartenlegende.tsx';
import { NichtGehalten } from './NichtGehalten.tsx';
import { OhneTag } from './OhneTag.tsx';
import { Quartalszahlen } from './Quartalszahlen.tsx';
import { Wochenkarte } from './Wochenkarte.tsx';
import { Wochentage } from './Wochentage.tsx';

export type QuartalsbrettProps = {
  vorschlag: Quartalsvorschlag;
  hand: Quartalshand;
  /** Buttons beside undo and redo. */
  werkzeuge?: ReactNode;
};

const NEBENEINANDER_AB_PX = 700;

/** The proposal: figures, weeks × streets, the days of one week, and what has no day. All change the same arrangement. */
export function Quartalsbrett({ vorschlag, hand, werkzeuge }: QuartalsbrettProps) {
  const { plan, stand, aenderbar } = hand;
  const brett = useQuartalsbrett(vorschlag, hand);
  const kasten = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(kasten, NEBENEINANDER_AB_PX);
  const [reiter, setReiter] = useState('wochen');
  const [gerufen, setGerufen] = useState(false);
  const [suche, setSuche] = useState('');
  const gesucht = useDeferredValue(suche.trim().toLowerCase());
  useVerlaufstasten(hand.zurueck, hand.vor);
  const zeilen = plan.zeilen.filter(({ strasse, ort }) =>
    `${strasse} ${ort}`.toLowerCase().includes(gesucht),
  );

  function geheZuWoche(woche: Tag) {
    brett.zeigeWoche(woche);
    setReiter('tage');
    setGerufen(true);
  }

  const karte =
    zeilen.length === 0 ? (
      <EmptyState title="Dazu passt keine Straße" />
    ) : (
      <>
        <Wochenkarte
          plan={plan}
          zeilen={zeilen}
          gewaehlt={brett.woche}
          aenderbar={aenderbar}
          onWoche={geheZuWoche}
          onStrasse={brett.frageNachStrasse}
          onZelle={(zeile, zelle) => {
            brett.zeigeWoche(zelle.woche);
            if (aenderbar) brett.frageNachTeilen(zelle.teilIds);
            else brett.frageNachStrasse(zeile);
          }}
          onVerlege={brett.legeInWoche}
        />
        <Kartenlegende aenderbar={aenderbar} />
      </>
    );
  const tage =
    brett.woche === null ? null : (
      <Wochentage
        woche={brett.woche}
        plan={plan}
        feiertage={vorschlag.feiertage}
        onWoche={brett.zeigeWoche}
        gerufen={gerufen}
        onGekommen={() => setGerufen(false)}
        aenderbar={aenderbar}
        onVerschiebe={({ id }) => brett.frageNachTeilen([id])}
        onLasseLos={({ id }) => brett.lasseLos([id])}
        onSetze={(teilId, schichtId) => brett.lege([teilId], schichtId)}
      />
    );
  const ohneTag = (
    <OhneTag
      plan={plan}
      vorschlag={vorschlag}
      aenderbar={aenderbar}
      onVerschiebe={brett.frageNachTeilen}
      onLasseLos={brett.lasseLos}
    />
  );

  return (
    <div ref={kasten} className="flex flex-col gap-6">
      <Quartalszahlen plan={plan} vorschlag={vorschlag} />
      <NichtGehalten
        eintraege={vorschlag.nichtGehalten}
        plan={plan}
        aenderbar={aenderbar}
        onVerschiebe={brett.frageNachTeilen}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-xs">
          <SearchField label="Straße suchen" labelShown value={suche} onChange={setSuche} />
        </div>
        <Planwerkzeuge plan={hand}>
          {aenderbar && plan.summe.vonHand > 0 ? (
            <Button
              icon={<LockOpen aria-hidden className="size-4" />}
              onPress={() => brett.lasseLos(stand.vonHand)}
            >
              Alle loslassen
            </Button>
          ) : null}
          {werkzeuge}
        </Planwerkzeuge>
      </div>
      {schmal ? (
        <Tabs
          label="Ansicht"
          value={reiter}
          onChange={setReiter}
          items={[
            { id: 'wochen', label: 'Wochen', content: <div className="flex flex-col gap-3">{karte}</div> },
            { id: 'tage', label: 'Tage', content: tage },
            { id: 'ohneTag', label: 'Ohne Tag', count: plan.offen.length, content: ohneTag },
          ]}
        />
      ) : (
        <>
          {karte}
          {tage}
          {ohneTag}
        </>
      )}
      <Brettfragen brett={brett} vorschlag={vorschlag} hand={hand} />
    </div>
  );
}
