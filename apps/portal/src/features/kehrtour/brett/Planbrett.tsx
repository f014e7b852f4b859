import type { Client } from '@kehrtour/api-client/client';
import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatTagKurz } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';

import { Planwerkzeuge } from '../Planwerkzeuge.tsx';
import { useVerlaufstasten } from '../useVerlaufstasten.ts';
import { schrittAdresse } from '../wizardSchritt.ts';
import { MitVorschau } from './MitVorschau.tsx';
import { Brettteile } from './parts/Brettteile.tsx';
import { Fristvorbei } from './parts/Fristvorbei.tsx';
import { Planachse } from './parts/Planachse.tsx';
import { Planguete } from './parts/Planguete.tsx';
import { Plankennzahlen } from './parts/Plankennzahlen.tsx';
import { useBrettwahl } from './useBrettwahl.ts';
import type { Plan } from './usePlan.ts';
import { Wahlleiste } from './Wahlleiste.tsx';

/** Stays whole above the bar at the foot of the page while the list beside it is scrolled. */
const KARTENHOEHE = 'clamp(18rem, calc(100dvh - 10rem), 44rem)';

const ladeListe = async () => (await import('./parts/Planliste.tsx')).Planliste;
/** Dragging, menus, keys: a third of the page, and below the map. It comes while the plan itself is fetched. */
const Planliste = lazyPart(ladeListe, <Skeleton shape="rows" count={8} />);
ladeListe().catch(() => undefined);
const ladeKarte = async () => (await import('./parts/Plankarte.tsx')).Plankarte;
/** It stands below the day, and keeps its place until it comes. */
const Plankarte = lazyPart(
  ladeKarte,
  <div aria-hidden className="rounded-lg border border-line bg-surface" style={{ height: KARTENHOEHE }} />,
);
ladeKarte().catch(() => undefined);
const Haltdetail = lazyPart(async () => (await import('./parts/Haltdetail.tsx')).Haltdetail);
const Rueckfrage = lazyPart(async () => (await import('./parts/Rueckfrage.tsx')).Rueckfrage);
const Verlegedialog = lazyPart(async () => (await import('./parts/Verlegedialog.tsx')).Verlegedialog);

export type PlanbrettProps = {
  client: Client;
  kehrtour: Kehrtour;
  mitarbeiter: readonly Mitarbeiter[];
  plan: Plan;
  /** Deeds beside undo and redo. */
  werkzeuge?: ReactNode;
  /** A stop that did not fit and is to be put somewhere anyway. */
  einzuplanen: Halt | null;
  onEingeplant: () => void;
  /** Houses without a place, and what helps them. */
  ohnePlatz: ReactNode;
};

const NEBENEINANDER_AB_PX = 900;

/** Time axis, map and list: all three show and change the same plan. */
export function Planbrett(props: PlanbrettProps) {
  const { client, kehrtour, mitarbeiter, plan, werkzeuge, einzuplanen, onEingeplant, ohnePlatz } = props;
  const { ansicht, aenderbar } = plan;
  const kasten = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(kasten, NEBENEINANDER_AB_PX);
  const { tag, gewaehlt, waehle, halt, ...brett } = useBrettwahl(plan, einzuplanen, onEingeplant);
  useVerlaufstasten(plan.zurueck, plan.vor);
  const gemeinsam = { ansicht, tag, onWaehle: waehle };
  return (
    <div ref={kasten} className="flex flex-col gap-4">
      <Brettkopf plan={plan} kehrtour={kehrtour} werkzeuge={werkzeuge} />
      <Tageswahl tage={ansicht.tage} tag={tag} onTag={brett.zeigeTag} />
      <Brettteile
        schmal={schmal}
        gewaehlt={halt?.halt.id ?? null}
        ohnePlatz={ohnePlatz}
        karte={
          <MitVorschau plan={plan}>
            {(gezeigt) => (
              <Plankarte
                client={client}
                kehrtourId={kehrtour.id}
                {...gemeinsam}
                gewaehlt={gewaehlt}
                ansicht={gezeigt}
                height={schmal ? '24rem' : KARTENHOEHE}
              />
            )}
          </MitVorschau>
        }
        achse={<Planachse {...gemeinsam} gewaehlt={gewaehlt} {...(aenderbar ? brett.zug : {})} />}
        liste={
          <Planliste client={client} {...gemeinsam} aenderbar={aenderbar} schmal={schmal} {...brett.liste} />
        }
        detail={
          halt && (
            <Haltdetail
              halt={halt}
              mitarbeiter={mitarbeiter}
              aenderbar={aenderbar}
              onTat={(tat) => brett.tue(halt.halt.id, tat)}
              onSetze={(platz) => brett.setze(halt.halt.id, platz)}
              onSchliesse={() => waehle(null)}
            />
          )
        }
        hinweis={<Bedienhinweis aenderbar={aenderbar} fahrzeiten={kehrtour.kennzahlen.fahrzeiten} />}
      />
      {brett.verlegung && <Verlegedialog ansicht={ansicht} {...brett.verlegung} />}
      {plan.frage === null ? null : <Rueckfrage plan={plan} />}
    </div>
  );
}

function Brettkopf({ plan, kehrtour, werkzeuge }: Pick<PlanbrettProps, 'plan' | 'kehrtour' | 'werkzeuge'>) {
  const { brett, ansicht, ungesichert } = plan;
  const gezeigt = useStore(brett, ({ vorschau }) => vorschau) ?? ansicht;
  return (
    <>
      <Plankennzahlen
        summe={gezeigt.summe}
        fristVorbei={gezeigt.fristVorbei.length}
        vorher={gezeigt !== ansicht || ungesichert ? kehrtour.kennzahlen : ansicht.summe}
      />
      <Planwerkzeuge plan={plan}>{werkzeuge}</Planwerkzeuge>
      <Fristvorbei
        halte={ansicht.fristVorbei}
        tagWaehlen={kehrtour.status === 'geplant' ? schrittAdresse('datum', kehrtour.id) : null}
      />
      <Planguete kehrtour={kehrtour} ansicht={gezeigt} ungesichert={ungesichert} />
    </>
  );
}

/** One day is looked at at a time; nothing where the round has only one. */
function Tageswahl({ tage, tag, onTag }: { tage: readonly Tag[]; tag: Tag; onTag: (tag: Tag) => void }) {
  if (tage.length < 2) return null;
  return (
    <div className="flex">
      <Wahlleiste
        label="Tag"
        wahl={tage.map((one) => ({ id: one, label: formatTagKurz(one) }))}
        wert={tag}
        onChange={onTag}
      />
    </div>
  );
}

function Bedienhinweis({ aenderbar, fahrzeiten }: { aenderbar: boolean; fahrzeiten: string }) {
  return (
    <p className="text-xs text-muted">
      {aenderbar
        ? 'Wählen zeigt, warum ein Halt hier steht. Ziehen verschiebt ihn, auch zu einer anderen Person; Strg Z nimmt es zurück.'
        : 'Wählen Sie einen Halt, um mehr zu sehen.'}
      {fahrzeiten === '' ? '' : ` Fahrzeiten: ${fahrzeiten}.`}
    </p>
  );
}
