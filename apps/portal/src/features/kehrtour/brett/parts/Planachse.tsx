import { formatTagLang } from '@kehrtour/domain/format';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { TimeAxis } from '@kehrtour/ui/time/TimeAxis.tsx';
import { TimeBand } from '@kehrtour/ui/time/TimeBand.tsx';
import { TimeBlock } from '@kehrtour/ui/time/TimeBlock.tsx';
import { TimeLane } from '@kehrtour/ui/time/TimeLane.tsx';
import { useMemo } from 'react';

import { minutenText } from '../../kehrtour.format.ts';
import type { Platz } from '../anordnung.ts';
import { achsenspanne, fensterbaender, minutePixel } from '../planachse.layout.ts';
import type { Haltansicht, Planansicht, Schichtansicht } from '../planansicht.ts';
import { type Blockzug, useBlockzug } from '../useBlockzug.ts';

export type PlanachseProps = {
  ansicht: Planansicht;
  tag: string;
  gewaehlt: string | null;
  onWaehle: (haltId: string) => void;
  /** Absent where nothing may be moved. */
  onSetze?: ((haltId: string, platz: Platz) => void) | undefined;
  onProbiere?: ((haltId: string, platz: Platz | null) => void) | undefined;
};

/** A day of the round: who drives is a lane, a stop is a block, what was promised a band behind it. */
export function Planachse({ ansicht, tag, gewaehlt, onWaehle, onSetze, onProbiere }: PlanachseProps) {
  const schichten = ansicht.schichten.filter((schicht) => schicht.tag === tag);
  // While a block is dragged the axis keeps its stretch, or the block would slip from under the pointer.
  const gemessen = useMemo(
    () => ({ spanne: achsenspanne(schichten), px: minutePixel(schichten) }),
    // oxlint-disable-next-line react/exhaustive-deps
    [tag, schichten.length, schichten.map(({ bis }) => Math.ceil(bis / 60)).join()],
  );
  const zugVon = useBlockzug(schichten, onSetze, onProbiere);
  return (
    <TimeAxis
      label={`Zeitachse, ${formatTagLang(tag)}`}
      fromMinute={gemessen.spanne.von}
      toMinute={gemessen.spanne.bis}
      minutePx={gemessen.px}
    >
      {schichten.map((schicht) => (
        <Schichtspur
          key={schicht.id}
          schicht={schicht}
          gewaehlt={gewaehlt}
          onWaehle={onWaehle}
          zugVon={zugVon}
        />
      ))}
    </TimeAxis>
  );
}

type SchichtspurProps = Pick<PlanachseProps, 'gewaehlt' | 'onWaehle'> & {
  schicht: Schichtansicht;
  zugVon: (halt: Haltansicht) => Blockzug;
};

/** The day of one person: what was promised, when they rest, what is fixed, and the stops. */
function Schichtspur({ schicht, gewaehlt, onWaehle, zugVon }: SchichtspurProps) {
  return (
    <TimeLane id={schicht.id} label={schicht.name} hint={laneText(schicht)} colour={schicht.farbe}>
      {fensterbaender(schicht).map(({ von, bis, bricht }) => (
        <TimeBand
          key={`${von}-${bis}`}
          startMinute={von}
          endMinute={bis}
          // Windows overlap: the begin is said where it is, the rest on hovering and by screen readers.
          label={bricht ? 'verletzt' : uhrzeitAus(von)}
          tone={bricht ? 'danger' : 'promise'}
        />
      ))}
      {schicht.pausen.map(({ von, bis, abwesend }) => (
        <TimeBand
          key={`pause-${von}`}
          startMinute={von}
          endMinute={bis}
          label={abwesend ? 'Nicht da' : 'Pause'}
          tone="off"
        />
      ))}
      {schicht.feste.map(({ id, von, bis }) => (
        <TimeBlock
          key={id}
          id={id}
          startMinute={Math.round(von)}
          endMinute={Math.round(bis)}
          label="Fester Termin"
          tone="muted"
          locked
        />
      ))}
      {schicht.halte.map((halt) => (
        <TimeBlock
          key={halt.halt.id}
          id={halt.halt.id}
          startMinute={Math.round(halt.von)}
          endMinute={Math.round(halt.bis)}
          label={halt.halt.anschrift}
          short={String(halt.nummer)}
          hint={blockText(halt)}
          tone={halt.verstoesse.length > 0 ? 'danger' : 'normal'}
          locked={halt.gesperrt}
          selected={halt.halt.id === gewaehlt}
          onSelect={() => onWaehle(halt.halt.id)}
          {...zugVon(halt)}
        />
      ))}
    </TimeLane>
  );
}

function laneText({ halte, arbeitSekunden, ueberstundenSekunden, verstoesse }: Schichtansicht): string {
  if (halte.length === 0) return 'noch frei';
  const worte = [`${halte.length} Halte`, minutenText(arbeitSekunden)];
  if (ueberstundenSekunden > 0) worte.push(`${minutenText(ueberstundenSekunden)} über`);
  return [...worte, ...verstoesse].join(' · ');
}

function blockText({ fenster, verstoesse, angesagt }: Haltansicht): string {
  const zugesagt =
    fenster === null
      ? []
      : [`${angesagt ? 'angekündigt' : 'Fenster'} ${uhrzeitAus(fenster.von)}–${uhrzeitAus(fenster.bis)} Uhr`];
  return [...verstoesse, ...zugesagt].join(', ');
}
