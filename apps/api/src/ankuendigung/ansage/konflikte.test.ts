import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { kehrtourHolen, type Kehrtour } from '@kehrtour/contract/kehrtour';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineBelegung, einSchliesstag } from '../../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { spaeter, spanne } from '../../../test/werte.ts';
import { liesZeile, loescheZeilen, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';

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
    const dort = { kehrtour_id: kehrtour.id, liegenschaft_id: haus };
    const zeit = await liesZeile(betrieb, 'halt', ['beginn', 'ende'], dort);
    await setzeZeilen(betrieb, 'halt', { kehrtour_id: andere.id }, { ...zeit });
    await setzeZeilen(betrieb, 'kehrtour', { id: andere.id }, { name: 'Altstadt' });
    expect(await warnungen()).toContainEqual(
      expect.stringMatching(
        /^Hardtstraße 1 steht auch in „Altstadt“: geselle Test kommt dort am Dienstag, 2\. Februar 2027 von \d\d:\d\d bis \d\d:\d\d Uhr\.$/,
      ),
    );
    await setzeZeilen(betrieb, 'kehrtour', { id: andere.id }, { status: 'entwurf' });
    expect((await warnungen()).join(' ')).not.toContain('Altstadt');
  });

  it('says how many stops no map knows: nobody has reckoned the way there', async () => {
    await setzeZeilen(betrieb, 'liegenschaft', { id: haeuser[0] ?? '' }, { lat: null, lon: null });
    expect(await warnungen()).toContainEqual(
      expect.stringMatching(
        /^1 Halt ist nicht auf der Karte gefunden: Für den Weg dorthin ist keine Zeit gerechnet/,
      ),
    );
    await setzeZeilen(betrieb, 'liegenschaft', { id: haeuser[0] ?? '' }, { lat: 49.51, lon: 11.27 });
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
    await setzeZeilen(betrieb, 'mitarbeiter', { id: geselle }, { arbeitszeit: woche([1, 3, 4, 5]) });
    expect((await warnungen()).join(' '), 'a free day from the start').not.toContain('Arbeitswoche');
    expect(await auf()).not.toContain(OHNE);
    await neueZeile(betrieb, 'verlauf', {
      gegenstand: 'mitarbeiter',
      gegenstand_id: geselle,
      was: 'geaendert',
      von: { arbeitszeit: woche([1, 2, 3, 4, 5]) },
      am: spaeter('1 year'),
      wer: 'system',
    });
    expect(await warnungen()).toContainEqual(
      expect.stringMatching(
        /^geselle Test arbeitet am Dienstag, 2\. Februar 2027 nach der neuen Arbeitswoche nicht zu den geplanten Stunden, und 4 Halte liegen in dieser Zeit\./,
      ),
    );
    expect(await auf()).toContain(OHNE);
    await einSchliesstag(betrieb, spanne('2027-02-02', '2027-02-03'), { name: 'Ausflug' });
    expect(await auf()).toContain('An diesem Tag ist ein Schließtag (Ausflug)');
    await loescheZeilen(betrieb, 'schliesstag');
    await setzeZeilen(betrieb, 'mitarbeiter', { id: geselle }, { arbeitszeit: woche([1, 2, 3, 4, 5]) });
    expect(await auf()).not.toContain(OHNE);
  });

  it('names who is away and how many stops lie in it, the Betriebsferien and the holiday (§ 9 ArbZG)', async () => {
    await eineBelegung(betrieb, betrieb.mitarbeiterId.geselle, {
      von: '2027-02-01T00:00:00+01:00',
      bis: '2027-02-06T00:00:00+01:00',
    });
    await einSchliesstag(betrieb, spanne('2027-02-01', '2027-02-06'), { name: 'Betriebsferien' });
    const gesagt = await warnungen();
    expect(gesagt[0]).toMatch(
      /^geselle Test ist am Dienstag, 2\. Februar 2027 abwesend gemeldet, und 4 Halte liegen in dieser Zeit\./,
    );
    expect(gesagt).toContain(
      'Dienstag, 2. Februar 2027 ist ein Schließtag (Betriebsferien): 4 Halte liegen an diesem Tag.',
    );
    await setzeZeilen(betrieb, 'halt', { kehrtour_id: kehrtour.id }, { tag: '2027-01-06' });
    expect(await warnungen()).toContain(
      'Mittwoch, 6. Januar 2027 ist Heilige Drei Könige: 4 Halte liegen an diesem Tag.',
    );
  });

  it('names who has left the company with the stops that still lie there', async () => {
    const { geselle } = betrieb.mitarbeiterId;
    await setzeZeilen(betrieb, 'mitarbeiter', { id: geselle }, { aktiv: false });
    expect((await warnungen())[0]).toMatch(
      /^geselle Test gehört nicht mehr zum Betrieb, und 4 Halte liegen noch dort\. .* Rechnen Sie sie neu\.$/,
    );
    await setzeZeilen(betrieb, 'mitarbeiter', { id: geselle }, { aktiv: true });
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
