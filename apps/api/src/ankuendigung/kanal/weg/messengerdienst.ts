import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../platform/deps.ts';
import type { ShortMessage, ShortMessageTransport } from '../../../platform/service/shortMessageTransport.ts';
import type { Env } from '../../../platform/settings/env.ts';
import type { Nachricht } from '../../papier/nachricht.ts';

/** What a messenger has of its own: its service, the door where that reports, and how a notice reads there. */
export type Messengerdienst = {
  /** The service of this installation; in a demonstration a stand-in that keeps everything here; else none. */
  readonly open: (env: Env, now: () => Date) => ShortMessageTransport | undefined;
  /** Where the service tells what became of a message, and what somebody answered. */
  readonly installDoor: (app: FastifyInstance, deps: Deps) => void;
  readonly inhalt: (nachricht: Nachricht) => Pick<ShortMessage, 'text' | 'vorlage'>;
};
