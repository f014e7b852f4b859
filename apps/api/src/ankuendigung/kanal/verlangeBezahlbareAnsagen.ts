import { type Kanal, MONATSKANAELE } from '@kehrtour/domain/versand/kanal';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type SmsAnsage, verlangeBezahlbareSms } from './sms/smsKosten.ts';
import { verlangeBezahlbare } from './weg/monatskosten.ts';

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
  for (const kanal of MONATSKANAELE) {
    const gemeinte = ansagen.filter((ansage) => ansage.kanal === kanal);
    const [erste] = gemeinte;
    if (erste) await verlangeBezahlbare(ctx, tx, erste.rahmen, { kanal, anzahl: gemeinte.length });
  }
}
