import { BUCHUNGEN_JE_WELLE_MAX, type welleHolen } from '@kehrtour/contract/buchungswelle';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { erkenneWelle, vieleGehaltene } from '@kehrtour/domain/buchung/buchungswelle';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { countGehaltene } from '../reservierung/offenerAnteil.store.ts';
import { listSeit, countVerdaechtige } from './welle.store.ts';

const TAG_MS = 86_400_000;
const UEBLICH_TAGE = 28;

/** What came since yesterday and looks invented, against four weeks before. Whoever may not undo it sees none. */
export async function zeigeWelle(ctx: StaffCtx): Promise<AnswerOf<typeof welleHolen>> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) return { welle: null, gehalten: 0 };
  const vorTagen = (tage: number): Date => new Date(ctx.now().getTime() - tage * TAG_MS);
  return ctx.transaction(async (tx) => {
    const rows = await listSeit(tx, vorTagen(1), BUCHUNGEN_JE_WELLE_MAX);
    const vorher = await countVerdaechtige(tx, vorTagen(1 + UEBLICH_TAGE), vorTagen(1));
    const ueblichJeTag = vorher / UEBLICH_TAGE;
    const welle = erkenneWelle(
      rows.map(({ termin_id, netz, bestaetigt, haus_unbekannt }) => ({
        id: termin_id,
        netz,
        bestaetigt,
        hausUnbekannt: haus_unbekannt,
      })),
      ueblichJeTag,
    );
    const gehalten = vieleGehaltene(await countGehaltene(tx, ctx.now()));
    const offene = rows.filter(({ termin_id, offen }) => offen && welle?.ids.includes(termin_id));
    if (!welle || offene.length === 0) return { welle: null, gehalten };
    const { ids: _ids, ...gemeinsam } = welle;
    return {
      gehalten,
      welle: {
        ...gemeinsam,
        ueblichJeTag,
        buchungen: offene.map((row) => ({
          terminId: row.termin_id,
          referenz: row.referenz,
          name: row.name,
          email: row.email,
          anschrift: row.anschrift,
          angelegtAm: row.angelegt_am.toISOString(),
          beginn: row.beginn.toISOString(),
          bestaetigt: row.bestaetigt,
          hausUnbekannt: row.haus_unbekannt,
        })),
      },
    };
  });
}
