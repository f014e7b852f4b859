/**
 * The text of a calendar file: UTF-8, UTF-16 where its first bytes say so, and Windows-1252 where it is no UTF-8. Lines are put together
 * before: programs fold them in the middle of a letter (RFC 5545 §3.1).
 */
export function textAus(bytes: Uint8Array): string {
  const [erstes, zweites] = bytes;
  if (erstes === 0xff && zweites === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (erstes === 0xfe && zweites === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (zweites === 0 && erstes !== 0) return new TextDecoder('utf-16le').decode(bytes);
  if (erstes === 0 && zweites !== 0) return new TextDecoder('utf-16be').decode(bytes);
  const ganze = ohneFalten(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(ganze);
  } catch {
    return new TextDecoder(istFastUtf8(ganze) ? 'utf-8' : 'windows-1252').decode(ganze);
  }
}

/** One spoilt letter among many good ones is a spoilt letter, and no other character set. */
function istFastUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  let [gute, schlechte] = [0, 0];
  for (const { 0: zeichen } of text.matchAll(/[\u0080-\uFFFF]/g))
    if (zeichen === '\uFFFD') schlechte += 1;
    else gute += 1;
  return gute > schlechte;
}

const [CR, LF, LEER, TAB] = [0x0d, 0x0a, 0x20, 0x09];

function ohneFalten(bytes: Uint8Array): Uint8Array {
  const ganze = new Uint8Array(bytes.length);
  let laenge = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const umbruch = bytes[at] === CR && bytes[at + 1] === LF ? 2 : bytes[at] === LF ? 1 : 0;
    const danach = bytes[at + umbruch];
    if (umbruch > 0 && (danach === LEER || danach === TAB)) at += umbruch;
    else ganze[(laenge += 1) - 1] = bytes[at] ?? 0;
  }
  return ganze.subarray(0, laenge);
}
