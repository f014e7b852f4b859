import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useState } from 'react';

import { WOCHENTAGE } from '../../../shared/wochentage.ts';
import { imTag, LAENGE_MINUTEN_MIN, RASTER_MINUTEN, wochenzeit } from '../wochenmuster.ts';
import type { Minutenzeit } from '../wochenmuster.ts';
import { platz } from './wochenraster.layout.ts';

export type WochenblockProps = {
  id: string;
  zeit: Minutenzeit;
  /** First minute of the grid. */
  vonMinute: number;
  stundePx: number;
  minuteBei: (event: PointerEvent) => number;
  tagBei: (event: PointerEvent) => number;
  /** Null: it was taken away. */
  onChange: (neu: Minutenzeit | null) => void;
  /** The same by keys: the focus is to stay. */
  onKeyChange: (neu: Minutenzeit | null) => void;
};

type Griff = 'ganz' | 'anfang' | 'ende';
const RAND_PX = 8;

/** One span of the pattern: moved whole, pulled at its ends, or changed by keys. */
export function Wochenblock(props: WochenblockProps) {
  const { id, zeit, vonMinute, stundePx, minuteBei, tagBei, onChange, onKeyChange } = props;
  const [zug, setZug] = useState<{ griff: Griff; ab: number; jetzt: Minutenzeit } | null>(null);
  const gezeigt = zug?.jetzt ?? zeit;
  const { von, bis } = wochenzeit(gezeigt);
  const tag = WOCHENTAGE[gezeigt.wochentag - 1]?.name ?? '';

  function greife(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { top, bottom } = event.currentTarget.getBoundingClientRect();
    const griff: Griff =
      event.clientY < top + RAND_PX ? 'anfang' : event.clientY > bottom - RAND_PX ? 'ende' : 'ganz';
    setZug({ griff, ab: minuteBei(event), jetzt: zeit });
  }
  function ziehe(event: PointerEvent<HTMLElement>) {
    if (zug === null) return;
    event.stopPropagation();
    const weite = minuteBei(event) - zug.ab;
    setZug({ ...zug, jetzt: gezogen(zeit, zug.griff, weite, tagBei(event)) });
  }
  function lasseLos(event: PointerEvent<HTMLElement>) {
    if (zug === null) return;
    event.stopPropagation();
    setZug(null);
    if (zug.jetzt !== zeit) onChange(zug.jetzt);
  }

  return (
    <button
      type="button"
      data-wochenblock={id}
      onPointerDown={greife}
      onPointerMove={ziehe}
      onPointerUp={lasseLos}
      onPointerCancel={() => setZug(null)}
      onKeyDown={(event) => {
        const neu = nachTaste(zeit, event);
        if (neu === undefined) return;
        event.preventDefault();
        onKeyChange(neu);
      }}
      className={`absolute flex touch-none cursor-grab flex-col items-center overflow-hidden rounded-sm border border-accent-line bg-accent-soft px-1 pt-1 text-xs leading-tight font-semibold text-accent-ink tabular-nums active:cursor-grabbing ${zug === null ? '' : 'z-10 shadow-lg'}`}
      style={platz(gezeigt, vonMinute, stundePx)}
    >
      <VisuallyHidden>{`${tag}, ${von} bis ${bis} Uhr`}</VisuallyHidden>
      <span aria-hidden>{von}</span>
      <span aria-hidden>{bis}</span>
      <span aria-hidden className="absolute inset-x-0 top-0 h-2 cursor-ns-resize" />
      <span aria-hidden className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize" />
    </button>
  );
}

function gezogen(zeit: Minutenzeit, griff: Griff, weite: number, wochentag: number): Minutenzeit {
  const { von, bis } = zeit;
  if (griff === 'anfang')
    return imTag({ ...zeit, von: Math.max(0, Math.min(von + weite, bis - LAENGE_MINUTEN_MIN)) });
  if (griff === 'ende')
    return { ...zeit, bis: Math.min(1440, Math.max(bis + weite, von + LAENGE_MINUTEN_MIN)) };
  return imTag({ wochentag, von: von + weite, bis: bis + weite });
}

/** Undefined: not one of our keys. */
function nachTaste(zeit: Minutenzeit, { key, shiftKey }: KeyboardEvent): Minutenzeit | null | undefined {
  const schritt = key === 'ArrowUp' ? -RASTER_MINUTEN : RASTER_MINUTEN;
  switch (key) {
    case 'Delete':
    case 'Backspace':
      return null;
    case 'ArrowUp':
    case 'ArrowDown':
      return shiftKey
        ? gezogen(zeit, 'ende', schritt, zeit.wochentag)
        : imTag({ ...zeit, von: zeit.von + schritt, bis: zeit.bis + schritt });
    case 'ArrowLeft':
    case 'ArrowRight':
      return imTag({ ...zeit, wochentag: zeit.wochentag + (key === 'ArrowLeft' ? -1 : 1) });
    default:
      return undefined;
  }
}
