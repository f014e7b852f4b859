/** A link in running text. */
export const LINK_LOOK =
  'finger rounded-sm text-ink underline decoration-accent decoration-2 underline-offset-3 hover:text-accent-ink';

/** For lists where every row is a link: underlined on hover only. */
export const QUIET_LINK_LOOK =
  'finger rounded-sm font-medium text-ink no-underline decoration-accent decoration-2 underline-offset-3 hover:underline';
