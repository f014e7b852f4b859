import type { FehlerCode } from '@kehrtour/contract/fehler';

import { Refused } from './refused.ts';

/** The closed table of a concept: reason → code, and the sentence that says what can be done instead. */
export type Refusals<Grund extends string = string> = Readonly<
  Record<Grund, readonly [code: FehlerCode, satz: string]>
>;

export const refusing =
  <Grund extends string>(table: Refusals<Grund>) =>
  (grund: Grund): Refused => {
    const [code, detail] = table[grund];
    return new Refused(code, { detail });
  };
