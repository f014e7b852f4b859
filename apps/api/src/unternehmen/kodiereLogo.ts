import { kodiereBild } from '../datei/kodiereBild.ts';
import { ProcessFault } from '../platform/process/ownProcess.ts';
import { bildart } from './bildart.ts';
import { unternehmenRefused } from './unternehmen.grund.ts';

/**
 * Draws a stranger's picture anew as a small PNG, the only thing that is ever printed.
 * @throws Refused with the way out
 */
export async function kodiereLogo(bytes: Uint8Array): Promise<Uint8Array> {
  if (!bildart(bytes)) throw unternehmenRefused('logo-kein-bild');
  const bild = await kodiereBild(bytes, 'logo').catch(alsRefused);
  if ('bytes' in bild) return bild.bytes;
  throw unternehmenRefused('logo-zu-viele-punkte');
}

function alsRefused(fehler: unknown): never {
  if (!(fehler instanceof ProcessFault)) throw fehler;
  throw unternehmenRefused('logo-beschaedigt');
}
