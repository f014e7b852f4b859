/** Lists that open under a control or a button. */
export const POPOVER_LOOK =
  'rounded-lg bg-raised text-ink shadow-lg outline-none forced-colors:border data-entering:animate-[rise_120ms_var(--ease-out)]';

/** One row of such a list. */
export const OPTION_LOOK =
  'flex min-h-control cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-base outline-none data-focused:bg-sunken data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus off:cursor-not-allowed off:text-muted data-focused:forced-color-adjust-none forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]';
