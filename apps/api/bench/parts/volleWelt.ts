import { randomUUID } from 'node:crypto';

import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import type { Punkt } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { json, sql } from '../../src/platform/db/sql.ts';
import { type Buchungsbetrieb, neuerBuchungsbetrieb, WUNSCH } from '../../test/buchungFixture.ts';
import type { TestApi } from '../../test/testApi.ts';

export const PERSONEN = 10;
export const TAGE = 60;
export const TERMINE = 5000;
/** Houses of the street that visitors ask from. */
export const STRASSE_HAEUSER = 40;

/** All over the town of the map extract that the tests of maps use. */
export const ort = (index: number): Punkt => ({
  lat: 49.5 + (index % 71) * 0.0004,
  lon: 11.25 + (index % 67) * 0.0008,
});

/** Ten people who work from seven to six, and as many booked visits as fit: nine a day and person at most. */
export async function volleWelt(api: TestApi): Promise<Buchungsbetrieb> {
  const wo = await neuerBuchungsbetrieb(api, {
    personen: [],
    einstellungen: { maxJeTag: 40, reserveMinuten: 0, horizontTage: TAGE },
  });
  const personen = Array.from({ length: PERSONEN }, () => randomUUID());
  const termine = Array.from({ length: TERMINE }, (_, index) => {
    const tag = plusTage('2027-01-12', Math.floor(index / PERSONEN) % TAGE);
    const nummer = Math.floor(index / (PERSONEN * TAGE));
    const beginn = zeitpunktAus({ tag, uhrzeit: `${String(7 + nummer).padStart(2, '0')}:00` });
    return {
      id: randomUUID(),
      belegung: randomUUID(),
      haus: randomUUID(),
      person: personen[index % PERSONEN],
      von: beginn.toISOString(),
      bis: new Date(beginn.getTime() + 25 * 60_000).toISOString(),
      ...ort(index),
    };
  });
  await wo.ctx.transaction(
    async (tx) => {
      await tx.run(
        sql`insert into mitarbeiter (id, vorname, nachname, rolle, qualifikation) select id, 'Anna', 'Test', 'geselle', 'geselle' from jsonb_array_elements_text(${json(personen)}::jsonb) as p(id_text), lateral (select id_text::uuid as id) x`,
      );
      await tx.run(
        sql`insert into verfuegbarkeit (id, mitarbeiter_id, wochentag, minuten) select gen_random_uuid(), p::uuid, w, int4range(420, 1080) from jsonb_array_elements_text(${json(personen)}::jsonb) as p, generate_series(1, 7) as w`,
      );
      await tx.run(
        sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, lat, lon) select r.haus, 'Straße', r.id::text, '91207', 'Lauf', r.lat, r.lon from jsonb_to_recordset(${json(termine)}::jsonb) as r(id uuid, haus uuid, lat float8, lon float8)`,
      );
      await tx.run(
        sql`insert into termin (id, liegenschaft_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende) select r.id, r.haus, r.person, 'bestaetigt', 'buchung', r.von, r.bis, r.von, r.bis from jsonb_to_recordset(${json(termine)}::jsonb) as r(id uuid, haus uuid, person uuid, von timestamptz, bis timestamptz)`,
      );
      await tx.run(
        sql`insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id) select r.belegung, r.person, tstzrange(r.von, r.bis), 'buchung', r.id from jsonb_to_recordset(${json(termine)}::jsonb) as r(id uuid, belegung uuid, person uuid, von timestamptz, bis timestamptz)`,
      );
    },
    { statementTimeoutMs: 60_000 },
  );
  await api.deps.db.query('analyze');
  await legeStrasseAn(wo);
  return wo;
}

async function legeStrasseAn(wo: Buchungsbetrieb): Promise<void> {
  const haeuser = Array.from({ length: STRASSE_HAEUSER }, (_, index) => ({
    nummer: index + 1,
    ...ort(index * 37),
  }));
  await wo.ctx.transaction((tx) =>
    tx.run(
      sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, lat, lon) select gen_random_uuid(), ${WUNSCH.anschrift.strasse}, r.nummer::text, '91207', 'Lauf', r.lat, r.lon from jsonb_to_recordset(${json(haeuser)}::jsonb) as r(nummer int, lat float8, lon float8)`,
    ),
  );
}
