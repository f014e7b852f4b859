const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** The media type of a picture by its first bytes; undefined for everything that a slip cannot print. */
export function bildart(bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined {
  if (beginntMit(bytes, PNG)) return 'image/png';
  if (beginntMit(bytes, JPEG)) return 'image/jpeg';
  return undefined;
}

function beginntMit(bytes: Uint8Array, anfang: readonly number[]): boolean {
  return bytes.length > anfang.length && anfang.every((byte, position) => bytes[position] === byte);
}
