import type { Kanal } from '@kehrtour/domain/versand/kanal';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { verlangeBezahlbare } from './monatskosten.ts';
import { type SmsAnsage, verlangeBezahlbareSms } from './sms/smsKosten.ts';

/** The ways of which the company says what they may cost in a month. */
const IM_MONAT = [
  ['brief', 'briefdienst'],
  ['whatsapp', 'whatsapp'],
] as const;

/**
 * That everything which leaves with one press may be paid for, whichever way it goes.
 * @throws Refused 'ankuendigung.zu-teuer'
 */
export async function verlangeBezahlbareAnsagen(
  ctx: TenantCtx,
  tx: Tx,
  ansagen: readonly (SmsAnsage & { readonly kanal: Kanal })[],
): Promise<void> {
  verlangeBezahlbareSms(
    ctx,
    ansagen.filter(({ kanal }) => kanal === 'sms'),
  );
  for (const [weg, gemeint] of IM_MONAT) {
    const gemeinte = ansagen.filter(({ kanal }) => kanal === gemeint);
    const [erste] = gemeinte;
    if (erste) await verlangeBezahlbare(ctx, tx, erste.rahmen, { weg, anzahl: gemeinte.length });
  }
}
