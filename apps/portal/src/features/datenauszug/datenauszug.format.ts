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

const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
/** `870 KB`, `3,2 MB` */
export function groesseInWorten(bytes: number): string {
  const kb = bytes / 1024;
  return kb < 1000 ? `${Math.max(1, Math.round(kb))}\u00A0KB` : `${zahl.format(kb / 1024)}\u00A0MB`;
}
