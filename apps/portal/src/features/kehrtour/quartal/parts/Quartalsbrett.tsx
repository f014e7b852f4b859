import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import type { Tag } from '@kehrtour/domain/tag';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';

import { useVerlaufstasten } from '../../useVerlaufstasten.ts';
import type { Quartalsplan } from '../quartalsplan.ts';
import type { Quartalshand } from '../useQuartal.ts';
import { useQuartalsbrett } from '../useQuartalsbrett.ts';
import { Brettfragen } from './Brettfragen.tsx';
import { Brettleiste } from './Brettleiste.tsx';
import { NichtGehalten } from './NichtGehalten.tsx';
import { OhneTag } from './OhneTag.tsx';
import { Quartalszahlen } from './Quartalszahlen.tsx';
import { Strassenkarte } from './Strassenkarte.tsx';
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
  const { plan, aenderbar } = hand;
  const brett = useQuartalsbrett(vorschlag, hand);
  const kasten = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(kasten, NEBENEINANDER_AB_PX);
  const { reiter, setReiter, gerufen, angekommen, geheZuWoche } = useWochenweg(brett.zeigeWoche);
  const { suche, setSuche, zeilen } = useStrassensuche(plan);
  useVerlaufstasten(hand.zurueck, hand.vor);

  const karte = <Strassenkarte hand={hand} brett={brett} zeilen={zeilen} onWoche={geheZuWoche} />;
  const tage =
    brett.woche === null ? null : (
      <Wochentage
        woche={brett.woche}
        plan={plan}
        feiertage={vorschlag.feiertage}
        onWoche={brett.zeigeWoche}
        gerufen={gerufen}
        onGekommen={angekommen}
        aenderbar={aenderbar}
        onVerlege={({ id }) => brett.frageNachTeilen([id])}
        onLasseLos={({ id }) => brett.lasseLos([id])}
        onSetze={(teilId, schichtId) => brett.lege([teilId], schichtId)}
      />
    );
  const ohneTag = (
    <OhneTag
      plan={plan}
      vorschlag={vorschlag}
      aenderbar={aenderbar}
      onVerlege={brett.frageNachTeilen}
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
        onVerlege={brett.frageNachTeilen}
      />
      <Brettleiste hand={hand} brett={brett} suche={suche} onSuche={setSuche}>
        {werkzeuge}
      </Brettleiste>
      <Brettansichten
        schmal={schmal}
        reiter={reiter}
        onReiter={setReiter}
        wochen={karte}
        tage={tage}
        ohneTag={ohneTag}
        anzahlOhneTag={plan.offen.length}
      />
      <Brettfragen brett={brett} vorschlag={vorschlag} hand={hand} />
    </div>
  );
}

/** From a week of the map to its days: on the phone another view, and the focus follows. */
function useWochenweg(zeigeWoche: (woche: Tag) => void) {
  const [reiter, setReiter] = useState('wochen');
  const [gerufen, setGerufen] = useState(false);
  return {
    reiter,
    setReiter,
    gerufen,
    angekommen: () => setGerufen(false),
    geheZuWoche: (woche: Tag) => {
      zeigeWoche(woche);
      setReiter('tage');
      setGerufen(true);
    },
  };
}

/** Streets whose name or place is typed; typing stays quick. */
function useStrassensuche(plan: Quartalsplan) {
  const [suche, setSuche] = useState('');
  const gesucht = useDeferredValue(suche.trim().toLowerCase());
  const zeilen = plan.zeilen.filter(({ strasse, ort }) =>
    `${strasse} ${ort}`.toLowerCase().includes(gesucht),
  );
  return { suche, setSuche, zeilen };
}

type BrettansichtenProps = {
  schmal: boolean;
  reiter: string;
  onReiter: (reiter: string) => void;
  wochen: ReactNode;
  tage: ReactNode;
  ohneTag: ReactNode;
  anzahlOhneTag: number;
};

/** Weeks, days and what has no day: one below the other, on the phone one at a time. */
function Brettansichten({ schmal, wochen, tage, ohneTag, ...props }: BrettansichtenProps) {
  if (!schmal)
    return (
      <>
        {wochen}
        {tage}
        {ohneTag}
      </>
    );
  return (
    <Tabs
      label="Ansicht"
      value={props.reiter}
      onChange={props.onReiter}
      items={[
        { id: 'wochen', label: 'Wochen', content: <div className="flex flex-col gap-3">{wochen}</div> },
        { id: 'tage', label: 'Tage', content: tage },
        { id: 'ohneTag', label: 'Ohne Tag', count: props.anzahlOhneTag, content: ohneTag },
      ]}
    />
  );
}
