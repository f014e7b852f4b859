import type { Terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import { zuVieleBuchungen } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import {
  mailschluessel,
  netzschluessel,
  telefonschluessel,
} from '@kehrtour/domain/liegenschaft/kontaktschluessel';
import { adressSchluessel, type Adresse } from '@kehrtour/domain/ort/adresse';

import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { hashToken } from '../../platform/settings/secrets.ts';
import { grenzeRefused } from './grenze.grund.ts';
import { type Buchungsspur, countSpur } from './grenze.store.ts';

/** What a booking is counted by; each part unreadable, and none found again without this installation's secret. */
export function spurVon(
  ctx: Ctx,
  { email, telefon = '', anschrift }: { email: string; telefon?: string | undefined; anschrift: Adresse },
): Buchungsspur {
  const schluessel = (art: string, wert: string): Buffer =>
    hashToken(`${ctx.deps.secrets.derive(`buchung-${art}`, 16).toString('hex')}/${wert}`);
  const nummer = telefonschluessel(telefon);
  return {
    netz: schluessel('netz', netzschluessel(ctx.adresse)),
    mail: schluessel('mail', mailschluessel(email)),
    telefon: nummer === undefined ? null : schluessel('telefon', nummer),
    haus: adressSchluessel(anschrift),
  };
}

/**
 * Bounds what shares a house, a mailbox, a phone or a network, where the company has bookings confirmed. Under the lock of
 * `sperreSpur`; `bekannt` is who came with a code.
 * @throws Refused 'buchung.zu-viele-unbestaetigte' with what can be done
 */
export async function begrenzeSpur(
  ctx: Ctx,
  tx: Tx,
  spur: Buchungsspur,
  { regeln, bekannt }: { regeln: Terminbuchungseinstellungen; bekannt: boolean },
): Promise<void> {
  if (regeln.bestaetigenMinuten === null) return;
  const zuViele = zuVieleBuchungen(await countSpur(tx, spur, ctx.now()), bekannt);
  if (zuViele === undefined) return;
  throw grenzeRefused('zu-viele-unbestaetigte', zuViele);
}
