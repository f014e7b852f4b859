import { readFile } from 'node:fs/promises';
import { setTimeout as warte } from 'node:timers/promises';

const BLICK_MS = 150;
const KB = 1024;

const lies = (pfad: string): Promise<string> => readFile(pfad, 'utf8').catch(() => '');

async function nachkommen(pid: number): Promise<number[]> {
  const kinder = (await lies(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  return [...kinder, ...(await Promise.all(kinder.map(nachkommen))).flat()];
}

/** What a process is called in the table: its script or program. */
const nameVon = (befehl: string): string =>
  /([\w-]+)\.process\.ts/.exec(befehl)?.[1] ?? befehl.split('\0')[0]?.split('/').at(-1) ?? '';

/**
 * Watches the children of this process until `ende`: the most memory that each kind of them ever held (as Linux counted it,
 * in bytes), the seconds of a processor that each kind computed, and the most memory of all together. Empty on other systems.
 */
export async function beobachteKinder(ende: AbortSignal) {
  const hoechstens = new Map<string, number>();
  const gerechnet = new Map<number, { name: string; sekunden: number }>();
  let zusammen = 0;
  while (!ende.aborted) {
    let jetzt = 0;
    for (const pid of await nachkommen(process.pid)) {
      const [stand, befehl] = await Promise.all([lies(`/proc/${pid}/status`), lies(`/proc/${pid}/cmdline`)]);
      const bytes = (feld: string) => Number(new RegExp(`${feld}:\\s+(\\d+)`).exec(stand)?.[1] ?? 0) * KB;
      const name = nameVon(befehl);
      // It has ended and only waits to be noticed.
      if (name === '') continue;
      hoechstens.set(name, Math.max(hoechstens.get(name) ?? 0, bytes('VmHWM')));
      jetzt += bytes('VmRSS');
      // Behind the name, which may hold anything: user and system time in hundredths.
      const zeiten = (await lies(`/proc/${pid}/stat`)).split(') ')[1]?.split(' ') ?? [];
      const sekunden = (Number(zeiten[11] ?? 0) + Number(zeiten[12] ?? 0)) / 100;
      if (sekunden > 0) gerechnet.set(pid, { name, sekunden });
    }
    zusammen = Math.max(zusammen, jetzt);
    await warte(BLICK_MS);
  }
  return { hoechstens, zusammen, gerechnet: [...gerechnet.values()] };
}
