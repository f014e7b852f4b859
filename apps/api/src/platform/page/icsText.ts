/** Texts on their way into an iCalendar file, before the library escapes and folds them (RFC 5545 §3.3.11), or into the head of a mail. */

/** A line break would begin a new property, or a new header; names come from files of strangers. */
export function einzeilig(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Every kind of line break becomes LF, the lone CR too; other control characters go. */
export function mitLf(text: string): string {
  return text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '');
}

/** What may stand in a UID. */
export function ohneSonderzeichen(text: string): string {
  return text.replaceAll(/[^\w.-]/g, '');
}

/** A calendar as bytes leave: each line ends, the last one, too (RFC 5545 § 3.1), which the library leaves open. */
export const icsDatei = (kalender: { toString: () => string }): string => `${kalender.toString()}\r\n`;
