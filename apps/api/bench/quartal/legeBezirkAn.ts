import { randomUUID } from 'node:crypto';

import { json, sql } from '../../src/platform/db/sql.ts';
import type { TestBetrieb } from '../../test/testApi.ts';

/** Villages of streets of fifteen houses over twelve kilometres; a street has one of three Fristen, one house in eight another. */
export async function legeBezirkAn(wo: TestBetrieb, anzahl: number): Promise<void> {
  let seed = 7;
  const random = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const orte = Array.from({ length: 8 }, (_, o) => ({
    name: `Ort ${o + 1}`,
    lat: 49.45 + random() * 0.11,
    lon: 11.2 + random() * 0.17,
  }));
  const fristen = [
    ['2027-01-01', '2027-02-28'],
    ['2027-02-01', '2027-03-31'],
    ['2027-03-15', '2027-04-30'],
  ];
  const strassen = Array.from({ length: Math.ceil(anzahl / 15) }, (_, s) => {
    const ort = orte[s % orte.length]!;
    return { ort, name: `Straße ${s + 1}`, lat: ort.lat + random() * 0.012, lon: ort.lon + random() * 0.018 };
  });
  const rows = Array.from({ length: anzahl }, (_, h) => {
    const strasse = strassen[Math.floor(h / 15)]!;
    const eigene = random() < 0.125 ? Math.floor(random() * 2.999) : Math.floor(h / 15) % 3;
    const [von, bis] = fristen[eigene]!;
    return {
      id: randomUUID(),
      aufgabe: randomUUID(),
      ort: strasse.ort.name,
      strasse: strasse.name,
      hausnr: String((h % 15) + 1),
      laufnummer: Math.floor(random() * 1e6) / 1000 + Math.floor(h / 15) * 1000,
      lat: strasse.lat + (h % 15) * 0.0002,
      lon: strasse.lon + (h % 15) * 0.0002,
      von,
      bis,
      dauer: [12, 15, 20, 30][Math.floor(random() * 4)],
    };
  });
  await wo.ctx.transaction(async (tx) => {
    await tx.run(
      sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, laufnummer, lat, lon) select r.id, r.strasse, r.hausnr, '91207', r.ort, r.laufnummer, r.lat, r.lon from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, strasse text, hausnr text, ort text, laufnummer numeric, lat float8, lon float8)`,
    );
    await tx.run(
      sql`insert into aufgabe (id, liegenschaft_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, schluessel) select r.aufgabe, r.id, 'kehrung_3x', 'Kehrung', r.von, r.bis, r.dauer, 'k' from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, aufgabe uuid, von date, bis date, dauer integer)`,
    );
  });
}
