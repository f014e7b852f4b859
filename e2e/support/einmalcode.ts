import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SCHRITT_MS = 30_000;

/** What an authenticator app shows for this secret, `schritte` half minutes from now (RFC 6238). */
export function einmalcode(geheimnis: string, schritte = 0): string {
  const bits = [...geheimnis.replaceAll(/\s/g, '')]
    .map((zeichen) => BASE32.indexOf(zeichen).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const zaehler = Buffer.alloc(8);
  zaehler.writeBigUInt64BE(BigInt(Math.floor(Date.now() / SCHRITT_MS) + schritte));
  const hmac = createHmac('sha1', key).update(zaehler).digest();
  const stelle = (hmac.at(-1) ?? 0) & 15;
  return String((hmac.readUInt32BE(stelle) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
