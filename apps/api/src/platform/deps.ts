import type { Logger } from 'pino';

import type { Db } from './db.ts';
import type { Env } from './env.ts';
import type { EventHub } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { LetterService } from './letterService.ts';
import type { MailTransport } from './mail.ts';
import type { Secrets } from './secrets.ts';
import type { ShortMessageTransports } from './shortMessageTransport.ts';
import type { FileStore } from './storage.ts';

/** Everything of the outside world, made once when the process starts and passed on. */
export type Deps = {
  readonly env: Env;
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Date;
  readonly jobs: Jobs;
  readonly events: EventHub;
  readonly files: FileStore;
  readonly mail: MailTransport;
  readonly shortMessages: ShortMessageTransports;
  /** Prints and posts letters; undefined: this installation has none. */
  readonly letters: LetterService | undefined;
  readonly secrets: Secrets;
};
