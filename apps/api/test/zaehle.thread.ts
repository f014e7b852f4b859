import { threadId } from 'node:worker_threads';

import { answerInThread } from '../src/platform/process/askThread.ts';

answerInThread((pieces: readonly string[], question: 'wer' | 'wirft' | 'hängt') => {
  if (question === 'wirft') throw new Error('a bug in the answer');
  if (question === 'hängt') for (;;);
  return { wer: threadId, pieces };
});
