/** Constants of specification §9. */
const BAR_DELAY_MS = 300;
const BAR_DURATION_MS = 5000;
const TICK_MS = 100;
/** Nothing came: whoever stopped the page may press again. */
const GIB_AUF_MS = 20_000;

const SVG = 'http://www.w3.org/2000/svg';
/** The turning ring of `Spinner`, made without text that would become HTML: trusted types let none through. */
function ring(): SVGElement {
  const svg = element('svg', {
    'aria-hidden': 'true',
    viewBox: '0 0 20 20',
    class: 'size-[1.125em] shrink-0 animate-[appear_150ms_200ms_both]',
  });
  const strich = { fill: 'none', stroke: 'currentColor', 'stroke-width': '2.5' };
  const gruppe = element('g', { class: 'origin-center animate-spin' });
  gruppe.append(
    element('circle', { cx: '10', cy: '10', r: '8', opacity: '.25', ...strich }),
    element('path', { d: 'M10 2a8 8 0 0 1 8 8', 'stroke-linecap': 'round', ...strich }),
  );
  svg.append(gruppe);
  return svg;
}
function element(name: string, angaben: Readonly<Record<string, string>>): SVGElement {
  const neu = document.createElementNS(SVG, name);
  for (const [was, wert] of Object.entries(angaben)) neu.setAttribute(was, wert);
  return neu;
}

let zuruecksetzen: (() => void) | undefined;

/** A form or a link of ours has been pressed: the visitor goes on, she does not leave. */
export const istUnterwegs = (): boolean => zuruecksetzen !== undefined;

/** What was pressed shows that it runs, a second press counts for nothing, and the bar appears when it takes longer. */
export function beantworteAbsenden(): void {
  document.addEventListener('submit', (event) => {
    // A file comes, and the page stays.
    if (
      event.defaultPrevented ||
      (event.target instanceof Element && event.target.hasAttribute('data-datei'))
    )
      return;
    if (zuruecksetzen !== undefined) return event.preventDefault();
    zuruecksetzen = zeigeUnterwegs(event.submitter);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || zuruecksetzen !== undefined || !verlaesstDieSeite(link, event))
      return;
    zuruecksetzen = zeigeUnterwegs(null);
  });
  // Coming back by the button of the browser finds the page as it was left.
  addEventListener('pageshow', () => {
    zuruecksetzen?.();
    zuruecksetzen = undefined;
  });
}

function verlaesstDieSeite(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const anders = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  const hier = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  return (
    !anders && !hier && !link.target && !link.hasAttribute('download') && link.origin === location.origin
  );
}

function zeigeUnterwegs(knopf: HTMLElement | null): () => void {
  const zeichen = document.createElement('span');
  if (knopf) {
    const wort = document.createElement('span');
    wort.className = 'sr-only';
    wort.textContent = 'Bitte warten';
    zeichen.append(ring(), wort);
    zeichen.className = 'contents';
    knopf.prepend(zeichen);
    knopf.setAttribute('aria-disabled', 'true');
  }
  const spaeter = setTimeout(zeigeBalken, BAR_DELAY_MS);
  const skelett = setTimeout(zeigeSkelett, BAR_DELAY_MS);
  setTimeout(() => dispatchEvent(new Event('pageshow')), GIB_AUF_MS);
  return () => {
    clearTimeout(spaeter);
    clearTimeout(skelett);
    zeichen.remove();
    knopf?.removeAttribute('aria-disabled');
    document.querySelector('.shell-bar')?.remove();
    zeigeWieder();
  };
}

function zeigeBalken(): void {
  const balken = document.createElement('div');
  balken.className = 'shell-bar';
  balken.setAttribute('role', 'progressbar');
  balken.setAttribute('aria-label', 'Seite wird geladen');
  balken.setAttribute('aria-live', 'polite');
  document.body.append(balken);
  let percent = 0;
  const tick = (): void => {
    if (!balken.isConnected || percent >= 100) return;
    percent += (100 * TICK_MS) / BAR_DURATION_MS;
    balken.style.width = `${percent}%`;
    setTimeout(tick, TICK_MS);
  };
  tick();
}

/** A page whose next one takes a search brings the shape of it along: `<template data-skelett>`. */
function zeigeSkelett(): void {
  const vorlage = document.querySelector<HTMLTemplateElement>('template[data-skelett]');
  const main = document.getElementById('main');
  if (!vorlage || !main) return;
  for (const kind of main.children) kind.setAttribute('hidden', '');
  main.append(vorlage.content.cloneNode(true));
  main.setAttribute('aria-busy', 'true');
}

function zeigeWieder(): void {
  const main = document.getElementById('main');
  if (!main?.hasAttribute('aria-busy')) return;
  main.removeAttribute('aria-busy');
  main.querySelector('[data-warten]')?.remove();
  for (const kind of main.children) kind.removeAttribute('hidden');
}
