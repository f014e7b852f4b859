import type { Importuebersicht } from '@kehrtour/contract/betrieb';
import type { BetreuterImport } from '@kehrtour/contract/importbetreuung';
import { IMPORTARTEN, type Importart } from '@kehrtour/domain/importdatei/importauftrag';
import { istTag } from '@kehrtour/domain/tag';

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

/** Of the page's address, '' is no wish. */
export type Importort = Record<'status' | 'art' | 'betrieb' | 'suche' | 'von' | 'bis' | 'fehler', string>;
export type Importfilter = {
  status?: Importuebersicht['status'];
  art?: Importart;
  betrieb?: string;
  suche?: string;
  von?: string;
  bis?: string;
  fehler?: '1';
};

const KENNUNG = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SUCHE_MAX = 100;

/** What an address asks for; words that mean nothing ask for nothing. */
export function filterAus(wo: Importort): Importfilter {
  const status = Object.keys(STAENDE).find((eins): eins is Importuebersicht['status'] => eins === wo.status);
  const art = IMPORTARTEN.find((eine) => eine === wo.art);
  const suche = wo.suche.trim().slice(0, SUCHE_MAX);
  return {
    ...(status && { status }),
    ...(art && { art }),
    ...(KENNUNG.test(wo.betrieb) && { betrieb: wo.betrieb }),
    ...(suche && { suche }),
    ...(istTag(wo.von) && { von: wo.von }),
    ...(istTag(wo.bis) && { bis: wo.bis }),
    ...(wo.fehler === '1' && { fehler: '1' as const }),
  };
}

const TRENNZEICHEN: Readonly<Record<string, string>> = {
  ';': 'Strichpunkt',
  ',': 'Komma',
  '\t': 'Tabulator',
};

/** "windows-1252, Strichpunkt, Kopf in Zeile 1"; what a kind of file has not is left out. */
export function lesartInWorten({ zeichensatz, trennzeichen, kopfzeile }: BetreuterImport['lesart']): string {
  const teile = [
    zeichensatz ?? '',
    trennzeichen ? (TRENNZEICHEN[trennzeichen] ?? trennzeichen) : '',
    typeof kopfzeile === 'number' ? `Kopf in Zeile ${kopfzeile + 1}` : '',
  ].filter((teil) => teil !== '');
  return teile.length === 0 ? '–' : teile.join(', ');
}
