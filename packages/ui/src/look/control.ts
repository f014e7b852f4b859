const EDGE =
  'rounded-sm border border-edge bg-surface text-ink transition-[border-color,box-shadow] duration-100 hover:border-ink';

const REFUSED = 'border-danger shadow-[inset_0_0_0_1px_var(--color-danger)]';

const OFF = 'off:border-line off:bg-sunken off:text-muted off:cursor-not-allowed';

/** Height, edge and states of a one-line control. */
export function controlLook(refused = false): string {
  return `${EDGE} ${OFF} min-h-control w-full px-3 text-base placeholder:text-muted placeholder:opacity-100 ${refused ? REFUSED : ''}`;
}

/** The same for a control made of several parts: the box carries the edge and the focus, the parts stay bare. */
export function controlBoxLook(refused = false): string {
  return `${EDGE} ${OFF} flex min-h-control w-full items-stretch overflow-clip text-base has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus ${refused ? REFUSED : ''}`;
}

/** The bare input inside a control box. */
export const BARE_INPUT =
  'w-full min-w-0 grow bg-transparent text-base text-ink outline-none placeholder:text-muted placeholder:opacity-100 disabled:cursor-not-allowed';

/** A label around an input and the words beside it: who presses „Werktage“ means the number. The name stays that of the frame. */
export const INPUT_WITH_WORDS = 'flex min-w-0 grow cursor-text items-stretch';

/** Field widths that say how much is expected. */
export type FieldWidth = 'full' | 'medium' | 'number' | 'short';

export const FIELD_WIDTHS: Record<FieldWidth, string> = {
  full: 'w-full',
  medium: 'w-full max-w-80',
  number: 'w-full max-w-48',
  short: 'w-full max-w-36',
};
