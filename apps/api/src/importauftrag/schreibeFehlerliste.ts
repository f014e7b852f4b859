import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listKatalog } from '../taetigkeit/eigeneTaetigkeiten.ts';
import { frageDatei } from './frageDatei.ts';
import { holeDatei } from './holeDatei.ts';
import { findImport } from './importauftrag.store.ts';

/** Every message about the file as CSV, with the row behind it: mended there, it can be imported again. */
export async function schreibeFehlerliste(ctx: StaffCtx, id: string): Promise<{ name: string; csv: string }> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  const { row, katalog } = await ctx.transaction(async (tx) => ({
    row: await findImport(tx, id),
    katalog: await listKatalog(tx),
  }));
  if (!row) throw new Refused('nicht-gefunden');
  const datei = await holeDatei(ctx, row);
  const bestand = {
    katalog,
    gewaehlt: row.lesart.taetigkeiten ?? {},
    heute: ortszeitAus(ctx.now()).tag,
  };
  const csv = await frageDatei({ frage: 'fehlerliste', datei, bestand });
  return { name: `Meldungen zu ${row.dateiname.replace(/\.\w{1,5}$/, '')}.csv`, csv };
}
