import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { SchichtMeta } from '../../planung/stand/planMeta.ts';
import type { AbwesendRow } from '../../planung/stand/planungsstand.ts';
import type { HaltRow } from '../../planung/stand/runde.ts';

/** What was entered after the plan was made: somebody who is to be at a door while being elsewhere. */
export function abwesenheitsverstoss(
  schicht: Pick<SchichtMeta, 'mitarbeiterId' | 'tag' | 'beginn' | 'ende'>,
  halte: readonly Pick<HaltRow, 'mitarbeiter_id' | 'tag' | 'beginn' | 'ende'>[],
  abwesend: readonly AbwesendRow[],
): string[] {
  const eigene = halte.filter(
    ({ mitarbeiter_id, tag }) => mitarbeiter_id === schicht.mitarbeiterId && tag === schicht.tag,
  );
  return abwesend
    .filter(
      ({ mitarbeiter_id, von, bis }) =>
        mitarbeiter_id === schicht.mitarbeiterId &&
        eigene.some(({ beginn, ende }) => beginn !== null && ende !== null && beginn < bis && ende > von),
    )
    .map(({ von, bis }) =>
      von <= new Date(schicht.beginn) && bis >= new Date(schicht.ende)
        ? 'Ist an diesem Tag nicht da'
        : `Ist von ${uhrAm(schicht.tag, von)} bis ${uhrAm(schicht.tag, bis)} Uhr nicht da`,
    );
}

/** The clock of that day; what begins or ends on another one reaches to its rim. */
function uhrAm(tag: string, zeitpunkt: Date): string {
  const ort = ortszeitAus(zeitpunkt);
  if (ort.tag === tag) return ort.uhrzeit;
  return ort.tag < tag ? '00:00' : '24:00';
}
