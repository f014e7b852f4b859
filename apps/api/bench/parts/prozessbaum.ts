import { readFile } from 'node:fs/promises';
import { setTimeout as warte } from 'node:timers/promises';

const BLICK_MS = 150;
const KB = 1024;

const lies = (pfad: string): Promise<string> => readFile(pfad, 'utf8').catch(() => '');

async function nachkommen(pid: number): Promise<number[]> {
  const kinder = (await lies(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  return [...kinder, ...(await Promise.all(kinder.map(nachkommen))).flat()];
}

/** What a process is called in the table: its script or program; what a measurement itself starts is not in it. */
const nameVon = (befehl: string): string =>
  befehl.includes('\0--eval\0')
    ? ''
    : (/([\w-]+)\.process\.ts/.exec(befehl)?.[1] ?? befehl.split('\0')[0]?.split('/').at(-1) ?? '');

const bytesIn = (stand: string, feld: string): number =>
  Number(new RegExp(`${feld}:\\s+(\\d+)`).exec(stand)?.[1] ?? 0) * KB;

/** What the system cannot take back from a process: all it holds but the pages of files, which lie on the disk, too. */
const eigenesIn = (stand: string): number => bytesIn(stand, 'RssAnon') + bytesIn(stand, 'RssShmem');

export const eigenesBytes = async (pid = process.pid): Promise<number> =>
  eigenesIn(await lies(`/proc/${pid}/status`));

/**
 * Watches the children of this process until `ende`: the most memory that each kind of them ever held (as Linux counted it,
 * in bytes) and how much of it was its own, the seconds of a processor that each kind computed, and the most memory of all
 * together. Empty on other systems.
 */
export async function beobachteKinder(ende: AbortSignal) {
  const hoechstens = new Map<string, { bytes: number; eigene: number }>();
  const gerechnet = new Map<number, { name: string; sekunden: number }>();
  let zusammen = 0;
  while (!ende.aborted) {
    let jetzt = 0;
    for (const pid of await nachkommen(process.pid)) {
      const [stand, befehl] = await Promise.all([lies(`/proc/${pid}/status`), lies(`/proc/${pid}/cmdline`)]);
      const name = nameVon(befehl);
      // Also one that has ended and only waits to be noticed.
      if (name === '') continue;
      const bisher = hoechstens.get(name);
      hoechstens.set(name, {
        bytes: Math.max(bisher?.bytes ?? 0, bytesIn(stand, 'VmHWM')),
        eigene: Math.max(bisher?.eigene ?? 0, eigenesIn(stand)),
      });
      jetzt += bytesIn(stand, 'VmRSS');
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
