import type { Importuebersicht } from '@kehrtour/contract/betrieb';

export const STAENDE = {
  hochgeladen: { tone: 'neutral', text: 'Hochgeladen' },
  geprueft: { tone: 'info', text: 'Geprüft' },
  uebernommen: { tone: 'success', text: 'Übernommen' },
  rueckgaengig: { tone: 'warning', text: 'Zurückgenommen' },
  verworfen: { tone: 'neutral', text: 'Verworfen' },
} as const satisfies Record<Importuebersicht['status'], { tone: string; text: string }>;

const zahl = new Intl.NumberFormat('de-DE');
const zeit = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export const zahlInWorten = (wert: number): string => zahl.format(wert);
export const zeitInWorten = (zeitpunkt: string): string => zeit.format(new Date(zeitpunkt));

/** The status that an address asks for; undefined for all and for words that are none. */
export function statusAus(text: string): Importuebersicht['status'] | undefined {
  return Object.keys(STAENDE).find((status): status is Importuebersicht['status'] => status === text);
}
