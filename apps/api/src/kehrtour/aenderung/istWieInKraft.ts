import type { HaltNeu, HaltRow } from '../../planung/stand/runde.ts';

/** Whether a new plan has everybody where the one in force has them, to the minute, for the same work: nobody has to be told or asked. */
export function istWieInKraft(neue: readonly HaltNeu[], inKraft: readonly HaltRow[]): boolean {
  const bisher = new Map(inKraft.map((halt) => [halt.id, platz(halt)]));
  return (
    neue.length === inKraft.length &&
    neue.every((halt) => !halt.nachtrag && bisher.get(halt.id) === platz(halt))
  );
}

const platz = (halt: HaltNeu | HaltRow): string =>
  JSON.stringify([halt.ausgelassen, halt.mitarbeiter_id, halt.tag, minute(halt.beginn), minute(halt.ende)]);

const minute = (zeitpunkt: Date | string | null): number | null =>
  zeitpunkt === null ? null : Math.floor(new Date(zeitpunkt).getTime() / 60_000);
