import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { hausanliegenMelden } from '@kehrtour/contract/hausanliegen';
import { anliegenText } from '@kehrtour/domain/liegenschaft/hausanliegen';

import { once } from '../../platform/access/idempotency.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { GuestCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { insertRueckmeldung } from '../../termin/rueckmeldungen.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { findHausDesTermins } from './haus.store.ts';

/** More than anybody has to say of a house in a day; a code does not say who uses it. */
const JE_TAG = { anzahl: 10, proSekunden: 86_400 };

/**
 * Takes what a customer says of her house, whatever became of the appointment of her code. It stands among the questions, which
 * the office reads and answers; nothing of the stock changes by it.
 * @throws Refused 'code-ungueltig' · 'zu-viele-versuche'
 */
export async function meldeHausanliegen(
  ctx: GuestCtx,
  key: string,
  { code, hausnr, anliegen, text, telefon }: BodyOf<typeof hausanliegenMelden>,
): Promise<void> {
  const { ctx: kunde, terminId } = await oeffne(ctx, { code, hausnr });
  await countOrRefuse(kunde, `hausanliegen/${terminId}`, JE_TAG);
  await once(kunde, key, [terminId, anliegen, text, telefon], async (joined) => {
    await joined.transaction(async (tx) => {
      const haus = await findHausDesTermins(tx, terminId);
      // Whoever booked without showing that the mail can be read says nothing of a house by that.
      if (!haus || haus.unbestaetigt) throw new Refused('code-ungueltig');
      await insertRueckmeldung(tx, {
        id: randomUUID(),
        terminId,
        art: 'frage',
        von: 'unbekannt',
        text: anliegenText(anliegen, text),
        telefon,
        wunsch: null,
        am: joined.now(),
      });
      await record(joined, tx, { gegenstand: 'termin', id: terminId, was: 'rueckmeldung:frage' });
      await announce(tx, { art: 'rueckmeldung', id: terminId });
    });
    return {};
  });
}
