import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { smsCodeAnfordern } from '@kehrtour/contract/hausanliegen';

import { sendeSmsCode } from '../../ankuendigung/wege.ts';
import type { GuestCtx } from '../../platform/ctx.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { angebotRefused } from './angebot.grund.ts';
import { verlangeMessenger } from './erlaubeKundenMessenger.ts';
import { findWer, freigabecode, telefonDes } from './smsFreigabe.ts';

/**
 * Sends a code to the phone of somebody who refused SMS or has not allowed a messenger: only who holds it can allow them. It goes
 * to the number that the company knows and to no other; where nothing is to be allowed, nothing is sent.
 * @throws Refused 'code-ungueltig' · 'nicht-gefunden' · 'zu-viele-versuche' · 'nicht-erlaubt' · 'versand.zu-viele'
 */
export async function forderSmsCodeAn(
  ctx: GuestCtx,
  { code, hausnr, kontaktId, fuer = 'sms' }: BodyOf<typeof smsCodeAnfordern>,
): Promise<void> {
  const { ctx: kunde, terminId } = await oeffne(ctx, { code, hausnr });
  const { wer } = await kunde.transaction((tx) => findWer(tx, terminId, kontaktId));
  if (fuer === 'sms' ? !wer.keine_sms : wer.erlaubt[fuer] !== undefined) return;
  const nummer = telefonDes(wer);
  if (nummer === undefined) throw angebotRefused('sms-geht-nicht');
  if (fuer !== 'sms') await verlangeMessenger(kunde, fuer);
  await kunde.transaction(async (tx) => {
    const jetzt = (await findWer(tx, terminId, kontaktId)).wer;
    const freigabe = freigabecode(kunde, { wer: jetzt, nummer, fuer });
    if (!(await sendeSmsCode(kunde, tx, { nummer, code: freigabe, fuer })))
      throw angebotRefused('sms-geht-nicht');
  });
}
