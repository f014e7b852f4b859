import { PageError } from './pageError.ts';
import { mayReload } from './reloadGuard.ts';

export const CHUNK_PATIENCE_MS = 120_000;
const REACH_MS = 8000;

/** A part of the application could not be loaded, usually because a newer version has replaced it. */
export class ChunkLoadError extends PageError {
  constructor() {
    super(503, 'Loading chunk failed');
    this.name = 'ChunkLoadError';
  }
}

export interface ChunkSurroundings {
  now: () => number;
  storage: () => Storage;
  reload(): void;
  /** Whether somebody answers at all: where nobody does, reloading would take away the page that is there, with all that was typed. */
  reachable(): Promise<boolean>;
  /** Whether the visitor still waits for this part; a page she has turned away from must not reload hers. */
  wanted(): boolean;
}

const browser: ChunkSurroundings = {
  now: () => Date.now(),
  storage: () => sessionStorage,
  reload: () => location.reload(),
  // Whatever it answers: somebody is there.
  reachable: () =>
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_MS) }).then(
      () => true,
      () => false,
    ),
  wanted: () => true,
};

/**
 * Loads a part of the application: `lazy(() => loadChunk(() => import('./Map.tsx')))`. When it cannot be had within
 * 120 s the page reloads, at most once a minute and only where the server answers; otherwise the error page offers another try. @throws ChunkLoadError
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  surroundings: Partial<ChunkSurroundings> = {},
): Promise<Module> {
  const { now, storage, reload, reachable, wanted } = { ...browser, ...surroundings };
  try {
    return await withPatience(load());
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    if (!(await reachable()) || !wanted() || !mayReload(storage, now())) throw new ChunkLoadError();
    reload();
    // The page is going away; showing anything now would only flash.
    return new Promise<Module>(() => undefined);
  }
}

function withPatience<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), CHUNK_PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Chromium, Firefox, Safari and Vite's style preload each say it in their own words. */
const FAILURE = /dynamically imported module|importing a module script failed|unable to preload css/i;

function isChunkFailure(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof Error && FAILURE.test(error.message));
}
