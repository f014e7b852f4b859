import { ProcessFault } from '../platform/process/ownProcess.ts';
import { StrangerReader } from '../platform/process/strangerReader.ts';
import { Refused } from '../platform/refusal/refused.ts';
import type { Dateiantworten, Dateifragen, Gelesen } from './dateiauftrag.ts';
import { importRefused } from './importauftrag.grund.ts';

type Dateileser = StrangerReader<
  Dateifragen[keyof Dateifragen],
  Gelesen<Dateiantworten[keyof Dateiantworten]>
>;
const SKRIPT = new URL('./importdatei.process.ts', import.meta.url);

/** Each that waits holds its file in memory: 20 MB at most. */
const WARTENDE_MAX = 20;
/** 50,000 rows of 20 columns are 5 s of computing, which a busy machine stretches to thirty. */
const LESEN: Dateileser = new StrangerReader(SKRIPT, {
  memoryMb: 256,
  cpuMs: 10_000,
  wallMs: 60_000,
  slots: 2,
  waitingMax: WARTENDE_MAX,
});
/** A file that could be read is compared with what the company has; that is ours and may be as large: the same file computes for 11 s, and a list of ours is read twice. */
const VERGLEICHEN: Dateileser = new StrangerReader(SKRIPT, {
  memoryMb: 1024,
  cpuMs: 45_000,
  wallMs: 180_000,
  slots: 1,
  waitingMax: WARTENDE_MAX,
});

/**
 * Reads a stranger's file where it can hurt nobody: in a process of its own, with its own memory limit and clock.
 * @throws Refused the reason why it cannot be read
 */
export async function frageDatei<Frage extends keyof Dateifragen>(
  frage: Dateifragen[Frage] & { readonly frage: Frage },
): Promise<Dateiantworten[Frage]> {
  const leser = frage.frage === 'vorschau' ? LESEN : VERGLEICHEN;
  const gelesen = (await leser.read(frage).catch(alsRefused)) as Gelesen<Dateiantworten[Frage]>;
  if (!gelesen.ok)
    throw new Refused(gelesen.grund, gelesen.satz === undefined ? {} : { detail: gelesen.satz });
  return gelesen.antwort;
}

function alsRefused(fehler: unknown): never {
  if (!(fehler instanceof ProcessFault)) throw fehler;
  throw importRefused('zu-aufwendig');
}
