import { restNach97 } from './restNach97.ts';

const FORM = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/;

/**
 * What is wrong with a Leitweg-ID, as a sentence that follows its name; null when form and check digits fit
 * (Formatspezifikation Leitweg-ID 2.0.2: coarse address, fine address, ISO 7064 MOD 97-10).
 */
export function leitwegIdFehler(text: string): string | null {
  const teile = FORM.exec(text.toUpperCase());
  if (!teile) return 'hat die Form 04011000-1234512345-06';
  const [, grob = '', fein = '', pruefziffer = ''] = teile;
  return restNach97(grob + fein + pruefziffer) === 1
    ? null
    : 'enthält einen Tippfehler: die Prüfziffer am Ende passt nicht';
}
