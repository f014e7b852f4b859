import { describe, expect, it, vi } from 'vitest';

import { askAgain } from './kundenApi.server.ts';

const lost = () => new Response('', { status: 502 });
const fine = () => new Response('{}');

describe('a server that died with the question', () => {
  it.each([
    ['says nothing', () => Promise.reject(new TypeError('fetch failed'))],
    ['is missed by the balancer', () => Promise.resolve(lost())],
  ])('and %s: the next one is asked, if the question may be repeated', async (_, first) => {
    const ask = vi
      .fn<() => Promise<Response>>(first)
      .mockImplementationOnce(first)
      .mockResolvedValueOnce(fine());
    expect((await askAgain(ask, true)).status).toBe(200);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is no reason to say twice what may happen once only', async () => {
    const ask = vi.fn<() => Promise<Response>>().mockResolvedValue(lost());
    expect((await askAgain(ask, false)).status).toBe(502);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked three times in all, and then missed', async () => {
    const ask = vi.fn<() => Promise<Response>>().mockResolvedValue(lost());
    expect((await askAgain(ask, true)).status).toBe(502);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is told from one that says when to come back', async () => {
    const busy = new Response('{}', { status: 503, headers: { 'retry-after': '2' } });
    const ask = vi.fn<() => Promise<Response>>().mockResolvedValue(busy);
    expect(await askAgain(ask, true)).toBe(busy);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
