import type { TerminKurz } from '@kehrtour/contract/termin';

import { istSchritt, ortNeben, ortUnter, platzVon, zeigeOrt, type Zugort } from './zugziel.ts';

const ZUG_AB_PX = 6;
/** Nearer to the edge of the window than that the page scrolls along. */
const RAND_PX = 56;
const SCHUB_PX = 14;

type Punkt = { x: number; y: number };

export type Zughelfer = {
  /** The appointment of the row that something happens in, if it may be moved. */
  terminUnter: (element: EventTarget | null) => TerminKurz | undefined;
  /** Its handle was pressed. */
  onGriff: (termin: TerminKurz) => void;
  onAblage: (termin: TerminKurz, ort: Zugort) => void;
  /** Says where a drag by keys stands; undefined when it has ended. */
  onOrt: (termin: TerminKurz, ort: Zugort | undefined) => void;
};

type Lauf = {
  readonly termin: TerminKurz;
  /** Undefined where the keys drag. */
  readonly start: Punkt | undefined;
  bewegt: boolean;
  ort: Zugort | undefined;
};

/**
 * Drags appointments of a drawn plan by pointer, by a finger on their handles and by the arrow keys of these. Rows and cells only carry what they
 * are; all that drags is loaded after them.
 */
export class Terminzug {
  readonly #box: HTMLElement;
  readonly #helfer: Zughelfer;
  readonly #abbruch = new AbortController();
  #lauf: Lauf | null = null;

  constructor(box: HTMLElement, helfer: Zughelfer) {
    this.#box = box;
    this.#helfer = helfer;
    const { signal } = this.#abbruch;
    box.addEventListener('dragstart', (event) => this.#lassLink(event), { signal });
    box.addEventListener('pointerdown', (event) => this.#greife(event), { signal });
    box.addEventListener('click', (event) => this.#druecke(event), { signal });
    box.addEventListener('focusout', () => this.#lasseTasten(), { signal });
    window.addEventListener('pointermove', (event) => this.#ziehe(event), { signal });
    window.addEventListener('pointerup', () => this.#lasseLos(), { signal });
    window.addEventListener('pointercancel', () => this.#ende(false), { signal });
    window.addEventListener('keydown', (event) => this.#taste(event), { signal, capture: true });
  }

  /** Takes everything away that was hung on the page. */
  beende(): void {
    this.#ende(false);
    this.#abbruch.abort();
  }

  /** The browser would drag the address of the link. */
  #lassLink(event: DragEvent): void {
    if (this.#helfer.terminUnter(event.target)) event.preventDefault();
  }

  #greife({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    const termin = this.#helfer.terminUnter(target);
    const amGriff = target instanceof Element && target.closest('[data-griff]') !== null;
    // A finger scrolls the page everywhere but on a handle, where it drags.
    if (!termin || button !== 0 || (pointerType === 'touch' && !amGriff)) return;
    this.#lauf = { termin, start: { x, y }, bewegt: false, ort: undefined };
  }

  #druecke({ target }: MouseEvent): void {
    const griff = target instanceof Element ? target.closest('[data-griff]') : null;
    const termin = griff && this.#helfer.terminUnter(griff);
    if (termin) this.#helfer.onGriff(termin);
  }

  #ziehe({ clientX: x, clientY: y }: PointerEvent): void {
    const lauf = this.#lauf;
    if (!lauf?.start) return;
    lauf.bewegt ||= Math.hypot(x - lauf.start.x, y - lauf.start.y) > ZUG_AB_PX;
    if (!lauf.bewegt) return;
    document.body.style.userSelect = 'none';
    if (y < RAND_PX) window.scrollBy(0, -SCHUB_PX);
    if (y > window.innerHeight - RAND_PX) window.scrollBy(0, SCHUB_PX);
    lauf.ort = ortUnter(this.#box, lauf.termin, { x, y });
    zeigeOrt(this.#box, lauf.ort);
  }

  #lasseLos(): void {
    if (!this.#lauf?.start) return;
    if (this.#lauf.bewegt) schluckeKlick();
    this.#ende(this.#lauf.bewegt);
  }

  #lasseTasten(): void {
    if (this.#lauf && !this.#lauf.start) this.#ende(false);
  }

  #taste(event: KeyboardEvent): void {
    const { key, target } = event;
    const lauf = this.#lauf;
    if (lauf && (key === 'Escape' || (key === 'Enter' && !lauf.start))) {
      event.preventDefault();
      event.stopPropagation();
      this.#ende(key === 'Enter');
      return;
    }
    if (lauf?.start || !istSchritt(key) || !(target instanceof HTMLElement)) return;
    const termin = 'griff' in target.dataset ? this.#helfer.terminUnter(target) : undefined;
    const von = lauf?.ort ?? (termin && platzVon(target, termin));
    if (!termin || !von) return;
    event.preventDefault();
    const ort = ortNeben(this.#box, termin, von, key);
    this.#lauf = { termin, start: undefined, bewegt: true, ort };
    zeigeOrt(this.#box, ort);
    this.#helfer.onOrt(termin, ort);
  }

  #ende(abgelegt: boolean): void {
    const lauf = this.#lauf;
    if (!lauf) return;
    this.#lauf = null;
    zeigeOrt(this.#box, undefined);
    document.body.style.removeProperty('user-select');
    this.#helfer.onOrt(lauf.termin, undefined);
    if (abgelegt && lauf.ort) this.#helfer.onAblage(lauf.termin, lauf.ort);
  }
}

/** The click that follows a drag is no press; where none follows, the next one is. */
function schluckeKlick(): void {
  const weg = new AbortController();
  const schlucke = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', schlucke, { capture: true, once: true, signal: weg.signal });
  setTimeout(() => weg.abort(), 0);
}
