/**
 * Takes the code out of the address as soon as it was read. This entry of the browser's history remembers it, so that a
 * reload still shows the appointment; nothing is stored beyond the tab. A page that wants this says where it can be found
 * again (`data-merken`), one that asks for the code says so (`data-fragt`).
 */
export function raeumeAdresseAuf(): void {
  const merken = document.querySelector<HTMLElement>('[data-merken]')?.dataset['merken'];
  const fragt = document.querySelector('[data-fragt]') !== null;
  vergissNeu();
  const gemerkt = (history.state as { seite?: string } | null)?.seite;
  if (location.search.includes('code=') && (merken !== undefined || fragt))
    history.replaceState(merken === undefined ? null : { seite: merken }, '', location.pathname);
  else if (fragt && gemerkt !== undefined) location.replace(gemerkt);
}

/** Booked is booked once: a reload shows the same page, but does not tell it as news. */
function vergissNeu(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('neu')) return;
  url.searchParams.delete('neu');
  history.replaceState(history.state, '', url);
}
