import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { smsWaehlen } from '@kehrtour/contract/hausanliegen';

import { setzeKeineSms } from '../../liegenschaft/setzeKeineSms.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { GuestCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { angebotRefused } from './angebot.grund.ts';
import { findWer, istFreigabecode, telefonDes, zaehleCodeversuch } from './smsFreigabe.ts';

/** Whoever presses to and fro all day means something else. */
const JE_TAG = { anzahl: 20, proSekunden: 86_400 };

/**
 * Somebody of the house of a code wants no SMS any more: one press. To take that back is not up to whoever holds the code
 * of the house, but to whoever holds the phone: it needs the code that went there. Saying the same twice changes nothing.
 * @throws Refused 'code-ungueltig' · 'nicht-gefunden' · 'zu-viele-versuche' · 'eingabe-ungueltig'
 */
export async function waehleSms(
  ctx: GuestCtx,
  { code, hausnr, kontaktId, keine, bestaetigung = '' }: BodyOf<typeof smsWaehlen>,
): Promise<void> {
  const { ctx: kunde, terminId } = await oeffne(ctx, { code, hausnr });
  await countOrRefuse(kunde, `sms-wahl/${terminId}`, JE_TAG);
  const { wer } = await kunde.transaction((tx) => findWer(tx, terminId, kontaktId));
  if (wer.keine_sms === keine) return;
  if (!keine) await zaehleCodeversuch(kunde, wer, bestaetigung);
  await kunde.transaction(async (tx) => {
    const { haus, wer: jetzt } = await findWer(tx, terminId, kontaktId);
    const nummer = telefonDes(jetzt);
    if (
      !keine &&
      !(
        nummer !== undefined &&
        istFreigabecode(kunde, { wer: jetzt, nummer, fuer: 'sms', code: bestaetigung })
      )
    )
      throw angebotRefused('sms-code-falsch');
    if (!(await setzeKeineSms(tx, jetzt.kontakt_id, keine))) return;
    const was = keine ? 'SMS abbestellt' : 'SMS erlaubt';
    await record(kunde, tx, {
      gegenstand: 'liegenschaft',
      id: haus.id,
      was,
      nach: {
        kontaktId: jetzt.kontakt_id,
        ...(keine ? {} : { bestaetigt: 'am Telefon, mit einem Code per SMS' }),
      },
    });
    await announce(tx, { art: 'liegenschaft', id: haus.id });
  });
}
