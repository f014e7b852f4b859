import type { FehlerCode } from '@kehrtour/contract/fehler';

import { type Extra, Refused } from './refused.ts';

/** What people read: a sentence, or more than that. */
type Worte = string | Extra;
/** Words that name something need its values. */
type Wortlaut = Worte | { mit(...werte: unknown[]): Worte }['mit'];

/** The closed table of a concept: reason → code, and the sentence that says what can be done instead. */
export type Refusals<Grund extends string = string> = Readonly<
  Record<Grund, readonly [code: FehlerCode, worte: Wortlaut]>
>;

type Werte<Zeile extends Refusals[string]> = Zeile[1] extends (...werte: infer W) => Worte ? W : [];

/** Refuses by a reason of the table, with the values its words name. */
export const refusing =
  <Table extends Refusals>(table: Table) =>
  <Grund extends keyof Table & string>(grund: Grund, ...werte: Werte<Table[Grund]>): Refused => {
    const zeile: Refusals[string] | undefined = table[grund];
    if (zeile === undefined) throw new Error(`no reason ${grund} in the table`);
    const [code, wortlaut] = zeile;
    const worte = typeof wortlaut === 'function' ? wortlaut(...werte) : wortlaut;
    return new Refused(code, typeof worte === 'string' ? { detail: worte } : worte);
  };
