import { timingSafeEqual } from 'node:crypto';

import type { Buchungsstand } from '@kehrtour/contract/buchung';
import { ALS_KUNDE } from '@kehrtour/domain/termin/terminwechsel';

import { halteZeitFest } from '../belegung/belegung.ts';
import { once } from '../platform/access/idempotency.ts';
import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken, type Secrets } from '../platform/settings/secrets.ts';
import { neuigkeit } from '../termin/terminnews.ts';
import { wechsleTermin } from '../termin/wechsleTermin.ts';
import { type BetriebRow } from './angebot/betrieb.store.ts';
import { terminDer } from './beendeBuchung.ts';
import { merkeBestaetigung } from './bestaetigung.store.ts';
import { bucheNeu } from './bucheNeu.ts';
import { buchungRefused } from './buchung.grund.ts';
import { type BuchungRow, merkeVertrag } from './buchung.store.ts';
import { lassAufnehmen } from './buchungsnews.ts';
import { begrenzeSchreiben } from './grenze/grenzen.ts';
import { maileBuchung } from './maileBuchung.ts';
import { nachweisVon } from './nachweis.ts';
import { sperreBuchung } from './sperreBuchung.ts';
import { beendeVerfallene, bestaetigungDer } from './verfalle.ts';
import { oeffneBuchung, standZumTermin } from './zeigeBuchung.ts';

/**
 * Makes a booking a lasting one. One that lapsed is booked anew while its time is still free; twice is one booking.
 * @throws Refused 'code-ungueltig' · 'termin.zeit-belegt' when it lapsed and somebody else has the time
 */
export async function bestaetigeBuchung(
  ctx: GuestCtx,
  key: string,
  { code, nachweis }: { code: string; nachweis: string },
): Promise<Buchungsstand> {
  await begrenzeSchreiben(ctx);
  const offen = await oeffneBuchung(ctx, code);
  const { terminId } = await once(offen.ctx, key, ['bestaetigen', offen.terminId, nachweis], (joined) =>
    joined.transaction(async (tx) => {
      const { buchung, betrieb } = await sperreBuchung(tx, offen.terminId);
      verlangeNachweis(ctx.deps.secrets, buchung, nachweis);
      return { terminId: await bestaetige(joined, tx, buchung, betrieb) };
    }),
  );
  return standZumTermin(offen.ctx, terminId);
}

function verlangeNachweis(secrets: Secrets, { id }: BuchungRow, nachweis: string): void {
  if (!timingSafeEqual(hashToken(nachweis), hashToken(nachweisVon(secrets, id))))
    throw new Refused('code-ungueltig');
}

async function bestaetige(ctx: TenantCtx, tx: Tx, buchung: BuchungRow, betrieb: BetriebRow): Promise<string> {
  if (buchung.nachfolger_termin_id !== null) return buchung.nachfolger_termin_id;
  switch (bestaetigungDer(buchung, ctx.now())) {
    case 'erledigt':
      return buchung.termin_id;
    case 'noetig':
      if (buchung.status !== 'angefragt') throw buchungRefused('abgesagt');
      await machFest(ctx, tx, buchung);
      return buchung.termin_id;
    case 'verfallen':
      await beendeVerfallene(ctx, tx, buchung);
      return bucheNeu(ctx, tx, buchung, betrieb);
  }
}

async function machFest(ctx: TenantCtx, tx: Tx, buchung: BuchungRow): Promise<void> {
  const { id, termin_id: terminId, kehrtour_id: kehrtourId } = buchung;
  await merkeBestaetigung(tx, id, 'mail', ctx.now());
  await halteZeitFest(tx, terminId);
  // With the press of this button the contract is concluded: its fortnight begins now.
  await merkeVertrag(tx, id, [], ctx.now());
  const status = buchung.nach_bestaetigung ?? 'bestaetigt';
  const was = 'adresse-bestaetigt';
  if (status === 'bestaetigt')
    await wechsleTermin(ctx, tx, terminDer(buchung), { aktion: 'bestaetigeAdresse', wer: ALS_KUNDE, was });
  // It waits for the company's yes as before.
  else {
    await record(ctx, tx, { gegenstand: 'termin', id: terminId, was, nach: { status } });
    await announce(tx, neuigkeit('termin', { id: terminId, kehrtour_id: kehrtourId }));
  }
  await maileBuchung(ctx, tx, terminId, { anlass: status === 'bestaetigt' ? 'gebucht' : 'angefragt' });
  await lassAufnehmen(ctx, tx, kehrtourId);
}
