import { randomUUID } from 'node:crypto';

import { json, sql } from '../../src/platform/db/sql.ts';
import type { TestApi, TestBetrieb } from '../../test/testApi.ts';

/** As many streets, tasks and people as a large district has. */
export async function fuelleBestand(
  api: TestApi,
  wo: TestBetrieb,
  anzahl: number,
  arbeiten: readonly string[] = ['kehrung_3x', 'fss'],
): Promise<{ haeuser: string[]; aufgaben: string[] }> {
  const haeuser = Array.from({ length: anzahl }, (_, index) => ({
    id: randomUUID(),
    strasse: `${['Hardt', 'Markt', 'Müller', 'Pegnitz', 'Kirch'][index % 5]}${['straße', 'weg', 'gasse'][index % 3]} ${Math.floor(index / 45)}`,
    hausnr: String((index % 45) + 1),
    laufnummer: index + 1,
    lat: 49.5 + (index % 71) * 0.0007,
    lon: 11.2 + (index % 67) * 0.0009,
    kontakt: randomUUID(),
    nachname: `Bewohner${index}`,
  }));
  const aufgaben = haeuser.flatMap(({ id }, index) =>
    arbeiten.map((taetigkeit) => ({
      id: randomUUID(),
      haus: id,
      taetigkeit,
      von: '2027-01-01',
      bis: taetigkeit === 'fss' ? `2027-${String(1 + (index % 12)).padStart(2, '0')}-20` : '2027-02-28',
    })),
  );
  const schreibeBestand = (text: ReturnType<typeof sql>): Promise<number> =>
    wo.ctx.transaction((tx) => tx.run(text), { statementTimeoutMs: 60_000 });
  await schreibeBestand(
    sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, laufnummer, lat, lon) select r.id, r.strasse, r.hausnr, '91207', 'Lauf a.d.Pegnitz', r.laufnummer, r.lat, r.lon
      from jsonb_to_recordset(${json(haeuser)}::jsonb) as r(id uuid, strasse text, hausnr text, laufnummer numeric, lat float8, lon float8)`,
  );
  await schreibeBestand(
    sql`insert into kontakt (id, vorname, nachname, telefon) select r.kontakt, 'Monika', r.nachname, '09123 71981' from jsonb_to_recordset(${json(haeuser)}::jsonb) as r(kontakt uuid, nachname text)`,
  );
  await schreibeBestand(
    sql`insert into liegenschaft_kontakt (id, liegenschaft_id, kontakt_id, rolle) select gen_random_uuid(), r.id, r.kontakt, 'eigentuemer' from jsonb_to_recordset(${json(haeuser)}::jsonb) as r(id uuid, kontakt uuid)`,
  );
  await schreibeBestand(
    sql`insert into aufgabe (id, liegenschaft_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, schluessel) select r.id, r.haus, r.taetigkeit, 'Kehrung', r.von, r.bis, 15, r.id::text
      from jsonb_to_recordset(${json(aufgaben)}::jsonb) as r(id uuid, haus uuid, taetigkeit text, von date, bis date)`,
  );
  await api.deps.db.query('analyze');
  return { haeuser: haeuser.map(({ id }) => id), aufgaben: aufgaben.map(({ id }) => id) };
}
