/** Who stands in line for one time of one person in this process. */
type Schlange = { letzter: Promise<unknown>; entschieden: number; wartende: number };

/** Somebody before us got the time or found it gone; nothing was asked of the database for us. */
export const NEU_HINSEHEN = Symbol('neu-hinsehen');

/**
 * Lets requests of one process for the very same time run one after the other. As soon as one of them knows whether it got
 * the time, all who were waiting by then are told to look again, which they do together: a rush on one time costs one
 * reservation and one reading, and no queue at the database. Between processes the database decides.
 */
export function zeitschlange(): <T>(
  name: string,
  nimm: () => Promise<T>,
) => Promise<T | typeof NEU_HINSEHEN> {
  const schlangen = new Map<string, Schlange>();
  return async (name, nimm) => {
    const schlange = schlangen.get(name) ?? { letzter: Promise.resolve(), entschieden: 0, wartende: 0 };
    schlangen.set(name, schlange);
    const bisher = schlange.entschieden;
    schlange.wartende += 1;
    const meine = schlange.letzter.then(async () => {
      if (schlange.entschieden > bisher) return NEU_HINSEHEN;
      const ergebnis = await nimm();
      // Whoever failed for a reason of his own, too many holds for one, has learned nothing about the time.
      schlange.entschieden += 1;
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
