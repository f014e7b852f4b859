import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Partner, partnerHolen } from '@kehrtour/contract/partnerbetrieb';

import type { AdminCtx } from '../platform/ctx.ts';
import {
  type AppRow,
  type BetriebsverbindungRow,
  listApps,
  listBetriebsverbindungen,
  listPartner,
  listSandboxen,
  type PartnerRow,
} from './partnerbetrieb.store.ts';

/** Vendors with their app ids and the companies that are connected; nothing in it belongs to a person. */
export async function zeigePartner(ctx: AdminCtx): Promise<AnswerOf<typeof partnerHolen>> {
  const [alle, apps] = await ctx.transaction(
    async (tx) => [await listPartner(tx), await listApps(tx)] as const,
  );
  const [verbindungen, sandboxen] = await ctx.deps.db.transaction(
    { role: 'kehrtour_betrieb' },
    async (tx) => [await listBetriebsverbindungen(tx), await listSandboxen(tx)] as const,
  );
  const sandboxVon = new Map(
    sandboxen.map((row) => [
      row.unternehmen_id,
      { zurueckgesetztAm: row.zurueckgesetzt_am?.toISOString() ?? null },
    ]),
  );
  return {
    partner: alle.map((row) => ({
      ...partnerAus(row, apps, verbindungen),
      sandbox: sandboxVon.get(row.id) ?? null,
    })),
  };
}

function partnerAus(
  { id, name, angelegt_am: angelegtAm }: PartnerRow,
  apps: readonly AppRow[],
  verbindungen: readonly BetriebsverbindungRow[],
): Omit<Partner, 'sandbox'> {
  return {
    id,
    name,
    angelegtAm: angelegtAm.toISOString(),
    apps: apps
      .filter(({ partner_id: partner }) => partner === id)
      .map((app) => ({
        id: app.id,
        umgebung: app.umgebung,
        kennzeichen: app.kennzeichen,
        angelegtAm: app.angelegt_am.toISOString(),
        endetAm: app.endet_am?.toISOString() ?? null,
      })),
    verbindungen: verbindungen
      .filter(({ partner_id: partner }) => partner === id)
      .map((row) => ({
        id: row.id,
        unternehmen: { id: row.unternehmen_id, name: row.name },
        umgebung: row.umgebung,
        angelegtAm: row.angelegt_am.toISOString(),
        zuletztAm: row.zuletzt_am.toISOString(),
        gesendetAm: row.gesendet_am?.toISOString() ?? null,
        fehlerhaft: row.fehlerhaft,
      })),
  };
}
