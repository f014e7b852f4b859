import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fetching } from './fetching.ts';
import { pageData } from './pageData.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the work has settled, without waiting for it. */
function watch(work: Promise<unknown>): { settled: string | null } {
  const seen = { settled: null as string | null };
  work.then(
    (value) => (seen.settled = String(value)),
    (error: Error) => (seen.settled = error.message),
  );
  return seen;
}

describe('a data call of a page', () => {
  it('L08 is pending for at least 200 ms, however quick the answer', async () => {
    const seen = watch(pageData(async () => 'da')());
    await vi.advanceTimersByTimeAsync(199);
    expect(seen.settled).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.settled).toBe('da');
  });

  it('is pending as long for a quick failure', async () => {
    const seen = watch(pageData(() => Promise.reject(new Error('fehlt')))());
    await vi.advanceTimersByTimeAsync(199);
    expect(seen.settled).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.settled).toBe('fehlt');
  });

  it('waits no longer than the answer takes when that is slow', async () => {
    const seen = watch(pageData(() => new Promise((done) => setTimeout(() => done('spät'), 700)))());
    await vi.advanceTimersByTimeAsync(700);
    expect(seen.settled).toBe('spät');
  });

  it('L09 made twice at once is one call, and made again later another', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'da');
    const call = pageData(load);
    const both = [watch(call()), watch(call())];
    await vi.advanceTimersByTimeAsync(200);
    expect(both).toEqual([{ settled: 'da' }, { settled: 'da' }]);
    expect(load).toHaveBeenCalledTimes(1);
    void call();
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(200);
  });

  it('is counted while it runs', async () => {
    void pageData(async () => 1)();
    void pageData(async () => 2)();
    expect(fetching.count).toBe(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(fetching.count).toBe(0);
  });
});
