/** usage: what the product takes and gives as it is deployed: sizes, starts, memory, requests a second [folder of npm run artefacts] */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';

import { freePort } from '@kehrtour/testkit/freePort';

import { Desk } from '../deployed/desk.ts';
import { startInstallation } from '../deployed/installation.ts';
import { Program } from '../deployed/program.ts';

const SECONDS = 8;
const CONNECTIONS = 12;

const artefacts = path.resolve(process.argv[2] ?? 'dist');
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS * 4 });

/** Kilobytes on the disk, what is linked counted once. */
function sizeOf(folder: string): string {
  const { stdout } = spawnSync('du', ['-sk', folder], { encoding: 'utf8' });
  return `${(Number.parseInt(stdout, 10) / 1024).toFixed(1)} MB`;
}

function get(url: string, authorization: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { authorization } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

/** Everybody asks as soon as the answer to the question before is there; the processes take turns. */
async function perSecond(servers: readonly Program[], token: string): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let answered = 0;
  const visitor = async (nr: number) => {
    for (let count = nr; performance.now() < until; count += 1) {
      const { readyUrl } = servers[count % servers.length]?.plan ?? { readyUrl: '' };
      const status = await get(new URL('/mitarbeiter', readyUrl).href, `Bearer ${token}`);
      if (status !== 200) throw new Error(`HTTP ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, nr) => visitor(nr)));
  return Math.round(answered / SECONDS);
}

for (const name of readdirSync(artefacts)) console.log(`${name}: ${sizeOf(path.join(artefacts, name))}`);
const house = await startInstallation(artefacts);
try {
  for (const [name, { startMs }] of Object.entries(house.programs))
    console.log(`${name} started in ${startMs} ms`);
  const token = await new Desk(house).login();
  const port = await freePort();
  const { plan } = house.programs['api-1'];
  const third = new Program({
    ...plan,
    name: 'api-3',
    env: { ...plan.env, API_PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
  });
  await third.start();
  const servers = [house.programs['api-1'], house.programs['api-2'], third];
  try {
    for (let count = 1; count <= servers.length; count += 1) {
      const rate = await perSecond(servers.slice(0, count), token);
      console.log(`${count} × api: ${rate} requests a second`);
    }
    for (const program of [...Object.values(house.programs), third])
      console.log(`${program.plan.name}: ${program.residentMb()} MB in memory`);
  } finally {
    await third.kill();
  }
} finally {
  await house.stop();
}
process.exit(0);
