import type { Client } from '@kehrtour/api-client/client';
import { ereignis, ereignisse } from '@kehrtour/contract/ereignis';
import type { Ereignis } from '@kehrtour/contract/ereignis';

/** `gap`: something may have been missed, everything shown has to be asked for again. */
export type News = Ereignis | 'gap';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const INHERITED_AFTER_MS = 2000;

/**
 * News of the company, one stream per browser: the tab that holds the lock reads, the others listen to it.
 * @param person tabs of different people never share a stream
 * @returns ends it
 */
export function followNews(client: Client, person: string, heard: (news: News) => void): () => void {
  const name = `kehrtour.ereignisse.${person}`;
  const end = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => heard(data));
  const tell = (news: News) => {
    heard(news);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays in its origin
    channel.postMessage(news);
  };
  const opened = performance.now();
  void navigator.locks
    .request(name, { signal: end.signal }, () => {
      // A tab that inherits the stream missed what came while nobody read.
      if (performance.now() - opened > INHERITED_AFTER_MS) tell('gap');
      return readOn(client, tell, end.signal);
    })
    .catch(() => undefined);
  return () => {
    end.abort();
    channel.close();
  };
}

/** Reads until told to stop; after an interruption it waits longer each time and reports the gap. */
async function readOn(client: Client, tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  let interrupted = false;
  while (!signal.aborted) {
    try {
      const response = await client.stream(ereignisse, signal);
      if (response.body === null) throw new Error('The stream of news has no body.');
      if (interrupted) tell('gap');
      waitMs = FIRST_WAIT_MS;
      await readStream(response.body, tell);
    } catch (error) {
      if (isOver(error)) return;
    }
    interrupted = true;
    await pause(waitMs, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

/** Without a session there is nothing to hear; the next login begins anew. */
function isOver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ExpiredAuthSessionError') return true;
  return 'status' in error && (error.status === 401 || error.status === 403);
}

/** Server-sent events as text: one event is the `data:` lines before an empty line. */
export async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (news: Ereignis) => void,
): Promise<void> {
  let rest = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const news = newsIn(block);
      if (news !== null) tell(news);
    }
  }
}

function newsIn(block: string): Ereignis | null {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .join('\n');
  if (data === '') return null;
  const parsed = ereignis.safeParse(JSON.parse(data));
  // News of a newer server that this page does not know yet.
  return parsed.success ? parsed.data : null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
