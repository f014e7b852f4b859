import type { FastifyInstance } from 'fastify';

import { html, type Html } from './html.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  requestBody?: unknown;
  parameters?: { name: string; in: string; required?: boolean }[];
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};
type Document = {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
};

const STYLE = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}body{margin:0;background:Canvas;color:CanvasText}main{max-width:64rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h2{margin:2.5rem 0 .5rem;text-transform:capitalize}details{border-top:1px solid color-mix(in srgb,CanvasText 18%,Canvas);padding:.5rem 0}summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
code,pre{font:14px/1.5 ui-monospace,monospace}summary b{min-width:4.5ch;font:600 13px ui-monospace,monospace}summary span{color:color-mix(in srgb,CanvasText 75%,Canvas)}pre{overflow:auto;background:color-mix(in srgb,CanvasText 6%,Canvas);padding:.75rem;border-radius:6px;max-height:30rem}`;

const pretty = (value: unknown): Html => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
const bodyOf = (part: unknown): unknown =>
  (part as { content?: Record<string, { schema?: unknown }> } | undefined)?.content?.['application/json']
    ?.schema;
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
export function installOpenapiPage(app: FastifyInstance): void {
  const options = { schema: { hide: true } };
  app.get('/openapi.json', options, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(app.swagger()),
  );
  app.get('/openapi.css', options, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
  app.get('/openapi', options, async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page(app.swagger() as unknown as Document)),
  );
}
