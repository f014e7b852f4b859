/** Day, month, hour: one segment of a date or a time. */
export const SEGMENT_LOOK =
  'self-center min-h-6 min-w-6 rounded-sm px-px text-center text-base tabular-nums outline-none data-placeholder:text-muted data-[type=literal]:min-w-0 data-[type=literal]:px-0 data-[type=literal]:text-muted data-focused:bg-accent data-focused:text-on-accent data-focused:forced-color-adjust-none forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]';
