const PROBE_BYTES = 4096;
const ZEICHEN_MIN = 4;
/** How many of a hundred signs of a German list have nothing in their upper byte; `€` and dashes are the few others. */
const LEER_MIN = 0.9;

/**
 * UTF-16 that nobody marked, as some programs export it: every second byte is empty, and always the same one. No other text
 * has that, and no database or picture has it from its first byte on.
 */
export function erkenneUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeichen = Math.floor(Math.min(bytes.length, PROBE_BYTES) / 2);
  if (zeichen < ZEICHEN_MIN) return undefined;
  let vornLeer = 0;
  let hintenLeer = 0;
  for (let nr = 0; nr < zeichen; nr += 1) {
    const vorn = bytes[nr * 2];
    const hinten = bytes[nr * 2 + 1];
    if (vorn === 0 && hinten === 0) return undefined;
    if (vorn === 0) vornLeer += 1;
    if (hinten === 0) hintenLeer += 1;
  }
  if (hintenLeer >= LEER_MIN * zeichen) return 'utf-16le';
  return vornLeer >= LEER_MIN * zeichen ? 'utf-16be' : undefined;
}
