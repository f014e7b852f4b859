import type { Element } from './liesXml.ts';

/** All of that name below, however deep; none inside of another one. */
export const alle = (wo: Element, name: string): Element[] =>
  wo.children.flatMap((kind) => (kind.name === name ? [kind] : alle(kind, name)));

/** The first at the end of a way; what is between may be left out. */
export const pfad = (wo: Element, ...namen: string[]): Element | undefined =>
  namen.reduce<Element | undefined>((hier, name) => hier && alle(hier, name)[0], wo);

export const wort = (wo: Element | undefined, ...namen: string[]): string =>
  wo ? einzeilig(pfad(wo, ...namen)?.text ?? '') : '';

/** A child, not what lies below it. */
export const direkt = (wo: Element, name: string): Element | undefined =>
  wo.children.find((kind) => kind.name === name);

const einzeilig = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
