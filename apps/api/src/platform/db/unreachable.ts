import { sqlState } from './db.ts';

/** Codes of the socket, of the name's look-up, and of a server that starts, stops or was told to end us. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  // A server that only reads: another one writes by now, or will.
  '25006',
]);

/** The driver's own sentences carry no code. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether an error says that the database is not there at the moment, so that trying again later is the way out. */
export function unreachable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && (CODES.has(state) || state.startsWith('08'))) return true;
  return error instanceof Error && SENTENCES.test(error.message);
}

/** 28: user or password are others; 3D000: there is no such database. */
const LOCKED_OUT = /^(28...|3D000)$/;

/** Whether the database is there and does not let us in: while its password changes, until we have begun anew with the new one. */
export const lockedOut = (error: unknown): boolean => LOCKED_OUT.test(sqlState(error) ?? '');

/** Either of them: no fault of whoever asks, and what asks all the time need say it once only. */
export const outOfReach = (error: unknown): boolean => unreachable(error) || lockedOut(error);
