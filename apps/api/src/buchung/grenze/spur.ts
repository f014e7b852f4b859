import { networksAround } from '@kehrtour/addresses/networkOf';
import {
  mailschluessel,
  netzschluessel,
  telefonschluessel,
} from '@kehrtour/domain/liegenschaft/kontaktschluessel';
import { adressSchluessel, type Adresse } from '@kehrtour/domain/ort/adresse';

import type { Ctx } from '../../platform/ctx.ts';
import { hashToken } from '../../platform/settings/secrets.ts';

/** Who booked, unreadable but the same each time: limits count by it, and a wave is seen by what its bookings share. */
export type Buchungsspur = {
  readonly netz: Buffer;
  readonly mail: Buffer;
  readonly telefon: Buffer | null;
  readonly haus: string;
};

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

/** Who holds times: the connection and the networks around it, narrowest first, unreadable for who sees the table. */
export type Absender = { readonly anschluss: Buffer; readonly weitere: readonly Buffer[] };
export function absenderVon(ctx: Ctx): Absender {
  const salz = ctx.deps.secrets.derive('absender', 16).toString('hex');
  const weiteres = netzschluessel(ctx.adresse);
  const netze = networksAround(ctx.adresse).map(({ network }) => network);
  const [anschluss, ...weitere] = [...new Set([ctx.adresse, ...netze, weiteres])].map((netz) =>
    hashToken(`${salz}/${netz}`),
  );
  return { anschluss: anschluss ?? hashToken(salz), weitere };
}
