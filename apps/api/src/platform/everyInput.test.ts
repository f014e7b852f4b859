import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Endpoint } from '@kehrtour/contract/endpoint';
import { fehlerCodes, fehlerTitel } from '@kehrtour/contract/fehler';
import { problem } from '@kehrtour/contract/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodiesOf, type Case } from '../../test/fuzzCases.ts';
import { type FuzzWorld, fuzzWorld } from '../../test/fuzzWorld.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';

/** The same seed sends the same requests; a run by night sets another one, and more bodies. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 12);
const BODIES = Number(process.env['FUZZ_BODIES']);

const CONTRACT = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url));
/** Whatever the contract exports is in by itself; what reads comes first, what takes away last. */
const ENDPOINTS: readonly Endpoint[] = (
  await Promise.all(
    globSync('*.ts', { cwd: CONTRACT, exclude: ['*.test.ts'] })
      .toSorted()
      .map(async (file) => Object.values((await import(CONTRACT + file)) as Record<string, unknown>)),
  )
)
  .flat()
  .filter(isEndpoint)
  .toSorted((a, b) => rank(a) - rank(b));
function rank({ method }: Endpoint): number {
  return method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1;
}
function isEndpoint(one: unknown): one is Endpoint {
  return typeof one === 'object' && one !== null && 'method' in one && 'path' in one && 'zugang' in one;
}
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

let api: TestApi;
let world: FuzzWorld;
/** Endpoints that took something: a fuzz that only ever meets closed doors finds nothing. */
const took = new Set<string>();
beforeAll(async () => {
  api = await testApi();
  world = await fuzzWorld(api);
});
afterAll(() => api.close());

type Answer = { status: number; type: string; text: string };

/** Empty when the answer is one that the contract allows. */
function faultOf(endpoint: Endpoint, { status, type, text }: Answer): string {
  if (status >= 500) return 'a failure of ours';
  if (status >= 400) return problemFault(status, type, text);
  if (endpoint.kind === 'file' || endpoint.kind === 'events') return '';
  if (!type.startsWith('application/json')) return `an answer of type ${type}`;
  const parsed = endpoint.response.safeParse(JSON.parse(text));
  return parsed.success ? '' : `not what the contract says: ${JSON.stringify(parsed.error.issues[0])}`;
}

function problemFault(status: number, type: string, text: string): string {
  if (type !== 'application/problem+json; charset=utf-8') return `a refusal of type ${type}`;
  if (text === '') return '';
  const parsed = problem.safeParse(JSON.parse(text));
  if (!parsed.success || parsed.data.status !== status) return 'no problem details';
  const code = fehlerCodes.find((one) => one === parsed.data.type);
  if (code === undefined) return `a reason that is not on the list: ${parsed.data.type}`;
  if (parsed.data.title !== fehlerTitel(code)) return 'another title than the list has';
  const said = [parsed.data.detail, ...(parsed.data.felder ?? []).map((feld) => feld.text)].join(' ');
  return /\b(invalid|expected|required|must|should|unexpected|undefined|null)\b/i.test(said)
    ? `English: ${said}`
    : '';
}

async function send(endpoint: Endpoint, one: Case): Promise<Answer> {
  const stream = endpoint.kind === 'events';
  const response = await api.app.inject({
    method: one.method as 'GET',
    url: one.url,
    headers: one.headers,
    remoteAddress: one.address,
    ...(one.payload === undefined ? {} : { payload: one.payload }),
    ...(stream ? { payloadAsStream: true as const } : {}),
  });
  const type = String(response.headers['content-type'] ?? '');
  if (stream && response.statusCode === 200) response.stream().destroy();
  return {
    status: response.statusCode,
    type,
    text: stream && response.statusCode === 200 ? '' : await textOf(response),
  };
}
async function textOf(response: { payload: string; stream: () => AsyncIterable<Buffer> }): Promise<string> {
  if (response.payload !== undefined) return response.payload;
  const chunks: Buffer[] = [];
  for await (const chunk of response.stream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe(`whatever is sent (FUZZ_SEED=${SEED}, FUZZ_BODIES=${BODIES})`, () => {
  it('goes to every endpoint that is served', () => {
    const served = Object.entries(api.app.swagger().paths as Record<string, object>).flatMap(
      ([path, operations]) =>
        Object.keys(operations).map(
          (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ),
    );
    expect(served.filter((one) => !ENDPOINTS.map(nameOf).includes(one))).toEqual([]);
    expect(served.length).toBeGreaterThan(100);
  });

  for (const [place, endpoint] of ENDPOINTS.entries()) {
    it(`is taken or refused as the contract says: ${nameOf(endpoint)}`, async () => {
      await world.refresh({ written: (ENDPOINTS[place - 1]?.method ?? 'GET') !== 'GET' });
      const faults: string[] = [];
      for (const one of bodiesOf(endpoint, world, { seed: SEED, bodies: BODIES })) {
        const answer = await send(endpoint, one);
        if (answer.status < 300) took.add(nameOf(endpoint));
        const fault = faultOf(endpoint, answer);
        if (fault !== '')
          faults.push(`${fault}: ${describeCase(one)} → ${answer.status} ${answer.text.slice(0, 300)}`);
      }
      expect(faults.slice(0, 5), `${faults.length} of ${BODIES}, FUZZ_SEED=${SEED}`).toEqual([]);
    });
  }

  it.runIf(BODIES >= 100)('gets past the door of most endpoints, or it would prove nothing', () => {
    // What only a device in somebody's hand can sign, no chance opens: `konto/passkey/passkey.test.ts` has one.
    const doors = ENDPOINTS.map(nameOf).filter((one) => !one.includes('/passkey'));
    const never = doors.filter((one) => !took.has(one));
    expect(never.length / doors.length, never.join(', ')).toBeLessThan(0.45);
  });
});

const describeCase = ({ method, url, headers, payload }: Case): string =>
  JSON.stringify({
    method,
    url: url.slice(0, 300),
    headers: { ...headers, authorization: undefined },
    body: payload?.toString().slice(0, 300),
  });
