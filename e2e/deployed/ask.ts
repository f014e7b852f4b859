import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks an address below `localhost`, whose subdomains not every resolver knows; an answer that breaks off is an error. */
export function ask(address: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: url.port,
        method,
        path: url.pathname + url.search,
        headers: { host: url.host, ...headers },
        timeout: 30_000,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`${address} did not answer`)));
    asked.on('error', reject);
    asked.end(body);
  });
}
