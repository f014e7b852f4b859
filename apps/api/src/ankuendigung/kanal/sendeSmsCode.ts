import { randomUUID } from 'node:crypto';

import type { Freigabe } from '@kehrtour/domain/versand/kanal';
import { alsSmsText } from '@kehrtour/domain/versand/sms';
import { VERSANDWEG_NAMEN } from '@kehrtour/domain/versand/vorgang';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { queueShortMessage } from '../../platform/post/shortMessage.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import { findAbsender } from '../empfang/empfang.store.ts';
import { offeneWege } from './offeneWege.ts';

/** Sends the code that proves that somebody holds this phone, also to a number that refused; false where the company sends no SMS. */
export async function sendeSmsCode(
  ctx: TenantCtx,
  tx: Tx,
  { nummer, code, fuer }: { nummer: string; code: string; fuer: Freigabe },
): Promise<boolean> {
  const absender = await findAbsender(tx, null);
  if (!absender || !offeneWege(ctx, absender).sms) return false;
  await queueShortMessage(
    ctx,
    tx,
    {
      weg: 'sms',
      an: { name: '', adresse: nummer },
      absender: einstellungenAus(absender.einstellungen).sms.absender,
      text: alsSmsText(
        `${code} ist der Code, mit dem Sie ${VERSANDWEG_NAMEN[fuer]} von ${absender.name.slice(0, 40)} ${fuer === 'sms' ? 'wieder ' : ''}erlauben. Er gilt eine Stunde. Nicht von Ihnen? Dann tun Sie nichts.`,
      ),
    },
    // Each press is a message of its own, and no refusal of the contact stops what the contact has just asked for.
    {
      anlass: 'smscode',
      ereignis: `sms-freigabe/${randomUUID()}`,
      vorlage: 'freigabe',
      kontaktId: undefined,
    },
  );
  return true;
}
