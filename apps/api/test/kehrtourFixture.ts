import { randomUUID } from 'node:crypto';

import { kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { vorgangHolen } from '@kehrtour/contract/vorgang';

import { json, sql } from '../src/platform/db/sql.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';

/** Houses in two streets, each with one Kehrung due by the end of February; the last of forty nobody could locate. */
export async function neueHaeuser(wo: TestBetrieb, anzahl = 40): Promise<string[]> {
  const rows = Array.from({ length: anzahl }, (_, index) => ({
    id: randomUUID(),
    aufgabe: randomUUID(),
    kontakt: randomUUID(),
    verbindung: randomUUID(),
    strasse: index < 20 ? 'Hardtstraße' : 'Marktplatz',
    hausnr: String((index % 20) + 1),
    laufnummer: index + 1,
    lat: index === 39 ? null : 49.51 + (index % 20) * 0.0004,
    lon: index === 39 ? null : 11.27 + (index < 20 ? 0 : 0.012),
    nachname: `Bewohner${index + 1}`,
    email: index % 2 === 0 ? `haus${index + 1}@example.org` : '',
  }));
  await wo.ctx.transaction(async (tx) => {
    await tx.run(
      sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, laufnummer, lat, lon) select r.id, r.strasse, r.hausnr, '91207', 'Lauf', r.laufnummer, r.lat, r.lon from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, strasse text, hausnr text, laufnummer numeric, lat float8, lon float8)`,
    );
    await tx.run(
      sql`insert into kontakt (id, anrede, vorname, nachname, email, email_fuer_termine) select r.kontakt, 'frau', 'Eva', r.nachname, r.email, r.email <> '' from jsonb_to_recordset(${json(rows)}::jsonb) as r(kontakt uuid, nachname text, email text)`,
    );
    await tx.run(
      sql`insert into liegenschaft_kontakt (id, liegenschaft_id, kontakt_id, rolle) select r.verbindung, r.id, r.kontakt, 'eigentuemer' from jsonb_to_recordset(${json(rows)}::jsonb) as r(verbindung uuid, id uuid, kontakt uuid)`,
    );
    await tx.run(
      sql`insert into aufgabe (id, liegenschaft_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, schluessel) select r.aufgabe, r.id, 'kehrung_3x', 'Kehrung', '2027-01-01', '2027-02-28', 12, 'k' from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, aufgabe uuid)`,
    );
  });
  return rows.map(({ id }) => id);
}

/** A draft for two people on one day, with the decisions given on top. */
export async function neueKehrtour(
  api: TestApi,
  /** `als`: whose token decides; else it is the office. */
  wo: TestBetrieb & { readonly als?: string },
  ids: string[],
  vorgaben: Record<string, unknown> = {},
): Promise<string> {
  const token = wo.als ?? wo.token.buero;
  const { body } = await api.call(
    kehrtour.kehrtourAnlegen,
    { body: { liegenschaftIds: ids }, idempotencyKey: randomUUID() },
    token,
  );
  const fahrer = [wo.mitarbeiterId.inhaber, wo.mitarbeiterId.geselle];
  const changed = await api.call(
    kehrtour.kehrtourEntwerfen,
    {
      params: { id: body.id },
      body: {
        version: 1,
        vorgaben: {
          datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
          mitarbeiter: { ids: fahrer },
          ...vorgaben,
        },
      },
    },
    token,
  );
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
  return body.id;
}

/** Computes a proposal and waits for it. */
export async function plane(api: TestApi, wo: TestBetrieb, id: string): Promise<kehrtour.Kehrtour> {
  const { status, body } = await api.call(
    kehrtour.kehrtourPlanen,
    { params: { id }, body: {} },
    wo.token.buero,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  // On a busy machine the proposal takes its time.
  for (let tries = 0; ; tries += 1) {
    if (tries === 1200) throw new Error('the proposal did not come within a minute');
    const vorgang = await api.call(vorgangHolen, { params: { id: body.vorgangId } }, wo.token.buero);
    if (vorgang.body.status === 'fehler') throw new Error(JSON.stringify(vorgang.body.fehler));
    if (vorgang.body.status === 'fertig') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
}

/** Announces it, each house on the way that is proposed for it. */
export async function kuendigeRundeAn(
  api: TestApi,
  wo: TestBetrieb,
  { id, version }: Pick<kehrtour.Kehrtour, 'id' | 'version'>,
): Promise<void> {
  const { status, body } = await api.call(
    kehrtourAnkuendigen,
    { params: { id }, body: { version, kanaele: {} }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
}
