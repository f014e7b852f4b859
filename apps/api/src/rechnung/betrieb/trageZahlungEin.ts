import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Betriebsrechnung, zahlungEintragen } from '@kehrtour/contract/rechnungswesen';
import type { Eingangsart } from '@kehrtour/domain/rechnung/rechnung';
import type { Tag } from '@kehrtour/domain/tag';

import { actorName } from '../../platform/actor.ts';
import type { AdminCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findRechnung, lockBetrieb } from '../rechnung.store.ts';
import { offenVon } from '../zeigeRechnungen.ts';
import { insertEingang } from './buchhaltung.store.ts';
import { zeileJetzt } from './zeigeBetriebsrechnungen.ts';

const ZURUECK: readonly Eingangsart[] = ['ruecklastschrift', 'erstattung'];

/** @throws Refused 'nicht-gefunden' | 'rechnung.zu-viel-bezahlt' | 'rechnung.schon-aufgehoben' */
export async function trageZahlungEin(
  ctx: AdminCtx,
  params: { unternehmenId: string; id: string },
  { art, cent, am, verweis }: BodyOf<typeof zahlungEintragen>,
): Promise<Betriebsrechnung> {
  const betrieb = ctx.as(ctx.actor, params.unternehmenId);
  const gerichtet = ZURUECK.includes(art) ? -cent : cent;
  await betrieb.transaction((tx) =>
    verbucheZahlung(betrieb, tx, { rechnungId: params.id, art, cent: gerichtet, am, verweis }),
  );
  return zeileJetzt(ctx, params);
}

/** Writes a payment in the running transaction; the same entry of the bank counts once. */
export async function verbucheZahlung(
  ctx: TenantCtx,
  tx: Tx,
  neu: { rechnungId: string; art: Eingangsart; cent: number; am: Tag; verweis: string },
): Promise<void> {
  await lockBetrieb(tx);
  const rechnung = await findRechnung(tx, neu.rechnungId);
  if (!rechnung || rechnung.art === 'gegenrechnung') throw new Refused('nicht-gefunden');
  const zeile = { ...neu, id: randomUUID(), jetzt: ctx.now(), wer: actorName(ctx.actor) };
  if (!(await insertEingang(tx, zeile))) return;
  if (neu.cent > 0 && rechnung.aufgehoben) throw new Refused('rechnung.schon-aufgehoben');
  if (neu.cent > offenVon(rechnung) || neu.cent < -rechnung.bezahlt_cent)
    throw new Refused('rechnung.zu-viel-bezahlt');
  const { art, cent, verweis } = neu;
  await record(ctx, tx, {
    gegenstand: 'rechnung',
    id: neu.rechnungId,
    was: 'zahlung',
    nach: { art, cent, verweis },
  });
}
