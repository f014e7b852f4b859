import { randomUUID } from 'node:crypto';

import * as konto from '@kehrtour/contract/konto';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { adresslink } from '../../test/adresslink.ts';
import { einHaus, einTermin } from '../../test/bauten.ts';
import { gibPasswort } from '../../test/gibPasswort.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';

const PASSWORT = 'drei Leitern am Dach';
let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
  await gibPasswort(api, eigener, PASSWORT);
});
afterAll(() => api.close());

const neu = (email: string) => ({
  vorname: 'Jonas',
  nachname: 'Brandl',
  telefon: '0170 1234567',
  email,
  rolle: 'geselle' as const,
  qualifikation: 'geselle' as const,
  anrede: '' as const,
  faehrt: true,
  arbeitszeit: [
    { wochentag: 1, von: '07:00', bis: '16:00' },
    { wochentag: 5, von: '07:00', bis: '12:30' },
  ],
  pause: { fruehestens: '11:30', spaetestens: '13:00', minuten: 30 },
  startort: { name: 'Betriebshof', koordinaten: { lat: 49.51, lon: 11.28 } },
});
const fuegeHinzu = (body: object, token = eigener.token.inhaber, idempotencyKey: string = randomUUID()) =>
  api.call(
    mitarbeiter.mitarbeiterAnlegen,
    { body: { ...neu(''), einladen: false, ...body }, idempotencyKey },
    token,
  );
const hole = async (id: string, betrieb = eigener): Promise<Mitarbeiter> =>
  (await api.call(mitarbeiter.mitarbeiterEinzeln, { params: { id } }, betrieb.token.inhaber)).body;
/** As whoever shows her password; whether it is asked for is tried in `heikleTaten.test.ts`. */
const aendere = async (id: string, teil: object, token = eigener.token.inhaber) => {
  const { id: _id, farbe: _farbe, zugang: _zugang, ...jetzt } = await hole(id);
  return api.call(
    mitarbeiter.mitarbeiterAendern,
    { params: { id }, body: { ...jetzt, nachweis: { passwort: PASSWORT }, ...teil } },
    token,
  );
};
const mails = async (
  betrieb = eigener,
): Promise<{ an: { adresse: string }; betreff: string; text: string }[]> =>
  (await liesZeilen(betrieb, 'ausgang', ['nachricht'], geordnet(['angelegt_am', 'id']))).map(
    (row) => row.nachricht,
  );

const adresse = (rolle: string, betrieb: TestBetrieb): string =>
  `${rolle}@${betrieb.unternehmenId.slice(0, 8)}.example`;
const lade = (id: string) =>
  api.call(
    mitarbeiter.mitarbeiterEinladen,
    { params: { id }, idempotencyKey: randomUUID() },
    eigener.token.inhaber,
  );

describe('a new colleague', () => {
  it('of somebody who still learns is never a driver’s: the refusal names the field and the law (§ 2 Abs. 1 Satz 3 SchfHwG)', async () => {
    const lernt = { vorname: 'Lena', qualifikation: 'azubi', rolle: 'azubi', email: '' };
    const { status, body } = await fuegeHinzu(lernt);
    expect(status).toBe(400);
    expect((body as { felder?: unknown }).felder).toEqual([
      { feld: 'faehrt', text: expect.stringContaining('§ 2 Abs. 1 Satz 3 SchfHwG') },
    ]);
    const sie = await fuegeHinzu({ ...lernt, faehrt: false });
    expect(sie.status).toBe(200);
    expect((await aendere(sie.body.id, { faehrt: true })).status).toBe(400);
  });
  it('works with week, break and place of departure, and needs no login', async () => {
    const { status, body } = await fuegeHinzu({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...neu(''), aktiv: true, zugang: 'keiner' });
    expect(await mails()).toEqual([]);
  });
  it('chooses her password by the invitation and logs in', async () => {
    const { body: person } = await fuegeHinzu({ email: 'jonas@example.org', einladen: true });
    expect(person.zugang).toBe('eingeladen');
    const mail = (await mails()).find(({ an }) => an.adresse === 'jonas@example.org');
    const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const passwort = 'vier Besen und ein Zylinder';
    expect((await api.call(konto.passwortSetzen, { body: { code, passwort } })).status).toBe(200);
    expect(
      (await api.call(konto.mitarbeiterAnmelden, { body: { email: 'jonas@example.org', passwort } })).status,
    ).toBe(200);
    expect((await hole(person.id)).zugang).toBe('aktiv');
  });
  it('finds an invitation of eight days ago closed, is told so, and gets another one', async () => {
    const { body: person } = await fuegeHinzu({ email: 'spaet@example.org', einladen: true });
    const codes = async () =>
      (await mails()).flatMap(({ an, text }) =>
        an.adresse === 'spaet@example.org' ? [/code=([\w-]+)/.exec(text)?.[1] ?? ''] : [],
      );
    const jetzt = api.clock.now;
    api.clock.now = new Date(jetzt.getTime() + 8 * 86_400_000);
    const [alt = ''] = await codes();
    const passwort = 'vier Besen und ein Zylinder';
    expect((await api.call(konto.passwortSetzen, { body: { code: alt, passwort } })).body).toMatchObject({
      type: 'code-ungueltig',
      title: 'Dieser Code ist nicht mehr gültig',
      detail: expect.stringContaining('Abgelaufene Links können Sie neu anfordern'),
    });
    api.clock.now = jetzt;
    const params = { id: person.id };
    await api.call(
      mitarbeiter.mitarbeiterEinladen,
      { params, idempotencyKey: randomUUID() },
      eigener.token.inhaber,
    );
    const neu = (await codes()).find((code) => code !== alt) ?? '';
    expect((await api.call(konto.passwortSetzen, { body: { code: neu, passwort } })).status).toBe(200);
  });
  it('is added once however often the form is sent', async () => {
    const key = randomUUID();
    const [erst, dann] = [
      await fuegeHinzu({ nachname: 'Doppelt' }, undefined, key),
      await fuegeHinzu({ nachname: 'Doppelt' }, undefined, key),
    ];
    expect(dann.body.id).toBe(erst.body.id);
  });
  it('is added by the Inhaberin alone', async () => {
    for (const rolle of ['buero', 'geselle', 'azubi'] as const)
      expect((await fuegeHinzu({}, eigener.token[rolle])).status).toBe(403);
  });
  it('cannot be invited without an address, nor with one that somebody here has', async () => {
    const ohne = await fuegeHinzu({ einladen: true });
    expect(ohne.status).toBe(400);
    expect(ohne.body.felder?.[0]?.feld).toBe('email');
    const hier = await fuegeHinzu({ email: adresse('geselle', eigener), einladen: true });
    expect([hier.status, hier.body.type]).toEqual([409, 'email-vergeben']);
  });
  it('is answered alike whether or not her address logs in to another company: only its owner reads it', async () => {
    const vergeben = adresse('inhaber', fremder);
    const antworten = [];
    for (const email of ['nirgends@example.org', vergeben]) {
      const angelegt = await fuegeHinzu({ email, einladen: true });
      const nochmal = await lade(angelegt.body.id);
      const anders = await aendere(angelegt.body.id, { telefon: '0911 1' });
      antworten.push(
        [angelegt, nochmal, anders].map(({ status, body: { id: _id, email: _email, ...rest } }) => [
          status,
          rest,
        ]),
      );
    }
    // The colours of people differ from one to the next.
    const ohneFarbe = (wert: unknown) => JSON.parse(JSON.stringify(wert).replaceAll(/"farbe":\d+,?/g, ''));
    expect(ohneFarbe(antworten[1])).toEqual(ohneFarbe(antworten[0]));
    const post = (await mails()).filter(({ an }) => an.adresse === vergeben);
    expect(post.length).toBeGreaterThan(0);
    for (const { text } of post) {
      expect(text).toContain('schon in einem anderen Betrieb');
      expect(text).not.toContain('code=');
    }
  });
  it('gets her invitation once another address is written down', async () => {
    const { body: person } = await fuegeHinzu({ email: adresse('buero', fremder), einladen: true });
    await aendere(person.id, { email: adresse('azubi', fremder) });
    expect((await lade(person.id)).body.zugang).toBe('eingeladen');
    await aendere(person.id, { email: 'doch@example.org' });
    expect((await lade(person.id)).status).toBe(200);
    const mail = (await mails()).find(({ an }) => an.adresse === 'doch@example.org');
    const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const passwort = 'vier Besen und ein Zylinder';
    expect((await api.call(konto.passwortSetzen, { body: { code, passwort } })).status).toBe(200);
    const login = await api.call(konto.mitarbeiterAnmelden, {
      body: { email: 'doch@example.org', passwort },
    });
    expect(login.status).toBe(200);
  });
  it('has no day twice in the week, and none that ends before it begins', async () => {
    const doppelt = [1, 1].map((wochentag) => ({ wochentag, von: '07:00', bis: '16:00' }));
    expect((await fuegeHinzu({ arbeitszeit: doppelt })).body.felder?.[0]?.feld).toBe('arbeitszeit');
    const rueckwaerts = [{ wochentag: 1, von: '16:00', bis: '07:00' }];
    expect((await fuegeHinzu({ arbeitszeit: rueckwaerts })).body.felder?.[0]?.feld).toBe('arbeitszeit.0.bis');
  });
});

describe('the staff', () => {
  it('is seen by every role, and never that of another company', async () => {
    const { body } = await api.call(mitarbeiter.mitarbeiterListe, {}, fremder.token.azubi);
    expect(body.eintraege.map(({ id }) => id).toSorted()).toEqual(
      Object.values(fremder.mitarbeiterId).toSorted(),
    );
    const fremd = { params: { id: eigener.mitarbeiterId.geselle } };
    expect((await api.call(mitarbeiter.mitarbeiterEinzeln, fremd, fremder.token.inhaber)).status).toBe(404);
    expect(
      (
        await api.call(
          mitarbeiter.mitarbeiterEinladen,
          { ...fremd, idempotencyKey: randomUUID() },
          fremder.token.inhaber,
        )
      ).status,
    ).toBe(404);
    expect(
      (await aendere(eigener.mitarbeiterId.geselle, { nachname: 'Gekapert' }, fremder.token.inhaber)).status,
    ).toBe(404);
  });
  it('is changed by the Inhaberin alone', async () => {
    for (const rolle of ['buero', 'geselle', 'azubi'] as const)
      expect(
        (await aendere(eigener.mitarbeiterId.azubi, { nachname: 'X' }, eigener.token[rolle])).status,
      ).toBe(403);
    const { body } = await aendere(eigener.mitarbeiterId.azubi, {
      rolle: 'geselle',
      qualifikation: 'meister',
    });
    expect(body).toMatchObject({ rolle: 'geselle', qualifikation: 'meister' });
    await aendere(eigener.mitarbeiterId.azubi, { rolle: 'azubi' });
  });
  it('refuses what was typed over an older state', async () => {
    const { version } = await hole(eigener.mitarbeiterId.geselle);
    await aendere(eigener.mitarbeiterId.geselle, { telefon: '1' });
    const answer = await aendere(eigener.mitarbeiterId.geselle, { telefon: '2', version });
    expect(answer.status).toBe(409);
    expect(answer.body.angaben).toMatchObject({ stand: { telefon: '1' } });
  });
  it('has the colour that was chosen, and keeps it where nobody says one', async () => {
    const id = eigener.mitarbeiterId.azubi;
    expect((await aendere(id, { farbe: 5 })).body.farbe).toBe(5);
    expect((await aendere(id, { telefon: '09123 7' })).body.farbe).toBe(5);
    expect((await aendere(id, { farbe: 9 })).body).toMatchObject({
      type: 'eingabe-ungueltig',
      felder: [{ feld: 'farbe', text: 'ist keine Farbe' }],
    });
  });
  it('keeps its last Inhaberin, in her role and active', async () => {
    const id = eigener.mitarbeiterId.inhaber;
    expect((await aendere(id, { rolle: 'buero' })).body.type).toBe('letzter-inhaber');
    expect((await aendere(id, { aktiv: false })).body.type).toBe('letzter-inhaber');
  });
  it('lets an Inhaberin go when another one can log in', async () => {
    const andere = eigener.mitarbeiterId.buero;
    await aendere(andere, { rolle: 'inhaber' });
    expect((await aendere(eigener.mitarbeiterId.inhaber, { rolle: 'buero' })).status).toBe(200);
    expect(
      (await aendere(eigener.mitarbeiterId.inhaber, { rolle: 'inhaber' }, eigener.token.buero)).status,
    ).toBe(200);
    expect((await aendere(andere, { rolle: 'buero' })).status).toBe(200);
  });
  it('works by the JArbSchG until somebody is eighteen, who manages the staff alone reads the day of birth', async () => {
    const jugendlich = { geburtsdatum: '2012-05-17', qualifikation: 'azubi', faehrt: false };
    const zuViel = await fuegeHinzu(jugendlich);
    expect([zuViel.status, zuViel.body.type]).toEqual([400, 'eingabe-ungueltig']);
    expect(zuViel.body.felder).toEqual([
      { feld: 'arbeitszeit', text: expect.stringMatching(/zu wenig Pause.*§ 11 JArbSchG/) },
    ]);
    const pause = { fruehestens: '10:30', spaetestens: '11:30', minuten: 60 };
    const spaet = await fuegeHinzu({ ...jugendlich, pause: { ...pause, spaetestens: '13:00' } });
    expect(spaet.body.felder?.[0]?.text).toMatch(/viereinhalb Stunden ohne Pause/);
    const { body: angelegt } = await fuegeHinzu({ ...jugendlich, pause });
    expect(angelegt.geburtsdatum).toBe('2012-05-17');
    expect((await aendere(angelegt.id, { geburtsdatum: undefined, pause: null })).status).toBe(400);
    expect((await aendere(angelegt.id, { geburtsdatum: '2002-05-17', pause: null })).status).toBe(200);
    const vomBuero = await api.call(
      mitarbeiter.mitarbeiterEinzeln,
      { params: { id: angelegt.id } },
      eigener.token.buero,
    );
    expect(vomBuero.body.geburtsdatum).toBeUndefined();
  });
  it('ends the sessions of who leaves, and lets nobody leave whom customers still expect', async () => {
    const id = eigener.mitarbeiterId.geselle;
    const liegenschaft = randomUUID();
    const morgen = new Date(api.clock.now.getTime() + 24 * 3_600_000);
    const spaeter = new Date(morgen.getTime() + 3_600_000);
    await eigener.ctx.transaction(async (tx) => {
      await einHaus(tx, { id: liegenschaft });
      await einTermin(tx, {
        liegenschaft_id: liegenschaft,
        mitarbeiter_id: id,
        status: 'angekuendigt',
        quelle: 'hand',
        von: morgen,
        bis: spaeter,
      });
    });
    expect((await aendere(id, { aktiv: false })).body.type).toBe('mitarbeiter.hat-termine');
    await setzeZeilen(eigener, 'termin', { mitarbeiter_id: id }, { status: 'abgesagt' });
    expect((await aendere(id, { aktiv: false })).body).toMatchObject({ aktiv: false, zugang: 'gesperrt' });
    expect((await api.call(konto.mitarbeiterHolen, {}, eigener.token.geselle)).status).toBe(401);
  });
});

describe('one’s own data', () => {
  it('are changed by everyone for themselves', async () => {
    const { body: jetzt } = await api.call(mitarbeiter.persoenlicheDatenHolen, {}, fremder.token.azubi);
    const answer = await api.call(
      mitarbeiter.persoenlicheDatenAendern,
      { body: { ...jetzt, vorname: 'Aylin', telefon: '0171 99' } },
      fremder.token.azubi,
    );
    expect(answer.body).toMatchObject({ vorname: 'Aylin', telefon: '0171 99' });
    expect((await hole(fremder.mitarbeiterId.inhaber, fremder)).vorname).toBe('inhaber');
  });
  it('take another address only with the password and a press in its mailbox, and tell the old address', async () => {
    const { body: person } = await fuegeHinzu({ email: 'alt@example.org', einladen: true });
    const mail = (await mails()).find(({ an }) => an.adresse === 'alt@example.org');
    const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const passwort = 'drei Leitern am Dach';
    await api.call(konto.passwortSetzen, { body: { code, passwort } });
    const { body: login } = await api.call(konto.mitarbeiterAnmelden, {
      body: { email: 'alt@example.org', passwort },
    });
    const { body: jetzt } = await api.call(mitarbeiter.persoenlicheDatenHolen, {}, login.accessToken);
    const wechsle = (teil: object) =>
      api.call(
        mitarbeiter.persoenlicheDatenAendern,
        { body: { ...jetzt, email: 'neu@example.org', ...teil } },
        login.accessToken,
      );
    expect((await wechsle({})).body.type).toBe('nachweis-noetig');
    expect((await wechsle({ nachweis: { passwort: 'geraten' } })).body.type).toBe('passwort-falsch');
    expect((await wechsle({ nachweis: { passwort } })).body.email).toBe('alt@example.org');
    expect(
      (await api.call(konto.mitarbeiterAnmelden, { body: { email: 'neu@example.org', passwort } })).status,
    ).toBe(401);
    const bestaetige = async () =>
      api.call(konto.adresseBestaetigen, { body: { code: await adresslink(eigener) } });
    expect([(await bestaetige()).status, (await bestaetige()).status]).toEqual([200, 200]);
    expect(
      (await mails()).some(
        ({ an, betreff }) => an.adresse === 'alt@example.org' && betreff.includes('geändert'),
      ),
    ).toBe(true);
    expect(
      (await api.call(konto.mitarbeiterAnmelden, { body: { email: 'alt@example.org', passwort } })).status,
    ).toBe(401);
    expect((await hole(person.id)).email).toBe('neu@example.org');
  });
});
