import { randomUUID } from 'node:crypto';

import { json, sql } from '../../src/platform/db/sql.ts';
import type { TestBetrieb } from '../../test/testApi.ts';

/** Streets of fifteen houses, scattered over a town of six kilometres. */
export async function strassenstadt(wo: TestBetrieb, anzahl: number): Promise<string[]> {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const strassen = Array.from({ length: Math.ceil(anzahl / 15) }, (_, index) => ({
    name: `Straße ${index + 1}`,
    lat: 49.48 + random() * 0.055,
    lon: 11.24 + random() * 0.085,
    richtung: random() * Math.PI,
  }));
  const rows = Array.from({ length: anzahl }, (_, index) => {
    const strasse = strassen[Math.floor(index / 15)];
    const schritt = (index % 15) * 0.0003;
    return {
      id: randomUUID(),
      aufgabe: randomUUID(),
      strasse: strasse?.name,
      hausnr: String((index % 15) + 1),
      laufnummer: index + 1,
      lat: (strasse?.lat ?? 0) + Math.sin(strasse?.richtung ?? 0) * schritt,
      lon: (strasse?.lon ?? 0) + Math.cos(strasse?.richtung ?? 0) * schritt,
      dauer: [12, 15, 20, 30, 40][Math.floor(random() * 5)],
    };
  });
  await wo.ctx.transaction(async (tx) => {
    await tx.run(
      sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, laufnummer, lat, lon) select r.id, r.strasse, r.hausnr, '91207', 'Lauf', r.laufnummer, r.lat, r.lon from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, strasse text, hausnr text, laufnummer numeric, lat float8, lon float8)`,
    );
    await tx.run(
      sql`insert into aufgabe (id, liegenschaft_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, schluessel) select r.aufgabe, r.id, 'kehrung_3x', 'Kehrung', '2027-01-01', '2027-02-28', r.dauer, 'k' from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, aufgabe uuid, dauer integer)`,
    );
  });
  return rows.map(({ id }) => id);
}
