export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'frame';
export type ButtonSize = 'normal' | 'small';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-sm border text-center font-semibold leading-tight no-underline select-none transition-[background-color,border-color,box-shadow] duration-100 ' +
  // The pointer that pressed it still lies on it: without its own word the kind's hover would win, dark on dark red.
  'off:cursor-not-allowed off:border-line off:bg-sunken off:hover:bg-sunken off:text-muted off:shadow-none data-pending:cursor-progress print:hidden';

const KINDS: Record<ButtonKind, string> = {
  primary:
    'border-transparent bg-accent text-on-accent shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-accent-hover active:shadow-none',
  secondary:
    'border-edge bg-surface text-ink shadow-[inset_0_-1px_0_var(--color-line)] hover:bg-sunken active:shadow-none',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-soot-500/12 active:bg-soot-500/20',
  danger:
    'border-transparent bg-danger-solid text-on-danger shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-danger-solid-hover active:shadow-none',
  frame: 'border-transparent bg-transparent text-on-frame outline-on-frame hover:bg-frame-hover',
};

const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-control px-4 py-2 text-base',
  small: 'min-h-control-sm px-3 py-1 text-sm',
};

/** Class names of everything that looks like a button, whether it is a button or a link. */
export function buttonLook(
  kind: ButtonKind = 'secondary',
  size: ButtonSize = 'normal',
  wide = false,
): string {
  return `${BASE} ${KINDS[kind]} ${SIZES[size]}${wide ? ' w-full' : ''}`;
}

/** A square button that carries only a sign. */
export function iconButtonLook(kind: ButtonKind = 'quiet', size: ButtonSize = 'normal'): string {
  return `${BASE} ${KINDS[kind]} shrink-0 ${size === 'small' ? 'size-control-sm' : 'size-control'}`;
}
