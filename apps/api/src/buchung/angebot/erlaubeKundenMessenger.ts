import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { kundenMessengerErlauben } from '@kehrtour/contract/hausanliegen';
import { type Messenger, MESSENGER_WORTE, messengerEinwilligung } from '@kehrtour/domain/messenger';

import { ladeOffeneWege } from '../../ankuendigung/wege.ts';
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

/** @throws Refused 'nicht-erlaubt' where the company sends nothing by this messenger */
export async function verlangeMessenger(kunde: TenantCtx, messenger: Messenger): Promise<void> {
  const { [messenger]: offen } = await kunde.transaction((tx) => ladeOffeneWege(kunde, tx));
  if (!offen) throw angebotRefused('messenger-geht-nicht', MESSENGER_WORTE[messenger].name);
}

/**
 * Somebody of the house of a code allows a messenger on the number that the company knows of her. That is not up to whoever holds
 * the code of the house, but to whoever holds the phone: it needs the code that went there. Kept are the words that stood on the
 * page, when and how. Saying the same twice changes nothing.
 * @throws Refused 'code-ungueltig' · 'nicht-gefunden' · 'nicht-erlaubt' · 'eingabe-ungueltig' · 'zu-viele-versuche'
 */
export async function erlaubeKundenMessenger(
  ctx: GuestCtx,
  { code, hausnr, kontaktId, messenger, bestaetigung }: BodyOf<typeof kundenMessengerErlauben>,
): Promise<void> {
  const { ctx: kunde, terminId } = await oeffne(ctx, { code, hausnr });
  await countOrRefuse(kunde, `messenger-wahl/${terminId}`, JE_TAG);
  const { wer } = await kunde.transaction((tx) => findWer(tx, terminId, kontaktId));
  if (wer.erlaubt[messenger] !== undefined) return;
  await verlangeMessenger(kunde, messenger);
  await zaehleCodeversuch(kunde, wer, bestaetigung);
  await kunde.transaction(async (tx) => {
    const { haus, wer: jetzt } = await findWer(tx, terminId, kontaktId);
    const nummer = telefonDes(jetzt);
    const betrieb = await findBetrieb(tx);
    if (
      nummer === undefined ||
      !betrieb ||
      !istFreigabecode(kunde, { wer: jetzt, nummer, fuer: messenger, code: bestaetigung })
    )
      throw angebotRefused('sms-code-falsch');
    const herkunft = `${BESTAETIGT}: „${messengerEinwilligung(messenger, betrieb.name, nummer)}“`;
    if (!(await haltEinwilligungFest(kunde, tx, jetzt.kontakt_id, { messenger, herkunft }))) return;
    await record(kunde, tx, {
      gegenstand: 'liegenschaft',
      id: haus.id,
      was: `${MESSENGER_WORTE[messenger].name} erlaubt`,
      nach: { kontaktId: jetzt.kontakt_id, bestaetigt: BESTAETIGT },
    });
    await announce(tx, { art: 'liegenschaft', id: haus.id });
  });
}
