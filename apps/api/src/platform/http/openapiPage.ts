import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

import { networkOf, networksAround } from '@kehrtour/addresses/networkOf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { openRequestCount } from '../access/requestCount.ts';
import type { Deps } from '../deps.ts';
import { html, type Html } from '../page/html.ts';
import { Refused } from '../refusal/refused.ts';

type Content = { content?: Record<string, { schema?: unknown }> };
type Operation = {
  summary?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  requestBody?: Content;
  parameters?: { name: string; in: string; required?: boolean }[];
  responses?: Record<string, Content>;
};
type Document = {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
};

const STYLE = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}body{margin:0;background:Canvas;color:CanvasText}main{max-width:64rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h2{margin:2.5rem 0 .5rem;text-transform:capitalize}details{border-top:1px solid color-mix(in srgb,CanvasText 18%,Canvas);padding:.5rem 0}summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
code,pre{font:14px/1.5 ui-monospace,monospace}summary b{min-width:4.5ch;font:600 13px ui-monospace,monospace}summary span{color:color-mix(in srgb,CanvasText 75%,Canvas)}pre{overflow:auto;background:color-mix(in srgb,CanvasText 6%,Canvas);padding:.75rem;border-radius:6px;max-height:30rem}`;

const pretty = (value: unknown): Html => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
const bodyOf = (part: Content | undefined): unknown => part?.content?.['application/json']?.schema;
const WER: Record<string, string> = {
  mitarbeiter: 'Mitarbeitende',
  adminUser: 'Betreiber',
  partner: 'Programme, die ein Betrieb verbunden hat',
};

function operation(method: string, path: string, op: Operation): Html {
  const [who] = (op.security ?? []).flatMap((entry) => Object.keys(entry));
  const request = bodyOf(op.requestBody);
  const parameters = op.parameters ?? [];
  return html`<details>
    <summary><b>${method.toUpperCase()}</b><code>/api${path}</code><span>${op.summary ?? ''}</span></summary>
    <p>Zugang: ${who === undefined ? 'offen' : (WER[who] ?? who)}</p>
    ${parameters.length > 0 ? html`<p>Angaben in der Adresse: ${parameters.map((one) => `${one.name}${one.required ? '' : ' (freiwillig)'}`).join(', ')}</p>` : ''}
    ${
      request === undefined
        ? ''
        : html`<p>Anfrage</p>
            ${pretty(request)}`
    }
    ${Object.entries(op.responses ?? {}).map(
      ([status, answer]) =>
        html`<p>Antwort ${status}</p>
          ${bodyOf(answer) === undefined ? '' : pretty(bodyOf(answer))}`,
    )}
  </details>`;
}

function page(document: Document): string {
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, op]) => ({ path, method, op })),
  );
  const groups = [...Map.groupBy(all, ({ op }) => op.tags?.[0] ?? '')].toSorted(([a], [b]) =>
    a.localeCompare(b, 'de'),
  );
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Schnittstelle – Kehrtour</title>
        <link rel="stylesheet" href="/api/openapi.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description ?? ''}</p>
          <p>Maschinenlesbar als OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a></p>
          ${groups.map(
            ([tag, entries]) =>
              html`<h2>${tag}</h2>
                ${entries.map(({ path, method, op }) => operation(method, path, op))}`,
          )}
        </main>
      </body>
    </html>`.toString();
}

/** The documentation as a page to read: no script, nothing from elsewhere. */
export function installOpenapiPage(app: FastifyInstance, deps: Deps): void {
  const options = { schema: { hide: true } };
  const documentOnce = once(() => madeSmall(JSON.stringify(app.swagger())));
  const pageOnce = once(() => madeSmall(page(app.swagger() as unknown as Document)));
  const limited = limitDownloads(app, deps);
  const send = (request: FastifyRequest, reply: FastifyReply, made: MadeSmall): FastifyReply => {
    limited(request);
    reply.headers({ etag: made.etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === made.etag) return reply.status(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted));
    return encoding === undefined
      ? reply.send(made.plain)
      : reply.header('content-encoding', encoding).send(made[encoding]);
  };
  app.get('/openapi.json', options, async (request, reply) =>
    send(request, reply.type('application/json; charset=utf-8'), await documentOnce()),
  );
  app.get('/openapi.css', options, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
  app.get('/openapi', options, async (request, reply) =>
    send(
      request,
      reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8'),
      await pageOnce(),
    ),
  );
}

/** Nobody reads it more often; a program keeps it, and asks by its mark whether it is another one now. */
const DOWNLOADS_PER_MINUTE = 20;
/** Both are hundreds of kilobytes: whoever asks often takes the line from all others. */
function limitDownloads(app: FastifyInstance, deps: Deps): (request: FastifyRequest) => void {
  const count = openRequestCount(deps);
  app.addHook('onClose', async () => count.close());
  return ({ ip }) => {
    for (const { network, times } of networksAround(networkOf(ip))) {
      const max = DOWNLOADS_PER_MINUTE * times;
      const { current, ttl } = count.hit(`openapi/${network}`, max);
      if (current > max) throw new Refused('zu-viele-versuche', { retryAfterSeconds: Math.ceil(ttl / 1000) });
    }
  };
}

/** Its default is 11: seconds of a processor for the first who asks, and a tenth fewer bytes for all others. */
const BROTLI_QUALITY = 5;

type MadeSmall = {
  readonly plain: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
};
async function madeSmall(plain: string): Promise<MadeSmall> {
  const [br, gzip] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzipCompress)(plain),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { plain, br, gzip, etag: `"${hash.slice(0, 22)}"` };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
