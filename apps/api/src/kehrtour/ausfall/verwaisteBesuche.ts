import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { schichtId } from '@kehrtour/domain/recht/schicht';
import { minutenSeitMitternacht } from '@kehrtour/domain/uhrzeit';

import type { Schicht } from '../../planung/schicht/schichten.ts';
import type { HaltRow } from '../../planung/stand/runde.ts';

/** Planned visits to which their person cannot drive: she has no shift on that day any more, or not at that time. */
export const verwaisteBesuche = (halte: readonly HaltRow[], schichten: readonly Schicht[]): HaltRow[] =>
  halte.filter((halt) => !halt.ausgelassen && halt.tag !== null && !kannFahren(halt, schichten));

function kannFahren(
  { mitarbeiter_id: mitarbeiterId, tag, beginn, ende }: HaltRow,
  schichten: readonly Schicht[],
): boolean {
  if (mitarbeiterId === null || tag === null || beginn === null || ende === null) return false;
  const schicht = schichten.find(({ id }) => id === schichtId({ mitarbeiterId, tag }));
  if (!schicht) return false;
  const minute = minutenSeitMitternacht;
  const [von, bis] = [minute(ortszeitAus(beginn).uhrzeit), minute(ortszeitAus(ende).uhrzeit)];
  if (von < minute(schicht.beginn) || bis > minute(schicht.ende) + schicht.ueberstundenMinuten) return false;
  return schicht.abwesend.every((zeit) => bis <= minute(zeit.von) || von >= minute(zeit.bis));
}
