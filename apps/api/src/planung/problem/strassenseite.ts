import type { Stop } from '@kehrtour/planner';

import { namensschluessel } from '../../ort/adressen/adressschluessel.ts';

/**
 * On which side of a wide street a house stands: even numbers on one, odd ones on the other, nearly everywhere. Of streets
 * that one walks across nobody asks.
 */
export function strassenseite(
  { strasse, hausnr }: { readonly strasse: string; readonly hausnr: string },
  breite: ReadonlySet<string>,
): Pick<Stop, 'side'> {
  const nummer = Number.parseInt(hausnr, 10);
  if (Number.isNaN(nummer) || !breite.has(namensschluessel(strasse))) return {};
  return { side: nummer % 2 === 0 ? 'gerade' : 'ungerade' };
}
