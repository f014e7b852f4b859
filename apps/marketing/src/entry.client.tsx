import { loadChunk } from '@kehrtour/shell/chunk';

// The pages are complete as they arrive: reading, links and menu need no script. What makes the site an application
// comes with the visitor's first move, so that the first view costs no more than it shows.
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let pressed: HTMLElement | null = null;

/** A button pressed before the application was there is pressed again when it is. */
function remember({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest('button') : null;
}

async function start(): Promise<void> {
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin, true);
  const { hydrate } = await loadChunk(() => import('./app/hydrate.tsx'));
  hydrate(() => {
    removeEventListener('click', remember, true);
    pressed?.click();
  });
}

function begin(): void {
  void start();
}

addEventListener('click', remember, true);
for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { capture: true, passive: true });
