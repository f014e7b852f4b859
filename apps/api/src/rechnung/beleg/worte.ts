import { formatTag } from '@kehrtour/domain/format';
import type { Rechnungsposition } from '@kehrtour/domain/unternehmen/abrechnung';
import { tarifVon } from '@kehrtour/domain/unternehmen/tarif';

import type { Rechnungsinhalt } from './rechnungsinhalt.ts';

/** A line as print, file and operator read it. */
export function positionInWorten({ tarif, von, bis, tage, tageDesMonats }: Rechnungsposition): string {
  const anteil = tage === tageDesMonats ? '' : `, ${tage} von ${tageDesMonats} Tagen`;
  return `Kehrtour „${tarifVon(tarif).name}“, ${formatTag(von)} bis ${formatTag(bis)}${anteil}`;
}

export const ueberschrift = ({ art, nummer }: Pick<Rechnungsinhalt, 'art' | 'nummer'>): string =>
  `${art === 'rechnung' ? 'Rechnung' : 'Stornorechnung'} ${nummer}`;

/** How it is paid, in one sentence. */
export function zahlungInWorten({ art, faelligAm, zahlung, hebtAuf }: Rechnungsinhalt): string {
  if (art === 'gegenrechnung')
    return `Diese Rechnung hebt ${hebtAuf?.nummer ?? ''} auf: ${hebtAuf?.grund ?? ''}. Schon gezahlte Beträge erstatten wir oder verrechnen sie.`;
  if (zahlung.mandat)
    return `Den Betrag ziehen wir am ${formatTag(faelligAm)} oder am nächsten Bankarbeitstag von Ihrem Konto mit der IBAN …${zahlung.mandat.ibanEnde} ein (Mandatsreferenz ${zahlung.mandat.referenz}).`;
  return `Bitte überweisen Sie den Betrag bis ${formatTag(faelligAm)} und geben Sie die Rechnungsnummer an.`;
}
