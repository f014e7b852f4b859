/** usage: processor time of the front door per request that it passes on, by kind of request, `node apps/gateway/bench/forward.ts`; the process behind and the visitors are processes of their own */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';

import { buildGateway } from '../src/gateway.ts';
import { readTrustedProxies } from '../src/trustedProxies.ts';

const VISITORS = 8;
const WARM_UP = 2_000;
const REQUESTS = 6_000;
const ROUNDS = 5;
const KINDS = {
  'GET, 2 kB back': ['GET', 2_000, 0],
  'GET, 100 kB back': ['GET', 100_000, 0],
  'POST, 1 kB': ['POST', 200, 1_000],
} as const;

type Load = { port: number; method: string; path: string; body: number; requests: number };

/** Answers as many bytes as its address says. */
async function behind(): Promise<void> {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      const body = Buffer.alloc(Number(incoming.url?.split('/').pop()), 'x');
      outgoing
        .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
        .end(body);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.send?.((server.address() as AddressInfo).port);
}

/** Visitors on connections that stay open, each with one question after the other. */
function visit(): void {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const one = ({ port, method, path, body }: Load): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = {
        host: 'localhost',
        cookie: 'sitzung=abcdefghijklmnop',
        ...(body > 0 && { 'content-type': 'application/json', 'content-length': body }),
      };
      const asked = request({ agent, port, method, path, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
        answer.resume().on('end', resolve).on('error', reject);
      });
      asked.on('error', reject).end(Buffer.alloc(body, 'y'));
    });
  process.on('message', async (load: Load) => {
    let left = load.requests;
    const visitor = async (): Promise<void> => {
      while (left-- > 0) await one(load);
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
    process.send?.('done');
  });
}

const child = (role: string): ChildProcess => fork(new URL(import.meta.url), [role]);

async function measure(): Promise<void> {
  const upstream = child('behind');
  const [api] = (await once(upstream, 'message')) as [number];
  const visitors = child('visit');
  const gateway = buildGateway({
    root: tmpdir(),
    ports: { api },
    secure: false,
    proxies: readTrustedProxies(''),
    token: 'bench',
    log: () => undefined,
  });
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as AddressInfo;
  const cost = async (load: Omit<Load, 'port'>): Promise<number> => {
    const before = process.cpuUsage();
    visitors.send({ ...load, port });
    await once(visitors, 'message');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / load.requests;
  };
  for (const [kind, [method, bytes, body]] of Object.entries(KINDS)) {
    const load = { method, path: `/api/${bytes}`, body };
    await cost({ ...load, requests: WARM_UP });
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) costs.push(await cost({ ...load, requests: REQUESTS }));
    costs.sort((a, b) => a - b);
    console.log(
      `${kind.padEnd(18)} ${costs[Math.floor(ROUNDS / 2)]?.toFixed(0)} µs of processor time per request (${costs.map((one) => one.toFixed(0)).join(' ')})`,
    );
  }
  upstream.kill();
  visitors.kill();
  gateway.close();
  gateway.closeAllConnections();
}

const role = process.argv[2];
if (role === 'behind') await behind();
else if (role === 'visit') visit();
else {
  await measure();
  process.exit(0);
}
