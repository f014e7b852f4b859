import { plusTage, spaeter, type Tag } from '../tag.ts';

/** Days between asking for the deletion of a company and its deletion: time to think again, and to take everything along. */
export const LOESCHFRIST_TAGE = 14;
/** How many days before the end a second mail goes out. */
export const ERINNERUNG_TAGE = 3;
/** After the end of a plan its last invoice is waited for no longer. */
export const RECHNUNG_ABWARTEN_TAGE = 60;

/** What stands in the way of deleting a company: somebody counts on it, or it is not paid up. */
export const LOESCHHINDERNISSE = ['termine', 'kehrtour', 'tarif', 'rechnung'] as const;
export type Loeschhindernis = (typeof LOESCHHINDERNISSE)[number];
/** What the company itself has to do before it can ask; for the last invoice the deletion waits by itself. */
export const istVorherNoetig = (hindernis: Loeschhindernis): boolean => hindernis !== 'rechnung';

/** Whether what somebody typed is the company's name; how many spaces she took is no other name. */
export const istSeinName = (name: string, getippt: string): boolean => gefasst(name) === gefasst(getippt);
const gefasst = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').normalize('NFC');

/** The first day on which it may be deleted: not before the plan has ended. */
export const faelligAm = (heute: Tag, tarifEndetAm: Tag | null): Tag => {
  const nachFrist = plusTage(heute, LOESCHFRIST_TAGE);
  return tarifEndetAm === null ? nachFrist : spaeter(nachFrist, tarifEndetAm);
};
/** The day of the second mail. */
export const erinnertAm = (faellig: Tag): Tag => plusTage(faellig, -ERINNERUNG_TAGE);
