import type { Drawn } from './frameMessages.ts';

/** Tells the site what the story left on the page, whenever that changes. */
export function reportMarkup(place: HTMLElement): void {
  if (parent === window) return;
  let last = '';
  const report = () => {
    const markup = place.querySelector('[data-stage]')?.innerHTML ?? '';
    if (markup === last) return;
    last = markup;
    parent.postMessage({ pattern: 'drawn', markup } satisfies Drawn, location.origin);
  };
  new MutationObserver(report).observe(place, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
  report();
}
