import type { Aufgabe } from '@kehrtour/contract/aufgabe';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { fristenampel } from '@kehrtour/domain/taetigkeit/aufgabe';
import type { Tag } from '@kehrtour/domain/tag';

import { verlangeSicht } from '../liegenschaft/zeigeLiegenschaft.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { type AufgabeRow, listAufgaben } from './aufgabe.store.ts';

/** What has to be done at a house, the most urgent first. */
export async function zeigeAufgaben(
  ctx: StaffCtx,
  liegenschaftId: string,
): Promise<{ eintraege: Aufgabe[] }> {
  const heute = ortszeitAus(ctx.now()).tag;
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, liegenschaftId);
    const rows = await listAufgaben(tx, liegenschaftId);
    return { eintraege: rows.map((row) => aufgabeAus(row, heute)) };
  });
}

export function aufgabeAus(row: AufgabeRow, heute: Tag): Aufgabe {
  return {
    id: row.id,
    liegenschaftId: row.liegenschaft_id,
    taetigkeitId: row.taetigkeit_id,
    bezeichnung: row.bezeichnung,
    art: row.art,
    nutzungseinheitId: row.nutzungseinheit_id,
    fristVon: row.frist_von,
    fristBis: row.frist_bis,
    dauerMinuten: row.dauer_minuten,
    anlageJahr: row.anlage_jahr,
    anlageId: row.anlage_id,
    status: row.status === 'offen' && row.kehrtour_id !== null ? 'eingeplant' : row.status,
    ampel: fristenampel(
      {
        status: row.status,
        fristBis: row.frist_bis,
        ...(row.frist_von === null ? {} : { fristVon: row.frist_von }),
      },
      heute,
    ),
    erledigtAm: row.erledigt_am,
    kehrtour:
      row.kehrtour_id !== null && row.kehrtour_name !== null
        ? { id: row.kehrtour_id, name: row.kehrtour_name }
        : null,
  };
}
