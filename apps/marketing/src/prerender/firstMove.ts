import { loadChunk } from '@kehrtour/shell/chunk';

// The pages are complete as they arrive: reading, links, menu and forms need no script. What makes the site an application
// comes with the visitor's first move, so that the first view costs no more than it shows. The build names it in this
// script's own tag (deferScripts.ts), which stands behind everything that can be pressed.
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
/** The application says so when it answers. */
const READY = 'site-ready';

let pressed: HTMLElement | null = null;

/** A button pressed before the application was there is pressed again when it is; those of forms send them as they are. */
function remember({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
}

function begin(): void {
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin, true);
  const { page = '', parts = '' } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {};
  for (const part of parts.split(' ')) preload(part);
  // An old page after a new version reloads once a minute at most; else it stays what it is: complete to read.
  loadChunk(() => import(/* @vite-ignore */ page)).catch((error: unknown) => reportError(error));
}

function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href });
  document.head.append(link);
}

function pressAgain(): void {
  removeEventListener('click', remember, true);
  pressed?.click();
}

addEventListener('click', remember, true);
addEventListener(READY, pressAgain, { once: true });
for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { capture: true, passive: true });
