import { problemOf } from './faults.ts';

/** How the server asks for a second factor after the right password; null for every other refusal. */
export function asksForFactor(error: unknown): { text: string; way: 'app' | 'passkey' } | null {
  const problem = problemOf(error);
  if (problem?.type === 'zweiter-faktor-noetig') return { text: problem.detail, way: 'app' };
  return problem?.type === 'passkey-noetig' ? { text: problem.detail, way: 'passkey' } : null;
}
