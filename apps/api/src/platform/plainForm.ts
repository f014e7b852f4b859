import { product } from '@kehrtour/domain/product';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { type GuestCtx, makeCtx } from './ctx.ts';
import type { Deps } from './deps.ts';
import {
  FORM_PAGE_POLICY,
  FORM_STYLE,
  FORM_STYLE_PATH,
  type FormFault,
  type FormLook,
  formPage,
} from './formPage.ts';
import { networkOf } from './networkOf.ts';
import { Refused, toProblem } from './refused.ts';

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
      scope.post(`/formulare${form.seite}`, { schema: { hide: true } }, (request, reply) =>
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
  const search = request.url.split('?', 2)[1] ?? '';
  const fields = (request.body ?? {}) as Record<string, string>;
  try {
    refuseForeign(request);
    const next = await form.send({ ctx, fields, query: new URLSearchParams(search) });
    if (typeof next === 'string') return reply.redirect(next, 303);
    return reply.type('text/plain; charset=utf-8').send(next.text);
  } catch (error) {
    if (!(error instanceof Refused)) request.log.error({ err: error }, 'form not taken');
    const refused = error instanceof Refused ? error : new Refused('interner-fehler');
    const ziel = search === '' ? form.seite : `${form.seite}?${search}`;
    return comesBack(reply, { look: form.look, ziel, fields }, refused);
  }
}

/** Strangers' pages must not let their visitors send our forms: limits count by address. */
function refuseForeign(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refused('nicht-erlaubt');
}

function comesBack(
  reply: FastifyReply,
  { look, ziel, fields }: { look: FormLook; ziel: string; fields: Readonly<Record<string, string>> },
  { code, extra }: Refused,
): FastifyReply {
  const problem = toProblem(code, extra, '');
  if (extra.retryAfterSeconds !== undefined) reply.header('retry-after', String(extra.retryAfterSeconds));
  return reply
    .status(problem.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', FORM_PAGE_POLICY)
    .send(formPage({ look, ziel, eingaben: fields, fehler: faultsOf(look, problem), marke: product.name }));
}

/** The contract says `fehlt`; a person reads a sentence. */
function faultsOf(look: FormLook, problem: ReturnType<typeof toProblem>): FormFault[] {
  const felder = problem.felder ?? [];
  if (felder.length === 0) return [{ text: `${problem.title}. ${problem.detail}` }];
  return felder.map(({ feld, text }) => {
    const known = look.felder.find(({ name, art }) => name === feld && art !== 'verborgen');
    if (!known) return { text: /^\p{Lu}/u.test(text) ? text : problem.detail };
    if (/^\p{Lu}/u.test(text)) return { feld, text };
    const satz = text === 'fehlt' ? `Bitte füllen Sie „${known.label}“ aus.` : `„${known.label}“ ${text}.`;
    return { feld, text: satz };
  });
}
