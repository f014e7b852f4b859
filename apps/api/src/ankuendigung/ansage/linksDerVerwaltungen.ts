import type { Kanal } from '@kehrtour/domain/versand/kanal';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { findVerwaltungscode, istGesperrt, lockKontakt } from '../../zugang/verwaltungscode.ts';
import type { Empfang } from '../empfang/empfang.ts';
import { kanalweg } from '../kanal/kanaele.ts';
import { erneuereVerwaltungslink, verwaltungslinkAus } from './verwaltungslink.ts';

/**
 * The page of each Hausverwaltung that is written to by mail, by its contact: the link it has, or its first one. What the
 * office has shut stays shut.
 */
export async function linksDerVerwaltungen(
  ctx: TenantCtx,
  tx: Tx,
  ansagen: readonly { readonly empfang: Empfang; readonly kanal: Kanal }[],
): Promise<ReadonlyMap<string, string>> {
  const verwalter = ansagen.flatMap(({ empfang: { kontakt }, kanal }) =>
    kontakt?.rolle === 'verwalter' && kanalweg(kanal)?.sende ? [kontakt.id] : [],
  );
  const links = new Map<string, string>();
  // In one order, so that two rounds that are announced at once do not wait for each other.
  for (const id of [...new Set(verwalter)].toSorted()) {
    await lockKontakt(tx, id);
    const code = await findVerwaltungscode(tx, id);
    if (code && istGesperrt(code)) continue;
    const gilt = code !== undefined && code.gueltig_bis > ctx.now();
    links.set(id, gilt ? verwaltungslinkAus(ctx, code.id) : await erneuereVerwaltungslink(ctx, tx, id));
  }
  return links;
}
