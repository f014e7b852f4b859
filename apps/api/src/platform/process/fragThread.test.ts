import { threadId } from 'node:worker_threads';

import { describe, expect, it } from 'vitest';

import { fragThread } from './fragThread.ts';

const ART = { datei: new URL('../../../test/zaehle.thread.ts', import.meta.url), speicherMb: 64, ruhende: 1 };

async function* der(stuecke: readonly (string | Error)[]): AsyncGenerator<string> {
  for (const stueck of stuecke) {
    if (stueck instanceof Error) throw stueck;
    yield stueck;
  }
}
const frag = (frage: string, stuecke: readonly (string | Error)[] = [], zeitMs = 20_000) =>
  fragThread<string, string, { wer: number; stuecke: string[] }>(ART, {
    stuecke: der(stuecke),
    frage,
    zeitMs,
  });

describe('a question to a thread', () => {
  it('is answered elsewhere than here, of all of its pieces and of nobody else’s', async () => {
    const { wer, stuecke } = await frag('wer', ['a', 'b']);
    expect(wer).not.toBe(threadId);
    expect(stuecke).toEqual(['a', 'b']);
    expect((await frag('wer', ['c'])).stuecke).toEqual(['c']);
  });
  it.each([
    ['it throws', 'wirft', [], /a bug in the answer/],
    ['it never comes back', 'hängt', [], /took too long/],
    ['what it is asked about cannot be read', 'wer', ['a', new Error('no database')], /no database/],
  ])('costs itself alone when %s', async (_was, frage, stuecke, text) => {
    await expect(frag(frage, stuecke, frage === 'hängt' ? 300 : undefined)).rejects.toThrow(text);
    expect((await frag('wer', ['danach'])).stuecke).toEqual(['danach']);
  });
});
