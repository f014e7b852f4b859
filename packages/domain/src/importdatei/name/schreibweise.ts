import { strassenSchluessel } from '../../ort/strasse.ts';

/**
 * The better of two spellings of one word, with more in it: capitals, lost umlauts and abbreviations never replace
 * what is written out. Between equally good ones the new one counts, and so it does where the words differ.
 */
export function bessereSchreibung(neu: string, alt: string): string {
  if (neu === '' || alt === '' || neu === alt || strassenSchluessel(neu) !== strassenSchluessel(alt))
    return neu === '' ? alt : neu;
  return guete(alt) > guete(neu) ? alt : neu;
}

/** Written in one case only, as old programs do; a single letter says nothing. */
export function istEinfoermig(text: string): boolean {
  const buchstaben = text.replace(/[^\p{L}]/gu, '');
  if (buchstaben.length < 2) return false;
  return buchstaben === grossWieEinfach(buchstaben) || buchstaben === buchstaben.toLowerCase();
}

/** `STRAßE` is written in capitals, too. */
const grossWieEinfach = (text: string): string =>
  text.replaceAll('ß', 'ẞ').toUpperCase().replaceAll('ẞ', 'ß');

function guete(text: string): number {
  const gemischt = istEinfoermig(text) ? 0 : 4;
  const umlaute = /[äöüß]/i.test(text) ? 2 : 0;
  const ausgeschrieben = /str(\.|$)/i.test(text) ? 0 : 1;
  return gemischt + umlaute + ausgeschrieben;
}
