import { sqlState } from './db.ts';

/** 40001 and 40P01 are races, 57014, 55P03 and 25P03 time limits, 53300 too many connections. */
const CODES = new Set(['40001', '40P01', '57014', '55P03', '25P03', '53300']);

/** Whether an error says that others were in the way: load, no bug, and trying again is the way out. */
export function busy(error: unknown): boolean {
  return CODES.has(sqlState(error) ?? '');
}
