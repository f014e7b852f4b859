import type { TerminStatus } from './termin.ts';

/** Where a visit stands, in the words of those who are visited. */
export const KUNDENSTAENDE = ['offen', 'bestaetigt', 'passtNicht'] as const;
export type Kundenstand = (typeof KUNDENSTAENDE)[number];

export const KUNDENSTAENDE_NAMEN: Record<Kundenstand, string> = {
  offen: 'Noch keine Antwort',
  bestaetigt: 'Bestätigt',
  passtNicht: 'Passt nicht',
};

/** How a visit that is to come stands for its customer. */
export function kundenstandVon(status: TerminStatus): Kundenstand {
  if (status === 'bestaetigt') return 'bestaetigt';
  return status === 'abgelehnt' ? 'passtNicht' : 'offen';
}
