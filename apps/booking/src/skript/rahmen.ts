import { liesZuruf, type Nachricht, SCHRITTE } from '../einbetten/nachricht.ts';

/**
 * A new step is a new page, but to whoever listens nothing happened: the frame around it stayed. Its heading takes the focus, which reads
 * it out, unless a fault has taken it already. The first page leaves the focus with the site around it.
 */
function nimmFokus(): void {
  const kopf = document.querySelector<HTMLElement>('h1');
  if (kopf === null || document.activeElement !== document.body) return;
  kopf.tabIndex = -1;
  kopf.style.outline = 'none';
  kopf.focus({ preventScroll: true });
}

/**
 * In a frame of the company's own site: tells it how high the page is, which step this is, and when it was booked. The
 * server has checked that this site belongs to the company (`data-rahmen`); nobody else hears or is heard.
 */
export function sprichMitDemRahmen(): void {
  const stelle = document.querySelector<HTMLElement>('[data-rahmen]');
  const ziel = stelle?.dataset['rahmen'];
  if (!stelle || !ziel || parent === window) return;
  const sage = (nachricht: Nachricht): void => parent.postMessage(nachricht, ziel);
  const sageHoehe = (): void =>
    sage({ kehrtour: 1, art: 'hoehe', hoehe: Math.ceil(stelle.getBoundingClientRect().height) });
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === ziel && liesZuruf(data)) sageHoehe();
  });
  new ResizeObserver(sageHoehe).observe(stelle);
  const schritt = SCHRITTE.find((einer) => einer === stelle.dataset['schritt']);
  if (schritt) sage({ kehrtour: 1, art: 'schritt', schritt });
  if (schritt && schritt !== SCHRITTE[0]) nimmFokus();
  if ('gebucht' in stelle.dataset) sage({ kehrtour: 1, art: 'gebucht' });
}
