import { Fremdleser } from '../../../../../platform/process/fremdleser.ts';
import { ProzessFehler } from '../../../../../platform/process/kindprozess.ts';
import { type Ablagedatei, OrdnerRefused } from '../ablage.ts';
import type { S3Antwort, S3Liste } from './s3antwort.ts';

/** A full listing of honest files is half a second of computing, most of it the start. */
const LESER = new Fremdleser<S3Antwort, S3Liste>(new URL('./s3liste.process.ts', import.meta.url), {
  speicherMb: 128,
  rechenMs: 5000,
  zeitMs: 20_000,
  plaetze: 2,
  wartendeMax: 200,
});

/** Reads a stranger's listing where it can hurt nobody. @throws OrdnerRefused */
export async function liesListe(antwort: S3Antwort): Promise<Ablagedatei[]> {
  const liste = await LESER.lies(antwort).catch(alsUnverstaendlich);
  if (!liste.ok) throw new OrdnerRefused(liste.fehler);
  return [...liste.dateien];
}

function alsUnverstaendlich(fehler: unknown): never {
  if (fehler instanceof ProzessFehler) throw new OrdnerRefused('unverstaendlich', { cause: fehler });
  throw fehler;
}
