const zeit = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
/** `4. Mai 2027 um 09:30 Uhr` */
export const zeitpunktInWorten = (zeitpunkt: string): string => `${zeit.format(new Date(zeitpunkt))} Uhr`;
