import type { KalenderFund, KalenderHinweis } from '@kehrtour/contract/kalender';

const FUNDE_MAX = 20;
const ZEICHEN_MAX = 120;

/** Gathers what was noticed of a calendar: all words, and the first entries with their text. */
export class Funde {
  readonly hinweise = new Set<KalenderHinweis>();
  readonly liste: KalenderFund[] = [];

  merke(grund: KalenderHinweis, eintrag: string, zeile: string): void {
    this.hinweise.add(grund);
    if (this.liste.length >= FUNDE_MAX) return;
    const neu = { grund, eintrag: gekuerzt(eintrag), zeile: gekuerzt(zeile) };
    if (!this.liste.some((fund) => fund.eintrag === neu.eintrag && fund.zeile === neu.zeile))
      this.liste.push(neu);
  }
}

/** A title as it is meant (RFC 5545 §3.3.11), on one line and no longer than a page can show. */
function gekuerzt(text: string): string {
  const einzeilig = text
    .replaceAll(/\\[nN]/g, ' ')
    .replaceAll(/\\([\\;,])/g, '$1')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return einzeilig.length > ZEICHEN_MAX ? `${[...einzeilig].slice(0, ZEICHEN_MAX - 1).join('')}…` : einzeilig;
}
