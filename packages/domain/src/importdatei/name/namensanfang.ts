import type { Anrede } from '../../liegenschaft/kontakt.ts';
import { ohneAmt } from './amtswort.ts';

const ANREDE_WOERTER: Record<string, Anrede> = {
  herr: 'herr',
  herrn: 'herr',
  hr: 'herr',
  frau: 'frau',
  fr: 'frau',
  fräulein: 'frau',
  mr: 'herr',
  mrs: 'frau',
  ms: 'frau',
  frl: 'frau',
  eheleute: 'eheleute',
  ehel: 'eheleute',
  'herr und frau': 'herrUndFrau',
  'frau und herr': 'herrUndFrau',
  familie: 'familie',
  fam: 'familie',
  erbengemeinschaft: 'erbengemeinschaft',
  eg: 'erbengemeinschaft',
  firma: 'firma',
  fa: 'firma',
  witwe: 'frau',
  wwe: 'frau',
  witwer: 'herr',
  wwr: 'herr',
};

/** Written out in full they would eat the beginning of names (`Ingrid`, `Philipp`): a title ends with its dot or a blank. */
const TITEL =
  /^(?:mag\.\s?a\.?\s|(?:prof|dr|mag|dipl|ing|med|dent|vet|phil|rer|nat|jur|pol|oec|agr|theol|kfm|kffr|kff|betriebsw|volksw|wirt|inf|inform|phys|chem|biol|psych|päd|habil|em|mult|h\.?\s?c)\.(?:in(?=\s))?[\s-]*|\((?:fh|th|tu|uni|univ|ba|dh|vwa)\.?\)\s*|(?:prof|dr|pd)\s+|dipl[.\s-]+(?:ing|kfm|kffr|kff|wirt|inf|phys|chem|biol|psych)\.?\s+)+(?=\S)/i;
const ANFANG =
  /^((?:herrn?|hr\.?|frau|fr\.?) ?\/ ?(?:herrn?|hr\.?|frau|fr\.?)(?= )|(?:herrn?|hr\.?|frau|fr\.?) ?(?:und|u\.?|&|\+) ?(?:herrn?|hr\.?|frau|fr\.?)(?= )|herrn?(?= )|hr\.|frau(?= )|fr\.|mr\.|mrs\.|ms\.|fräulein(?= )|frl\.|frl(?= )|eheleute(?= )|ehel\.|familie(?= )|fam\.|firma(?= )|fa\.|witwe(?= )|wwe\.) ?(.+)$/i;

/** `Herrn`, `Fr.`, `Eheleute`, `Fa.`; `undefined` for other words. */
export function leseAnrede(text: string): Anrede | undefined {
  const klein = text
    .trim()
    .toLowerCase()
    .replaceAll(/[.]/g, ' ')
    .replaceAll(/[&+]|\bu\b/g, ' und ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const jede = klein.split(' und ').map((wort) => ANREDE_WOERTER[wort] ?? wort);
  return ANREDE_WOERTER[jede.join(' und ')] ?? (jede.length === 1 ? ANREDE_WOERTER[klein] : undefined);
}

/** Of a text in which one blank stands where there are any; a title may stand before it (`Dipl.-Ing. (FH) Herr Kraus`). */
export function ohneAnrede(text: string): { anrede: Anrede; rest: string } {
  const { titel, rest } = ohneTitel(text);
  const treffer = ANFANG.exec(rest);
  if (treffer === null) return { anrede: 'ohne', rest: text };
  const anrede = leseAnrede(treffer[1] ?? '') ?? 'ohne';
  return { anrede, rest: [titel, treffer[2] ?? ''].filter(Boolean).join(' ') };
}

export function ohneTitel(text: string): { titel: string; rest: string } {
  const titel = TITEL.exec(text)?.[0] ?? '';
  return { titel: titel.trim(), rest: text.slice(titel.length) };
}

/** Titles and callings before a name, in their order: `Dr.`, `Rechtsanwältin Dr.`, `RA`. */
export function ohneTitelUndAmt(
  text: string,
  { nachnameZuerst = false, angeredet = false }: { nachnameZuerst?: boolean; angeredet?: boolean } = {},
): { titel: string; rest: string } {
  const davor = ohneTitel(text);
  const { amt, rest } = ohneAmt(davor.rest, nachnameZuerst, angeredet);
  if (amt === '') return davor;
  const danach = ohneTitel(rest);
  return { titel: [davor.titel, amt, danach.titel].filter(Boolean).join(' '), rest: danach.rest };
}

/** `Dr. med.`, `Rechtsanwalt`, with no name behind it. */
export const istTitel = (text: string): boolean => ohneTitelUndAmt(`${text} x`).rest === 'x';

/** `Hr./Fr. Kern`: nobody can tell who is meant. */
export const sagtBeide = (text: string): boolean =>
  /^(?:herrn?|hr\.?|frau|fr\.?) ?\/ ?(?:herrn?|hr\.?|frau|fr\.?)(?= |$)/i.test(text.trim());

/** `Bernd Kraus, Dipl.-Ing. (FH)`, `Bernd Kraus, Rechtsanwalt`: what stands behind the name stands before it. */
export function titelNachVorn(text: string): string {
  const komma = text.lastIndexOf(',');
  const hinten = text.slice(komma + 1).trim();
  return komma > 0 && istTitel(hinten) ? `${hinten} ${text.slice(0, komma).trim()}` : text;
}
