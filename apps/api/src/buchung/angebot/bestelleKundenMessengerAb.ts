import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { messengerAbbestellen } from '@kehrtour/contract/hausanliegen';
import { MESSENGER_WORTE } from '@kehrtour/domain/messenger';

import { bestelleMessengerAb } from '../../liegenschaft/bestelleMessengerAb.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { GuestCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { findWer } from './smsFreigabe.ts';

/** Whoever presses all day means something else. */
const JE_TAG = { anzahl: 20, proSekunden: 86_400 };

/**
 * Somebody of the house of a code wants nothing by a messenger any more: one press. To allow it again takes the phone, not only the code
 * of the house. Saying the same twice changes nothing.
 * @throws Refused 'code-ungueltig' · 'nicht-gefunden' · 'zu-viele-versuche'
 */
export async function bestelleKundenMessengerAb(
  ctx: GuestCtx,
  { code, hausnr, kontaktId, messenger }: BodyOf<typeof messengerAbbestellen>,
): Promise<void> {
  const { ctx: kunde, terminId } = await oeffne(ctx, { code, hausnr });
  await countOrRefuse(kunde, `messenger-wahl/${terminId}`, JE_TAG);
  await kunde.transaction(async (tx) => {
    const { haus, wer } = await findWer(tx, terminId, kontaktId);
    if (!(await bestelleMessengerAb(kunde, tx, wer.kontakt_id, messenger))) return;
    await record(kunde, tx, {
      gegenstand: 'liegenschaft',
      id: haus.id,
      was: `${MESSENGER_WORTE[messenger].name} abbestellt`,
      nach: { kontaktId: wer.kontakt_id },
    });
    await announce(tx, { art: 'liegenschaft', id: haus.id });
  });
}
