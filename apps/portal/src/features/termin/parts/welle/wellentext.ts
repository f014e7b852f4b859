import type { Welle } from '@kehrtour/contract/buchungswelle';

/** What the bookings of a wave share, and how many a day are usual. */
export function wellentext({
  unbestaetigt,
  hausUnbekannt,
  netze,
  ausEinemNetz,
  ueblichJeTag,
}: Welle): string {
  const ueblich =
    ueblichJeTag < 1
      ? 'üblich ist weniger als eine am Tag'
      : `üblich sind ${Math.round(ueblichJeTag)} am Tag`;
  const teile = [
    `${unbestaetigt} mit unbeantworteter Mail`,
    hausUnbekannt > 0 ? `${hausUnbekannt} für Häuser, die keine Karte kennt` : '',
    netze === 1
      ? 'alle über denselben Internetanschluss'
      : `${ausEinemNetz} über denselben Internetanschluss, ${netze} Anschlüsse in allem`,
  ];
  return `Seit gestern: ${teile.filter(Boolean).join(', ')} (${ueblich}).`;
}
