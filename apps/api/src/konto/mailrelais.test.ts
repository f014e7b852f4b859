import { randomUUID } from 'node:crypto';

import * as konto from '@kehrtour/contract/konto';
import { loeschauftragAnlegen } from '@kehrtour/contract/loeschauftrag';
import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import { rechnungsempfaengerAnlegen, rechnungsempfaengerLoeschen } from '@kehrtour/contract/zahlung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { mitPasswort, PASSWORT } from '../../test/faktorFixture.ts';
import { auftraege } from '../../test/fragen.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { ganz, geordnet, liesZeile, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { makeCtx } from '../platform/ctx.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { gruendeOderErinnere } from './registriere.ts';
import { schickePasswortlink } from './vergissPasswort.ts';

/** Whoever registers or owns a company names addresses: the product may not become the way to write to strangers. */
let api: TestApi;
let betrieb: TestBetrieb;
let tag = 0;
beforeAll(async () => void (api = await testApi({ worker: true })));
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date(Date.UTC(2027, 1, (tag += 1), 7));
  betrieb = await api.neuerBetrieb();
  // Registered today, as whoever attacks.
  await setzeZeilen(betrieb, 'unternehmen', {}, { angelegt_am: api.clock.now });
});

const PERSON = {
  vorname: 'Jonas',
  nachname: 'Brandl',
  telefon: '',
  rolle: 'geselle' as const,
  qualifikation: 'geselle' as const,
  anrede: '' as const,
  faehrt: false,
  arbeitszeit: [],
  pause: null,
  startort: null,
};
let nummer = 0;
const fremde = (): string => `fremd${(nummer += 1)}@example.org`;
const ladeEin = (mehr: object = {}) =>
  api.call(
    mitarbeiter.mitarbeiterAnlegen,
    { body: { ...PERSON, email: fremde(), einladen: true, ...mehr }, idempotencyKey: randomUUID() },
    betrieb.token.inhaber,
  );
const nochmal = (id: string) =>
  api.call(
    mitarbeiter.mitarbeiterEinladen,
    { params: { id }, idempotencyKey: randomUUID() },
    betrieb.token.inhaber,
  );
type Post = { an: { name: string; adresse: string }; betreff: string; text: string; html: string };
const post = async (): Promise<Post[]> =>
  (await liesZeilen(betrieb, 'ausgang', ['nachricht'], geordnet(['angelegt_am', 'id']))).map(
    ({ nachricht }) => nachricht,
  );
const gelungen = (antworten: readonly { status: number }[]): number =>
  antworten.filter(({ status }) => status === 200).length;

describe('an invitation', () => {
  it('goes to no forty strangers in a row, and not to forty at once', async () => {
    const antworten = [];
    for (let mal = 0; mal < 20; mal += 1) antworten.push(await ladeEin());
    const zugleich = await Promise.all(Array.from({ length: 20 }, () => ladeEin()));
    expect(gelungen([...antworten, ...zugleich])).toBe(15);
    expect(await post()).toHaveLength(15);
    expect(zugleich[0]).toMatchObject({
      status: 429,
      body: {
        type: 'versand.zu-viele',
        detail: expect.stringContaining('Fügen Sie die übrigen ohne Einladung hinzu'),
      },
    });
  });
  it('that is refused leaves nobody behind, and without it the person can be added', async () => {
    for (let mal = 0; mal < 15; mal += 1) await ladeEin();
    const email = fremde();
    expect((await ladeEin({ email })).status).toBe(429);
    expect((await ladeEin({ email, einladen: false })).status).toBe(200);
  });
  it('reaches twelve employees on the first day, and each of them once more', async () => {
    const team = [];
    for (let mal = 0; mal < 12; mal += 1) team.push(await ladeEin());
    for (const { body } of team) expect((await nochmal(body.id)).status).toBe(200);
    expect(gelungen(team)).toBe(12);
  });
  it('is sent to one stranger three times a day, and a repeated one takes the place of the first', async () => {
    const { body: person } = await ladeEin();
    const antworten = [];
    for (let mal = 0; mal < 30; mal += 1) antworten.push(await nochmal(person.id));
    expect(gelungen(antworten)).toBe(2);
    expect(antworten.at(-1)).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('im Spam-Ordner') },
    });
    // None of them has left yet: there is one, with the link that works.
    const [mail, ...mehr] = await post();
    expect(mehr).toEqual([]);
    const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await api.call(konto.passwortCodePruefen, { body: { code } })).status).toBe(200);
  });
  it('is no way around by one person with many addresses', async () => {
    const { body: person } = await ladeEin();
    const antworten = [];
    for (let mal = 0; mal < 31; mal += 1) {
      const {
        id,
        farbe: _farbe,
        zugang: _zugang,
        zweiterFaktor: _faktor,
        ...jetzt
      } = (
        await api.call(mitarbeiter.mitarbeiterEinzeln, { params: { id: person.id } }, betrieb.token.inhaber)
      ).body;
      await api.call(
        mitarbeiter.mitarbeiterAendern,
        { params: { id }, body: { ...jetzt, email: fremde() } },
        betrieb.token.inhaber,
      );
      antworten.push(await nochmal(person.id));
    }
    expect(gelungen(antworten)).toBe(14);
  });
  it('says nothing that its sender chose: not in the subject, not in the greeting, no link and no number', async () => {
    await setzeZeilen(betrieb, 'unternehmen', {}, { name: 'Ihr Paket wartet: paket.example/abholen' });
    await ladeEin({ vorname: 'Gewinnen Sie jetzt', nachname: '500 Euro auf gewinn.example' });
    const [mail] = await post();
    expect(mail?.betreff).toBe('Ihr Zugang zu Kehrtour');
    expect(mail?.an.name).toBe('');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Guten Tag,');
      expect(text).not.toMatch(/Gewinn|Euro|Paket|paket/);
    }
  });
  it('greets who has a name, and says which company it is', async () => {
    await setzeZeilen(betrieb, 'unternehmen', {}, { name: 'Kaminkehrer Huber' });
    await ladeEin();
    const [mail] = await post();
    expect(mail?.text).toContain('Guten Tag Jonas Brandl,');
    expect(mail?.text).toContain('für Sie ist bei Kaminkehrer Huber ein Zugang angelegt');
  });
});

describe('a registration', () => {
  const firma = {
    firma: 'Kaminkehrer Huber',
    vorname: 'Eva',
    nachname: 'Huber',
    bundesland: 'BY' as const,
    plz: '91207',
    ort: 'Lauf',
  };
  const registriere = (email: string, netz: number) =>
    api.app.inject({
      method: 'POST',
      url: '/registrieren',
      remoteAddress: `198.51.100.${netz}`,
      payload: { ...firma, email },
    });
  const mailsAn = async (email: string): Promise<number> => {
    const rows = await liesZeilen(ganz(api), 'ausgang', [], { empfaenger: email });
    return rows.length;
  };
  const wartende = async (): Promise<number> => {
    const alle = await auftraege(api, 'konto.registrieren');
    return alle.filter(({ state }) => ['created', 'retry', 'active'].includes(state)).length;
  };
  it(
    'from twenty-five networks at once writes three mails to one mailbox, whoever it belongs to',
    { tags: 'night' },
    async () => {
      for (const email of [fremde(), `inhaber@${betrieb.unternehmenId.slice(0, 8)}.example`]) {
        const antworten = await Promise.all(
          Array.from({ length: 25 }, (_, netz) => registriere(email, netz + 1)),
        );
        expect(antworten.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
        expect(antworten.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
          type: 'versand.zu-viele',
          detail: expect.stringContaining('Spam-Ordner'),
        });
        await expect.poll(wartende).toBe(0);
        expect(await mailsAn(email)).toBeLessThanOrEqual(3);
        expect(await mailsAn(email)).toBeGreaterThan(0);
        api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
      }
    },
  );
  it('of two hundred a day is the last, and who comes then waits, told so, until there is room', async () => {
    const frei = (anzahl: number) =>
      setzeZeilen(ganz(api), 'versandzaehler', { schluessel: 'i:registrierung' }, { anzahl });
    const email = fremde();
    const wartend = { ...firma, email, adresse: '198.51.100.31', unternehmenId: randomUUID() };
    const versuche = () =>
      gruendeOderErinnere(
        makeCtx({ deps: api.deps, requestId: 'job', adresse: wartend.adresse }, { art: 'gast' }, undefined),
        { ...wartend, wartetSeit: api.clock.now.toISOString() },
      );
    expect((await registriere(fremde(), 30)).json()).toEqual({});
    await frei(200);
    expect((await registriere(fremde(), 31)).json()).toEqual({ wartet: true });
    await versuche();
    expect(await mailsAn(email)).toBe(0);
    await frei(199);
    await versuche();
    expect(await mailsAn(email)).toBe(1);
  });
  it('that waited three days in vain is told to whoever waited, once, with a way out, known or not', async () => {
    await registriere(fremde(), 36);
    await setzeZeilen(ganz(api), 'versandzaehler', { schluessel: 'i:registrierung' }, { anzahl: 200 });
    const bekannt = `inhaber@${betrieb.unternehmenId.slice(0, 8)}.example`;
    const texte: string[] = [];
    for (const email of [fremde(), bekannt]) {
      const seit = new Date(api.clock.now.getTime() - 3 * 86_400_000).toISOString();
      const auftrag = { ...firma, email, adresse: '198.51.100.37', unternehmenId: randomUUID() };
      const ctx = makeCtx(
        { deps: api.deps, requestId: 'job', adresse: auftrag.adresse },
        { art: 'gast' },
        undefined,
      );
      // The job may run again after it was done.
      for (let mal = 0; mal < 2; mal += 1) await gruendeOderErinnere(ctx, { ...auftrag, wartetSeit: seit });
      const rows = await liesZeilen(ganz(api), 'ausgang', ['text'], {
        empfaenger: email,
        vorlage: 'nicht-registriert',
      });
      texte.push(...(rows as { text: string }[]).map(({ text }) => text));
    }
    expect(texte).toHaveLength(2);
    expect(texte[0]).toBe(texte[1]);
    expect(texte[0]).toMatch(/kein Platz[\s\S]*noch einmal[\s\S]*\/registrieren/);
  });
  it('waits behind six hundred at most: the next one reads that as it is', async () => {
    await registriere(fremde(), 33);
    await setzeZeilen(ganz(api), 'versandzaehler', { schluessel: 'i:registrierung' }, { anzahl: 200 });
    await registriere(fremde(), 34);
    await setzeZeilen(ganz(api), 'versandzaehler', { schluessel: 'i:registrierungWartet' }, { anzahl: 600 });
    const antwort = await registriere(fremde(), 35);
    expect(antwort.statusCode).toBe(429);
    expect(antwort.json<{ detail: string }>().detail).toContain('ungewöhnlich viele Betriebe registriert');
  });
  it('says nothing that a stranger typed in its subject, and greets nobody with a message', async () => {
    const email = fremde();
    await api.app.inject({
      method: 'POST',
      url: '/registrieren',
      remoteAddress: '198.51.100.32',
      payload: {
        ...firma,
        email,
        firma: 'www.gewinn.example',
        vorname: 'Rufen Sie an',
        nachname: '0900 123456',
      },
    });
    await expect.poll(() => mailsAn(email)).toBe(1);
    const rows = await liesZeilen(ganz(api), 'ausgang', ['nachricht'], { empfaenger: email });
    const [{ nachricht } = { nachricht: undefined }] = rows as { nachricht: Post }[];
    expect(nachricht?.betreff).toBe('Ihr Zugang zu Kehrtour');
    expect(JSON.stringify(nachricht)).not.toMatch(/gewinn|0900|Rufen/);
  });
});

describe('what can be asked for again and again', () => {
  it("a forgotten password: strangers fill nobody's mailbox, and use up nothing of whoever is at home", async () => {
    const email = `buero@${betrieb.unternehmenId.slice(0, 8)}.example`;
    const vergiss = (netz: number) =>
      schickePasswortlink(
        makeCtx(
          { deps: api.deps, requestId: 'test', adresse: `203.0.113.${netz}` },
          { art: 'gast' },
          undefined,
        ),
        { strategie: 'mitarbeiter', email, adresse: `203.0.113.${netz}` },
      );
    for (let mal = 0; mal < 30; mal += 1) {
      await vergiss(mal + 1);
      api.clock.now = new Date(api.clock.now.getTime() + 20 * 60_000);
    }
    expect(await post()).toHaveLength(10);
  });
  it('codes for invoices: eight strangers a day, whom somebody takes in and out again', async () => {
    const antworten = [];
    for (let mal = 0; mal < 10; mal += 1) {
      const neu = await api.call(
        rechnungsempfaengerAnlegen,
        { body: { email: fremde() }, idempotencyKey: randomUUID() },
        betrieb.token.inhaber,
      );
      antworten.push(neu);
      const id = neu.body.empfaenger?.[0]?.id;
      if (id !== undefined)
        await api.call(rechnungsempfaengerLoeschen, { params: { id } }, betrieb.token.inhaber);
    }
    expect(gelungen(antworten)).toBe(8);
    expect(antworten.at(-1)?.body).toMatchObject({ type: 'versand.zu-viele' });
  });
  it(
    "links to other addresses of one's own login, by whoever names one stranger after the other",
    { tags: 'night' },
    async () => {
      await mitPasswort(api, betrieb);
      const ziehUm = async () => {
        const { body } = await api.call(mitarbeiter.persoenlicheDatenHolen, {}, betrieb.token.inhaber);
        const daten = {
          vorname: 'Eva',
          nachname: 'Huber',
          telefon: '',
          email: fremde(),
          nachweis: { passwort: PASSWORT },
        };
        return api.call(
          mitarbeiter.persoenlicheDatenAendern,
          { body: { ...daten, version: body.version } },
          betrieb.token.inhaber,
        );
      };
      expect((await ziehUm()).status).toBe(200);
      await setzeZeilen(
        ganz(api),
        'versandzaehler',
        { schluessel: `b:adresswechsel/${betrieb.unternehmenId}` },
        { anzahl: 9 },
      );
      expect((await ziehUm()).status).toBe(200);
      expect((await ziehUm()).body).toMatchObject({
        type: 'versand.zu-viele',
        detail: expect.stringContaining('Zu Ihrer Sicherheit geht es morgen weiter'),
      });
      expect(await post()).toHaveLength(2);
    },
  );
  it("mails to a company's customers: of one from which no money came, each says through whom it is from", async () => {
    const an = { name: 'Eva Huber', adresse: fremde() };
    const schreibe = async (name: string) => {
      const mail = { an, von: { name }, betreff: 'Ihr Termin', text: 'Guten Tag,', html: '' };
      const ursache = { anlass: 'ende', ereignis: randomUUID(), vorlage: 'absage' } as const;
      await betrieb.ctx.transaction((tx) => queueMail(betrieb.ctx, tx, mail, ursache));
      return (await liesZeile(ganz(api), 'ausgang', ['absender'], { ereignis: ursache.ereignis }))?.absender;
    };
    expect(await schreibe('Kaminkehrer Huber')).toBe('Kaminkehrer Huber über Kehrtour');
    expect(await schreibe('Sparkasse: www.konto.example')).toBe('Ein Schornsteinfegerbetrieb über Kehrtour');
  });
  it('hints to owners: whoever only stands there as one, without a password of her own, hears nothing', async () => {
    await mitPasswort(api, betrieb);
    const email = fremde();
    await ladeEin({ email, einladen: false, rolle: 'inhaber', qualifikation: 'bbsf' });
    const [{ name } = { name: '' }] = await liesZeilen(betrieb, 'unternehmen', ['name']);
    const { status } = await api.call(
      loeschauftragAnlegen,
      { body: { name, passwort: PASSWORT } },
      betrieb.token.inhaber,
    );
    expect(status).toBe(200);
    expect((await post()).map(({ an }) => an.adresse)).toEqual([
      `inhaber@${betrieb.unternehmenId.slice(0, 8)}.example`,
    ]);
  });
});
