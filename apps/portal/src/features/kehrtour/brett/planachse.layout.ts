import { type BlockTone, rowsOf } from '@kehrtour/ui/time/timeAxis.layout';

import { antwortStatus } from '../kehrtour.format.ts';
import type { Spanne } from './bewerteAnordnung.ts';
import type { Haltansicht, Schichtansicht } from './planansicht.ts';

const STUNDE = 60;
const FRUEH = 7 * STUNDE;
const SPAET = 17 * STUNDE;
/** A minute of a working day that fits a window of 1280 pixels; where there is less room, the axis scrolls. */
export const MINUTE_PX = 1.25;
/** A block narrower than this cannot be taken by a finger or read. */
const BLOCK_PX = 24;
const HOECHSTENS_REIHEN = { halte: 3, fenster: 2 };

/** A working day, and whatever of these shifts lies outside of it, in full hours. */
export function achsenspanne(schichten: readonly Schichtansicht[]): Spanne {
  const zeiten = schichten.flatMap(({ von, bis, halte }) => [
    ...(bis > von ? [von, bis] : []),
    ...halte.flatMap((halt) => [halt.von, halt.bis]),
    ...halte.flatMap(({ fenster }) => (fenster === null ? [] : [fenster.von, fenster.bis])),
  ]);
  return {
    von: Math.max(0, Math.floor(Math.min(FRUEH, ...zeiten) / STUNDE) * STUNDE),
    bis: Math.min(24 * STUNDE, Math.ceil(Math.max(SPAET, ...zeiten) / STUNDE) * STUNDE),
  };
}

export type Fensterband = Spanne & { reihe: number };

/**
 * Promised windows of a shift, each once, in as many rows as lie over each other. Where every stop has a window of its
 * own they would cover all: only that of the chosen stop is shown then.
 */
export function fensterbaender(
  { halte }: Pick<Schichtansicht, 'halte'>,
  gewaehlt: string | null = null,
): { baender: Fensterband[]; reihen: number } {
  const alle = verschiedene(halte);
  const reihen = rowsOf(alle.map(alsStrecke), 0, Infinity);
  if (Math.max(0, ...reihen) < HOECHSTENS_REIHEN.fenster)
    return {
      baender: alle.map((band, index) => ({ ...band, reihe: reihen[index] ?? 0 })),
      reihen: Math.max(0, ...reihen) + 1,
    };
  const eins = verschiedene(halte.filter(({ halt }) => halt.id === gewaehlt));
  return { baender: eins.map((band) => ({ ...band, reihe: 0 })), reihen: 1 };
}

function verschiedene(halte: Schichtansicht['halte']): Spanne[] {
  const alle = halte.flatMap(({ fenster }) => (fenster === null ? [] : [fenster]));
  return [...new Map(alle.map((fenster) => [`${fenster.von}-${fenster.bis}`, fenster])).values()].toSorted(
    (a, b) => a.von - b.von,
  );
}

const alsStrecke = ({ von, bis }: Spanne) => ({ startMinute: von, endMinute: bis });

/** In which row of its lane each stop lies, so that none covers another; wider blocks need fewer. */
export function haltreihen(
  { halte, feste }: Pick<Schichtansicht, 'halte' | 'feste'>,
  lupe: number,
): { reiheVon: (id: string) => number; reihen: number } {
  const alle = [...halte.map(({ halt, von, bis }) => ({ id: halt.id, von, bis })), ...feste].toSorted(
    (a, b) => a.von - b.von,
  );
  const reihen = rowsOf(alle.map(alsStrecke), BLOCK_PX / (MINUTE_PX * lupe), HOECHSTENS_REIHEN.halte);
  const nachId = new Map(alle.map(({ id }, index) => [id, reihen[index] ?? 0]));
  return { reiheVon: (id) => nachId.get(id) ?? 0, reihen: Math.max(0, ...reihen) + 1 };
}

export type Weg = Spanne & { nach: string; zuFuss: boolean };

/** Less than half a minute is no way. */
const KAUM_MINUTEN = 0.5;

/** The ways of a shift on the axis, the last one back; whoever arrives early waits at the door. */
export function wege({ halte, bis }: Pick<Schichtansicht, 'halte' | 'bis'>): Weg[] {
  const hin = halte.map(({ halt, von, anfahrtSekunden, wartezeitSekunden, zuFuss }) => {
    const ankunft = von - wartezeitSekunden / 60;
    return { nach: halt.id, von: ankunft - anfahrtSekunden / 60, bis: ankunft, zuFuss };
  });
  const letzter = halte.at(-1);
  const zurueck =
    letzter === undefined ? [] : [{ nach: letzter.halt.id, von: letzter.bis, bis, zuFuss: false }];
  return [...hin, ...zurueck].filter((weg) => weg.bis - weg.von >= KAUM_MINUTEN);
}

/** What is seen of a stop at a glance: what it breaks comes before what the customer said. */
export function haltton({
  halt: { termin },
  verstoesse,
}: Pick<Haltansicht, 'halt' | 'verstoesse'>): BlockTone {
  if (verstoesse.length > 0) return 'danger';
  if (termin === null) return 'normal';
  const { tone } = antwortStatus(termin.status);
  if (termin.status === 'unsicher') return 'unsure';
  return tone === 'success' ? 'confirmed' : tone === 'danger' ? 'declined' : 'normal';
}
