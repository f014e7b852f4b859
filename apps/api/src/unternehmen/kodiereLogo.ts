import { Fremdleser } from '../platform/fremdleser.ts';
import { ProzessFehler } from '../platform/kindprozess.ts';
import { Refused } from '../platform/refused.ts';
import { bildart } from './bildart.ts';

/** 4,096 × 4,096 pixels take 90 MB and two seconds of computing. */
const LESER = new Fremdleser(new URL('./bild.process.ts', import.meta.url), {
  speicherMb: 256,
  rechenMs: 10_000,
  zeitMs: 30_000,
  plaetze: 1,
  wartendeMax: 20,
  nativ: true,
});

/**
 * Decodes a stranger's picture in a process of its own and draws it anew as a small PNG, the only thing that is ever printed.
 * @throws Refused with the way out
 */
export async function kodiereLogo(bytes: Uint8Array): Promise<Uint8Array> {
  if (!bildart(bytes))
    throw new Refused('falscher-inhalt', {
      detail:
        'Bitte nehmen Sie ein Bild als PNG- oder JPEG-Datei; SVG, GIF und WebP speichern Bildprogramme auch als PNG.',
    });
  const bild = (await LESER.lies(bytes).catch(alsRefused)) as { zuGross: true } | { bytes: Uint8Array };
  if ('bytes' in bild) return bild.bytes;
  throw new Refused('zu-gross', {
    detail:
      'Ein Logo darf höchstens 4.096 × 4.096 Bildpunkte haben. Bitte verkleinern Sie das Bild und laden Sie es noch einmal hoch.',
  });
}

function alsRefused(fehler: unknown): never {
  if (!(fehler instanceof ProzessFehler)) throw fehler;
  throw new Refused('falscher-inhalt', {
    detail:
      'Dieses Bild ist beschädigt. Bitte öffnen Sie es in einem Bildprogramm, speichern Sie es neu als PNG und laden Sie es noch einmal hoch.',
  });
}
