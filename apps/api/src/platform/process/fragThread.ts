import { parentPort, type Worker } from 'node:worker_threads';

import { mitThread, type Threadart } from './threadvorrat.ts';

/** A question comes in pieces, so that nobody else waits while all of it is copied. */
type Gesagtes<Stueck, Frage> =
  | { readonly art: 'stueck'; readonly inhalt: Stueck }
  | { readonly art: 'frage'; readonly inhalt: Frage };

export type Threadfrage<Stueck, Frage> = {
  /** The next one is read when the one before is on its way. */
  readonly stuecke: AsyncIterable<Stueck>;
  readonly frage: Frage;
  /** Who needs longer has lost its way. */
  readonly zeitMs: number;
};

/** Asks a thread of its own and waits for its answer; whatever goes wrong in it is an error here and nowhere else. */
export function fragThread<Stueck, Frage, Antwort>(
  art: Threadart,
  { stuecke, frage: inhalt, zeitMs }: Threadfrage<Stueck, Frage>,
): Promise<Antwort> {
  return mitThread(art, async (worker) => {
    let uhr: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Antwort>((resolve, reject) => {
        uhr = setTimeout(() => reject(new Error('thread took too long')), zeitMs);
        worker.on('message', resolve);
        worker.on('messageerror', reject);
        worker.on('error', reject);
        worker.on('exit', (code) => reject(new Error(`thread ended with ${code}`)));
        frage(worker, stuecke, inhalt).catch(reject);
      });
    } finally {
      clearTimeout(uhr);
    }
  });
}

async function frage<Stueck, Frage>(
  worker: Worker,
  stuecke: AsyncIterable<Stueck>,
  inhalt: Frage,
): Promise<void> {
  const sage = (gesagtes: Gesagtes<Stueck, Frage>): void => worker.postMessage(gesagtes);
  for await (const stueck of stuecke) sage({ art: 'stueck', inhalt: stueck });
  sage({ art: 'frage', inhalt });
}

/** The thread's side: answers each question with what `rechne` makes of it and of the pieces that came before it. */
export function antworteImThread<Stueck, Frage, Antwort>(
  rechne: (stuecke: readonly Stueck[], frage: Frage) => Antwort,
): void {
  const stuecke: Stueck[] = [];
  parentPort?.on('message', ({ art, inhalt }: Gesagtes<Stueck, Frage>) => {
    if (art === 'stueck') stuecke.push(inhalt);
    else parentPort?.postMessage(rechne(stuecke.splice(0), inhalt));
  });
}
