import type { Logger } from 'pino';

import type { Db } from './db/db.ts';
import type { EventHub } from './db/events.ts';
import type { Jobs } from './queue/jobs.ts';
import type { LetterService } from './service/letterService.ts';
import type { MailTransport } from './service/mail.ts';
import type { ShortMessageTransports } from './service/shortMessageTransport.ts';
import type { Env } from './settings/env.ts';
import type { Secrets } from './settings/secrets.ts';
import type { FileStore } from './settings/storage.ts';

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
