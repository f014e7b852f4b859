import { hausAdresse, type Zugang } from '../../shared/zugang.ts';

/** Where the small forms of a house send: its own page. */
export const formularziel = (zugang: Zugang): string => hausAdresse(zugang);
