import { threadId } from 'node:worker_threads';

import { describe, expect, it } from 'vitest';

import { askThread } from './askThread.ts';

const KIND = {
  file: new URL('../../../test/zaehle.thread.ts', import.meta.url),
  memoryMb: 64,
  restingMax: 1,
};

async function* of(pieces: readonly (string | Error)[]): AsyncGenerator<string> {
  for (const piece of pieces) {
    if (piece instanceof Error) throw piece;
    yield piece;
  }
}
const ask = (question: string, pieces: readonly (string | Error)[] = [], wallMs = 20_000) =>
  askThread<string, string, { wer: number; pieces: string[] }>(KIND, {
    pieces: of(pieces),
    question,
    wallMs,
  });

describe('a question to a thread', () => {
  it('is answered elsewhere than here, of all of its pieces and of nobody else’s', async () => {
    const { wer, pieces } = await ask('wer', ['a', 'b']);
    expect(wer).not.toBe(threadId);
    expect(pieces).toEqual(['a', 'b']);
    expect((await ask('wer', ['c'])).pieces).toEqual(['c']);
  });
  it.each([
    ['it throws', 'wirft', [], /a bug in the answer/],
    ['it never comes back', 'hängt', [], /took too long/],
    ['what it is asked about cannot be read', 'wer', ['a', new Error('no database')], /no database/],
  ])('costs itself alone when %s', async (_was, question, pieces, text) => {
    await expect(ask(question, pieces, question === 'hängt' ? 300 : undefined)).rejects.toThrow(text);
    expect((await ask('wer', ['danach'])).pieces).toEqual(['danach']);
  });
});
