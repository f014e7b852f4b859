import { enterField, fieldAt, fieldsIn, labelsOf, openerOf, readField } from './fieldKinds.ts';

/** What somebody had entered and not sent: where it stood, by the words that she saw there. */
export type TypedText = {
  /** The dialog or page, and the label of the field. */
  place: string;
  label: string;
  /** Which one it is of several fields with this label in this place. */
  nth: number;
  before: string;
  value: string;
};

function ownName(node: Element): string {
  const opener = openerOf(node);
  const named = opener ?? node;
  const ids = named.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const parts = ids
    .map((id) => node.ownerDocument.getElementById(id))
    // What opens a list is named with what is chosen, too.
    .filter((one) => opener === null || !opener.contains(one));
  const legend = node instanceof HTMLFieldSetElement ? node.querySelector('legend')?.textContent : '';
  return (
    [
      parts.map((one) => one?.textContent ?? '').join(' '),
      named.getAttribute('aria-label') ?? '',
      node instanceof HTMLElement ? labelsOf(node) : '',
      legend ?? '',
    ]
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .find((text) => text !== '') ?? ''
  );
}

/** One of several boxes is named with what they are about. */
function nameOf(node: Element): string {
  const group = node.matches('[type="checkbox"]') ? node.closest('[role="group"][aria-labelledby]') : null;
  return [group === null ? '' : ownName(group), ownName(node)].filter(Boolean).join(': ');
}

function placeOf(node: Element): string {
  const dialog = node.closest('[role="dialog"], [role="alertdialog"]');
  if (dialog !== null) return ownName(dialog);
  return node.ownerDocument.querySelector('h1')?.textContent?.trim() ?? '';
}

type Found = { field: HTMLElement; place: string; label: string; nth: number };

function findAll(root: ParentNode): Found[] {
  const before = new Map<string, number>();
  return fieldsIn(root).map((field) => {
    const [place, label] = [placeOf(field), nameOf(field)];
    const nth = before.get(`${place}\n${label}`) ?? 0;
    before.set(`${place}\n${label}`, nth + 1);
    return { field, place, label, nth };
  });
}

/** A press comes before what it changes; not every browser moves the focus with it. */
const ENTERED = ['focusin', 'pointerdown', 'keydown'] as const;

/** Remembers how each field was found; what stands in it otherwise was entered. */
export class TypedTexts {
  readonly #root: Document;
  readonly #before = new WeakMap<Element, string>();

  constructor(root: Document) {
    this.#root = root;
  }

  /** @returns what ends it */
  watch(): () => void {
    const entered = ({ target }: { target: EventTarget | null }): void => {
      const field = fieldAt(target);
      if (field !== null && !this.#before.has(field)) this.#before.set(field, readField(field));
    };
    entered({ target: this.#root.activeElement });
    for (const event of ENTERED) this.#root.addEventListener(event, entered, true);
    return () => {
      for (const event of ENTERED) this.#root.removeEventListener(event, entered, true);
    };
  }

  /** What stands in the fields of the page and was not there when they were entered. */
  take(): TypedText[] {
    return findAll(this.#root).flatMap(({ field, ...where }) => {
      const [before, value] = [this.#before.get(field), readField(field)];
      return before === undefined || before === value || value.trim() === ''
        ? []
        : [{ ...where, before, value }];
    });
  }
}

/**
 * Enters texts into the fields where they stood, as far as these are on the page and nobody has written into them since.
 * @param tried fields that did not take it: they are not asked again
 * @returns those that are left
 */
export function typeAgain(
  root: Document,
  texts: readonly TypedText[],
  tried = new WeakSet<Element>(),
): TypedText[] {
  return texts.filter(({ place, label, nth, before, value }) => {
    // Anew for each: one that was entered may have brought others.
    const field = findAll(root).find(
      (one) => one.place === place && one.label === label && one.nth === nth,
    )?.field;
    if (field === undefined) return true;
    if (readField(field) === value) return false;
    if (readField(field) !== before || tried.has(field)) return true;
    tried.add(field);
    return !enterField(field, value);
  });
}
