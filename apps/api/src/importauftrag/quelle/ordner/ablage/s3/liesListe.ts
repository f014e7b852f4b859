import { ProcessFault } from '../../../../../platform/process/ownProcess.ts';
import { StrangerReader } from '../../../../../platform/process/strangerReader.ts';
import { type Ablagedatei, OrdnerRefused } from '../ablage.ts';
import type { S3Antwort, S3Liste } from './s3antwort.ts';

/** A full listing of honest files is half a second of computing, most of it the start. */
const LESER = new StrangerReader<S3Antwort, S3Liste>(new URL('./s3liste.process.ts', import.meta.url), {
  memoryMb: 128,
  cpuMs: 5000,
  wallMs: 20_000,
  slots: 2,
  waitingMax: 200,
});

/** Reads a stranger's listing where it can hurt nobody. @throws OrdnerRefused */
export async function liesListe(antwort: S3Antwort): Promise<Ablagedatei[]> {
  const liste = await LESER.read(antwort).catch(alsUnverstaendlich);
  if (!liste.ok) throw new OrdnerRefused(liste.fehler);
  return [...liste.dateien];
}

function alsUnverstaendlich(fehler: unknown): never {
  if (fehler instanceof ProcessFault) throw new OrdnerRefused('unverstaendlich', { cause: fehler });
  throw fehler;
}
