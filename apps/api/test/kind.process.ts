import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { serveParent } from '../src/platform/process/serveParent.ts';

/** What a hostile file may bring its reader to do. */
const UNTATEN: Record<string, (wert: string) => unknown> = {
  stirb: () => process.kill(process.pid, 'SIGKILL'),
  rechne: () => {
    for (;;);
  },
  warte: (ms) => new Promise((loese) => setTimeout(loese, Number(ms), 'gewartet')),
  haenge: () => new Promise((loese) => setTimeout(loese, 60_000)),
  entgleist: () => {
    setImmediate(() => {
      throw new Error('outside of every promise');
    });
    return new Promise(() => undefined);
  },
  scheitere: () => {
    throw Object.assign(new Error('Das geht nicht.'), { grund: 'probe.nein' });
  },
  haelt: () => {
    const bytes: Buffer[] = [];
    for (;;) bytes.push(Buffer.alloc(2 ** 24, 1));
  },
  stapelt: () => {
    const stapel: unknown[] = [];
    for (;;) stapel.push({ noch: [stapel.length] });
  },
  zerlegt: () => 'x'.repeat(2 ** 28).split(''),
  merkt: () => {
    const gemerkt = new Map<number, object>();
    for (let i = 0; ; i += 1) gemerkt.set(i, {});
  },
  faelscht: () =>
    verweigert(() => writeFileSync(path.join(process.env['NODE_COMPILE_CACHE'] ?? '', 'code'), 'x')),
  liest: (wert) => verweigert(() => readFileSync(wert)),
  schreibt: (wert) => verweigert(() => writeFileSync(wert, 'x')),
  startet: () => verweigert(() => spawnSync(process.execPath, ['--version'])),
  faedelt: () =>
    verweigert(() => new Worker('require("node:fs").writeFileSync("geschrieben.txt", "x")', { eval: true })),
  ruft: () =>
    new Promise((loese) =>
      connect(9, '127.0.0.1')
        .on('error', (fehler: NodeJS.ErrnoException) => loese(fehler.code))
        .on('connect', () => loese('connected')),
    ),
};

function verweigert(tat: () => unknown): unknown {
  try {
    tat();
    return 'allowed';
  } catch (fehler) {
    return (fehler as NodeJS.ErrnoException).code;
  }
}

/** A child that does what the test says: answer, crash, hang, report. */
serveParent(async (inhalt, melde) => {
  const auftrag = inhalt as { was: string; wert?: unknown };
  const untat = UNTATEN[auftrag.was];
  if (untat) return untat(String(auftrag.wert));
  if (auftrag.was === 'berichte') melde('halb');
  return auftrag.wert;
});
