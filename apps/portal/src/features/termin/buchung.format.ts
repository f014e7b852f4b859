import type { Termin, TerminKurz } from '@kehrtour/contract/termin';
import { formatEuro, formatZeitpunkt } from '@kehrtour/domain/format';

type Buchung = NonNullable<Termin['buchung']>;

const HERKUNFT: Record<NonNullable<TerminKurz['gebucht']>, string> = {
  seite: 'Online gebucht',
  einbettung: 'Online gebucht (eigene Website)',
  telefon: 'Am Telefon gebucht',
};
export const herkunftText = (gebucht: NonNullable<TerminKurz['gebucht']>): string => HERKUNFT[gebucht];

const FRAGE: Record<Buchung['angaben'][number]['frage'], string> = {
  feuerstaetten: 'Feuerstätten',
  nutzungseinheiten: 'Wohnungen',
  geschosse: 'Stockwerke',
};
export const frageText = (frage: Buchung['angaben'][number]['frage']): string => FRAGE[frage];

/** `2 Feuerstätten, 3 Stockwerke` */
export const angabenText = (angaben: Buchung['angaben']): string =>
  angaben.map(({ frage, anzahl }) => `${FRAGE[frage]}: ${anzahl}`).join(', ');

export function preisText({ preisCent, preisText: text, zuschlagText }: Buchung): string {
  const preis = [preisCent === null ? '' : formatEuro(preisCent), text].filter(Boolean).join(' ');
  return [preis, zuschlagText].filter((teil) => teil !== '').join(', ');
}

/** Said wherever the office meets a booking whose mail came back: nobody will answer it. */
export const mailFehlerText = (grund: string): string => `Die E-Mail dazu kam nicht an: ${grund}`;

/** Said wherever the office meets a booking whose mail was not answered. */
export const unbestaetigtText = (bis: string): string =>
  `Wartet auf Bestätigung der Mail-Adresse bis ${formatZeitpunkt(new Date(bis))}`;
