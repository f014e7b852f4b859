import { loadChunk } from '@kehrtour/shell/chunk';

// The pages are complete as they arrive: reading, links, menu and forms need no script. What makes the site an application
// comes with the visitor's first move, so that the first view costs no more than it shows. The build names it in this
// script's own tag (deferScripts.ts), which stands behind everything that can be pressed.
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
/** The application says so when it answers. */
const READY = 'site-ready';

let pressed: HTMLElement | null = null;
let sent: HTMLFormElement | null = null;

/** A button pressed before the application was there is pressed again when it is. */
function remember({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
}

/** A form sent before the application was there waits for it: refused, it says so where it stands. */
function hold(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  sent = event.target;
}

function begin(): void {
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin, true);
  const { page = '', parts = '' } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {};
  for (const part of parts.split(' ')) preload(part);
  // An old page after a new version reloads once a minute at most; else it stays what it is: complete to read.
  loadChunk(() => import(/* @vite-ignore */ page)).catch((error: unknown) => {
    // The browser can send it itself.
    letGo();
    sent?.submit();
    reportError(error);
  });
}

function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href });
  document.head.append(link);
}

function letGo(): void {
  removeEventListener('click', remember, true);
  removeEventListener('submit', hold, true);
}

function pressAgain(): void {
  letGo();
  pressed?.click();
  // What the page learns of its own address it knows a task later.
  setTimeout(() => sent?.requestSubmit());
}

addEventListener('click', remember, true);
addEventListener('submit', hold, true);
addEventListener(READY, pressAgain, { once: true });
for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { capture: true, passive: true });
