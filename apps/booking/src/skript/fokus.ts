const FOCUSABLE = 'input, select, textarea, button, a[href]';

/** In a frame of somebody else's page browsers leave `autofocus` alone. */
export function setzeFokus(): void {
  if (parent !== window) document.querySelector<HTMLElement>('[autofocus]')?.focus();
}

/** A link of the error summary leads into the field, not only to it; a group gives the focus to its first part. */
export function fuehreZumFeld(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[role=alert] a[href^="#"]') : null;
    const feld = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    const ziel = feld?.matches(FOCUSABLE) ? feld : feld?.querySelector<HTMLElement>(FOCUSABLE);
    if (!ziel) return;
    event.preventDefault();
    ziel.focus();
    ziel.scrollIntoView({ block: 'center' });
  });
}
