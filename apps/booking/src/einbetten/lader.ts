import { liesNachricht, type Nachricht, type Zuruf } from './nachricht.ts';

/** Where this script came from is where the pages are. */
const hier = (document.currentScript as HTMLScriptElement | null)?.src ?? '';
/** How long after it was loaded the frame has to have said something; else it is said that it does not. */
const STUMM_MS = 10_000;
const WARTET = 'Freie Termine werden geladen …';
const STUMM = 'Die freien Termine lassen sich hier gerade nicht zeigen.';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const KENNUNG = /^[\w-]{1,80}$/;

/**
 * `<kehrtour-termin unternehmen="…">`: the booking pages of a company in its own web site. What stands in the element, a link to
 * the same pages, is shown until they have answered, and stays when they cannot; a line below it says what is waited for. However
 * late they answer, they are shown: a slow network is no failure. With `taetigkeit="…"` they begin behind that choice.
 */
class KehrtourTermin extends HTMLElement {
  #frame: HTMLIFrameElement | undefined;
  #zeile = document.createElement('p');
  #ende = new AbortController();

  connectedCallback(): void {
    const slug = this.getAttribute('unternehmen') ?? '';
    // Moved within the page it is connected again, and the frame starts anew.
    if (this.#frame || !hier || !SLUG.test(slug)) return;
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ einbettung: '1', origin: location.origin });
    const taetigkeit = this.getAttribute('taetigkeit') ?? '';
    if (KENNUNG.test(taetigkeit)) query.set('taetigkeit', taetigkeit);
    frame.src = `${new URL(hier).origin}/unternehmen/${slug}/termin?${query}`;
    frame.title = this.getAttribute('titel') ?? 'Termin buchen';
    // Never `display: none`: some browsers do not lay out what nobody sees, and its height is what we wait for.
    frame.style.cssText =
      'display:block;width:100%;height:0;border:0;color-scheme:light dark;visibility:hidden';
    this.#frame = frame;
    this.#ende = new AbortController();
    const { signal } = this.#ende;
    addEventListener('message', (event) => this.#hoere(event), { signal });
    let stumm: ReturnType<typeof setTimeout> | undefined;
    frame.addEventListener(
      'load',
      () => {
        this.#rufe();
        clearTimeout(stumm);
        stumm = setTimeout(() => (this.#zeile.textContent = STUMM), STUMM_MS);
      },
      { signal },
    );
    signal.addEventListener('abort', () => clearTimeout(stumm));
    this.#zeile.setAttribute('role', 'status');
    this.#zeile.textContent = WARTET;
    this.append(this.#zeile, frame);
  }

  disconnectedCallback(): void {
    this.#ende.abort();
    this.#frame?.remove();
    this.#frame = undefined;
    this.#zeile.remove();
    for (const kind of this.children) kind.removeAttribute('hidden');
  }

  #rufe(): void {
    const hallo: Zuruf = { kehrtour: 1, art: 'hallo' };
    this.#frame?.contentWindow?.postMessage(hallo, new URL(hier).origin);
  }

  #hoere({ source, origin, data }: MessageEvent): void {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== new URL(hier).origin) return;
    const nachricht = liesNachricht(data);
    if (nachricht) this.#befolge(nachricht, this.#frame);
  }

  #befolge(nachricht: Nachricht, frame: HTMLIFrameElement): void {
    switch (nachricht.art) {
      case 'hoehe':
        frame.style.height = `${nachricht.hoehe}px`;
        return this.#zeige(frame);
      case 'schritt':
        // The next page begins at its top, wherever the last one was left.
        if (this.getBoundingClientRect().top < 0) this.scrollIntoView();
        return this.#melde('schritt', { schritt: nachricht.schritt });
      case 'gebucht':
        return this.#melde('gebucht', {});
    }
  }

  #zeige(frame: HTMLIFrameElement): void {
    if (frame.style.visibility !== 'hidden') return;
    for (const kind of this.children) if (kind !== frame) kind.setAttribute('hidden', '');
    frame.style.visibility = '';
    this.#melde('bereit', {});
  }

  /** For the page around it: `addEventListener('gebucht', …)`. Nothing in it is about the visitor. */
  #melde(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

if (!customElements.get('kehrtour-termin')) customElements.define('kehrtour-termin', KehrtourTermin);
