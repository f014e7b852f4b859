import type { Client } from '@kehrtour/api-client/client';
import type { Halt, Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatTagKurz } from '@kehrtour/domain/format';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Planwerkzeuge } from '../Planwerkzeuge.tsx';
import { useVerlaufstasten } from '../useVerlaufstasten.ts';
import { lasseAus, setzeHalt, sperreHalt } from './anordnung.ts';
import type { Platz } from './anordnung.ts';
import { Planachse } from './parts/Planachse.tsx';
import { Plankarte } from './parts/Plankarte.tsx';
import { Plankennzahlen } from './parts/Plankennzahlen.tsx';
import type { Halttat } from './parts/Planliste.tsx';
import type { Plan } from './usePlan.ts';
import { Wahlleiste } from './Wahlleiste.tsx';

const ladeListe = async () => (await import('./parts/Planliste.tsx')).Planliste;
/** Dragging, menus, keys: a third of the page, and below the map. It comes while the plan itself is fetched. */
const Planliste = lazyPart(ladeListe, <Skeleton shape="rows" count={8} />);
ladeListe().catch(() => undefined);
const Haltdetail = lazyPart(async () => (await import('./parts/Haltdetail.tsx')).Haltdetail);
const Rueckfrage = lazyPart(async () => (await import('./parts/Rueckfrage.tsx')).Rueckfrage);
const Verschiebedialog = lazyPart(
  async () => (await import('./parts/Verschiebedialog.tsx')).Verschiebedialog,
);

export type PlanbrettProps = {
  client: Client;
  tour: Kehrtour;
  mitarbeiter: readonly Mitarbeiter[];
  plan: Plan;
  /** Deeds beside undo and redo. */
  werkzeuge?: ReactNode;
  /** A stop that did not fit and is to be put somewhere anyway. */
  einzuplanen: Halt | null;
  onEingeplant: () => void;
};

const NEBENEINANDER_AB_PX = 900;
/** Every block of the axis is a stop of the tab key: forty of them before the list. */
const SPRUNG =
  'sr-only self-start rounded-sm bg-raised px-4 py-2 font-semibold text-ink shadow-lg focus:not-sr-only focus:px-4 focus:py-2';

/** Map left, time axis right, list below; on the phone one after the other. All three show and change the same plan. */
export function Planbrett(props: PlanbrettProps) {
  const { client, tour, mitarbeiter, plan, werkzeuge, einzuplanen, onEingeplant } = props;
  const { ansicht, anordnung, aenderbar } = plan;
  const listenId = useId();
  const kasten = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(kasten, NEBENEINANDER_AB_PX);
  const [gewaehlt, setGewaehlt] = useState<string | null>(null);
  const [tagWahl, setTagWahl] = useState<string>();
  const [verschiebt, setVerschiebt] = useState<string | null>(null);
  useVerlaufstasten(plan.zurueck, plan.vor);
  const tag = tagWahl !== undefined && ansicht.tage.includes(tagWahl) ? tagWahl : (ansicht.tage[0] ?? '');
  const alle = ansicht.schichten.flatMap(({ halte }) => halte);
  const halt = alle.find((one) => one.halt.id === gewaehlt);
  const ziel = alle.find((one) => one.halt.id === verschiebt);

  const setze = (haltId: string, platz: Platz) => {
    plan.aendere(setzeHalt(anordnung, haltId, platz));
    setTagWahl(platz.tag);
  };
  const tue = (haltId: string, tat: Halttat) => {
    if (tat === 'verschiebe') setVerschiebt(haltId);
    else if (tat === 'lasseAus') plan.aendere(lasseAus(anordnung, haltId));
    else plan.aendere(sperreHalt(anordnung, haltId, !alle.find((one) => one.halt.id === haltId)?.gesperrt));
  };

  const gemeinsam = { ansicht, tag, gewaehlt, onWaehle: setGewaehlt };
  const karte = (
    <Plankarte
      client={client}
      {...gemeinsam}
      ansicht={plan.vorschau ?? ansicht}
      height={schmal ? '24rem' : 'clamp(24rem, 62dvh, 44rem)'}
    />
  );
  const achse = (
    <Planachse
      {...gemeinsam}
      onSetze={aenderbar ? setze : undefined}
      onProbiere={(haltId, platz) =>
        plan.probiere(platz === null ? null : setzeHalt(anordnung, haltId, platz))
      }
    />
  );
  const liste = <Planliste {...gemeinsam} aenderbar={aenderbar} onSetze={setze} onTat={tue} />;
  const detail =
    halt === undefined ? null : (
      <Haltdetail
        halt={halt}
        mitarbeiter={mitarbeiter}
        aenderbar={aenderbar}
        onSperre={(fest) => plan.aendere(sperreHalt(anordnung, halt.halt.id, fest))}
        onVerschiebe={() => setVerschiebt(halt.halt.id)}
        onSetze={(platz) => setze(halt.halt.id, platz)}
        onLasseAus={() => tue(halt.halt.id, 'lasseAus')}
        onSchliesse={() => setGewaehlt(null)}
      />
    );

  return (
    <div ref={kasten} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Plankennzahlen
          summe={(plan.vorschau ?? ansicht).summe}
          fahrzeiten={tour.kennzahlen.fahrzeiten}
          vorher={plan.vorschau !== null || plan.ungesichert ? tour.kennzahlen : ansicht.summe}
        />
        <Planwerkzeuge plan={plan}>{werkzeuge}</Planwerkzeuge>
      </div>
      {ansicht.tage.length > 1 ? (
        <div className="flex">
          <Wahlleiste
            label="Tag"
            wahl={ansicht.tage.map((one) => ({ id: one, label: formatTagKurz(one) }))}
            wert={tag}
            onChange={setTagWahl}
          />
        </div>
      ) : null}
      {schmal ? (
        <Tabs
          label="Ansicht"
          items={[
            { id: 'liste', label: 'Liste', content: <Gestapelt teile={[detail, liste]} /> },
            { id: 'karte', label: 'Karte', content: <Gestapelt teile={[karte, detail]} /> },
            { id: 'achse', label: 'Zeitachse', content: <Gestapelt teile={[achse, detail]} /> },
          ]}
        />
      ) : (
        <>
          <a href={`#${listenId}`} className={SPRUNG}>
            Direkt zur Liste der Halte
          </a>
          <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-4">
            {karte}
            <Gestapelt teile={[achse, detail ?? <Bedienhinweis aenderbar={aenderbar} />]} />
          </div>
          <div id={listenId} tabIndex={-1} className="outline-none">
            {liste}
          </div>
        </>
      )}
      {ziel === undefined && einzuplanen === null ? null : (
        <Verschiebedialog
          haltId={ziel?.halt.id ?? einzuplanen?.id ?? ''}
          anschrift={ziel?.halt.anschrift ?? einzuplanen?.anschrift ?? ''}
          ansicht={ansicht}
          schichtId={ziel?.schichtId}
          onSetze={(platz) => {
            setze(ziel?.halt.id ?? einzuplanen?.id ?? '', platz);
            setVerschiebt(null);
            onEingeplant();
          }}
          onSchliesse={() => {
            setVerschiebt(null);
            onEingeplant();
          }}
        />
      )}
      {plan.frage === null ? null : <Rueckfrage plan={plan} />}
    </div>
  );
}

function Gestapelt({ teile }: { teile: readonly ReactNode[] }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {teile.map((teil, index) => (
        <div key={index} className="contents">
          {teil}
        </div>
      ))}
    </div>
  );
}

function Bedienhinweis({ aenderbar }: { aenderbar: boolean }) {
  return (
    <p className="text-sm text-muted">
      {aenderbar
        ? 'Wählen Sie einen Halt, um zu sehen, warum er hier steht. Ziehen verschiebt ihn, auch zu einer anderen Person; Strg Z nimmt es zurück.'
        : 'Wählen Sie einen Halt, um mehr zu sehen.'}
    </p>
  );
}
