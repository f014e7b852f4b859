import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LoadingProgress } from './loadingProgress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the loading bar', () => {
  it('counts two whole points every 100 ms once it is shown', () => {
    const bar = new LoadingProgress();
    bar.start();
    vi.advanceTimersByTime(299);
    expect(bar.view.shown).toBe(false);
    vi.advanceTimersByTime(1);
    expect(bar.view).toEqual({ shown: true, percent: 0, failed: false });
    vi.advanceTimersByTime(700);
    expect(bar.view.percent).toBe(14);
  });

  it('stops at 100 and waits there', () => {
    const bar = new LoadingProgress();
    bar.start();
    vi.advanceTimersByTime(5300);
    expect(bar.view.percent).toBe(100);
    vi.advanceTimersByTime(60_000);
    expect(bar.view).toEqual({ shown: true, percent: 100, failed: false });
  });

  it('begins anew when another page is asked for', () => {
    const bar = new LoadingProgress();
    bar.start();
    vi.advanceTimersByTime(1000);
    bar.finish();
    bar.start();
    expect(bar.view.shown).toBe(false);
    vi.advanceTimersByTime(400);
    expect(bar.view.percent).toBe(2);
  });

  it('shows a failure that is known only after the end, and never one that nobody waited for', () => {
    const bar = new LoadingProgress();
    bar.fail();
    expect(bar.view.shown).toBe(false);
    bar.start();
    vi.advanceTimersByTime(1000);
    bar.finish();
    bar.fail();
    expect(bar.view).toEqual({ shown: true, percent: 100, failed: true });
    vi.advanceTimersByTime(500);
    expect(bar.view.shown).toBe(false);
  });
});
