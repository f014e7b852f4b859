import { addressOf } from '@kehrtour/addresses/addresses';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { legeVerwaltungscodeAn, verwaltungstokenVon } from '../../zugang/verwaltungscode.ts';

/** A year and a month: the work comes once a year, and the next link is one press away. */
const GILT_TAGE = 395;

export const verwaltungslinkAus = (ctx: TenantCtx, codeId: string): string =>
  addressOf(ctx.deps.env.addresses, 'booking', '/liegenschaft', {
    code: verwaltungstokenVon(ctx.deps.secrets, codeId),
  });

/** A new link; whoever has an older one sees nothing any more. */
export async function erneuereVerwaltungslink(ctx: TenantCtx, tx: Tx, kontaktId: string): Promise<string> {
  const bis = zeitpunktAus({ tag: plusTage(ortszeitAus(ctx.now()).tag, GILT_TAGE), uhrzeit: '23:59' });
  return verwaltungslinkAus(ctx, await legeVerwaltungscodeAn(ctx, tx, kontaktId, bis));
}
