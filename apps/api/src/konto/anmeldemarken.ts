import type { Strategie } from '@kehrtour/domain/unternehmen/konto';

import type { Ctx } from '../platform/ctx.ts';
import type { Anmeldemarken } from './konto.store.ts';

/**
 * Wrong tries count against strangers together, and against each place where the account logged in before alone: whoever
 * tries from elsewhere slows all others elsewhere, never the owner at home. Keyed hashes, so that no address is stored.
 */
export function anmeldemarken(ctx: Ctx, strategie: Strategie, email: string): Anmeldemarken {
  const konto = `${strategie}/${email.toLowerCase()}`;
  const { derive } = ctx.deps.secrets;
  return {
    ort: derive(`anmeldeort/${ctx.adresse}`, 32),
    fremd: derive(`anmeldeversuch/${konto}`, 32),
    bekannt: derive(`anmeldeversuch/${konto}/${ctx.adresse}`, 32),
  };
}

/** Logs and counters name an account by this, so that no list of addresses can be read or guessed out of them. */
export function kontoPseudonym(ctx: Ctx, strategie: Strategie, email: string): string {
  return ctx.deps.secrets.derive(`konto/${strategie}/${email.toLowerCase()}`, 8).toString('hex');
}
