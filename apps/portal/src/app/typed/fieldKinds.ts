import { flushSync } from 'react-dom';

/** One kind of field: what stands in it as a person reads it, and how that is entered as a person would. */
type FieldKind = {
  readonly selector: string;
  readonly read: (field: HTMLElement) => string;
  /** Left out where nobody but a person can enter it: a choice out of a list that is searched. */
  readonly enter?: (field: HTMLElement, value: string) => void;
};

const TYPED_IN = ['text', 'email', 'tel', 'url', 'number'];
const inputsOf = (...types: readonly string[]): string => types.map((type) => `input[type="${type}"]`).join();
const PARTS = '[data-type]:not([data-type="literal"])';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;

/** The words beside a control. */
export const labelsOf = (field: HTMLElement): string =>
  isControl(field) ? plain([...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ')) : '';
/** Without the marks that say in which direction numbers run. */
const plain = (text: string): string =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const radiosOf = (group: HTMLElement): HTMLInputElement[] => [
  ...group.querySelectorAll<HTMLInputElement>('input[type="radio"]'),
];
const radioName = (radio: HTMLInputElement): string => radio.ariaLabel ?? labelsOf(radio);

const CHECKED = 'ja';
const UNCHECKED = 'nein';

/** The first one that fits is the kind of a field; a table of tests holds them against every field of the house. */
const KINDS: readonly FieldKind[] = [
  {
    selector: '[role="combobox"]',
    read: valueOf,
  },
  {
    selector: `textarea, input:not([type]), ${inputsOf(...TYPED_IN)}`,
    read: valueOf,
    enter: (field, value) => setValue(field, value, 'input'),
  },
  {
    selector: inputsOf('checkbox'),
    read: (field) => (field instanceof HTMLInputElement && field.checked ? CHECKED : UNCHECKED),
    enter: (field) => field.click(),
  },
  {
    selector: '[role="radiogroup"], fieldset:has(input[type="radio"])',
    read: (group) => {
      const chosen = radiosOf(group).find(({ checked }) => checked);
      return chosen === undefined ? '' : radioName(chosen);
    },
    enter: (group, value) =>
      radiosOf(group)
        .find((radio) => radioName(radio) === value)
        ?.click(),
  },
  {
    selector: 'select',
    read: (field) =>
      field instanceof HTMLSelectElement ? plain(field.selectedOptions[0]?.textContent ?? '') : '',
    enter: (field, value) => {
      if (!(field instanceof HTMLSelectElement)) return;
      const option = [...field.options].find(({ textContent }) => plain(textContent) === value);
      if (option) setValue(field, option.value, 'change');
    },
  },
  {
    // On an iPhone its parts are no spinbuttons.
    selector: '[role="group"]:has([data-type="day"], [data-type="hour"])',
    read: (group) =>
      plain([...group.querySelectorAll('[data-type]')].map(({ textContent }) => textContent).join('')),
    enter: enterDate,
  },
];

function valueOf(field: HTMLElement): string {
  return isControl(field) ? field.value : '';
}

/** By the setter of the browser: React would take its own for a value that it knows. */
function setValue(field: HTMLElement, value: string, event: 'input' | 'change'): void {
  const kinds = [HTMLTextAreaElement, HTMLSelectElement, HTMLInputElement];
  const kind = kinds.find((one) => field instanceof one) ?? HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent(event, { bubbles: true }));
}

/** Part by part, each as it stands after the one before. */
function enterDate(group: HTMLElement, value: string): void {
  const parts = value.match(/[^\s.,:/–]+/g) ?? [];
  const part = (n: number): HTMLElement | undefined => group.querySelectorAll<HTMLElement>(PARTS)[n];
  if (part(parts.length - 1) === undefined || part(parts.length) !== undefined) return;
  for (const [n, text] of parts.entries()) {
    // What was not entered yet still says what belongs there.
    if (!/^\d+$/.test(text)) continue;
    flushSync(() => part(n)?.focus({ preventScroll: true }));
    const entered = { data: String(Number(text)), inputType: 'insertText', bubbles: true, cancelable: true };
    flushSync(() => part(n)?.dispatchEvent(new InputEvent('beforeinput', entered)));
  }
}

/** Secrets are entered anew; what is searched for is no work, and rows that were marked wait for a deed. */
const NEVER =
  '[role="search"] *, [role="row"] *, [autocomplete="one-time-code"], [autocomplete$="-password"], [type="hidden"]';
/** A list to choose from has a control that nobody sees: it is the field all the same. */
const UNSEEN = '[aria-hidden="true"]';
const OPENER = 'button[aria-haspopup="listbox"]';

/** Takes effect by the press where there is nothing to save it with: that is not pressed again unasked. */
const actsAtOnce = (field: Element): boolean =>
  field.matches('[role="switch"]') && field.closest('form, [role="dialog"]') === null;

const ALL = KINDS.map(({ selector }) => selector).join();
const kindOf = (field: Element): FieldKind | undefined =>
  KINDS.find(({ selector }) => field.matches(selector));

/** What opens the list of such a control. */
export const openerOf = (field: Element): Element | null =>
  field instanceof HTMLSelectElement
    ? (field.closest(UNSEEN)?.parentElement?.querySelector(OPENER) ?? null)
    : null;

const isKept = (field: Element): field is HTMLElement =>
  field instanceof HTMLElement &&
  !field.matches(NEVER) &&
  (field.closest(UNSEEN) === null || openerOf(field) !== null);

/** All fields of the page that keep what is entered, in its order. */
export const fieldsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll(ALL)].filter(isKept);

/** The field that somebody enters by this part of it: its control, its words, or what opens it. */
export function fieldAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const opener = target.closest(OPENER);
  const unseen = opener?.parentElement?.parentElement?.querySelector('select') ?? null;
  const control = target.closest('label')?.control ?? null;
  const field = [
    target.closest('[role="radiogroup"], fieldset:has(input[type="radio"])'),
    unseen,
    control,
    target,
  ]
    .map((one) => one?.closest(ALL) ?? null)
    .find((one) => one !== null);
  return field && isKept(field) ? field : null;
}

export const readField = (field: HTMLElement): string => kindOf(field)?.read(field) ?? '';

/** Enters it as a person would, and leaves the focus where it was. @returns whether it stands there */
export function enterField(field: HTMLElement, value: string): boolean {
  const enter = kindOf(field)?.enter;
  if (enter === undefined || field.matches(':disabled') || actsAtOnce(field)) return false;
  const { activeElement } = field.ownerDocument;
  const typed = isControl(field) && openerOf(field) === null;
  if (typed) field.focus({ preventScroll: true });
  enter(field, value);
  if (activeElement instanceof HTMLElement && activeElement !== field.ownerDocument.body)
    activeElement.focus({ preventScroll: true });
  else if (field.ownerDocument.activeElement instanceof HTMLElement) field.ownerDocument.activeElement.blur();
  return readField(field) === value;
}
