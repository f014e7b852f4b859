import { addressOf } from '@kehrtour/addresses/addresses';
import type { frageBeantworten } from '@kehrtour/contract/antwortbrett';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { type FrageRow, lockFrage, saveErwiderung } from '../../termin/rueckmeldungen.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { tokenVon } from '../../zugang/zugangscode.ts';
import { findAbsender } from '../empfang/empfang.store.ts';
import { findKundenTermin } from '../kunde/kunde.store.ts';
import { absenderAus } from '../papier/baueZettel.ts';
import { antwortbrettRefused } from './antwortbrett.grund.ts';
import { erwiderungMail } from './erwiderung.mail.ts';
import { findCode } from './frage.store.ts';

/**
 * Answers a question where it is read: it stands on the page of the appointment from now on, and leaves by mail where an
 * address was given for appointments.
 */
export async function beantworteFrage(
  ctx: StaffCtx,
  id: string,
  { text }: BodyOf<typeof frageBeantworten>,
): Promise<{ gemailt: boolean }> {
  if (!darf(ctx.actor.rolle, 'termin.beantworten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const frage = await lockFrage(tx, id);
    if (!frage) throw new Refused('nicht-gefunden');
    // Whoever may not see the appointment may not answer its question.
    await terminJetzt(ctx, tx, frage.termin_id);
    if (frage.erwidert_am !== null) throw antwortbrettRefused('schon-erwidert');
    await saveErwiderung(tx, id, { text, am: ctx.now(), von: ctx.actor.id });
    const gemailt = await maileErwiderung(ctx, tx, frage, text);
    await announce(tx, { art: 'rueckmeldung', id: frage.termin_id });
    return { gemailt };
  });
}

async function maileErwiderung(ctx: StaffCtx, tx: Tx, frage: FrageRow, text: string): Promise<boolean> {
  const termin = await findKundenTermin(tx, frage.termin_id);
  const betrieb = await findAbsender(tx, termin?.kehrtour_id ?? null);
  const code = await findCode(tx, frage.termin_id);
  if (!termin?.email || !betrieb || !code) return false;
  const { addresses } = ctx.deps.env;
  await queueMail(
    ctx,
    tx,
    {
      an: { name: termin.kontakt_name, adresse: termin.email },
      von: { name: betrieb.name },
      ...(betrieb.email ? { antwortAn: betrieb.email } : {}),
      ...erwiderungMail({
        absender: absenderAus(betrieb, addresses, false),
        frage: frage.text,
        erwiderung: text,
        url: addressOf(addresses, 'booking', '/termin', { code: tokenVon(ctx.deps.secrets, code.id) }),
      }),
      anhaenge: [],
    },
    { anlass: 'erwiderung', ereignis: `termin/${frage.termin_id}/frage/${frage.id}`, vorlage: 'erwiderung' },
  );
  return true;
}
