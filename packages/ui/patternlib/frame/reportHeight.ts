import type { Measured } from './frameMessages.ts';

/** What lies over the page needs room of its own, because it adds nothing to the page's height. */
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], [data-sonner-toast]';
const ROOM_OVER_THE_PAGE_PX = 560;

/** Tells the site how much room the story needs, whenever that changes. */
export function reportHeight(): void {
  if (parent === window) return;
  let last = 0;
  const measure = () => {
    const content = document.getElementById('app')?.scrollHeight ?? 0;
    const over = document.querySelector(OVER_THE_PAGE) ? ROOM_OVER_THE_PAGE_PX : 0;
    const heightPx = Math.ceil(Math.max(content, over));
    if (heightPx === last) return;
    last = heightPx;
    parent.postMessage({ pattern: 'measured', heightPx } satisfies Measured, location.origin);
  };
  new ResizeObserver(measure).observe(document.body);
  new MutationObserver(measure).observe(document.body, { childList: true, subtree: true });
  measure();
}
