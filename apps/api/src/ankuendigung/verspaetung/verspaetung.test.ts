import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { anrufVermerken } from '@kehrtour/contract/antwortbrett';
import { feldmeldungenSenden, widerspruecheHolen } from '@kehrtour/contract/feldmeldung';
import * as termin from '@kehrtour/contract/termin';
import { verspaetungAnsagen, verspaetungenHolen } from '@kehrtour/contract/verspaetung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { ganz, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';

const TAG = '2027-02-02';
const um = (uhr: string): string => `${TAG}T${uhr}:00+01:00`;
let api: TestApi;
let betrieb: TestBetrieb;
/** In the order of the day; all of one person, told from eight to ten. */
let termine: string[];
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  betrieb = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(betrieb, 4);
  const kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser));
  await api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.buero,
  );
  // By turns: one who was written to, one who got a slip.
  const kanaele = await liesZeilen(betrieb, 'ankuendigung', ['termin_id', 'kanal']);
  const per = (kanal: string) =>
    kanaele
      .filter((eine) => (eine.kanal === 'mail') === (kanal === 'mail'))
      .map(({ termin_id }) => termin_id);
  termine = per('mail').flatMap((id, stelle) => [id, per('slip')[stelle] ?? '']);
  for (const [stelle, id] of termine.entries()) {
    // The last two are near the end of their told time.
    const beginn = new Date(um(['08:00', '08:30', '09:45', '09:50'][stelle] ?? '08:00'));
    await setzeZeilen(
      betrieb,
      'termin',
      { id },
      {
        mitarbeiter_id: betrieb.mitarbeiterId.geselle,
        beginn,
        ende: new Date(beginn.getTime() + 600_000),
        fenster_von: new Date(um('08:00')),
        fenster_bis: new Date(um('10:00')),
      },
    );
  }
});
afterAll(() => api.close());

let folge = 0;
const meldeVerspaetung = async (minuten: number, gesehenAm: string) => {
  folge += 1;
  const { body } = await api.call(
    feldmeldungenSenden,
    {
      body: {
        meldungen: [
          {
            id: randomUUID(),
            terminId: termine[0] ?? '',
            art: 'verspaetung',
            text: String(minuten),
            gesehenAm,
            uhrVersatz: 0,
            folge,
            geraet: 'Handy',
          },
        ],
      },
    },
    betrieb.token.geselle,
  );
  return body.antworten[0];
};
const alles = async () => (await api.call(verspaetungenHolen, {}, betrieb.token.buero)).body;
const liste = async () => (await alles()).verspaetungen;
const ansagen = (token = betrieb.token.buero) =>
  api.call(verspaetungAnsagen, { params: { id: betrieb.mitarbeiterId.geselle } }, token);
/** What was reported is told by a job: it takes the time of the clock at which it runs. */
const erledigt = () =>
  expect
    .poll(async () => {
      const rows = await liesZeilen(ganz(api), 'pgboss.job', [], {
        name: 'feld.verspaetet',
        state: ['created', 'active', 'retry'],
      });
      return rows.length;
    })
    .toBe(0);
const mails = () => liesZeilen(betrieb, 'ausgang', ['betreff', 'text'], { vorlage: 'verspaetung' });

describe('a delay', () => {
  it('"late" exactly once: is told to those alone whose told time it breaks, by the way of their notice, and once in half an hour', async () => {
    expect(termine).toHaveLength(4);
    // So little breaks nothing: the office sees it, and nobody is told.
    api.clock.now = new Date(um('08:01'));
    await meldeVerspaetung(5, um('08:01'));
    await expect
      .poll(async () => (await alles()).ohneFolgen, { interval: 50 })
      .toMatchObject([{ mitarbeiterId: betrieb.mitarbeiterId.geselle, minuten: 5 }]);
    expect(await liste()).toEqual([]);

    api.clock.now = new Date(um('08:05'));
    expect(await meldeVerspaetung(20, um('08:05'))).toMatchObject({ ergebnis: 'uebernommen', hinweis: '' });
    await expect.poll(async () => (await liste()).length, { interval: 50 }).toBe(2);
    const gesagte = await liste();
    expect(gesagte.map(({ terminId }) => terminId).toSorted()).toEqual(termine.slice(2).toSorted());
    expect(gesagte.every(({ minuten }) => minuten === 20)).toBe(true);
    expect((await alles()).ohneFolgen).toEqual([]);
    // Whoever is rung is off the list of those to ring, and it stands who rang.
    const stumm = gesagte.find(({ kanal }) => kanal === null)?.terminId ?? '';
    const gerufen = await api.call(
      anrufVermerken,
      { params: { id: stumm }, body: { ergebnis: 'besprochen' }, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    expect(gerufen.status).toBe(200);
    expect((await liste()).find(({ terminId }) => terminId === stumm)?.anruf).toMatchObject({
      ergebnis: 'besprochen',
    });
    // Every second house has an address for mails; to the other one nobody can write.
    expect(gesagte.map(({ kanal }) => kanal).toSorted()).toEqual(['mail', null].toSorted());
    const [mail] = await mails();
    expect(mail?.betreff).toContain('Wir kommen später');
    expect(mail?.text).toMatch(/etwa 20 Minuten später dran .* etwa ab 10:(05|10) Uhr/);
    // What was promised stays promised, with the entry of the calendar.
    const { body } = await api.call(
      termin.terminHolen,
      { params: { id: termine[2] ?? '' } },
      betrieb.token.buero,
    );
    expect([body.fensterVon, body.status]).toEqual([new Date(um('08:00')).toISOString(), 'angekuendigt']);

    api.clock.now = new Date(um('08:20'));
    await meldeVerspaetung(30, um('08:20'));
    await erledigt();
    expect((await ansagen()).body).toEqual({ gesagt: 0, anzurufen: 0 });
    expect(await mails()).toHaveLength(1);
    api.clock.now = new Date(um('08:36'));
    expect((await ansagen(betrieb.token.geselle)).status).toBe(403);
    // By the marks the day is 26 minutes behind: the office tells it for somebody of whom it hears nothing.
    expect((await ansagen()).body).toEqual({ gesagt: 1, anzurufen: 1 });
    expect(await mails()).toHaveLength(2);
    // Nobody has to ring where nobody comes any more.
    await setzeZeilen(betrieb, 'termin', { id: stumm }, { status: 'abgesagt' });
    expect((await liste()).map(({ terminId }) => terminId)).not.toContain(stumm);
  });

  it('that waited on the phone until it says nothing any more is kept, told to nobody, and asks nothing of the office', async () => {
    api.clock.now = new Date(um('09:30'));
    const vorher = (await mails()).length;
    const antwort = await meldeVerspaetung(30, um('09:14'));
    expect(antwort).toMatchObject({ ergebnis: 'abgelehnt' });
    expect(antwort?.hinweis).toContain('wurde niemandem gesagt');
    expect(await mails()).toHaveLength(vorher);
    expect((await api.call(widerspruecheHolen, {}, betrieb.token.buero)).body.widersprueche).toEqual([]);
  });

  it('of another company is nobody else’s', async () => {
    const fremder = await api.neuerBetrieb();
    expect((await ansagen(fremder.token.inhaber)).body).toEqual({ gesagt: 0, anzurufen: 0 });
    expect((await api.call(verspaetungenHolen, {}, fremder.token.inhaber)).body.verspaetungen).toEqual([]);
    expect((await api.call(verspaetungenHolen, {}, betrieb.token.geselle)).status).toBe(403);
  });
});
