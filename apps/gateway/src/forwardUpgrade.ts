import { type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';

/** Joins two sockets, for the web sockets of the development servers; the house in operation has none. */
export function forwardUpgrade(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { port, path }: { port: number; path: string },
): void {
  const upstream = request({
    agent: false,
    host: '127.0.0.1',
    port,
    path,
    method: incoming.method,
    headers: incoming.headers,
  });
  upstream.on('upgrade', (answer, remote, rest) => {
    const lines = answer.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
    remote.unshift(rest);
    remote.on('error', () => socket.destroy()).pipe(socket);
    socket.on('error', () => remote.destroy()).pipe(remote);
    remote.write(head);
  });
  upstream.on('error', () => socket.destroy());
  upstream.end();
}
