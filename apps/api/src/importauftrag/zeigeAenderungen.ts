import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import type { importAenderungenHolen } from '@kehrtour/contract/importauftrag';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findImport } from './importauftrag.store.ts';
import { listSchritte } from './importzeile.store.ts';

const SEITE = 100;

/** What an import does or did, house by house; `cursor` is the number of the last one seen. */
export async function zeigeAenderungen(
  ctx: StaffCtx,
  id: string,
  { befund, cursor }: QueryOf<typeof importAenderungenHolen>,
): Promise<AnswerOf<typeof importAenderungenHolen>> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await findImport(tx, id))) throw new Refused('nicht-gefunden');
    const rows = await listSchritte(tx, id, befund, { nach: Number(cursor ?? -1), limit: SEITE + 1 });
    const eintraege = rows
      .slice(0, SEITE)
      .map(({ nummer, befund: art, titel, liegenschaft_id, aenderungen }) => ({
        nummer,
        befund: art,
        titel,
        liegenschaftId: liegenschaft_id,
        aenderungen: [...aenderungen],
      }));
    return { eintraege, weiter: rows.length > SEITE ? String(eintraege.at(-1)?.nummer ?? '') : null };
  });
}
