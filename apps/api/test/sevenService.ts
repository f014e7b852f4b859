import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Sent = { to: string; from: string; text: string; foreign_id: string };

/** What the service does with the next message, by its documentation; without it, it takes all. */
export type SevenMood = { code?: string; status?: number; hangUp?: boolean; readonly silentMs?: number };

export type SevenService = {
  readonly url: string;
  /** What an installation sets to send by it. */
  readonly env: Record<string, string>;
  readonly host: string;
  readonly sent: Sent[];
  readonly keys: string[];
  mood: SevenMood;
  readonly close: () => Promise<void>;
};

/** seven.io on this machine, as docs.seven.io describes `POST /api/sms`: it records and sends nothing. */
export async function sevenService(): Promise<SevenService> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Sent;
      const { code, status = 200, hangUp = false } = service.mood;
      service.keys.push(String(request.headers['x-api-key']));
      if (code === undefined) service.sent.push(body);
      if (hangUp) return request.socket.destroy();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          success: code ?? '100',
          total_price: 0.15,
          balance: 593.9,
          debug: 'false',
          sms_type: 'direct',
          messages: code
            ? []
            : [
                {
                  id: String(77_140_971 + service.sent.length),
                  sender: body.from,
                  recipient: body.to,
                  text: body.text,
                  encoding: 'gsm',
                  parts: 2,
                  price: 0.15,
                  success: true,
                  error: null,
                  error_text: null,
                },
              ],
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: SevenService = {
    url: `http://${host}/api/sms`,
    env: {
      SEVEN_API_KEY: 'schluessel',
      SEVEN_SIGNING_KEY: 'geheim',
      SEVEN_URL: `http://${host}/api/sms`,
    },
    host,
    sent: [],
    keys: [],
    mood: {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}
