import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

import { Dokument } from './app/dokument.ts';
import { rahmenkopf } from './app/rahmenkopf.server.ts';
import { stilblatt } from './app/stilblatt.server.ts';
import { RechtstexteOffen } from './shared/rahmen/rechtstexte.ts';

/** What these pages show belongs to one person: no cache, no search engine, no word to other sites. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-type': 'text/html; charset=utf-8',
};

/** Renders the whole page before the first byte leaves, so that its status is the right one. */
export default async function handleRequest(
  request: Request,
  statusOfRoutes: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = request.headers.get('x-csp-nonce') ?? undefined;
  let status = statusOfRoutes;
  const rahmen = rahmenkopf(request.url, context.staticHandlerContext.loaderData);
  for (const [name, value] of Object.entries({ ...PRIVATE, ...rahmen })) headers.set(name, value);
  const page = await renderToReadableStream(
    <Dokument
      value={{
        nonce,
        stil: stilblatt(context.manifest.routes['root']?.css ?? []),
        skript: context.manifest.entry.module,
      }}
    >
      <RechtstexteOffen value={new URL(request.url).searchParams.has('recht')}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </RechtstexteOffen>
    </Dokument>,
    {
      nonce,
      onError(error) {
        status = 500;
        logError(error, request);
      },
    },
  );
  await page.allReady;
  return new Response(request.method === 'HEAD' ? null : page, { status, headers });
}

/** Mistakes of ours go to the log; the address goes without its query, which may carry a code. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) logError(error, request);
}

function logError(error: unknown, request: Request): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const line = {
    time: new Date().toISOString(),
    msg: 'error',
    path: new URL(request.url).pathname,
    error: text,
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
