import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as warte } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { vorgangHolen } from '@kehrtour/contract/vorgang';

import { json, sql } from '../../src/platform/db/sql.ts';
import type { TestApi, TestBetrieb } from '../../test/testApi.ts';

const daten = (name: string): string =>
  fileURLToPath(new URL(`../../../../../shared/data/lauf/${name}`, import.meta.url));

/** Whether the real district lies beside the project. */
export const laufIstDa = (): boolean => existsSync(daten('lauf.osm.pbf'));

/** Gives a company the map of Lauf, as a browser uploads it. */
export async function bringeLaufkarte(api: TestApi, wo: TestBetrieb): Promise<void> {
  const form = new FormData();
  form.append('datei', new Blob([await readFile(daten('lauf.osm.pbf'))]), 'lauf.osm.pbf');
  const antwort = await fetch(`${await api.app.listen({ port: 0, host: '127.0.0.1' })}/ort/karte`, {
    method: 'POST',
    headers: { authorization: `Bearer ${wo.token.buero}` },
    body: form,
  });
  const { vorgangId } = (await antwort.json()) as { vorgangId: string };
  for (;;) {
    const { body } = await api.call(vorgangHolen, { params: { id: vorgangId } }, wo.token.buero);
    if (body.status === 'fertig') return;
    if (body.status === 'fehler') throw new Error(JSON.stringify(body.fehler));
    await warte(200);
  }
}

type Laufhaus = { strasse: string; hausnr: string; laufnummer: number; lat: number; lon: number };

/** Every third house of its list, each with one Kehrung of twelve minutes: a week of three people has room for three hundred. */
export async function laufHaeuser(wo: TestBetrieb, anzahl: number): Promise<string[]> {
  const alle = JSON.parse(await readFile(daten('lauf-koordinaten.json'), 'utf8')) as Laufhaus[];
  const rows = alle
    .filter((_, index) => index % 3 === 0)
    .slice(0, anzahl)
    .map((haus) => ({ ...haus, id: randomUUID(), aufgabe: randomUUID() }));
  await wo.ctx.transaction(async (tx) => {
    await tx.run(
      sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, laufnummer, lat, lon) select r.id, r.strasse, r.hausnr, '91207', 'Lauf', r.laufnummer, r.lat, r.lon from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, strasse text, hausnr text, laufnummer numeric, lat float8, lon float8)`,
    );
    await tx.run(
      sql`insert into aufgabe (id, liegenschaft_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, schluessel) select r.aufgabe, r.id, 'kehrung_3x', 'Kehrung', '2027-01-01', '2027-02-28', 12, 'k' from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, aufgabe uuid)`,
    );
  });
  return rows.map(({ id }) => id);
}
