import type { AnswerOf, CallOf, Endpoint, FehlerOf } from '@kehrtour/contract/endpoint';
import type { FehlerCode } from '@kehrtour/contract/fehler';
import type { Problem } from '@kehrtour/contract/problem';

/** How requests leave: the auth package's in portal and admin, plain `fetch` elsewhere. */
export type Requests = (url: string, init?: RequestInit) => Promise<Response>;

export type Client = {
  /** Calls an endpoint; rejects with `ApiError` when the server refuses and with the network's error when it cannot be reached. */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    signal?: AbortSignal,
  ) => Promise<AnswerOf<E>>;
  /** Bytes with the name the server gave them. */
  readonly file: <E extends Endpoint>(endpoint: E, input: CallOf<E>) => Promise<{ blob: Blob; name: string }>;
  /** Multipart upload of one file and its text fields. */
  readonly upload: <E extends Endpoint>(
    endpoint: E,
    input: CallOf<E> & { file: File; fields?: Record<string, string> },
    signal?: AbortSignal,
  ) => Promise<AnswerOf<E>>;
  /** The raw response of a stream. */
  readonly stream: (endpoint: Endpoint, signal: AbortSignal) => Promise<Response>;
};

/** A refusal as problem details. `title` and `detail` are German sentences for people, `type` is the stable code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem;
  readonly status: number;
  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
    this.status = problem.status;
  }
}

/** A refusal whose code is known. */
type RefusedWith<C extends FehlerCode> = ApiError & { readonly problem: Problem & { type: C } };

/** Narrows an error to one of the endpoint's own refusals; a code the endpoint does not know does not compile. */
export const istFehler = <E extends Endpoint, C extends FehlerOf<E> & FehlerCode>(
  _endpoint: E,
  error: unknown,
  code: C,
): error is RefusedWith<C> => istCode(error, code);

/** Narrows an error to one refusal of the closed list, wherever several endpoints may have refused. */
export const istCode = <C extends FehlerCode>(error: unknown, code: C): error is RefusedWith<C> =>
  error instanceof ApiError && error.problem.type === code;

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
};

function urlOf(base: string, endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** A key that came through a form may hold anything, a header may not. */
const inHeader = (key: string): string => encodeURIComponent(key.toWellFormed());

function initOf(
  endpoint: Endpoint,
  { body, idempotencyKey }: Parts,
  signal: AbortSignal | undefined,
): RequestInit {
  return {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': inHeader(idempotencyKey) }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

/** The answer may come from something in between (a proxy, a fallback page): then it is no problem document. */
async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return new ApiError(body);
  return new ApiError({
    type: 'interner-fehler',
    title: 'Der Server ist gerade nicht erreichbar',
    status: response.status,
    detail: 'Bitte versuchen Sie es in einer Minute noch einmal. Ihre Eingaben sind nicht verloren.',
  });
}

/** Problem details as the API writes them, whole. */
export function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'type' in body && 'title' in body && 'detail' in body;
}

async function checked(response: Response): Promise<Response> {
  if (!response.ok) throw await refusalOf(response);
  return response;
}

function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/.exec(header)?.[1] ?? 'datei');
}

/** How many marked answers are kept in memory, so that they can be asked for without being sent again. Beyond that it begins anew. */
const KEPT_MAX = 12;

/** @param base `/api` on one origin */
export function makeClient(base: string, requests: Requests): Client {
  const kept = new Map<string, { mark: string; answer: Awaited<ReturnType<Response['json']>> }>();
  const ask = (endpoint: Endpoint, input: object, signal?: AbortSignal, mark?: string): Promise<Response> => {
    const init = initOf(endpoint, input, signal);
    const headers = mark ? { ...init.headers, 'if-none-match': mark } : init.headers;
    return requests(urlOf(base, endpoint, input), { ...init, ...(headers && { headers }) });
  };
  const send = async (endpoint: Endpoint, input: object, signal?: AbortSignal): Promise<Response> =>
    checked(await ask(endpoint, input, signal));
  const placeOf = (endpoint: Endpoint, input: object): string => urlOf(base, endpoint, input);
  return {
    call: async (endpoint, input, signal) => {
      const place = placeOf(endpoint, input);
      const known = endpoint.method === 'GET' ? kept.get(place) : undefined;
      const response = await ask(endpoint, input, signal, known?.mark);
      if (known && response.status === 304) return known.answer;
      await checked(response);
      if (!response.headers.get('content-type')?.includes('json'))
        throw await refusalOf(new Response(null, { status: 502 }));
      const answer = await response.json();
      const mark = response.headers.get('etag');
      if (mark) {
        if (kept.size >= KEPT_MAX) kept.clear();
        kept.set(place, { mark, answer });
      }
      return answer;
    },
    file: async (endpoint, input) => {
      const response = await send(endpoint, input);
      return { blob: await response.blob(), name: nameOf(response) };
    },
    upload: async (endpoint, { file, fields, ...input }, signal) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value);
      body.append('datei', file, file.name);
      const key = (input as Parts).idempotencyKey;
      const response = await requests(urlOf(base, endpoint, input), {
        method: endpoint.method,
        body,
        ...(key ? { headers: { 'idempotency-key': inHeader(key) } } : {}),
        ...(signal ? { signal } : {}),
      });
      return (await checked(response)).json();
    },
    stream: (endpoint, signal) => send(endpoint, {}, signal),
  };
}
