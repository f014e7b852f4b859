import { threadId } from 'node:worker_threads';

import { antworteImThread } from '../src/platform/process/fragThread.ts';

antworteImThread((stuecke: readonly string[], frage: 'wer' | 'wirft' | 'hängt') => {
  if (frage === 'wirft') throw new Error('a bug in the answer');
  if (frage === 'hängt') for (;;);
  return { wer: threadId, stuecke };
});
