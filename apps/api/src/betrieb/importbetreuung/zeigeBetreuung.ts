import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { betreuungenHolen, importBetreuungHolen, ImportTat } from '@kehrtour/contract/importbetreuung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { gibtEsImport, listAlleTaten, listTaten, type TatRow } from './importbetreuung.store.ts';

const GEZEIGT = 100;

/** What the operator did at one import of one's own company, and what was opened of it. */
export async function zeigeBetreuung(
  ctx: StaffCtx,
  id: string,
): Promise<AnswerOf<typeof importBetreuungHolen>> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await gibtEsImport(tx, id))) throw new Refused('nicht-gefunden');
    return { eintraege: (await listTaten(tx, id, GEZEIGT)).map(alsTat) };
  });
}

/** The deeds at all imports; what was opened stands with the looks into the company. */
export async function zeigeBetreuungen(ctx: StaffCtx): Promise<AnswerOf<typeof betreuungenHolen>> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  const rows = await ctx.transaction((tx) => listAlleTaten(tx, GEZEIGT));
  return {
    eintraege: rows.map(({ import_id: importId, dateiname, ...row }) => ({
      ...alsTat(row),
      importId,
      dateiname,
    })),
  };
}

const alsTat = (row: TatRow): ImportTat => ({ ...row, am: row.am.toISOString() });
