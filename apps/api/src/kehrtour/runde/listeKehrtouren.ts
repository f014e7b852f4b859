import type { KehrtourKurz } from '@kehrtour/contract/kehrtour';
import { kehrtoursuche } from '@kehrtour/domain/kehrtour/kehrtoursuche';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { listKurz } from './zeigeKehrtour.store.ts';

const SEITE = 50;

/** A page of rounds, newest first; geselle and azubi see their own. */
export async function listeKehrtouren(
  ctx: StaffCtx,
  filter: { status?: string | undefined; suche?: string | undefined; cursor?: string | undefined },
): Promise<{ eintraege: KehrtourKurz[]; weiter: string | null }> {
  const nurVon = darf(ctx.actor.rolle, 'kehrtour.ansehen') ? undefined : ctx.actor.id;
  const vorNummer = Number(filter.cursor) || undefined;
  const rows = await ctx.transaction((tx) =>
    listKurz(tx, {
      status: filter.status,
      suche: filter.suche === undefined ? undefined : kehrtoursuche(filter.suche),
      vorNummer,
      nurVon,
      limit: SEITE + 1,
    }),
  );
  const eintraege = rows.slice(0, SEITE).map(({ geaendert_am, wird_gerechnet, ...row }) => ({
    ...row,
    wirdGerechnet: wird_gerechnet,
    geaendertAm: geaendert_am.toISOString(),
  }));
  return { eintraege, weiter: rows.length > SEITE ? String(eintraege.at(-1)?.nummer ?? '') : null };
}
