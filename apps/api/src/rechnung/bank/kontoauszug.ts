import { createHash } from 'node:crypto';

import type { Bankposten } from '@kehrtour/domain/bankauszug/bankposten';
import type { UngeleseneBuchung } from '@kehrtour/domain/bankauszug/kontoauszug';

/** What a file of a bank holds. */
export type Kontoauszug = {
  readonly posten: readonly Bankposten[];
  /** Noted by the bank, not booked: they come again. */
  readonly vorgemerkt: number;
  readonly ungelesen: readonly UngeleseneBuchung[];
};

/** Counts up when what is read of a posting changes: the same file then says it in other words than the one that is kept. */
const LESART = 1;

/** A posting with what tells it from others of its kind of file. */
export const postenAus = (was: Omit<Bankposten, 'abdruck'>): Bankposten => ({
  ...was,
  form: `${was.form}/${LESART}`,
  abdruck: kurz(was.teile.map(({ cent, name, zweck }) => [cent, einzeilig(name), einzeilig(zweck)])),
});

const einzeilig = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Short enough to be kept, long enough that no two are alike. */
export const kurz = (was: unknown): string =>
  createHash('sha256').update(JSON.stringify(was)).digest('hex').slice(0, 32);
