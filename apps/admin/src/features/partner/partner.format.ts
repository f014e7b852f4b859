import type { Partnerbetrieb } from '@kehrtour/contract/partnerbetrieb';

const zeit = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
/** `11.01.2027, 06:30` */
export const wannText = (zeitpunkt: string): string => zeit.format(new Date(zeitpunkt));

/** Whether somebody has to look after a connection. */
export function gesundheit({ gesendetAm, fehlerhaft }: Partnerbetrieb) {
  if (fehlerhaft > 0) return { tone: 'warning', text: `${fehlerhaft} nicht übernommen` } as const;
  return gesendetAm === null
    ? ({ tone: 'info', text: 'Noch nichts gesendet' } as const)
    : ({ tone: 'success', text: 'Sendet' } as const);
}
