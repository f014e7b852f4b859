import { formatEuro } from '@kehrtour/domain/format';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { countAlone, monthCents, type PricedWay } from '../../platform/post/monthCost.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import { ankuendigungRefused } from '../ankuendigung.grund.ts';
import type { Zettelrahmen } from '../baueZettel.ts';

type Rahmen = Pick<Zettelrahmen, 'absender'>;

const GRENZE = { brief: 'briefdienst', whatsapp: 'whatsapp' } as const;
const ZU_TEUER = { brief: 'briefe-zu-teuer', whatsapp: 'whatsapp-zu-teuer' } as const;

/** What one message this way costs. */
export const centJe = ({ deps }: TenantCtx, weg: PricedWay): number =>
  ({ brief: deps.env.briefCent, whatsapp: deps.env.whatsappCent })[weg];

/** What a message this way costs, and what may still be spent on it in this month. */
export async function monatsrahmen(
  ctx: TenantCtx,
  tx: Tx,
  { absender }: Rahmen,
  weg: PricedWay,
): Promise<{ cent: number; restCent: number }> {
  const grenze = einstellungenAus(absender.einstellungen)[GRENZE[weg]].hoechstensEuroImMonat * 100;
  const restCent = Math.max(0, grenze - (await monthCents(tx, weg, ctx.now())));
  return { cent: centJe(ctx, weg), restCent };
}

export type Monatskosten = { readonly weg: PricedWay; readonly anzahl: number };

/**
 * One press after the other, so that two at once do not both find room in the month.
 * @throws Refused 'ankuendigung.zu-teuer' where so many messages more cost more than the company wants to pay in a month
 */
export async function verlangeBezahlbare(
  ctx: TenantCtx,
  tx: Tx,
  rahmen: Rahmen,
  { weg, anzahl }: Monatskosten,
): Promise<void> {
  if (anzahl === 0) return;
  await countAlone(tx, weg, ctx.unternehmenId);
  const { cent, restCent } = await monatsrahmen(ctx, tx, rahmen, weg);
  const kosten = anzahl * cent;
  if (kosten > restCent) throw ankuendigungRefused(ZU_TEUER[weg], formatEuro(kosten), formatEuro(restCent));
}
