import { Lock, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';

import { TimeAxisContext, TimeLaneContext } from './parts/TimeAxisContext.ts';
import type { BlockPlace } from './parts/useBlockMove.ts';
import { useBlockMove } from './parts/useBlockMove.ts';
import { clockOf, percentOf } from './timeAxis.layout.ts';

export type TimeBlockProps = {
  id: string;
  startMinute: number;
  endMinute: number;
  label: string;
  /** Shown where the label does not fit: the number of the stop. */
  short?: string;
  /** Read with the label: the promised window, what is wrong. */
  hint?: string;
  /** `danger` breaks a promise; `hint` says which. */
  tone?: 'normal' | 'danger' | 'muted';
  locked?: boolean;
  selected?: boolean;
  onSelect?: () => void;
  /** Without it the block stays where it is. */
  onMove?: (place: BlockPlace) => void;
  /** While dragging; `null` when it ends. */
  onMoving?: (place: BlockPlace | null) => void;
};

const BLOCK =
  '@container absolute top-2 z-10 h-11 min-w-6 overflow-hidden rounded-sm border text-left text-xs select-none touch-pan-y aria-pressed:outline-3 aria-pressed:outline-accent';

const LOOKS = {
  normal: 'border-(--lane) bg-raised text-ink shadow-[inset_3px_0_0_var(--lane)]',
  danger: 'border-danger bg-danger-soft text-danger shadow-[inset_3px_0_0_var(--color-danger)]',
  muted: 'border-edge border-dashed bg-sunken text-muted',
};

/** One stop or appointment in a lane. */
export function TimeBlock(props: TimeBlockProps) {
  const {
    id,
    startMinute,
    endMinute,
    label,
    short,
    hint,
    tone = 'normal',
    locked = false,
    selected,
    onSelect,
  } = props;
  const axis = useContext(TimeAxisContext);
  const lane = useContext(TimeLaneContext);
  const onMove = locked ? undefined : props.onMove;
  const { offset, handlers } = useBlockMove({
    startMinute,
    lengthMinutes: endMinute - startMinute,
    onMove,
    onMoving: props.onMoving,
  });
  const left = percentOf(startMinute, axis);
  const times = `${clockOf(startMinute)}–${clockOf(endMinute)}`;
  const said = [lane.label, locked ? 'gesperrt' : '', hint ?? ''].filter(Boolean).join(', ');
  return (
    <li className="contents">
      <button
        type="button"
        data-block-id={id}
        title={[label, times, hint ?? ''].filter(Boolean).join('\n')}
        aria-pressed={selected}
        aria-describedby={onMove === undefined ? undefined : axis.helpId}
        onClick={onSelect}
        {...handlers}
        className={`${BLOCK} ${LOOKS[tone]} ${onMove === undefined ? '' : 'cursor-grab active:cursor-grabbing'} ${offset === null ? '' : 'z-30 shadow-lg'}`}
        style={{
          left: `${left}%`,
          width: `${percentOf(endMinute, axis) - left}%`,
          translate: offset === null ? undefined : `${offset.x}px ${offset.y}px`,
        }}
      >
        <BlockText
          said={said}
          label={label}
          short={short}
          times={times}
          locked={locked}
          refused={tone === 'danger'}
        />
      </button>
    </li>
  );
}

type BlockTextProps = {
  said: string;
  label: string;
  short: string | undefined;
  times: string;
  locked: boolean;
  refused: boolean;
};

function BlockText({ said, label, short, times, locked, refused }: BlockTextProps) {
  const sign = refused ? (
    <TriangleAlert aria-hidden className="size-3 shrink-0" />
  ) : locked ? (
    <Lock aria-hidden className="size-3 shrink-0" />
  ) : null;
  return (
    <>
      <span className="sr-only @min-[4.5rem]:not-sr-only">
        <span className="flex h-10 flex-col justify-center pr-1 pl-2 leading-tight">
          <span className="flex items-center gap-1 font-semibold">
            {sign}
            <span className="truncate">{label}</span>
          </span>{' '}
          <span className="truncate tabular-nums">{times}</span>
        </span>
      </span>
      <span className="sr-only">, {said}</span>
      <span
        aria-hidden
        className="flex h-full flex-col items-center justify-center pl-1 font-semibold tabular-nums @min-[4.5rem]:hidden"
      >
        {sign}
        {short}
      </span>
    </>
  );
}
