import { sqlState } from './db.ts';

/** What a system says when a disk is full, a share of it used up, or a file as large as it may be; then the database's word. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Whether an error says that nothing more can be stored until somebody makes room. */
export function outOfSpace(error: unknown): boolean {
  return CODES.has(sqlState(error) ?? '');
}
