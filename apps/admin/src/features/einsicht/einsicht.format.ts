const uhr = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

export const bisInWorten = (zeitpunkt: string): string => `bis ${uhr.format(new Date(zeitpunkt))} Uhr`;
