import { networkOf } from '@kehrtour/addresses/networkOf';
import { product } from '@kehrtour/domain/text/product';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { type GuestCtx, makeCtx } from '../ctx.ts';
import type { Deps } from '../deps.ts';
import {
  FORM_PAGE_POLICY,
  FORM_STYLE,
  FORM_STYLE_PATH,
  type FormFault,
  type FormLook,
  formPage,
} from '../page/formPage.ts';
import { filledSitePage, readSitePage, SITE_PAGE_POLICY } from '../page/sitePage.ts';
import { Refused, toProblem } from '../refusal/refused.ts';
import { refusalOf } from './problemHandler.ts';

/** What a person fills in on a page of the site, with room to spare. */
const FORM_BYTES_MAX = 64_000;

export type FormCall = {
  readonly ctx: GuestCtx;
  readonly fields: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};
export type PlainForm = {
  /** The page that the form stands on; without script it is sent to the same address. */
  readonly seite: `/${string}`;
  readonly look: FormLook;
  /** Where the visitor goes on, an address of the site; or the answer for a program that follows no redirect. */
  readonly send: (call: FormCall) => Promise<string | { text: string }>;
};

/**
 * The site is made of files: without script a form is sent to the address of its own page, and the front door passes it on
 * to here, below `/formulare`. What is taken leads on to a page of the site (303), what is not comes back filled in.
 */
export function installPlainForms(app: FastifyInstance, deps: Deps, forms: readonly PlainForm[]): void {
  app.get(FORM_STYLE_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(FORM_STYLE),
  );
  // In a scope of its own: no other route takes the kind of body that foreign pages may send without asking.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
      async (_request: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
    );
    for (const form of forms) {
      const errorHandler = (
        error: FastifyError,
        request: FastifyRequest,
        reply: FastifyReply,
      ): Promise<FastifyReply> => comesBack(deps.env.siteDir, form, error, { request, reply });
      scope.post(`/formulare${form.seite}`, { schema: { hide: true }, errorHandler }, (request, reply) =>
        answer(deps, form, request, reply),
      );
    }
  });
}

/** What was sent, as the contract wants it. @throws Refused 'eingabe-ungueltig' with every field that is wrong */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  fields: Readonly<Record<string, string>>,
): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const felder = parsed.error.issues.map(({ path, message }) => ({
    feld: path.map(String).join('.'),
    text: message,
  }));
  throw new Refused('eingabe-ungueltig', { felder });
}

async function answer(
  deps: Deps,
  form: PlainForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ctx = makeCtx(
    { deps, requestId: request.id, adresse: networkOf(request.ip) },
    { art: 'gast' },
    undefined,
  );
  refuseForeign(request);
  const next = await form.send({
    ctx,
    fields: fieldsOf(request),
    query: new URLSearchParams(searchOf(request)),
  });
  if (typeof next === 'string') return reply.redirect(next, 303);
  return reply.type('text/plain; charset=utf-8').send(next.text);
}

const searchOf = (request: FastifyRequest): string => request.url.split('?', 2)[1] ?? '';
/** Nothing was read of what was too large or of another kind. */
const fieldsOf = (request: FastifyRequest): Readonly<Record<string, string>> =>
  (request.body ?? {}) as Record<string, string>;

/** Strangers' pages must not let their visitors send our forms: limits count by address. */
function refuseForeign(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refused('nicht-erlaubt');
}

/**
 * Whatever stands in the way is said on the page of the form: whoever sent it sees no JSON, and leaves the site only where its
 * pages are not at hand.
 */
async function comesBack(
  siteDir: string | undefined,
  { look, seite }: PlainForm,
  error: FastifyError,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const foreseen = refusalOf(error);
  if (!foreseen) request.log.error({ err: error }, 'form not taken');
  const { code, extra } = foreseen ?? new Refused('interner-fehler');
  const problem = toProblem(code, extra, '');
  const search = searchOf(request);
  const ziel = search === '' ? seite : `${seite}?${search}`;
  const said = { look, eingaben: fieldsOf(request), fehler: faultsOf(look, problem) };
  if (extra.retryAfterSeconds !== undefined) reply.header('retry-after', String(extra.retryAfterSeconds));
  const page = await readSitePage(siteDir, seite);
  const filled = page === undefined ? undefined : filledSitePage(page, said);
  return reply
    .status(problem.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', filled === undefined ? FORM_PAGE_POLICY : SITE_PAGE_POLICY)
    .send(filled ?? formPage({ ...said, ziel, marke: product.name }));
}

/** The contract says `fehlt`; a person reads a sentence, and the sentences in the order of the fields. */
function faultsOf(look: FormLook, problem: ReturnType<typeof toProblem>): FormFault[] {
  const place = (feld: string) => look.felder.findIndex(({ name }) => name === feld);
  const felder = (problem.felder ?? []).toSorted((a, b) => place(a.feld) - place(b.feld));
  if (felder.length === 0) return [{ text: `${problem.title}. ${problem.detail}` }];
  return felder.map(({ feld, text }) => {
    const known = look.felder.find(({ name, art }) => name === feld && art !== 'verborgen');
    if (!known) return { text: /^\p{Lu}/u.test(text) ? text : problem.detail };
    if (/^\p{Lu}/u.test(text)) return { feld, text };
    const satz = text === 'fehlt' ? `Bitte füllen Sie „${known.label}“ aus.` : `„${known.label}“ ${text}.`;
    return { feld, text: satz };
  });
}
