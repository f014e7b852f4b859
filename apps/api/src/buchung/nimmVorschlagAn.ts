import { randomUUID } from 'node:crypto';

import type { buchungAnnehmen, Buchungsstand } from '@kehrtour/contract/buchung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { ALS_KUNDE } from '@kehrtour/domain/termin/terminwechsel';

import { once } from '../platform/access/idempotency.ts';
import type { Ctx, GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { insertMeldung } from '../termin/rueckmeldungen.ts';
import { wechsleTermin } from '../termin/wechsleTermin.ts';
import { terminDer } from './beendeBuchung.ts';
import { verlangeZustimmung } from './bestellung.ts';
import { buchungRefused } from './buchung.grund.ts';
import { type BuchungRow, merkeVertrag } from './buchung.store.ts';
import { lassAufnehmen } from './buchungsnews.ts';
import { begrenzeSchreiben } from './grenze/grenzen.ts';
import { maileBuchung } from './maileBuchung.ts';
import { sperreBuchung } from './sperreBuchung.ts';
import { offeneEinwilligungen } from './vertrag.ts';
import { oeffneBuchung, standZumTermin } from './zeigeBuchung.ts';

/**
 * Says yes to the time that the office proposed; twice is one yes and one mail.
 * Where that concludes a paid contract, its texts are agreed to with it.
 * @throws Refused 'termin.uebergang-nicht-moeglich' when it is over, or another time than the one that was seen ·
 *   'buchung.einwilligung-fehlt'
 */
export async function nimmVorschlagAn(
  ctx: GuestCtx,
  key: string,
  { code, gesehen, ...zustimmung }: BodyOf<typeof buchungAnnehmen>,
): Promise<Buchungsstand> {
  await begrenzeSchreiben(ctx);
  const offen = await oeffneBuchung(ctx, code);
  await once(offen.ctx, key, ['annehmen', offen.terminId, gesehen], (joined) =>
    joined.transaction(async (tx) => {
      const { buchung, betrieb } = await sperreBuchung(tx, offen.terminId);
      verlangeGesehene(buchung, gesehen, ctx.now());
      if (buchung.status === 'bestaetigt') return {};
      const fehlt = offeneEinwilligungen(buchung, betrieb, ctx.now());
      verlangeZustimmung(fehlt, zustimmung, fehlt.length > 0);
      if (fehlt.length > 0) await schliesseVertrag(joined, tx, buchung, zustimmung.einwilligungen ?? []);
      await haltZusageFest(joined, tx, buchung);
      return {};
    }),
  );
  return standZumTermin(offen.ctx, offen.terminId);
}

function verlangeGesehene(
  buchung: BuchungRow,
  gesehen: BodyOf<typeof buchungAnnehmen>['gesehen'],
  jetzt: Date,
): void {
  if (buchung.fenster_bis <= jetzt) throw buchungRefused('zeit-vorbei');
  const { tag, uhrzeit } = ortszeitAus(buchung.fenster_von);
  if (tag !== gesehen.tag || uhrzeit !== gesehen.von) throw buchungRefused('andere-zeit-gilt');
}

async function schliesseVertrag(
  ctx: Ctx,
  tx: Tx,
  { id }: BuchungRow,
  einwilligungen: readonly { art: string; fassung: string }[],
): Promise<void> {
  const am = ctx.now();
  await merkeVertrag(
    tx,
    id,
    einwilligungen.map(({ art, fassung }) => ({ art, fassung, am: am.toISOString() })),
    am,
  );
}

async function haltZusageFest(ctx: TenantCtx, tx: Tx, buchung: BuchungRow): Promise<void> {
  const { termin_id: id, kehrtour_id: kehrtourId } = buchung;
  await wechsleTermin(ctx, tx, terminDer(buchung), {
    aktion: 'bestaetige',
    wer: ALS_KUNDE,
    was: 'vorschlag-angenommen',
    neuigkeit: 'rueckmeldung',
  });
  await insertMeldung(tx, {
    id: randomUUID(),
    terminId: id,
    art: 'daheim',
    text: 'Vorschlag angenommen',
    am: ctx.now(),
  });
  await maileBuchung(ctx, tx, id, { anlass: 'zugestimmt' });
  await lassAufnehmen(ctx, tx, kehrtourId);
}
