import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { kundenWhatsappErlauben } from '@kehrtour/contract/hausanliegen';
import { whatsappEinwilligung } from '@kehrtour/domain/versand/kanal';

import { ladeOffeneWege } from '../../ankuendigung/ladeOffeneWege.ts';
import { haltEinwilligungFest } from '../../liegenschaft/haltEinwilligungFest.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { angebotRefused } from './angebot.grund.ts';
import { findBetrieb } from './betrieb.store.ts';
import { findWer, istFreigabecode, telefonDes, zaehleCodeversuch } from './smsFreigabe.ts';

/** Together with those who end it: whoever presses to and fro all day means something else. */
const JE_TAG = { anzahl: 20, proSekunden: 86_400 };
const BESTAETIGT = 'auf der Seite des Hauses, mit einem Code am Telefon';

/** @throws Refused 'nicht-erlaubt' where the company sends no WhatsApp */
export async function verlangeWhatsapp(kunde: TenantCtx): Promise<void> {
  const { whatsapp } = await kunde.transaction((tx) => ladeOffeneWege(kunde, tx));
  if (!whatsapp) throw angebotRefused('whatsapp-geht-nicht');
}

/**
 * Somebody of the house of a code allows WhatsApp on the number that the company knows of her. That is not up to whoever holds
 * the code of the house, but to who holds the phone: it needs the code that went there. Kept are the words that stood on the
 * page, when and how. Saying the same twice changes nothing.
 * @throws Refused 'code-ungueltig' · 'nicht-gefunden' · 'nicht-erlaubt' · 'eingabe-ungueltig' · 'zu-viele-versuche'
 */
export async function erlaubeKundenWhatsapp(
  ctx: GuestCtx,
  { code, hausnr, kontaktId, bestaetigung }: BodyOf<typeof kundenWhatsappErlauben>,
): Promise<void> {
  const { ctx: kunde, terminId } = await oeffne(ctx, { code, hausnr });
  await countOrRefuse(kunde, `whatsapp-wahl/${terminId}`, JE_TAG);
  const { wer } = await kunde.transaction((tx) => findWer(tx, terminId, kontaktId));
  if (wer.whatsapp !== null) return;
  await verlangeWhatsapp(kunde);
  await zaehleCodeversuch(kunde, wer, bestaetigung);
  await kunde.transaction(async (tx) => {
    const { haus, wer: jetzt } = await findWer(tx, terminId, kontaktId);
    const nummer = telefonDes(jetzt);
    const betrieb = await findBetrieb(tx);
    if (
      nummer === undefined ||
      !betrieb ||
      !istFreigabecode(kunde, { wer: jetzt, nummer, fuer: 'whatsapp', code: bestaetigung })
    )
      throw angebotRefused('sms-code-falsch');
    const herkunft = `${BESTAETIGT}: „${whatsappEinwilligung(betrieb.name, nummer)}“`;
    if (!(await haltEinwilligungFest(kunde, tx, jetzt.kontakt_id, herkunft))) return;
    await record(kunde, tx, {
      gegenstand: 'liegenschaft',
      id: haus.id,
      was: 'WhatsApp erlaubt',
      nach: { kontaktId: jetzt.kontakt_id, bestaetigt: BESTAETIGT },
    });
    await announce(tx, { art: 'liegenschaft', id: haus.id });
  });
}
