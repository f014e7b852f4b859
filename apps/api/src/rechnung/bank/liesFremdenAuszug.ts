import { Fremdleser } from '../../platform/process/fremdleser.ts';
import { ProzessFehler } from '../../platform/process/kindprozess.ts';
import { rechnungRefused } from '../rechnung.grund.ts';
import type { Auszugsantwort } from './auszugsantwort.ts';
import type { Kontoauszug } from './kontoauszug.ts';

/** Five megabytes of honest bookings are three seconds of computing. */
const LESER = new Fremdleser<Uint8Array, Auszugsantwort>(
  new URL('./bankauszug.process.ts', import.meta.url),
  {
    speicherMb: 512,
    rechenMs: 15_000,
    zeitMs: 60_000,
    plaetze: 1,
    wartendeMax: 5,
  },
);

/** Reads a file of a bank where it can hurt nobody. @throws Refused the reason why it cannot be read */
export async function liesFremdenAuszug(bytes: Uint8Array): Promise<Kontoauszug> {
  const antwort = await LESER.lies(bytes).catch(alsRefused);
  if (antwort.ok) return antwort.auszug;
  if (antwort.grund === 'kein-camt') throw rechnungRefused('kein-camt');
  throw rechnungRefused(antwort.grund, antwort.satz);
}

function alsRefused(fehler: unknown): never {
  if (!(fehler instanceof ProzessFehler)) throw fehler;
  throw rechnungRefused('auszug-zu-aufwendig');
}
