import type { LetterService, LetterState } from '../../../platform/service/letterService.ts';
import type { Env } from '../../../platform/settings/env.ts';
import { openPingen } from './pingen.ts';

/** The letter service of this installation; in a demonstration one that keeps everything here; else none. */
export function openLetterService(env: Env, now: () => Date): LetterService | undefined {
  if (env.letters !== undefined) return openPingen(env, env.letters, now);
  return env.demo ? standIn(now) : undefined;
}

/** Letters of the stand-in to a house with this number come back, so that a failure can be seen, too. */
const UNZUSTELLBAR = / 99,/;
/** How long the stand-in reads a letter, and has it at the post. */
const GELESEN_MS = 2000;
const BEI_DER_POST_MS = 20_000;
/** What is older was ordered before a restart. */
const VERGESSEN_MS = 600_000;

/** Its letters tell by their name when they were left there; what was ordered it remembers until it is restarted. */
function standIn(now: () => Date): LetterService {
  const ordered = new Set<string>();
  return {
    leave: async (_pdf, { key, an }) => ({
      art: 'angelegt',
      anbieterId: `lokal-${UNZUSTELLBAR.test(an) ? 'zurueck-' : ''}${key}-${now().getTime()}`,
    }),
    look: async (anbieterId) => stateHere(anbieterId, now(), ordered.has(anbieterId)),
    order: async (anbieterId) => {
      ordered.add(anbieterId);
      return { art: 'bestellt' };
    },
    discard: async () => ({ art: 'weg' }),
  };
}

function stateHere(anbieterId: string, now: Date, ordered: boolean): LetterState {
  const age = now.getTime() - Number(anbieterId.split('-').at(-1));
  const cent = undefined;
  if (age < GELESEN_MS) return { art: 'unterwegs', cent };
  if (!ordered && age < VERGESSEN_MS) return { art: 'bereit', cent };
  if (age < BEI_DER_POST_MS) return { art: 'unterwegs', cent };
  return anbieterId.includes('zurueck-')
    ? { art: 'zurueck', grund: 'Empfänger unter dieser Anschrift nicht bekannt.' }
    : { art: 'aufgegeben', cent };
}
