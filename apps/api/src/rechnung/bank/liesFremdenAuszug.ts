import { ProcessFault } from '../../platform/process/ownProcess.ts';
import { StrangerReader } from '../../platform/process/strangerReader.ts';
import { rechnungRefused } from '../rechnung.grund.ts';
import type { Auszugsantwort } from './auszugsantwort.ts';
import type { Kontoauszug } from './kontoauszug.ts';

/** Five megabytes of honest bookings are three seconds of computing. */
const LESER = new StrangerReader<Uint8Array, Auszugsantwort>(
  new URL('./bankauszug.process.ts', import.meta.url),
  {
    memoryMb: 512,
    cpuMs: 15_000,
    wallMs: 60_000,
    slots: 1,
    waitingMax: 5,
  },
);

/** Reads a file of a bank where it can hurt nobody. @throws Refused the reason why it cannot be read */
export async function liesFremdenAuszug(bytes: Uint8Array): Promise<Kontoauszug> {
  const antwort = await LESER.read(bytes).catch(alsRefused);
  if (antwort.ok) return antwort.auszug;
  if (antwort.grund === 'kein-camt') throw rechnungRefused('kein-camt');
  throw rechnungRefused(antwort.grund, antwort.satz);
}

function alsRefused(fehler: unknown): never {
  if (!(fehler instanceof ProcessFault)) throw fehler;
  throw rechnungRefused('auszug-zu-aufwendig');
}
