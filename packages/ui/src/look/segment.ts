/** Day, month, hour: one segment of a date or a time. */
export const SEGMENT_LOOK =
  'rounded-sm px-px text-base tabular-nums outline-none data-placeholder:text-muted data-[type=literal]:px-0 data-[type=literal]:text-muted data-focused:bg-accent data-focused:text-on-accent forced-colors:data-focused:bg-[Highlight]';
