import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { formatKalenderwoche } from '@kehrtour/domain/format';
import { montagDerWoche, type Tag } from '@kehrtour/domain/tag';
import { EmptyState } from '@kehrtour/ui/EmptyState.tsx';
import { IconButton } from '@kehrtour/ui/IconButton.tsx';
import { SearchField } from '@kehrtour/ui/SearchField.tsx';
import { showToast } from '@kehrtour/ui/showToast.tsx';
import { Tabs } from '@kehrtour/ui/Tabs.tsx';
import { useNarrow } from '@kehrtour/ui/useNarrow';
import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';

import { wocheKurz } from '../quartal.format.ts';
import { darfHin, verlege, verlegeInWoche } from '../quartalsplan.ts';
import type { Zuordnung } from '../quartalsplan.ts';
import type { Quartalshand } from '../useQuartal.ts';
import { useVerlaufstasten } from '../useVerlaufstasten.ts';
import { OhneTag } from './OhneTag.tsx';
import { Quartalsdialog } from './Quartalsdialog.tsx';
import { Quartalszahlen } from './Quartalszahlen.tsx';
import { Tageskarten } from './Tageskarten.tsx';
import { Wochenkarte } from './Wochenkarte.tsx';

export type QuartalsbrettProps = {
  vorschlag: Quartalsvorschlag;
  hand: Quartalshand;
  /** Buttons beside undo and redo. */
  werkzeuge?: ReactNode;
};

const NEBENEINANDER_AB_PX = 700;

/** The proposal: figures, weeks × streets, the days of one week, and what has no day. All change the same arrangement. */
export function Quartalsbrett({ vorschlag, hand, werkzeuge }: QuartalsbrettProps) {
  const { plan, zuordnung, aenderbar } = hand;
  const kasten = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(kasten, NEBENEINANDER_AB_PX);
  const [wocheWahl, setWoche] = useState<Tag | null>(null);
  const [verschiebt, setVerschiebt] = useState<readonly string[] | null>(null);
  const [suche, setSuche] = useState('');
  const gesucht = useDeferredValue(suche.trim().toLowerCase());
  useVerlaufstasten(hand.zurueck, hand.vor);
  const woche =
    wocheWahl ?? plan.wochen.find(({ minuten }) => minuten > 0)?.woche ?? plan.wochen[0]?.woche ?? null;
  const zeilen = plan.zeilen.filter(({ strasse, ort }) =>
    `${strasse} ${ort}`.toLowerCase().includes(gesucht),
  );

  function aendere(neu: Zuordnung, wohin: Tag, was: string) {
    if (neu === zuordnung) {
      showToast(`${was} kann in dieser Woche niemand übernehmen.`, { tone: 'danger' });
      return;
    }
    hand.aendere(neu);
    setWoche(montagDerWoche(wohin));
  }
  function lege(teilIds: readonly string[], schichtId: string) {
    const schicht = plan.schichten.find(({ id }) => id === schichtId);
    setVerschiebt(null);
    if (schicht === undefined) return;
    if (vorschlag.teile.some((teil) => teilIds.includes(teil.id) && !darfHin(teil, schicht))) {
      showToast(`${schicht.name} darf keine Feuerstättenschau.`, { tone: 'danger' });
      return;
    }
    aendere(verlege(zuordnung, teilIds, schichtId), schicht.tag, '');
  }

  const karte =
    zeilen.length === 0 ? (
      <EmptyState title="Dazu passt keine Straße" />
    ) : (
      <Wochenkarte
        plan={plan}
        zeilen={zeilen}
        gewaehlt={woche}
        aenderbar={aenderbar}
        onWoche={setWoche}
        onZelle={(_zeile, zelle) => {
          setWoche(zelle.woche);
          if (aenderbar) setVerschiebt(zelle.teilIds);
        }}
        onVerlege={(zeile, zelle, ziel) =>
          aendere(verlegeInWoche(plan, zuordnung, zelle.teilIds, ziel), ziel, zeile.strasse)
        }
      />
    );
  const kopf = woche === null ? null : wocheKurz(woche);
  const tage =
    woche === null || kopf === null ? null : (
      <section aria-label={`Tage der ${formatKalenderwoche(woche)}`} className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">
          {kopf.name} <span className="font-normal text-muted">{kopf.tage}</span>
        </h2>
        <Tageskarten
          schichten={plan.schichten.filter(({ tag }) => montagDerWoche(tag) === woche)}
          feiertage={vorschlag.feiertage.filter(({ tag }) => montagDerWoche(tag) === woche)}
          aenderbar={aenderbar}
          onVerschiebe={({ id }) => setVerschiebt([id])}
          onSetze={(teilId, schichtId) => lege([teilId], schichtId)}
        />
      </section>
    );
  const teile = vorschlag.teile.filter(({ id }) => verschiebt?.includes(id));

  return (
    <div ref={kasten} className="flex flex-col gap-6">
      <Quartalszahlen plan={plan} vorschlag={vorschlag} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-xs">
          <SearchField label="Straße suchen" labelShown value={suche} onChange={setSuche} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {aenderbar ? <Verlaufsknoepfe hand={hand} /> : null}
          {werkzeuge}
        </div>
      </div>
      {schmal ? (
        <Tabs
          label="Ansicht"
          items={[
            {
              id: 'wochen',
              label: 'Wochen',
              content: (
                <div className="flex flex-col gap-6">
                  {karte}
                  {tage}
                </div>
              ),
            },
            {
              id: 'ohneTag',
              label: `Ohne Tag (${plan.offen.length})`,
              content: (
                <OhneTag
                  plan={plan}
                  vorschlag={vorschlag}
                  aenderbar={aenderbar}
                  onVerschiebe={setVerschiebt}
                />
              ),
            },
          ]}
        />
      ) : (
        <>
          {karte}
          {aenderbar ? (
            <p className="text-sm text-muted">
              Ziehen legt eine Straße in eine andere Woche, Umschalt und Pfeil ebenso. Drücken Sie auf die
              Minuten für einen bestimmten Tag; Strg Z nimmt zurück.
            </p>
          ) : null}
          {tage}
          <OhneTag plan={plan} vorschlag={vorschlag} aenderbar={aenderbar} onVerschiebe={setVerschiebt} />
        </>
      )}
      {verschiebt === null || teile.length === 0 ? null : (
        <Quartalsdialog
          key={verschiebt.join()}
          teile={teile}
          plan={plan}
          von={vorschlag.auswahl.von}
          schichtId={
            plan.schichten.find((schicht) => schicht.teile.some(({ id }) => verschiebt.includes(id)))?.id
          }
          onSetze={(schichtId) => lege(verschiebt, schichtId)}
          onLasseAus={() => {
            hand.aendere(verlege(zuordnung, verschiebt, null));
            setVerschiebt(null);
          }}
          onSchliesse={() => setVerschiebt(null)}
        />
      )}
    </div>
  );
}

function Verlaufsknoepfe({ hand }: { hand: Quartalshand }) {
  return (
    <>
      <span className="text-sm text-muted" aria-live="polite">
        {hand.ungesichert ? 'Wird gerechnet …' : hand.kannZurueck ? 'Gespeichert' : ''}
      </span>
      <IconButton
        kind="quiet"
        label="Rückgängig (Strg Z)"
        icon={<Undo2 aria-hidden className="size-5" />}
        disabled={!hand.kannZurueck}
        onPress={hand.zurueck}
      />
      <IconButton
        kind="quiet"
        label="Wiederholen (Strg Umschalt Z)"
        icon={<Redo2 aria-hidden className="size-5" />}
        disabled={!hand.kannVor}
        onPress={hand.vor}
      />
    </>
  );
}
