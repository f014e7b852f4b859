import { parentPort, type Worker } from 'node:worker_threads';

import { withThread, type ThreadKind } from './threadPool.ts';

/** A question comes in pieces, so that nobody else waits while all of it is copied. */
type Said<Piece, Question> =
  | { readonly kind: 'piece'; readonly content: Piece }
  | { readonly kind: 'question'; readonly content: Question };

export type ThreadQuestion<Piece, Question> = {
  /** The next one is read when the one before is on its way. */
  readonly pieces: AsyncIterable<Piece>;
  readonly question: Question;
  /** Whoever needs longer has lost its way. */
  readonly wallMs: number;
};

/** Asks a thread of its own and waits for its answer; whatever goes wrong in it is an error here and nowhere else. */
export function askThread<Piece, Question, Answer>(
  kind: ThreadKind,
  { pieces, question: content, wallMs }: ThreadQuestion<Piece, Question>,
): Promise<Answer> {
  return withThread(kind, async (worker) => {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        timer = setTimeout(() => reject(new Error('thread took too long')), wallMs);
        worker.on('message', resolve);
        worker.on('messageerror', reject);
        worker.on('error', reject);
        worker.on('exit', (code) => reject(new Error(`thread ended with ${code}`)));
        question(worker, pieces, content).catch(reject);
      });
    } finally {
      clearTimeout(timer);
    }
  });
}

async function question<Piece, Question>(
  worker: Worker,
  pieces: AsyncIterable<Piece>,
  content: Question,
): Promise<void> {
  const say = (said: Said<Piece, Question>): void => worker.postMessage(said);
  for await (const piece of pieces) say({ kind: 'piece', content: piece });
  say({ kind: 'question', content });
}

/** The thread's side: answers each question with what `answer` makes of it and of the pieces that came before it. */
export function answerInThread<Piece, Question, Answer>(
  answer: (pieces: readonly Piece[], question: Question) => Answer,
): void {
  const pieces: Piece[] = [];
  parentPort?.on('message', ({ kind, content }: Said<Piece, Question>) => {
    if (kind === 'piece') pieces.push(content);
    else parentPort?.postMessage(answer(pieces.splice(0), content));
  });
}
