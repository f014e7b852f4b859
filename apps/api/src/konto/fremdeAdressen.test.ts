import { randomUUID } from 'node:crypto';

import * as konto from '@kehrtour/contract/konto';
import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import { rechnungsempfaengerAnlegen } from '@kehrtour/contract/zahlung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { adresslink } from '../../test/adresslink.ts';
import { fehlerkoepfe } from '../../test/fehlerkoepfe.ts';
import { gibPasswort } from '../../test/gibPasswort.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { ganz, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { vergissAdresswuensche } from '../mitarbeiter/adresswunsch.ts';

const PASSWORT = 'drei Leitern am Dach';
const NACHWEIS = { nachweis: { passwort: PASSWORT } };
let api: TestApi;
let wo: TestBetrieb;
let vergeben: string;
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  await gibPasswort(api, wo, PASSWORT);
  vergeben = `geselle@${(await api.neuerBetrieb()).unternehmenId.slice(0, 8)}.example`;
});
afterAll(() => api.close());

const key = () => ({ idempotencyKey: randomUUID() });
const jetzt = async (id: string) => {
  const { body } = await api.call(mitarbeiter.mitarbeiterEinzeln, { params: { id } }, wo.token.inhaber);
  const { id: _id, farbe: _farbe, zugang: _zugang, zweiterFaktor: _faktor, ...daten } = body;
  return daten;
};
const NEU = {
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
const legeAn = (email: string, einladen: boolean) =>
  api.call(mitarbeiter.mitarbeiterAnlegen, { body: { ...NEU, email, einladen }, ...key() }, wo.token.inhaber);
const aendere = async (id: string, email: string) =>
  api.call(
    mitarbeiter.mitarbeiterAendern,
    { params: { id }, body: { ...(await jetzt(id)), email, ...NACHWEIS } },
    wo.token.inhaber,
  );
type Antwort = { status: number; body: object };

/** Whatever of us takes an address that may log in to another company, as the contract names it, and what it answers to one. */
const WEGE: Readonly<Record<string, (email: string) => Promise<Antwort>>> = {
  'POST /unternehmen/mitarbeiter': (email) => legeAn(email, true),
  'POST /unternehmen/mitarbeiter/:id/einladung': async (email) => {
    const { body } = await legeAn(email, false);
    return api.call(mitarbeiter.mitarbeiterEinladen, { params: { id: body.id }, ...key() }, wo.token.inhaber);
  },
  'PUT /unternehmen/mitarbeiter/:id': (email) => aendere(wo.mitarbeiterId.geselle, email),
  'PUT /unternehmen/mitarbeiter/ich': async (email) => {
    const { body } = await api.call(mitarbeiter.persoenlicheDatenHolen, {}, wo.token.buero);
    return api.call(
      mitarbeiter.persoenlicheDatenAendern,
      { body: { ...body, email, ...NACHWEIS } },
      wo.token.buero,
    );
  },
  'POST /zahlung/empfaenger': async (email) => {
    const { status, body } = await api.call(
      rechnungsempfaengerAnlegen,
      { body: { email }, ...key() },
      wo.token.inhaber,
    );
    return { status, body: body.empfaenger?.filter((einer) => einer.email === email) ?? body };
  },
};
/** It is pressed by the owner of the mailbox, who may know. */
const NUR_IM_POSTFACH = 'POST /mitarbeiter/adresse';

/** Of whom and by which address is no answer to the question. */
const EIGENES: readonly string[] = ['id', 'farbe', 'version'];
const ohneEigenes = ({ status, body }: Antwort, email: string): { status: number; body: unknown } => ({
  status,
  body: JSON.parse(
    JSON.stringify(body, (key, wert: unknown) => (EIGENES.includes(key) ? undefined : wert)).replaceAll(
      email,
      'adresse',
    ),
  ),
});

describe('an address that logs in to another company', () => {
  it.each(Object.keys(WEGE))('is answered like one that nobody has: %s', async (weg) => {
    await gibPasswort(api, wo, PASSWORT);
    const antworten = [];
    for (const email of [`nirgends-${randomUUID()}@example.org`, vergeben]) {
      await vergissZaehler(api);
      antworten.push(ohneEigenes(await (WEGE[weg] as (mail: string) => Promise<Antwort>)(email), email));
    }
    expect(antworten[0]?.status).toBe(200);
    expect(antworten[1]).toEqual(antworten[0]);
  });
  it('is told to whoever presses the link in its mailbox, and the login there stays', async () => {
    await vergissZaehler(api);
    await aendere(wo.mitarbeiterId.geselle, vergeben);
    const { status, body } = await api.call(konto.adresseBestaetigen, {
      body: { code: await adresslink(wo) },
    });
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        detail: expect.stringContaining('schon in einem anderen Betrieb'),
      }),
    ]);
    const bisher = (await jetzt(wo.mitarbeiterId.geselle)).email;
    const login = { body: { email: bisher, passwort: PASSWORT } };
    expect((await api.call(konto.mitarbeiterAnmelden, login)).status).toBe(200);
  });
  it('is asked of every endpoint that can say `email-vergeben`', async () => {
    expect([...Object.keys(WEGE), NUR_IM_POSTFACH].toSorted()).toEqual(await fehlerkoepfe('email-vergeben'));
  });
});

describe('a link to another address', () => {
  const code = async (email: string) => {
    await vergissZaehler(api);
    await aendere(wo.mitarbeiterId.azubi, email);
    return adresslink(wo);
  };
  const druecke = async (wort: string) => {
    const { status, body } = await api.call(konto.adresseBestaetigen, { body: { code: wort } });
    return status === 200 ? 'gilt' : (body as { type?: string }).type;
  };
  it('is worth nothing a day later, nor changed, nor once another one was confirmed', async () => {
    const [alt, neu] = [await code('eine@example.org'), await code('andere@example.org')];
    expect(await druecke(`${neu.slice(0, -4)}AAAA`)).toBe('code-ungueltig');
    const vorher = api.clock.now;
    api.clock.now = new Date(vorher.getTime() + 25 * 3_600_000);
    expect(await druecke(neu)).toBe('code-ungueltig');
    api.clock.now = vorher;
    expect([await druecke(neu), await druecke(neu), await druecke(alt)]).toEqual([
      'gilt',
      'gilt',
      'code-ungueltig',
    ]);
  });
  it('dies with the password', async () => {
    const wort = await code('dritte@example.org');
    await gibPasswort(api, wo, 'vier Besen und ein Zylinder');
    expect(await druecke(wort)).toBe('code-ungueltig');
    await gibPasswort(api, wo, PASSWORT);
  });
});

describe('the other address of a colleague, while it waits', () => {
  const dort = async (token: string) =>
    (await api.call(mitarbeiter.mitarbeiterEinzeln, { params: { id: wo.mitarbeiterId.geselle } }, token))
      .body;
  const params = () => ({ params: { id: wo.mitarbeiterId.geselle } });
  it('is seen, sent once more and taken back by who manages the staff, and by nobody else', async () => {
    await vergissZaehler(api);
    await aendere(wo.mitarbeiterId.geselle, 'kollegin@example.org');
    expect((await dort(wo.token.inhaber)).neueAdresse?.email).toBe('kollegin@example.org');
    expect((await dort(wo.token.buero)).neueAdresse).toBeUndefined();
    for (const tat of [mitarbeiter.mitarbeiterAdresslinkNochmal, mitarbeiter.mitarbeiterAdresseZuruecknehmen])
      expect((await api.call(tat, params(), wo.token.geselle)).status).toBe(403);
    expect(
      (await api.call(mitarbeiter.mitarbeiterAdresslinkNochmal, params(), wo.token.inhaber)).status,
    ).toBe(200);
    const code = await adresslink(wo);
    const weg = await api.call(mitarbeiter.mitarbeiterAdresseZuruecknehmen, params(), wo.token.inhaber);
    expect([weg.status, weg.body.neueAdresse]).toEqual([200, undefined]);
    const { status } = await api.call(konto.adresseBestaetigen, { body: { code } });
    expect(status).not.toBe(200);
  });
});

describe('one’s own other address, while it waits', () => {
  const ich = async () => (await api.call(mitarbeiter.persoenlicheDatenHolen, {}, wo.token.inhaber)).body;
  const nenne = async (email: string) => {
    await vergissZaehler(api);
    const { vorname, nachname, telefon, version } = await ich();
    return api.call(
      mitarbeiter.persoenlicheDatenAendern,
      { body: { vorname, nachname, telefon, version, email, ...NACHWEIS } },
      wo.token.inhaber,
    );
  };
  const druecke = async () =>
    (await api.call(konto.adresseBestaetigen, { body: { code: await adresslink(wo) } })).status;
  const post = async (an: string): Promise<number> =>
    (await liesZeilen(ganz(api), 'ausgang', [], { empfaenger: an })).length;

  it('is shown until it is confirmed or its link ran out, and is forgotten then', async () => {
    const vorher = api.clock.now;
    expect((await ich()).neueAdresse).toBeNull();
    const bis = new Date(vorher.getTime() + 24 * 3_600_000).toISOString();
    const wartend = { email: 'bald@example.org', bis };
    expect((await nenne('bald@example.org')).body).toMatchObject({ neueAdresse: wartend });
    expect((await ich()).neueAdresse).toEqual(wartend);
    api.clock.now = new Date(vorher.getTime() + 25 * 3_600_000);
    expect((await ich()).neueAdresse).toBeNull();
    expect(await druecke()).not.toBe(200);
    expect(await vergissAdresswuensche(api.deps)).toBeGreaterThan(0);
    api.clock.now = vorher;
    expect((await ich()).neueAdresse).toBeNull();
    await nenne('gleich@example.org');
    expect(await druecke()).toBe(200);
    expect(await ich()).toMatchObject({ email: 'gleich@example.org', neueAdresse: null });
  });
  it('gets its link once more, and can be taken back: then the link is worth nothing', async () => {
    await nenne('nochmal@example.org');
    await setzeZeilen(ganz(api), 'ausgang', { empfaenger: 'nochmal@example.org' }, { status: 'gesendet' });
    const erneut = await api.call(mitarbeiter.adresslinkNochmal, {}, wo.token.inhaber);
    expect([erneut.status, erneut.body.neueAdresse?.email]).toEqual([200, 'nochmal@example.org']);
    expect(await post('nochmal@example.org')).toBe(2);
    for (let mal = 0; mal < 2; mal += 1) {
      const weg = await api.call(mitarbeiter.adresseZuruecknehmen, {}, wo.token.inhaber);
      expect([weg.status, weg.body.neueAdresse]).toEqual([200, null]);
    }
    expect(await druecke()).not.toBe(200);
    // What had not left yet does not leave any more.
    expect(await post('nochmal@example.org')).toBe(1);
    expect((await api.call(mitarbeiter.adresslinkNochmal, {}, wo.token.inhaber)).status).toBe(404);
  });
});
