import type { HaltNeu, HaltRow } from '../../planung/stand/runde.ts';

/** Whether a new plan has everybody where the one in force has them, to the minute, for the same work: nobody has to be told or asked. */
export function istWieInKraft(neue: readonly HaltNeu[], inKraft: readonly HaltRow[]): boolean {
  const bisher = new Map(inKraft.map((halt) => [halt.id, halt]));
  return (
    neue.length === inKraft.length &&
    neue.every((halt) => {
      const alter = bisher.get(halt.id);
      return alter && !halt.nachtrag && platz(alter) === platz(halt) && !verlaesst(halt, alter);
    })
  );
}

/** Some seconds are a broken promise where they lie behind the last minute of the window. */
const verlaesst = ({ beginn }: HaltNeu, { beginn: bisher, fenster_bis: bis }: HaltRow): boolean =>
  beginn !== null && bisher !== null && bis !== null && bisher <= bis && new Date(beginn) > bis;

const platz = (halt: HaltNeu | HaltRow): string =>
  JSON.stringify([halt.ausgelassen, halt.mitarbeiter_id, halt.tag, minute(halt.beginn), minute(halt.ende)]);

const minute = (zeitpunkt: Date | string | null): number | null =>
  zeitpunkt === null ? null : Math.floor(new Date(zeitpunkt).getTime() / 60_000);
