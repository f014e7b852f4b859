import { type Anrede, ohneNachsatz } from '../../liegenschaft/kontakt.ts';
import { ohneAmt } from './amtswort.ts';

const ANREDE_WOERTER: Record<string, Anrede> = {
  herr: 'herr',
  herrn: 'herr',
  hr: 'herr',
  frau: 'frau',
  fr: 'frau',
  fräulein: 'frau',
  mr: 'herr',
  mister: 'herr',
  mrs: 'frau',
  madame: 'frau',
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

/** `Dipl.-Soz.-Päd.`, `Dipl.-Finanzwirt`: whatever hangs on the degree by hyphens is part of it. */
const DIPLOM = /^dipl(?:om)?\.?-/i;
/** Written out in full they would eat the beginning of names (`Ingrid`, `Philipp`): a title ends with its dot or a blank. */
const TITEL =
  /^(?:mag\.\s?a\.?\s|(?:prof|dr|mag|dipl|ing|med|dent|vet|phil|rer|nat|jur|iur|pol|oec|agr|theol|pharm|troph|sc|kfm|kffr|kff|betriebsw|volksw|wirt|inf|inform|phys|chem|biol|psych|päd|soz|habil|em|hon|apl|ao|univ|priv|doz|mult|h\.?\s?c)\.(?:in(?=\s))?[\s-]*|\((?:fh|th|tu|uni|univ|ba|dh|vwa)\.?\)\s*|(?:prof|dr|pd|(?:honorar)?professor(?:in)?|doktor(?:in)?|privatdozent(?:in)?)\s+|dipl[.\s-]+(?:ing|kfm|kffr|kff|wirt|inf|phys|chem|biol|psych)\.?\s+)+(?=\S)/i;
const ANFANG =
  /^((?:herrn?|hr\.?|frau|fr\.?) ?(?:\/|oder|bzw\.?) ?(?:herrn?|hr\.?|frau|fr\.?)(?= )|mr\.? (?:and|&) mrs\.?(?= )|(?:herrn?|hr\.?|frau|fr\.?) ?(?:und|u\.?|&|\+) ?(?:herrn?|hr\.?|frau|fr\.?)(?= )|herrn?(?= )|hr\.|hr(?= )|frau(?= )|fr\.|fr(?= )|mister(?= )|mr\.|mr(?= )|mrs\.|mrs(?= )|ms\.|madame(?= )|fräulein(?= )|frl\.|frl(?= )|eheleute(?= )|ehel\.|familie(?= )|fam\.|firma(?= )|fa\.|witwe(?= )|wwe\.) ?(.+)$/i;

const ANREDE_DAHINTER =
  /^([^,(/&+]+?)(?:, ?(herrn?|hr\.|frau|fr\.)(?: ([^,]+))?| (herrn?|hr\.|frau|fr\.)| ?\((herrn?|hr\.?|frau|fr\.?)\))$/i;

/** `Herrn`, `Fr.`, `Eheleute`, `Fa.`; `undefined` for other words. */
export function liesAnrede(text: string): Anrede | undefined {
  const klein = text
    .trim()
    .toLowerCase()
    .replaceAll(/[.]/g, ' ')
    .replaceAll(/[&+]|\bu\b|\band\b/g, ' und ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const jede = klein.split(' und ').map((wort) => ANREDE_WOERTER[wort] ?? wort);
  return ANREDE_WOERTER[jede.join(' und ')] ?? (jede.length === 1 ? ANREDE_WOERTER[klein] : undefined);
}

/** Reads a text in which one blank stands where there are any; a title may stand before it (`Dipl.-Ing. (FH) Herr Kraus`). */
export function ohneAnrede(text: string): { anrede: Anrede; rest: string } {
  const { titel, rest } = ohneTitel(text);
  const treffer = ANFANG.exec(rest);
  if (treffer === null) return { anrede: 'ohne', rest: text };
  const anrede = liesAnrede(treffer[1] ?? '') ?? 'ohne';
  return { anrede, rest: [titel, treffer[2] ?? ''].filter(Boolean).join(' ') };
}

export function ohneTitel(text: string): { titel: string; rest: string } {
  let ende = 0;
  for (let laenge = 1; laenge > 0; ende += laenge) laenge = titelAnfang(text.slice(ende));
  return { titel: text.slice(0, ende).trim(), rest: text.slice(ende) };
}

/** How long the title is that a text begins with; nothing where no name could follow. */
function titelAnfang(text: string): number {
  const wort = text.slice(0, text.indexOf(' ') + 1);
  const davor = DIPLOM.exec(wort)?.[0];
  if (davor === undefined) return TITEL.exec(text)?.[0].length ?? 0;
  const fach = wort.slice(davor.length).trim();
  // `Dipl.-Ing.Karl` lost a blank: there the name begins behind the last dot.
  return fach.endsWith('.') || !fach.includes('.') ? wort.length : (TITEL.exec(text)?.[0].length ?? 0);
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
  /^(?:herrn?|hr\.?|frau|fr\.?) ?(?:\/|oder|bzw\.?) ?(?:herrn?|hr\.?|frau|fr\.?)(?= |$)/i.test(text.trim());

/** `Bernd Kraus, Dipl.-Ing. (FH)`, `Bernd Kraus, Rechtsanwalt`, `KERN PETRA DR.`: what stands behind the name stands before it. */
export function titelNachVorn(text: string): string {
  const komma = text.lastIndexOf(',');
  const hinten = text.slice(komma + 1).trim();
  if (komma > 0) return istTitel(hinten) ? `${hinten} ${text.slice(0, komma).trim()}` : text;
  const woerter = text.split(' ');
  const stelle = woerter.findIndex((wort, i) => i > 0 && istGrad(wort));
  if (stelle < 0 || ohneNachsatz(text).nachsatz !== '' || !woerter.slice(stelle).every(istGrad)) return text;
  return [...woerter.slice(stelle), ...woerter.slice(0, stelle)].join(' ');
}

/** `Kern, Herr Karl`, `Kern, Frau`, `Kern Petra (Frau)`: an Anrede behind the name stands before it. */
export function anredeNachVorn(text: string): string {
  const [, davor = '', ...mehr] = ANREDE_DAHINTER.exec(text) ?? [];
  const [mitKomma = '', danach = '', amEnde = '', geklammert = ''] = mehr;
  const anrede = mitKomma || amEnde || geklammert;
  if (
    anrede === '' ||
    / (?:und|u\.?)(?: |$)/.test(davor) ||
    ohneAnrede(text).anrede !== 'ohne' ||
    sagtBeide(text)
  )
    return text;
  return `${anrede} ${davor}${danach === '' ? '' : `, ${danach}`}`;
}

/** `Dr.`, `Dipl.-Ing.`, `(FH)`, and no calling that somebody may be called. */
export const istGrad = (text: string): boolean => /[.)]$/.test(text) && ohneTitel(`${text} x`).rest === 'x';
