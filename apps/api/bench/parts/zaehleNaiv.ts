import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import type { Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';
import type { Zeitgrundlage } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { sql } from '../../src/platform/db/sql.ts';
import type { Buchungsbetrieb } from '../../test/buchungFixture.ts';
import { TAGE } from './volleWelt.ts';

/** What one writes first: for every person and day ask the database, then try every start against every appointment. */
export async function zaehleNaiv(
  wo: Buchungsbetrieb,
  grundlage: Zeitgrundlage,
  wunsch: Zeitwunsch,
): Promise<number> {
  const personen = await wo.ctx.transaction((tx) =>
    tx.rows<{ id: string }>(sql`select distinct mitarbeiter_id as id from verfuegbarkeit`),
  );
  let gefunden = 0;
  for (let tag = '2027-01-13'; tag <= plusTage('2027-01-11', TAGE); tag = plusTage(tag, 1))
    for (const { id } of personen) {
      const anfang = zeitpunktAus({ tag, uhrzeit: '07:00' });
      const ende = zeitpunktAus({ tag, uhrzeit: '18:00' });
      const belegt = await wo.ctx.transaction((tx) =>
        tx.rows<{ von: Date; bis: Date; lat: number; lon: number }>(
          sql`select lower(b.zeitraum) as von, upper(b.zeitraum) as bis, l.lat, l.lon from belegung b join termin t on t.id = b.bezug_id join liegenschaft l on l.id = t.liegenschaft_id where b.mitarbeiter_id = ${id} and b.zeitraum && tstzrange(${anfang.toISOString()}::timestamptz, ${ende.toISOString()}::timestamptz)`,
        ),
      );
      for (
        let beginn = anfang.getTime();
        beginn + wunsch.dauerMinuten * 60_000 <= ende.getTime();
        beginn += 1_800_000
      ) {
        const bis = beginn + (wunsch.dauerMinuten + 10) * 60_000;
        const frei = belegt.every((block) => {
          const weg = (wunsch.ort ? grundlage.fahrtMinuten(wunsch.ort, block) : 15) * 60_000;
          return bis <= block.von.getTime() - weg || beginn >= block.bis.getTime() + weg;
        });
        if (frei) gefunden += 1;
      }
    }
  return gefunden;
}
