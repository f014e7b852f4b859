import { countNetworkOrRefuse, countOrRefuse } from '../../platform/access/limit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { hashToken } from '../../platform/settings/secrets.ts';

/** Sixty bookings, moves and cancellations an hour from one address, ten for one contact; times may be looked at often. */
const LESEN_MAX = { anzahl: 120, proSekunden: 60 };
/** Every step of the flow reads its company and its address again; whole villages share one address of a mobile network. */
const SEITE_MAX = { anzahl: 600, proSekunden: 60 };
const SCHREIBEN_MAX = { anzahl: 60, proSekunden: 3600 };
const KONTAKT_MAX = { anzahl: 10, proSekunden: 3600 };

export const begrenzeLesen = (ctx: Ctx): Promise<void> => countNetworkOrRefuse(ctx, 'zeiten', LESEN_MAX);
export const begrenzeSeite = (ctx: Ctx): Promise<void> =>
  countNetworkOrRefuse(ctx, 'buchungsseite', SEITE_MAX);
export const begrenzeSchreiben = (ctx: Ctx): Promise<void> =>
  countNetworkOrRefuse(ctx, 'buchung', SCHREIBEN_MAX);
/** Mail addresses stand in no counter in the clear. */
export const begrenzeKontakt = (ctx: Ctx, email: string): Promise<void> =>
  countOrRefuse(ctx, `buchung-kontakt/${hashToken(email).toString('base64url')}`, KONTAKT_MAX);
