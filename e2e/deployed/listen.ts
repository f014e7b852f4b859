import { request } from 'node:http';

export interface Stream {
  /** Everything that came so far. */
  heard: () => string;
  end: () => void;
}

/** Opens a stream of news at one server process, without Caddy between; resolves when the server has taken it in. */
export function listen(address: string, token: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' } },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          reject(new Error(`${address}: ${response.statusCode}`));
          return;
        }
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        // Ending it ourselves is no failure.
        response.on('error', () => undefined);
        resolve({ heard: () => text, end: () => asked.destroy() });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
