import { describe, expect, it } from 'vitest';

import { readStream } from './liveNews.ts';

async function newsFrom(...pieces: string[]): Promise<unknown[]> {
  const heard: unknown[] = [];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  await readStream(body, (news) => heard.push(news));
  return heard;
}

describe('readStream', () => {
  it('hears news that arrive in pieces', async () => {
    expect(await newsFrom('data: {"art":"ter', 'min","id":"7"}\n', '\ndata: {"art":"import"}\n\n')).toEqual([
      { art: 'termin', id: '7' },
      { art: 'import' },
    ]);
  });
  it('passes over heartbeats and over news that it does not know yet', async () => {
    expect(
      await newsFrom(': noch da\n\n', 'data: {"art":"mondphase"}\n\n', 'data: {"art":"aufgabe"}\n\n'),
    ).toEqual([{ art: 'aufgabe' }]);
  });
  it('does not hear what was cut off', async () => {
    expect(await newsFrom('data: {"art":"termin"}')).toEqual([]);
  });
});
