import type { Rechenstand } from '../vorbereitung/bereiteRechnung.ts';

/**
 * Houses without a place of which nobody was told. Where somebody falls out, as few as can be hear of it: whoever loses a time
 * gets another, and these wait for the office, also where a day that is added would have room for them.
 */
export const nieGesagte = ({ grundlage: { anliegen } }: Rechenstand): ReadonlySet<string> =>
  new Set(
    anliegen.filter(({ termin, bisher }) => termin === undefined && bisher === undefined).map(({ id }) => id),
  );
