import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { kehrtourHolen, type Kehrtour } from '@kehrtour/contract/kehrtour';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { json, sql } from '../../platform/db/sql.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let kehrtour: Kehrtour;
let haeuser: string[];

const dieser = () => ({
  datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
  mitarbeiter: { ids: [betrieb.mitarbeiterId.geselle] },
});
const warnungen = async (): Promise<string[]> => {
  const { status, body } = await api.call(
    ankuendigung.ankuendigungPruefen,
    { params: { id: kehrtour.id } },
    betrieb.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.warnungen;
};
const schreibe = (statement: ReturnType<typeof sql>) => betrieb.ctx.transaction((tx) => tx.run(statement));

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb, 4);
  kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser, dieser()));
});
afterAll(() => api.close());

describe('the page before announcing', () => {
  it('says nothing of days against which nothing speaks', async () => {
    expect((await warnungen()).join(' ')).not.toMatch(/abwesend|Schließtag|steht auch|auch in/);
  });

  it('names another round that wants the same person at the hour or somebody at the house, and no draft', async () => {
    const [haus = ''] = haeuser;
    const andere = await plane(api, betrieb, await neueKehrtour(api, betrieb, [haus], dieser()));
    await schreibe(
      sql`update halt h set beginn = x.beginn, ende = x.ende from halt x
        where h.kehrtour_id = ${andere.id} and x.kehrtour_id = ${kehrtour.id} and x.liegenschaft_id = h.liegenschaft_id`,
    );
    await schreibe(sql`update kehrtour set name = 'Altstadt' where id = ${andere.id}`);
    expect(await warnungen()).toContainEqual(
      expect.stringMatching(
        /^Hardtstraße 1 steht auch in „Altstadt“: geselle Test kommt dort am Dienstag, 2\. Februar 2027 von \d\d:\d\d bis \d\d:\d\d Uhr\.$/,
      ),
    );
    await schreibe(sql`update kehrtour set status = 'entwurf' where id = ${andere.id}`);
    expect((await warnungen()).join(' ')).not.toContain('Altstadt');
  });

  it('says how many stops no map knows: nobody has reckoned the way there', async () => {
    await schreibe(sql`update liegenschaft set lat = null, lon = null where id = ${haeuser[0] ?? ''}`);
    expect(await warnungen()).toContainEqual(
      expect.stringMatching(
        /^1 Halt ist nicht auf der Karte gefunden: Für den Weg dorthin ist keine Zeit gerechnet/,
      ),
    );
    await schreibe(sql`update liegenschaft set lat = 49.51, lon = 11.27 where id = ${haeuser[0] ?? ''}`);
    expect((await warnungen()).join(' ')).not.toContain('nicht auf der Karte');
  });

  it('names who has lost the hours of the plan since, on the board, too, and nobody who was sent on a free day from the start', async () => {
    const { geselle } = betrieb.mitarbeiterId;
    const woche = (wochentage: readonly number[]) =>
      wochentage.map((wochentag) => ({ wochentag, von: '07:00', bis: '16:30' }));
    const auf = async () =>
      (
        await api.call(kehrtourHolen, { params: { id: kehrtour.id } }, betrieb.token.buero)
      ).body.schichten.flatMap(({ verstoesse }) => verstoesse);
    const OHNE = 'Arbeitet nach der neuen Arbeitswoche nicht zu diesen Stunden (4 Halte)';
    await schreibe(
      sql`update mitarbeiter set arbeitszeit = ${json(woche([1, 3, 4, 5]))}::jsonb where id = ${geselle}`,
    );
    expect((await warnungen()).join(' '), 'a free day from the start').not.toContain('Arbeitswoche');
    expect(await auf()).not.toContain(OHNE);
    await schreibe(sql`insert into verlauf (gegenstand, gegenstand_id, was, von, am, wer)
      values ('mitarbeiter', ${geselle}, 'geaendert', ${json({ arbeitszeit: woche([1, 2, 3, 4, 5]) })}::jsonb,
        now() + interval '1 year', 'system')`);
    expect(await warnungen()).toContainEqual(
      expect.stringMatching(
        /^geselle Test arbeitet am Dienstag, 2\. Februar 2027 nach der neuen Arbeitswoche nicht zu den geplanten Stunden, und 4 Halte liegen in dieser Zeit\./,
      ),
    );
    expect(await auf()).toContain(OHNE);
    await schreibe(
      sql`insert into schliesstag (id, tage, name, offen) values (gen_random_uuid(), daterange('2027-02-02', '2027-02-03'), 'Ausflug', false)`,
    );
    expect(await auf()).toContain('An diesem Tag ist ein Schließtag (Ausflug)');
    await schreibe(sql`delete from schliesstag`);
    await schreibe(
      sql`update mitarbeiter set arbeitszeit = ${json(woche([1, 2, 3, 4, 5]))}::jsonb where id = ${geselle}`,
    );
    expect(await auf()).not.toContain(OHNE);
  });

  it('names who is away and how many stops lie in it, the Betriebsferien and the holiday (§ 9 ArbZG)', async () => {
    await schreibe(
      sql`insert into belegung (id, mitarbeiter_id, zeitraum, art) values (gen_random_uuid(), ${betrieb.mitarbeiterId.geselle},
        tstzrange('2027-02-01T00:00:00+01:00', '2027-02-06T00:00:00+01:00'), 'abwesenheit')`,
    );
    await schreibe(
      sql`insert into schliesstag (id, tage, name, offen) values (gen_random_uuid(), daterange('2027-02-01', '2027-02-06'), 'Betriebsferien', false)`,
    );
    const gesagt = await warnungen();
    expect(gesagt[0]).toMatch(
      /^geselle Test ist am Dienstag, 2\. Februar 2027 abwesend gemeldet, und 4 Halte liegen in dieser Zeit\./,
    );
    expect(gesagt).toContain(
      'Dienstag, 2. Februar 2027 ist ein Schließtag (Betriebsferien): 4 Halte liegen an diesem Tag.',
    );
    await schreibe(sql`update halt set tag = '2027-01-06' where kehrtour_id = ${kehrtour.id}`);
    expect(await warnungen()).toContain(
      'Mittwoch, 6. Januar 2027 ist Heilige Drei Könige: 4 Halte liegen an diesem Tag.',
    );
  });

  it('names who has left the company with the stops that still lie there', async () => {
    const { geselle } = betrieb.mitarbeiterId;
    await schreibe(sql`update mitarbeiter set aktiv = false where id = ${geselle}`);
    expect((await warnungen())[0]).toMatch(
      /^geselle Test gehört nicht mehr zum Betrieb, und 4 Halte liegen noch dort\. .* Rechnen Sie sie neu\.$/,
    );
    await schreibe(sql`update mitarbeiter set aktiv = true where id = ${geselle}`);
  });

  it('tells nothing of another company', async () => {
    const fremd = await api.neuerBetrieb();
    const { status } = await api.call(
      ankuendigung.ankuendigungPruefen,
      { params: { id: kehrtour.id } },
      fremd.token.inhaber,
    );
    expect(status).toBe(404);
  });
});
