import { describe, expect, it, vi } from 'vitest';

import { CHUNK_PATIENCE_MS, ChunkLoadError, loadChunk } from './chunk.ts';
import type { ChunkSurroundings } from './chunk.ts';
import { RELOAD_KEY } from './reloadGuard.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');

/** A tab whose last reload was so many milliseconds ago. */
function tab({
  lastReload,
  storage = new Map(),
}: { lastReload?: number; storage?: Map<string, string> } = {}) {
  if (lastReload !== undefined) storage.set(RELOAD_KEY, String(NOW - lastReload));
  return {
    now: () => NOW,
    storage: () =>
      ({
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
      }) as Storage,
    reload: vi.fn<() => void>(),
    reachable: async () => true,
    wanted: () => true,
  } satisfies ChunkSurroundings;
}

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /_portal/a.js'));

describe('a part of the application', () => {
  it('is handed on when it arrives', async () => {
    expect(await loadChunk(async () => ({ teil: 1 }), tab())).toEqual({ teil: 1 });
  });

  it.each([
    [60_001, true],
    [60_000, false],
    [1, false],
  ])('L12 that is missing %i ms after the last reload reloads the page: %s', async (lastReload, reloads) => {
    const here = tab({ lastReload });
    const work = loadChunk(missing, here);
    if (!reloads) await expect(work).rejects.toBeInstanceOf(ChunkLoadError);
    await expect.poll(() => here.reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
  });

  it('L13 that never answers fails after 120 s', async () => {
    vi.useFakeTimers();
    const here = tab({ lastReload: 1 });
    const work = loadChunk(() => new Promise(() => undefined), here);
    const outcome = work.catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(CHUNK_PATIENCE_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('ChunkLoadError');
    expect(CHUNK_PATIENCE_MS).toBe(120_000);
    vi.useRealTimers();
  });

  it('that nobody waits for any more reloads nothing', async () => {
    const here = { ...tab(), wanted: () => false };
    await expect(loadChunk(missing, here)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(here.reload).not.toHaveBeenCalled();
  });

  it('without a network keeps the page that is there, and may reload once there is one', async () => {
    const here = tab();
    const offline = { ...here, reachable: async () => false };
    await expect(loadChunk(missing, offline)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(here.reload).not.toHaveBeenCalled();
    void loadChunk(missing, here);
    await expect.poll(() => here.reload).toHaveBeenCalledTimes(1);
  });

  it('with an error of its own keeps that error', async () => {
    const here = tab();
    await expect(loadChunk(() => Promise.reject(new Error('kaputt')), here)).rejects.toThrow('kaputt');
    expect(here.reload).not.toHaveBeenCalled();
  });
});
