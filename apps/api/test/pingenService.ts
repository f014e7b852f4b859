import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Letter = {
  readonly id: string;
  readonly datei: string;
  readonly pdf: Buffer;
  status: string;
  /** How often an order for it was taken. */
  ordered: number;
};
type Step = 'token' | 'upload' | 'create' | 'look' | 'order';
type Fate = number | 'hangUp' | 'doneThenHangUp';

/** What the service does next, by its documentation; without it, it takes all. */
export type PingenMood = {
  /** For each step an answer, a hang-up, or that it does its work and hangs up. */
  readonly fate?: Partial<Record<Step, Fate>>;
  /** What it says of a new draft. */
  readonly drafts?: string;
  readonly price?: number;
  readonly garbage?: boolean;
};

export type PingenService = {
  readonly url: string;
  /** What an installation sets to send by it. */
  readonly env: Record<string, string>;
  readonly host: string;
  readonly letters: Letter[];
  readonly calls: string[];
  readonly keys: string[];
  mood: PingenMood;
  /** What becomes of all letters that were ordered. */
  readonly tell: (status: string) => void;
  readonly close: () => Promise<void>;
};

const ORGANISATION = 'org-1';

/** Pingen on this machine, as api.pingen.com/documentation describes its API v2: it records, and prints nothing. */
export async function pingenService(): Promise<PingenService> {
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => void serve(service, files, { request, response }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PingenService = {
    url: `http://${host}`,
    env: {
      PINGEN_CLIENT_ID: 'wir',
      PINGEN_CLIENT_SECRET: 'geheim',
      PINGEN_ORGANISATION: ORGANISATION,
      PINGEN_SIGNING_KEY: 'geheim',
      PINGEN_URL: `http://${host}`,
      PINGEN_IDENTITY_URL: `http://${host}`,
    },
    host,
    letters: [],
    calls: [],
    keys: [],
    mood: {},
    tell: (status) => {
      for (const letter of service.letters) if (letter.ordered > 0) letter.status = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

async function serve(
  service: PingenService,
  files: Map<string, Buffer>,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const body = await bodyOf(request);
  const path = request.url ?? '';
  const method = request.method ?? '';
  const step = stepOf(method, path);
  service.calls.push(step ?? `${method} ${path}`);
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string') service.keys.push(key);
  const fate = step && service.mood.fate?.[step];
  if (fate === 'hangUp') return void request.socket.destroy();
  const answer =
    typeof fate === 'number'
      ? { status: fate, body: { errors: [{ code: 'x', title: 'x' }] } }
      : answerTo(service, files, { step, path, method, body });
  if (fate === 'doneThenHangUp') return void request.socket.destroy();
  response.writeHead(answer.status, { 'content-type': 'application/vnd.api+json' });
  response.end(service.mood.garbage ? '<html>' : JSON.stringify(answer.body));
}

function stepOf(method: string, path: string): Step | undefined {
  if (path === '/auth/access-tokens') return 'token';
  if (path.startsWith('/file-upload') || path.startsWith('/files/')) return 'upload';
  if (path.endsWith('/send')) return 'order';
  if (method === 'POST') return 'create';
  return method === 'GET' ? 'look' : undefined;
}

type Asked = { step: Step | undefined; path: string; method: string; body: Buffer };
type Answer = { status: number; body?: unknown };

function answerTo(service: PingenService, files: Map<string, Buffer>, asked: Asked): Answer {
  const { step, path, method, body } = asked;
  if (step === 'token') return { status: 200, body: { access_token: 'tok', expires_in: 3600 } };
  if (step === 'upload' && method === 'PUT') {
    files.set(path, body);
    return { status: 200 };
  }
  if (step === 'upload') {
    const url = `${service.url}/files/${files.size}-${service.calls.length}`;
    return { status: 200, body: { data: { attributes: { url, url_signature: 'sig' } } } };
  }
  if (step === 'create') return create(service, files, body);
  const id = /letters\/([^/]+)/.exec(path)?.[1];
  const letter = service.letters.find((one) => one.id === id);
  if (!letter) return { status: 404, body: { errors: [] } };
  if (method === 'DELETE') {
    service.letters.splice(service.letters.indexOf(letter), 1);
    return { status: 204 };
  }
  if (step === 'order') {
    if (letter.status !== 'valid') return { status: 422, body: { errors: [{ code: 'state' }] } };
    letter.ordered += 1;
    letter.status = 'submitted';
  }
  return { status: 200, body: described(service, letter) };
}

function create(service: PingenService, files: Map<string, Buffer>, body: Buffer): Answer {
  const { attributes } = (
    JSON.parse(body.toString('utf8')) as {
      data: { attributes: { file_url: string; file_original_name: string; auto_send: boolean } };
    }
  ).data;
  const pdf = files.get(new URL(attributes.file_url).pathname);
  if (!pdf || attributes.auto_send) return { status: 422, body: { errors: [] } };
  const letter: Letter = {
    id: `letter-${service.letters.length + 1}-${service.calls.length}`,
    datei: attributes.file_original_name,
    pdf,
    status: service.mood.drafts ?? 'valid',
    ordered: 0,
  };
  service.letters.push(letter);
  return { status: 201, body: described(service, letter) };
}

const described = ({ mood }: PingenService, { id, status }: Letter): unknown => ({
  data: {
    id,
    type: 'letters',
    attributes: { status, price_currency: 'EUR', price_value: mood.price ?? 1.11 },
    relationships: { organisation: { data: { type: 'organisations', id: ORGANISATION } } },
  },
});

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
