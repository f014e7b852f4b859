/** Who stands in line for one time of one person in this process. */
type Schlange = { letzter: Promise<unknown>; vergeben: number; wartende: number };

/** The time went to somebody who stood before us; nothing was asked of the database. */
export const VERGEBEN = Symbol('vergeben');

/**
 * Lets requests of one process for the very same time run one after the other. When one of them gets it, all who were
 * waiting by then are told so at once: a rush on one time costs one reservation and no queue at the database. Between
 * processes the database decides.
 */
export function zeitschlange(): <T>(name: string, nimm: () => Promise<T>) => Promise<T | typeof VERGEBEN> {
  const schlangen = new Map<string, Schlange>();
  return async (name, nimm) => {
    const schlange = schlangen.get(name) ?? { letzter: Promise.resolve(), vergeben: 0, wartende: 0 };
    schlangen.set(name, schlange);
    const vergebenBisher = schlange.vergeben;
    schlange.wartende += 1;
    const meine = schlange.letzter.then(async () => {
      if (schlange.vergeben > vergebenBisher) return VERGEBEN;
      const ergebnis = await nimm();
      schlange.vergeben += 1;
      return ergebnis;
    });
    schlange.letzter = meine.catch(() => undefined);
    try {
      return await meine;
    } finally {
      schlange.wartende -= 1;
      if (schlange.wartende === 0) schlangen.delete(name);
    }
  };
}
