import type { Antwortzeile } from '@kehrtour/contract/antwortbrett';
import type { Ausweg } from '@kehrtour/contract/antwortbrett';
import { formatDatum, formatEuro, formatMenge, formatWochentag } from '@kehrtour/domain/format';
import { type Antwortstand, istZuTun } from '@kehrtour/domain/nachweis/antwortstand';
import { NACHSENDEKANAELE } from '@kehrtour/domain/versand/kanal';
import type { Nachsendekanal } from '@kehrtour/domain/versand/kanal';
import type { Tone } from '@kehrtour/ui/look/tone';

export const STANDTON: Record<Antwortstand, Tone> = {
  nichtsMehr: 'warning',
  passtNicht: 'danger',
  wunsch: 'warning',
  frage: 'info',
  vorschlag: 'warning',
  zurueck: 'danger',
  zettel: 'warning',
  offen: 'neutral',
  bestaetigt: 'success',
};

/** Which rows are shown: of one state, or all that ask for something. */
export type Brettfilter = { kehrtourId: string | null; stand: Antwortstand | 'zuTun' | 'alle' };

export function passtZum(filter: Brettfilter, zeile: Antwortzeile): boolean {
  if (filter.stand === 'alle') return true;
  return filter.stand === 'zuTun' ? istZuTun(zeile) : zeile.stand === filter.stand;
}

/** `höchstens 0,15 €`; nothing where it costs nothing. */
export const hoechstensText = (cent: number, davor = '', danach = ''): string =>
  cent === 0 ? '' : `${davor}höchstens ${formatEuro(cent)}${danach}`;

/** What goes to how many by one way, and costs at most. */
export type Nachsendung = {
  kanal: Nachsendekanal;
  terminIds: string[];
  hoechstensCent: number;
};

/** By every way that reaches one of these households, those whom it reaches: the way that reaches most first. */
export function nachsendungen(zeilen: readonly Antwortzeile[]): Nachsendung[] {
  return NACHSENDEKANAELE.flatMap((kanal): Nachsendung[] => {
    const wege = zeilen.flatMap(({ termin, nachsendbar }) =>
      nachsendbar.flatMap((weg) =>
        weg.kanal === kanal ? [{ id: termin.id, cent: weg.hoechstensCent }] : [],
      ),
    );
    if (wege.length === 0) return [];
    const hoechstensCent = wege.reduce((summe, { cent }) => summe + cent, 0);
    return [{ kanal, terminIds: wege.map(({ id }) => id), hoechstensCent }];
  }).toSorted((a, b) => b.terminIds.length - a.terminIds.length);
}

/** `Dienstag, 9. Februar 2027, 08:00–10:00 Uhr` */
export const auswegZeit = ({ tag, von, bis }: Ausweg): string =>
  `${formatWochentag(tag)}, ${formatDatum(tag)}, ${von}–${bis} Uhr`;

/** Where it is and what it costs, in half a sentence. */
export function auswegText({
  dieselbeKehrtour,
  kehrtour,
  mitarbeiter,
  mehrMinuten,
  gewuenscht,
}: Ausweg): string {
  const wo = dieselbeKehrtour ? 'in dieser Kehrtour' : `in „${kehrtour}“`;
  const weg = mehrMinuten === 0 ? 'ohne Umweg' : `${formatMenge(mehrMinuten, 'Minute', 'Minuten')} länger`;
  return `${gewuenscht ? 'wie gewünscht, ' : ''}${wo}, ${mitarbeiter}, ${weg}`;
}
