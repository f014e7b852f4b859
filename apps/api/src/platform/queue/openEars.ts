import type { Db } from '../db/db.ts';
import { CHANNEL } from './tellWaiting.ts';

export interface Ears {
  /** Wakes whoever works on this name. */
  readonly wake: (name: string) => void;
  readonly wakeAfter: (name: string, ms: number) => void;
  /** Answers a function that ends it. */
  readonly hear: (name: string, heard: () => void) => () => void;
  readonly close: () => Promise<void>;
}

/** Up to here the moment of a job that begins later is waited for. */
const LATER_SECONDS = 60;

/** Hears what is told with a commit. After the database was away everybody looks: nobody knows what was told meanwhile. */
export async function openEars(db: Db): Promise<Ears> {
  const hearers = new Map<string, Set<() => void>>();
  const wake = (name: string): void => hearers.get(name)?.forEach((heard) => heard());
  const wakeAfter = (name: string, ms: number): void => void setTimeout(() => wake(name), ms).unref();
  const close = await db.listen(
    CHANNEL,
    (told) => {
      const [name = '', startAfter = '0'] = told.split(' ');
      if (startAfter === '0') return wake(name);
      if (Number(startAfter) <= LATER_SECONDS) wakeAfter(name, Number(startAfter) * 1000);
    },
    () => [...hearers.keys()].forEach(wake),
  );
  return {
    wake,
    wakeAfter,
    hear: (name, heard) => {
      const all = hearers.get(name) ?? new Set();
      hearers.set(name, all.add(heard));
      return () => void all.delete(heard);
    },
    close,
  };
}
