import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import type {
  Betriebsrechnung,
  betriebsrechnungenHolen,
  betriebsrechnungHolen,
} from '@kehrtour/contract/rechnungswesen';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { AdminCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { positionInWorten } from '../beleg/worte.ts';
import { legeRechnungAb } from '../legeRechnungAb.ts';
import { zeileAus } from '../zeigeRechnungen.ts';
import {
  type BetriebsrechnungRow,
  findBetriebsrechnung,
  listBeanstandungen,
  listBetriebsrechnungen,
  listMahnungen,
  listVerlauf,
  listZahlungen,
  sumOffen,
} from './rechnungswesen.store.ts';

const SEITE = 50;

/** Reads over all companies: numbers and names of companies, nothing of their customers. */
export const beimBetreiber = <T>(ctx: Pick<AdminCtx, 'deps'>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  ctx.deps.db.transaction({ role: 'kehrtour_betrieb', statementTimeoutMs: 30_000 }, work);

export async function zeigeBetriebsrechnungen(
  ctx: AdminCtx,
  { nach, ...filter }: QueryOf<typeof betriebsrechnungenHolen>,
): Promise<AnswerOf<typeof betriebsrechnungenHolen>> {
  const heute = ortszeitAus(ctx.now()).tag;
  const ab = Number(nach ?? 0);
  return beimBetreiber(ctx, async (tx) => {
    const rows = await listBetriebsrechnungen(tx, { ...filter, heute, ab, anzahl: SEITE + 1 });
    return {
      eintraege: rows.slice(0, SEITE).map((row) => betriebsrechnungAus(row, heute)),
      weiter: rows.length > SEITE ? String(ab + SEITE) : null,
      offenCent: await sumOffen(tx),
    };
  });
}

export const betriebsrechnungAus = (row: BetriebsrechnungRow, heute: string): Betriebsrechnung => ({
  ...zeileAus(row, heute),
  unternehmen: { id: row.unternehmen_id, name: row.name },
  empfaenger: row.inhalt.empfaenger.name,
});

type Params = { unternehmenId: string; id: string };

/** @throws Refused 'nicht-gefunden', for an invoice of another company, too */
export async function betriebsrechnungJetzt(
  ctx: AdminCtx,
  { unternehmenId, id }: Params,
): Promise<BetriebsrechnungRow> {
  const row = await beimBetreiber(ctx, (tx) => findBetriebsrechnung(tx, id));
  if (row?.unternehmen_id !== unternehmenId) throw new Refused('nicht-gefunden');
  return row;
}
export async function zeileJetzt(ctx: AdminCtx, params: Params): Promise<Betriebsrechnung> {
  return betriebsrechnungAus(await betriebsrechnungJetzt(ctx, params), ortszeitAus(ctx.now()).tag);
}

/** One invoice with all that happened to it. @throws Refused 'nicht-gefunden' */
export async function zeigeBetriebsrechnung(
  ctx: AdminCtx,
  params: Params,
): Promise<AnswerOf<typeof betriebsrechnungHolen>> {
  const row = await betriebsrechnungJetzt(ctx, params);
  const { positionen, nettoCent, ustCent } = row.inhalt;
  return ctx.as(ctx.actor, params.unternehmenId).transaction(async (tx) => ({
    rechnung: betriebsrechnungAus(row, ortszeitAus(ctx.now()).tag),
    nettoCent,
    ustCent,
    positionen: positionen.map((position) => ({
      text: positionInWorten(position),
      nettoCent: position.nettoCent,
    })),
    zahlungen: await listZahlungen(tx, params.id),
    mahnungen: await listMahnungen(tx, params.id),
    beanstandungen: (await listBeanstandungen(tx, params.id)).map((eine) => ({
      ...eine,
      am: eine.am.toISOString(),
    })),
    verlauf: (await listVerlauf(tx, params.id)).map((eines) => ({ ...eines, am: eines.am.toISOString() })),
  }));
}

/** @throws Refused 'nicht-gefunden' */
export async function holeBetriebsrechnungPdf(
  ctx: AdminCtx,
  params: Params,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { nummer } = await betriebsrechnungJetzt(ctx, params);
  return {
    name: `${nummer}.pdf`,
    bytes: await legeRechnungAb(ctx.as(ctx.actor, params.unternehmenId), params.id),
  };
}
