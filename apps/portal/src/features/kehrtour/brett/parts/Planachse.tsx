import { formatTagLang } from '@kehrtour/domain/format';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { TimeAxis } from '@kehrtour/ui/time/TimeAxis.tsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState } from 'react';

import type { Platz } from '../anordnung.ts';
import { achsenspanne, MINUTE_PX } from '../planachse.layout.ts';
import type { Planansicht } from '../planansicht.ts';
import { useBlockzug } from '../useBlockzug.ts';
import { Schichtspur } from './Schichtspur.tsx';

export type PlanachseProps = {
  ansicht: Planansicht;
  tag: string;
  gewaehlt: string | null;
  onWaehle: (haltId: string) => void;
  /** Absent where nothing may be moved. */
  onSetze?: ((haltId: string, platz: Platz) => void) | undefined;
  onProbiere?: ((haltId: string, platz: Platz | null) => void) | undefined;
};

const LUPEN = [1, 2, 4] as const;

/** A day of the round over the whole width: who drives is a lane, a stop is a block, what was promised a band below. */
export function Planachse({ ansicht, tag, gewaehlt, onWaehle, onSetze, onProbiere }: PlanachseProps) {
  const schichten = ansicht.schichten.filter((schicht) => schicht.tag === tag);
  const [stufe, setStufe] = useState(0);
  const lupe = LUPEN[stufe] ?? 1;
  // While a block is dragged the axis keeps its stretch, or the block would slip from under the pointer.
  const spanne = useMemo(
    () => achsenspanne(schichten),
    // oxlint-disable-next-line react/exhaustive-deps
    [tag, schichten.length, schichten.map(({ bis }) => Math.ceil(bis / 60)).join()],
  );
  const zugVon = useBlockzug(schichten, onSetze, onProbiere);
  return (
    <TimeAxis
      label={`Zeitachse, ${formatTagLang(tag)}`}
      fromMinute={spanne.von}
      toMinute={spanne.bis}
      minutePx={MINUTE_PX}
      zoom={lupe}
      corner={<Lupe stufe={stufe} onStufe={setStufe} />}
    >
      {schichten.map((schicht) => (
        <Schichtspur
          key={schicht.id}
          schicht={schicht}
          lupe={lupe}
          gewaehlt={gewaehlt}
          onWaehle={onWaehle}
          zugVon={zugVon}
        />
      ))}
    </TimeAxis>
  );
}

function Lupe({ stufe, onStufe }: { stufe: number; onStufe: (stufe: number) => void }) {
  return (
    <>
      <IconButton
        kind="quiet"
        size="small"
        label="Mehr vom Tag zeigen"
        icon={<ZoomOut aria-hidden className="size-5" />}
        disabled={stufe === 0}
        onPress={() => onStufe(stufe - 1)}
      />
      <IconButton
        kind="quiet"
        size="small"
        label="Zeit genauer zeigen"
        icon={<ZoomIn aria-hidden className="size-5" />}
        disabled={stufe === LUPEN.length - 1}
        onPress={() => onStufe(stufe + 1)}
      />
    </>
  );
}
