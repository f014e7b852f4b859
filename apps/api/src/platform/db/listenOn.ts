import pg from 'pg';

import { onSomeServer, type Servers } from './servers.ts';

const AGAIN_MS = 1000;
/** A connection on which nobody speaks looks the same whether the other end is there or not; so it is asked. */
const ASKED_EVERY_MS = 30_000;
const SILENT_MS = 10_000;

type Ears = {
  readonly heard: (payload: string) => void;
  /** The connection is back after it was away. */
  readonly missed: () => void;
};

/** Listens on a connection of its own; when that breaks it comes back, however long the database is away. */
export async function listenOn(servers: Servers, channel: string, ears: Ears): Promise<() => Promise<void>> {
  let closed = false;
  let client: pg.Client | undefined;
  const connect = (): Promise<void> => onSomeServer(servers, connectTo);
  const connectTo = async (url: string): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      query_timeout: SILENT_MS,
      // What is not answered in time ends the connection.
      pipeline: true,
      keepAlive: true,
    });
    fresh.on('notification', (message) => ears.heard(message.payload ?? ''));
    // Whatever the error was, `end` follows it; without a listener it would end the process.
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
    const asked = setInterval(() => void fresh.query('select 1').catch(() => undefined), ASKED_EVERY_MS);
    asked.unref();
    fresh.once('end', () => {
      clearInterval(asked);
      if (!closed) again();
    });
  };
  const again = (): void => {
    setTimeout(() => {
      if (closed) return;
      connect().then(ears.missed, again);
    }, AGAIN_MS).unref();
  };
  await connect();
  return async () => {
    closed = true;
    await client?.end();
  };
}
