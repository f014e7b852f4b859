import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { bescheidWaehlen } from '@kehrtour/contract/hausanliegen';
import { WUNSCHKANAL_NAMEN } from '@kehrtour/domain/versand/kanal';

import { ladeOffeneWege } from '../../ankuendigung/wege.ts';
import { setzeZuerst } from '../../liegenschaft/setzeZuerst.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { GuestCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { angebotRefused } from './angebot.grund.ts';
import { findWer } from './smsFreigabe.ts';
import { waehlbareWege } from './waehlbareWege.ts';

/** Whoever presses to and fro all day means something else. */
const JE_TAG = { anzahl: 20, proSekunden: 86_400 };

/**
 * Somebody of the house of a code says by which way to be told first. Saying the same twice changes nothing.
 * @throws Refused 'code-ungueltig' · 'nicht-gefunden' · 'eingabe-ungueltig' · 'zu-viele-versuche'
 */
export async function waehleBescheid(
  ctx: GuestCtx,
  { code, hausnr, kontaktId, zuerst }: BodyOf<typeof bescheidWaehlen>,
): Promise<void> {
  const { ctx: kunde, terminId } = await oeffne(ctx, { code, hausnr });
  await countOrRefuse(kunde, `bescheid-wahl/${terminId}`, JE_TAG);
  await kunde.transaction(async (tx) => {
    const { haus, wer } = await findWer(tx, terminId, kontaktId);
    const wege = waehlbareWege(wer, await ladeOffeneWege(kunde, tx));
    if (wege.length === 0 || (zuerst !== null && !wege.includes(zuerst)))
      throw angebotRefused('weg-geht-nicht');
    if (!(await setzeZuerst(tx, wer.kontakt_id, zuerst))) return;
    await record(kunde, tx, {
      gegenstand: 'liegenschaft',
      id: haus.id,
      was: 'Kontakt hat Weg für Termine gewählt',
      nach: { zuerst: zuerst === null ? 'egal' : WUNSCHKANAL_NAMEN[zuerst] },
    });
    await announce(tx, { art: 'liegenschaft', id: haus.id });
  });
}
