import { randomUUID } from 'node:crypto';

import type { Buchungsstand } from '@kehrtour/contract/buchung';
import { darfKundeAendern, darfWiderrufen } from '@kehrtour/domain/buchung/buchung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { istEinerVon, OFFENE } from '@kehrtour/domain/termin/termin';
import { ALS_KUNDE } from '@kehrtour/domain/termin/terminwechsel';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import { once } from '../platform/access/idempotency.ts';
import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { insertMeldung } from '../termin/rueckmeldungen.ts';
import { neuigkeit } from '../termin/terminnews.ts';
import { beendeBuchung } from './beendeBuchung.ts';
import { buchungRefused } from './buchung.grund.ts';
import { type BuchungRow, merkeWiderruf } from './buchung.store.ts';
import { begrenzeSchreiben } from './grenze/grenzen.ts';
import { maileBuchung } from './maileBuchung.ts';
import { sperreBuchung } from './sperreBuchung.ts';
import { offeneEinwilligungen } from './vertrag.ts';
import { oeffneBuchung, standZumTermin, widerrufsfrist } from './zeigeBuchung.ts';

/** Cancels a booking for its owner, up to the company's deadline; twice changes nothing. */
export async function sageBuchungAb(
  ctx: GuestCtx,
  key: string,
  { code, grund = '' }: { code: string; grund?: string | undefined },
): Promise<Buchungsstand> {
  await begrenzeSchreiben(ctx);
  const offen = await oeffneBuchung(ctx, code);
  await once(offen.ctx, key, ['absagen', offen.terminId], (joined) =>
    joined.transaction(async (tx) => {
      const { buchung, regeln } = await sperreBuchung(tx, offen.terminId);
      if (buchung.status === 'abgesagt') return {};
      const erlaubt = darfKundeAendern({ status: buchung.status, beginn: buchung.fenster_von }, 'sageAb', {
        jetzt: ctx.now(),
        aendernBisStunden: regeln.aendernBisStunden,
      });
      if (!erlaubt.ok) throw buchungRefused(erlaubt.reason);
      await beende(joined, tx, buchung, {
        was: 'buchung-abgesagt',
        text: grund || 'Buchung abgesagt',
      });
      await maileBuchung(joined, tx, buchung.termin_id, { anlass: 'abgesagt' });
      return {};
    }),
  );
  return standZumTermin(offen.ctx, offen.terminId);
}

/**
 * Takes back the consumer's contract (§ 356a BGB) and confirms by mail that and when the withdrawal arrived. It does not
 * depend on the company's deadline for cancelling.
 * @throws Refused 'buchung.kein-widerruf'
 */
export async function widerrufeBuchung(
  ctx: GuestCtx,
  key: string,
  { code, name = '' }: { code: string; name?: string | undefined },
): Promise<Buchungsstand> {
  await begrenzeSchreiben(ctx);
  const offen = await oeffneBuchung(ctx, code);
  await once(offen.ctx, key, ['widerrufen', offen.terminId], (joined) =>
    joined.transaction(async (tx) => {
      const { buchung, betrieb } = await sperreBuchung(tx, offen.terminId);
      if (buchung.widerrufen_am !== null) return {};
      const moeglich = darfWiderrufen({
        zahlungspflichtig:
          buchung.wunsch.zahlungspflichtig && offeneEinwilligungen(buchung, betrieb, ctx.now()).length === 0,
        status: buchung.status,
        bis: widerrufsfrist(buchung, betrieb),
        heute: ortszeitAus(ctx.now()).tag,
        widerrufen: false,
      });
      if (!moeglich) throw new Refused('buchung.kein-widerruf');
      await merkeWiderruf(tx, buchung.id, ctx.now());
      const text = `Vertrag widerrufen${name ? ` von ${name}` : ''}`;
      await beende(joined, tx, buchung, { was: 'buchung-widerrufen', text });
      await maileBuchung(joined, tx, buchung.termin_id, { anlass: 'widerrufen', grund: name });
      return {};
    }),
  );
  return standZumTermin(offen.ctx, offen.terminId);
}

async function beende(
  ctx: TenantCtx,
  tx: Tx,
  buchung: BuchungRow,
  { was, text }: { was: Verlaufswort<'termin'>; text: string },
): Promise<void> {
  if (istEinerVon(OFFENE, buchung.status))
    await beendeBuchung(ctx, tx, buchung, {
      aktion: 'sageAb',
      wer: ALS_KUNDE,
      was,
      neuigkeit: 'rueckmeldung',
    });
  // A withdrawal ends the contract even where the visit was called off before.
  else {
    await record(ctx, tx, {
      gegenstand: 'termin',
      id: buchung.termin_id,
      was,
      von: { status: buchung.status },
    });
    await announce(tx, neuigkeit('rueckmeldung', { ...buchung, id: buchung.termin_id }));
  }
  if (buchung.halt_id !== null && buchung.kehrtour_id !== null)
    await announce(tx, { art: 'kehrtour', id: buchung.kehrtour_id });
  await insertMeldung(tx, {
    id: randomUUID(),
    terminId: buchung.termin_id,
    art: 'passtNicht',
    text,
    am: ctx.now(),
  });
}
