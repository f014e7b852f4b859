import { IMPORTFORMATE } from '@kehrtour/domain/importdatei/datei/importformat';

import type { OwnFileNews } from './ownFileNews.ts';

const UNREADABLE: OwnFileNews = {
  kind: 'refused',
  sentence:
    'Diese Datei ließ sich in diesem Browser nicht lesen. Bitte exportieren Sie die Liste noch einmal als CSV, und versuchen Sie es damit.',
};

/** Hands a file to a thread of its own and waits for what became of it. */
export async function runOwnFile(file: File): Promise<OwnFileNews> {
  // Nothing larger is even opened.
  const bytes = new Uint8Array(await file.slice(0, IMPORTFORMATE.csv.bytesMax + 1).arrayBuffer());
  return new Promise((settle) => {
    const thread = new Worker(new URL('./ownFile.thread.ts', import.meta.url), { type: 'module' });
    const done = (news: OwnFileNews) => {
      thread.terminate();
      settle(news);
    };
    thread.addEventListener('error', () => done(UNREADABLE));
    thread.addEventListener('message', ({ data }: MessageEvent<OwnFileNews>) => done(data));
    thread.postMessage({ name: file.name, bytes }, [bytes.buffer]);
  });
}
