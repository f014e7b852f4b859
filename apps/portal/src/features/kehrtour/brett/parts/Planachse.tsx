import { formatTagLang } from '@kehrtour/domain/format';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { TimeAxis } from '@kehrtour/ui/time/TimeAxis.tsx';
import { TimeBand } from '@kehrtour/ui/time/TimeBand.tsx';
import { TimeBlock } from '@kehrtour/ui/time/TimeBlock.tsx';
import { TimeLane } from '@kehrtour/ui/time/TimeLane.tsx';
import { useMemo, useRef } from 'react';

import { minutenText } from '../../kehrtour.format.ts';
import { schichtAus } from '../anordnung.ts';
import type { Platz } from '../anordnung.ts';
import { achsenspanne, fensterbaender, minutePixel } from '../planachse.layout.ts';
import { positionBei } from '../planansicht.ts';
import type { Haltansicht, Planansicht, Schichtansicht } from '../planansicht.ts';

export type PlanachseProps = {
  ansicht: Planansicht;
  tag: string;
  gewaehlt: string | null;
  onWaehle: (haltId: string) => void;
  /** Absent where nothing may be moved. */
  onSetze?: ((haltId: string, platz: Platz) => void) | undefined;
  onProbiere?: ((haltId: string, platz: Platz | null) => void) | undefined;
};

const TASTENSCHRITT_MINUTEN = 5;

/** A day of the round: who drives is a lane, a stop is a block, what was promised a band behind it. */
export function Planachse({ ansicht, tag, gewaehlt, onWaehle, onSetze, onProbiere }: PlanachseProps) {
  const schichten = ansicht.schichten.filter((schicht) => schicht.tag === tag);
  // While a block is dragged the axis keeps its stretch, or the block would slip from under the pointer.
  const gemessen = useMemo(
    () => ({ spanne: achsenspanne(schichten), px: minutePixel(schichten) }),
    // oxlint-disable-next-line react/exhaustive-deps
    [tag, schichten.length, schichten.map(({ bis }) => Math.ceil(bis / 60)).join()],
  );
  const letzter = useRef('');

  function platzBei(halt: Haltansicht, laneId: string, startMinute: number): Platz {
    const ziel = schichten.find(({ id }) => id === laneId);
    const position = ziel === undefined ? 0 : positionBei(ziel, halt.halt.id, startMinute);
    const schritt = startMinute - Math.round(halt.von);
    const bleibt = laneId === halt.schichtId && position === halt.nummer - 1;
    // An arrow key moves by minutes; between stops that means one place on.
    const weiter = bleibt && Math.abs(schritt) <= 2 * TASTENSCHRITT_MINUTEN ? Math.sign(schritt) : 0;
    return { ...schichtAus(laneId), position: Math.max(0, position + weiter) };
  }

  return (
    <TimeAxis
      label={`Zeitachse, ${formatTagLang(tag)}`}
      fromMinute={gemessen.spanne.von}
      toMinute={gemessen.spanne.bis}
      minutePx={gemessen.px}
    >
      {schichten.map((schicht) => (
        <TimeLane
          key={schicht.id}
          id={schicht.id}
          label={schicht.name}
          hint={laneText(schicht)}
          colour={schicht.farbe}
        >
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
              {...(onSetze === undefined
                ? {}
                : {
                    onMove: ({ startMinute, laneId }) =>
                      onSetze(halt.halt.id, platzBei(halt, laneId, startMinute)),
                    onMoving: (place) => {
                      const platz = place === null ? null : platzBei(halt, place.laneId, place.startMinute);
                      const name = JSON.stringify(platz);
                      if (name === letzter.current) return;
                      letzter.current = name;
                      onProbiere?.(halt.halt.id, platz);
                    },
                  })}
            />
          ))}
        </TimeLane>
      ))}
    </TimeAxis>
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
