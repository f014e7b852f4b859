import { Check, CircleQuestionMark, Lock, TriangleAlert, X } from 'lucide-react';
import { useContext } from 'react';

import { TimeAxisContext, TimeLaneContext } from './parts/TimeAxisContext.ts';
import type { BlockPlace } from './parts/useBlockMove.ts';
import { useBlockMove } from './parts/useBlockMove.ts';
import type { BlockTone } from './timeAxis.layout.ts';
import { clockOf, LANE_REM, levelTopRem, percentOf } from './timeAxis.layout.ts';

export type TimeBlockProps = {
  id: string;
  startMinute: number;
  endMinute: number;
  label: string;
  /** Always shown, where the label does not fit by itself: the number of the stop. */
  short?: string;
  /** Read with the label: the answer, the promised window, what is wrong. */
  hint?: string;
  /** `danger` breaks a promise, the others are the customer's answer; `hint` says it in words. */
  tone?: BlockTone;
  /** Row of the lane, from 0 (`rowsOf`). */
  level?: number;
  locked?: boolean;
  selected?: boolean;
  onSelect?: () => void;
  /** Without it the block stays where it is. */
  onMove?: (place: BlockPlace) => void;
  /** While dragging; `null` when it ends. */
  onMoving?: (place: BlockPlace | null) => void;
};

const BLOCK =
  '@container absolute z-10 min-w-6 overflow-hidden rounded-sm border text-left text-xs select-none touch-pan-y aria-pressed:z-20 aria-pressed:outline-3 aria-pressed:outline-accent';

const LOOKS: Record<BlockTone, string> = {
  normal: 'border-(--lane) bg-raised text-ink shadow-[inset_3px_0_0_var(--lane)]',
  confirmed: 'border-success bg-success-soft text-success shadow-[inset_3px_0_0_var(--color-success)]',
  unsure: 'border-warning bg-warning-soft text-warning shadow-[inset_3px_0_0_var(--color-warning)]',
  declined: 'border-danger border-dashed bg-danger-soft text-danger',
  danger: 'border-danger bg-danger-soft text-danger shadow-[inset_3px_0_0_var(--color-danger)]',
  muted: 'border-edge border-dashed bg-sunken text-muted',
};

/** One stop or appointment in a lane. */
export function TimeBlock(props: TimeBlockProps) {
  const { id, startMinute, endMinute, label, short, hint, tone = 'normal', level = 0 } = props;
  const { locked = false, selected, onSelect } = props;
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
  const said = [lane.label, locked ? 'festgehalten' : '', hint ?? ''].filter(Boolean).join(', ');
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
          top: `${levelTopRem(level)}rem`,
          height: `${LANE_REM.block}rem`,
          translate: offset === null ? undefined : `${offset.x}px ${offset.y}px`,
        }}
      >
        <BlockText said={said} label={label} short={short} times={times} locked={locked} tone={tone} />
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
  tone: BlockTone;
};

const SIGNS: Record<BlockTone, typeof Check | null> = {
  normal: null,
  confirmed: Check,
  unsure: CircleQuestionMark,
  declined: X,
  danger: TriangleAlert,
  muted: null,
};

/** Number and sign always; name and times where they fit whole: what does not wraps into a line that nobody sees. */
function BlockText({ said, label, short, times, locked, tone }: BlockTextProps) {
  const Sign = SIGNS[tone];
  // Two of them stand side by side above a number.
  const size = Sign !== null && locked ? 'size-2.5 shrink-0' : 'size-3 shrink-0';
  return (
    <>
      <span className="sr-only">
        {short === undefined || label.startsWith(short) ? '' : `${short} `}
        {label} {times}, {said}
      </span>
      <span
        aria-hidden
        className="flex h-full flex-wrap content-start justify-center gap-x-2 overflow-hidden pl-0.5 leading-none tabular-nums @min-[3.25rem]:justify-start @min-[3.25rem]:px-2"
      >
        <span className="flex h-full min-w-4 flex-col items-center justify-center gap-1 font-semibold @min-[3.25rem]:flex-row">
          {Sign === null && !locked ? null : (
            <span className="flex">
              {Sign === null ? null : <Sign className={size} strokeWidth={2.5} />}
              {locked ? <Lock className={size} strokeWidth={2.5} /> : null}
            </span>
          )}
          {short}
        </span>
        <span className="flex h-full items-center font-semibold whitespace-nowrap">{label}</span>
        <span className="flex h-full items-center whitespace-nowrap">{times}</span>
      </span>
    </>
  );
}
