/** What somebody had typed and not sent: where it stood, by the words that she saw there. */
export type TypedText = {
  /** The dialog or page, and the label of the field. */
  place: string;
  label: string;
  /** Of several fields with this label in this place, the how manieth. */
  nth: number;
  before: string;
  value: string;
};

const FIELDS = 'textarea, input, [role="group"]:has([role="spinbutton"])';
const TYPED_IN = ['text', 'email', 'tel', 'url', 'number'];
/** Secrets are typed anew; what is searched for is no work. */
const NEVER = ['one-time-code', 'current-password', 'new-password'];

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (node: Element | EventTarget | null): node is TextControl =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && TYPED_IN.includes(node.type) && !NEVER.includes(node.autocomplete));

/** The parts of a date or a time: they are read, and typed anew. */
const isDate = (node: Element): boolean => node.getAttribute('role') === 'group';

const textOf = (node: Element): string =>
  isTextControl(node)
    ? node.value
    : [...node.querySelectorAll('[role="spinbutton"], [role="spinbutton"] ~ *')]
        .map((part) => part.textContent)
        .join('')
        .trim();

const kept = (node: Element): boolean =>
  (isDate(node) || isTextControl(node)) && node.closest('[role="search"], [aria-hidden="true"]') === null;

/** All fields of the page that keep what is typed into them, in its order. */
const fieldsIn = (root: ParentNode): Element[] => [...root.querySelectorAll(FIELDS)].filter(kept);

function nameOf(node: Element): string {
  const ids = node.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => node.ownerDocument.getElementById(id)?.textContent ?? '').join(' ');
  const labels = isTextControl(node) ? [...(node.labels ?? [])].map(({ textContent }) => textContent) : [];
  return (
    [named, node.getAttribute('aria-label') ?? '', labels.join(' ')]
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .find((text) => text !== '') ?? ''
  );
}

function placeOf(node: Element): string {
  const dialog = node.closest('[role="dialog"], [role="alertdialog"]');
  if (dialog !== null) return nameOf(dialog);
  return node.ownerDocument.querySelector('h1')?.textContent?.trim() ?? '';
}

type Found = { field: Element; place: string; label: string; nth: number };

function findAll(root: ParentNode): Found[] {
  const before = new Map<string, number>();
  return fieldsIn(root).map((field) => {
    const [place, label] = [placeOf(field), nameOf(field)];
    const nth = before.get(`${place}\n${label}`) ?? 0;
    before.set(`${place}\n${label}`, nth + 1);
    return { field, place, label, nth };
  });
}

/** Remembers how each field was found; what stands in it otherwise was typed. */
export class TypedTexts {
  readonly #root: Document;
  readonly #before = new WeakMap<Element, string>();

  constructor(root: Document) {
    this.#root = root;
  }

  /** @returns what ends it */
  watch(): () => void {
    const entered = ({ target }: { target: EventTarget | null }): void => {
      const field = target instanceof Element ? target.closest(FIELDS) : null;
      if (field !== null && kept(field) && !this.#before.has(field)) this.#before.set(field, textOf(field));
    };
    const focus = (event: FocusEvent): void => entered(event);
    entered({ target: this.#root.activeElement });
    this.#root.addEventListener('focusin', focus, true);
    return () => this.#root.removeEventListener('focusin', focus, true);
  }

  /** What stands in the fields of the page and was not there when they were entered. */
  take(): TypedText[] {
    return findAll(this.#root).flatMap(({ field, ...where }) => {
      const [before, value] = [this.#before.get(field), textOf(field)];
      return before === undefined || before === value || value.trim() === ''
        ? []
        : [{ ...where, before, value }];
    });
  }
}

/**
 * Types texts into the fields where they stood, as far as these are on the page and nobody has written into them since.
 * @returns those that are left
 */
export function typeAgain(root: Document, texts: readonly TypedText[]): TypedText[] {
  const found = findAll(root);
  return texts.filter(({ place, label, nth, before, value }) => {
    const field = found.find((one) => one.place === place && one.label === label && one.nth === nth)?.field;
    if (field === undefined) return true;
    if (textOf(field) === value) return false;
    // A choice out of a list would open it, and a date is typed part by part.
    if (!isTextControl(field) || field.getAttribute('role') === 'combobox') return true;
    if (textOf(field) !== before) return true;
    type(field, value);
    return field.value !== value;
  });
}

function type(field: TextControl, value: string): void {
  const active = field.ownerDocument.activeElement;
  field.focus({ preventScroll: true });
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // The setter of the browser: React would take its own for a value that it knows.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  if (active instanceof HTMLElement && active !== field) active.focus({ preventScroll: true });
  else field.blur();
}
