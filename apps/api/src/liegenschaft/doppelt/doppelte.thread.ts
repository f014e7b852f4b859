import { type Doppelpaar, findeDoppelte, type Hausbild } from '@kehrtour/domain/ort/doppelteHaeuser';

import { answerInThread } from '../../platform/process/askThread.ts';

/** `verschiedene`: pairs of which somebody said that they are two. */
export type Doppelfrage = { readonly verschiedene: readonly string[]; readonly max: number };
/** The first of them, and how many there are. */
export type Doppelfund = { readonly paare: Doppelpaar[]; readonly gesamt: number };

answerInThread((seiten: readonly Hausbild[][], { verschiedene, max }: Doppelfrage): Doppelfund => {
  const zwei = new Set(verschiedene);
  const alle = findeDoppelte(seiten.flat()).filter(({ eines, anderes }) => !zwei.has(`${eines} ${anderes}`));
  return { paare: alle.slice(0, max), gesamt: alle.length };
});
