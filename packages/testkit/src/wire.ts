import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, blocked and mended, as networks and databases are. */
export type Wire = {
  /** The address of the server, through the wire. */
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  /** Connections stay, and nothing comes through any more. */
  readonly block: () => void;
  readonly mend: () => Promise<void>;
};

export async function openWire(url: string): Promise<Wire> {
  const target = new URL(url);
  const ends = new Set<Socket>();
  let blocked = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const one of [near, far]) {
      ends.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        ends.delete(one);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => void (blocked || far.write(bytes)));
    far.on('data', (bytes) => void (blocked || near.write(bytes)));
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const port = await listen(0);
  const hangUp = (): void => {
    for (const one of ends) one.destroy();
  };
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).toString(),
    cut: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      hangUp();
      await closed;
    },
    block: () => void (blocked = true),
    mend: async () => {
      if (blocked) hangUp();
      blocked = false;
      if (!server.listening) await listen(port);
    },
  };
}
