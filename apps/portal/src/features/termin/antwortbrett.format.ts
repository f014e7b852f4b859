import type { Antwortzeile } from '@kehrtour/contract/antwortbrett';
import type { Ausweg } from '@kehrtour/contract/antwortbrett';
import type { Antwortstand } from '@kehrtour/domain/antwortstand';
import { formatDatum, formatMenge, formatWochentag } from '@kehrtour/domain/format';
import type { Tone } from '@kehrtour/ui/look/tone';

export const STANDTON: Record<Antwortstand, Tone> = {
  passtNicht: 'danger',
  wunsch: 'warning',
  frage: 'info',
  zurueck: 'danger',
  zettel: 'warning',
  offen: 'neutral',
  bestaetigt: 'success',
};

/** Which rows are shown: of one state, or all that ask for something. */
export type Brettfilter = { kehrtourId: string | null; stand: Antwortstand | 'zuTun' | 'alle' };

const NICHTS_ZU_TUN: readonly Antwortstand[] = ['offen', 'bestaetigt'];
/** Households nobody has to do anything about today, unless a call was agreed. */
export const istZuTun = ({ stand, anruf, schritt }: Antwortzeile): boolean =>
  !NICHTS_ZU_TUN.includes(stand) || (stand === 'offen' && (anruf !== null || !schritt.startsWith('Warten')));

export function passtZum(filter: Brettfilter, zeile: Antwortzeile): boolean {
  if (filter.stand === 'alle') return true;
  return filter.stand === 'zuTun' ? istZuTun(zeile) : zeile.stand === filter.stand;
}

/** `Dienstag, 9. Februar 2027, 08:00–10:00 Uhr` */
export const auswegZeit = ({ tag, von, bis }: Ausweg): string =>
  `${formatWochentag(tag)}, ${formatDatum(tag)}, ${von}–${bis} Uhr`;

/** Where it is and what it costs, in half a sentence. */
export function auswegText({ dieselbeKehrtour, kehrtour, mitarbeiter, mehrMinuten }: Ausweg): string {
  const wo = dieselbeKehrtour ? 'in dieser Kehrtour' : `in „${kehrtour}“`;
  const weg = mehrMinuten === 0 ? 'ohne Umweg' : `${formatMenge(mehrMinuten, 'Minute', 'Minuten')} länger`;
  return `${wo}, ${mitarbeiter}, ${weg}`;
}
