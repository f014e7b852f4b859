import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { aboAnlegen } from '@kehrtour/contract/kalender';

import type { Kalenderziel } from './holeKalender.ts';
import { kalenderRefused } from './kalender.grund.ts';

/** The label that ties the sealed address to its row. */
export const aboSiegel = (aboId: string): string => `kalender/${aboId}`;

export const zielAus = (klartext: string): Kalenderziel => JSON.parse(klartext) as Kalenderziel;
export const alsKlartext = (ziel: Kalenderziel): string => JSON.stringify(ziel);

/**
 * The address as it is asked for: `webcal` is https, user and password leave the address for their fields.
 * @throws Refused when it is no address, or one without TLS that the operator has not allowed
 */
export function liesZiel(
  { adresse, benutzer, passwort }: BodyOf<typeof aboAnlegen>,
  privateHosts: readonly string[],
): { ziel: Kalenderziel; wirt: string } {
  const url = URL.parse(adresse.replace(/^webcals?:/i, 'https:'));
  if (!url || url.hostname === '') throw kalenderRefused('keine-adresse');
  if (url.protocol !== 'https:' && !privateHosts.includes(url.host))
    throw kalenderRefused('unverschluesselt');
  const ziel = {
    benutzer: benutzer || entziffert(url.username),
    passwort: passwort || entziffert(url.password),
  };
  url.username = '';
  url.password = '';
  url.hash = '';
  return { ziel: { ...ziel, adresse: url.href }, wirt: url.host };
}

/** @throws Refused for a `%` that stands for no letter */
function entziffert(teil: string): string {
  try {
    return decodeURIComponent(teil);
  } catch {
    throw kalenderRefused('anmeldung-unlesbar');
  }
}
