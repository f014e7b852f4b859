import type { WirkungDerAdresse } from '@kehrtour/contract/betroffen';
import { formatMenge } from '@kehrtour/domain/format';

/** "12 Termine sind angekündigt und 3 gebucht" */
export function traegerInWorten({ angekuendigt, gebucht }: WirkungDerAdresse): string {
  if (gebucht === 0) return `${formatMenge(angekuendigt, 'Termin ist', 'Termine sind')} angekündigt`;
  if (angekuendigt === 0) return `${formatMenge(gebucht, 'Termin ist', 'Termine sind')} gebucht`;
  return `${formatMenge(angekuendigt, 'Termin ist', 'Termine sind')} angekündigt und ${gebucht} gebucht`;
}
