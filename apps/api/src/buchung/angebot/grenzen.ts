import { adressSchluessel, type Adresse } from '@kehrtour/domain/adresse';
import { mailschluessel, netzschluessel, telefonschluessel } from '@kehrtour/domain/kontaktschluessel';

import type { Ctx } from '../../platform/ctx.ts';
import { countOrRefuse } from '../../platform/limit.ts';
import { hashToken } from '../../platform/secrets.ts';

/** Who booked, unreadable but the same each time: limits count by it, and a wave is seen by what its bookings share. */
export type Buchungsspur = {
  readonly netz: Buffer;
  readonly mail: Buffer;
  readonly telefon: Buffer | null;
  readonly haus: string;
};

/** Sixty bookings, moves and cancellations an hour from one address, ten for one contact; times may be looked at often. */
const LESEN_MAX = { anzahl: 120, proSekunden: 60 };
/** Every step of the flow reads its company and its address again; whole villages share one address of a mobile network. */
const SEITE_MAX = { anzahl: 600, proSekunden: 60 };
const SCHREIBEN_MAX = { anzahl: 60, proSekunden: 3600 };
const KONTAKT_MAX = { anzahl: 10, proSekunden: 3600 };

export const begrenzeLesen = (ctx: Ctx): Promise<void> =>
  countOrRefuse(ctx, `zeiten/${ctx.adresse}`, LESEN_MAX);
export const begrenzeSeite = (ctx: Ctx): Promise<void> =>
  countOrRefuse(ctx, `buchungsseite/${ctx.adresse}`, SEITE_MAX);
export const begrenzeSchreiben = (ctx: Ctx): Promise<void> =>
  countOrRefuse(ctx, `buchung/${ctx.adresse}`, SCHREIBEN_MAX);
/** Mail addresses stand in no counter in the clear. */
export const begrenzeKontakt = (ctx: Ctx, email: string): Promise<void> =>
  countOrRefuse(ctx, `buchung-kontakt/${hashToken(email).toString('base64url')}`, KONTAKT_MAX);

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

/** One sender for holds: the address, unreadable for who sees the table. */
export const absenderVon = (ctx: Ctx): Buffer =>
  hashToken(`${ctx.deps.secrets.derive('absender', 16).toString('hex')}/${ctx.adresse}`);
