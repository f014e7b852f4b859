import type { Wunschstand } from '@kehrtour/contract/terminwunsch';

import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken, type Secrets } from '../../platform/settings/secrets.ts';
import { tokenVon } from '../../zugang/zugangscode.ts';
import { findBetrieb } from '../angebot/betrieb.store.ts';
import { oeffneBetrieb } from '../angebot/oeffneBetrieb.ts';
import { unternehmenAus } from '../angebot/unternehmenAus.ts';
import { begrenzeSeite } from '../grenze/grenzen.ts';
import { findWunsch, findWunschZumToken, type TerminwunschRow } from './terminwunsch.store.ts';

/** 144 bit that follow from the row's id and this installation's secret, so that nothing is stored to steal. */
export const wunschcode = (secrets: Secrets, id: string): string =>
  secrets.derive(`terminwunsch/${id}`, 18).toString('base64url');

/** The wish behind a link, also of a company that takes no bookings any more. @throws Refused 'nicht-gefunden' | 'code-ungueltig' */
export async function oeffneWunsch(
  ctx: GuestCtx,
  slug: string,
  code: string,
): Promise<{ ctx: TenantCtx; wunsch: TerminwunschRow }> {
  await begrenzeSeite(ctx);
  const gast = await oeffneBetrieb(ctx, slug);
  const wunsch = await gast.transaction((tx) => findWunschZumToken(tx, hashToken(code)));
  if (!wunsch) throw new Refused('code-ungueltig');
  return { ctx: gast, wunsch };
}

/** Shows a wish to whoever holds its code; reading changes nothing. */
export async function zeigeWunsch(ctx: GuestCtx, slug: string, code: string): Promise<Wunschstand> {
  const offen = await oeffneWunsch(ctx, slug, code);
  return zeigeWunschMitId(offen.ctx, offen.wunsch.id);
}

export async function zeigeWunschMitId(ctx: TenantCtx, id: string): Promise<Wunschstand> {
  const { wunsch, betrieb } = await ctx.transaction(async (tx) => ({
    wunsch: await findWunsch(tx, id),
    betrieb: await findBetrieb(tx),
  }));
  if (!wunsch || !betrieb) throw new Refused('code-ungueltig');
  return {
    referenz: wunsch.referenz,
    code: wunschcode(ctx.deps.secrets, wunsch.id),
    status: wunsch.status,
    stand: satzZumStand(wunsch),
    taetigkeit: wunsch.wunsch.kundentext,
    anschrift: wunsch.wunsch.anschrift,
    preisCent: wunsch.wunsch.preisCent,
    preisText: wunsch.wunsch.preisText,
    halbtage: wunsch.halbtage,
    ab: wunsch.ab,
    notiz: wunsch.notiz,
    buchungscode: wunsch.zugangscode_id === null ? null : tokenVon(ctx.deps.secrets, wunsch.zugangscode_id),
    unternehmen: unternehmenAus(betrieb),
  };
}

function satzZumStand({ status, grund }: TerminwunschRow): string {
  switch (status) {
    case 'offen':
      return 'Wir suchen eine Zeit und schreiben Ihnen eine E-Mail. Fest ist ein Termin erst, wenn Sie ihm zustimmen.';
    case 'beantwortet':
      return 'Wir haben Ihnen geantwortet. Unsere E-Mail führt Sie zu Ihrem Termin.';
    case 'abgelehnt':
      return grund || 'Wir können Ihnen dafür leider keine Zeit anbieten.';
    case 'zurueckgezogen':
      return 'Sie haben diesen Wunsch zurückgezogen. Von uns kommt dazu nichts mehr.';
  }
}
