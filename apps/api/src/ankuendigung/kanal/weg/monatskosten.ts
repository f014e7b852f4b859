import { formatEuro } from '@kehrtour/domain/format';
import { MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import type { Monatskanal } from '@kehrtour/domain/versand/kanal';

import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { countAlone, monthCents, type PricedWay } from '../../../platform/post/monthCost.ts';
import { einstellungenAus } from '../../../unternehmen/einstellungen.ts';
import { ankuendigungRefused } from '../../empfang/ankuendigung.grund.ts';
import type { Zettelrahmen } from '../../papier/baueZettel.ts';

type Rahmen = Pick<Zettelrahmen, 'absender'>;

/** As the outbox calls it. */
const wegAus = (kanal: Monatskanal): PricedWay => (kanal === 'briefdienst' ? 'brief' : kanal);

/** What one message this way costs. */
export const centJe = ({ deps: { env } }: TenantCtx, kanal: Monatskanal): number =>
  kanal === 'briefdienst' ? env.briefCent : env.messenger[kanal].cent;

/** What a message this way costs, and what may still be spent on it in this month. */
export async function monatsrahmen(
  ctx: TenantCtx,
  tx: Tx,
  { absender }: Rahmen,
  kanal: Monatskanal,
): Promise<{ cent: number; restCent: number }> {
  const grenze = einstellungenAus(absender.einstellungen)[kanal].hoechstensEuroImMonat * 100;
  const restCent = Math.max(0, grenze - (await monthCents(tx, wegAus(kanal), ctx.now())));
  return { cent: centJe(ctx, kanal), restCent };
}

/** The same; nobody else counts until the transaction ends, so that two at once do not both find room in the month. */
export async function monatsrahmenAllein(
  ctx: TenantCtx,
  tx: Tx,
  rahmen: Rahmen,
  kanal: Monatskanal,
): Promise<{ cent: number; restCent: number }> {
  await countAlone(tx, wegAus(kanal), ctx.unternehmenId);
  return monatsrahmen(ctx, tx, rahmen, kanal);
}

export type Monatskosten = { readonly kanal: Monatskanal; readonly anzahl: number };

/** @throws Refused 'ankuendigung.zu-teuer' where so many messages more cost more than the company wants to pay in a month */
export async function verlangeBezahlbare(
  ctx: TenantCtx,
  tx: Tx,
  rahmen: Rahmen,
  { kanal, anzahl }: Monatskosten,
): Promise<void> {
  if (anzahl === 0) return;
  const { cent, restCent } = await monatsrahmenAllein(ctx, tx, rahmen, kanal);
  const kosten = anzahl * cent;
  if (kosten <= restCent) return;
  const summen = [formatEuro(kosten), formatEuro(restCent)] as const;
  throw kanal === 'briefdienst'
    ? ankuendigungRefused('briefe-zu-teuer', ...summen)
    : ankuendigungRefused('messenger-zu-teuer', ...summen, MESSENGER_WORTE[kanal]);
}
