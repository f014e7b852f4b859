import * as freigabe from '@kehrtour/contract/faktorfreigabe';
import * as konto from '@kehrtour/contract/konto';
import * as faktor from '@kehrtour/contract/zweiterFaktor';
import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { wie } from '../../../test/werte.ts';
import {
  ganz,
  geordnet,
  liesZeilen,
  loescheZeilen,
  setzeZeilen,
  zaehleZeilen,
} from '../../../test/zeilen.ts';
import { hashPasswort } from '../passwort.ts';
import { setzeFreigabenUm } from './setzeFreigabenUm.ts';

const PASSWORT = 'neun Ziegel auf dem First';
const STUNDE_MS = 3_600_000;
const WORTE = {
  grund: 'Telefon im Schornstein verloren, Codes verbrannt',
  nachweis: 'Rückruf auf der Nummer der Rechnung, Kundennummer genannt',
};
let api: TestApi;
let wir: TestBetrieb;
let betreiber = '';
let hash = '';
let geheimnis = '';
beforeAll(async () => {
  api = await testApi();
  hash = await hashPasswort(PASSWORT);
  betreiber = await anOperator(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  wir = await api.neuerBetrieb();
  await vergissZaehler(api);
  await setzeZeilen(ganz(api), 'anmeldung', { strategie: 'mitarbeiter' }, { passwort_hash: hash });
  geheimnis = await schalteEin(wir.token.inhaber);
});

const emailOf = (rolle: string, wo = wir) => `${rolle}@${wo.unternehmenId.slice(0, 8)}.example`;
const spaeter = (stunden: number): void =>
  void (api.clock.now = new Date(api.clock.now.getTime() + stunden * STUNDE_MS));
/** Half a minute later, so that it was not used yet. */
function einmalcode(): string {
  spaeter(1 / 120);
  return new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(geheimnis) }).generate({
    timestamp: api.clock.now.getTime(),
  });
}
async function schalteEin(token: string): Promise<string> {
  const { body } = await api.call(faktor.faktorBeginnen, { body: { passwort: PASSWORT } }, token);
  geheimnis = body.geheimnis;
  const antwort = await api.call(faktor.faktorBestaetigen, { body: { code: einmalcode() } }, token);
  expect(antwort.status).toBe(200);
  return body.geheimnis;
}
const melde = (code?: string) =>
  api.call(konto.mitarbeiterAnmelden, {
    body: { email: emailOf('inhaber'), passwort: PASSWORT, ...(code === undefined ? {} : { code }) },
  });
const beginne = (mehr: Partial<typeof WORTE & { email: string }> = {}, wo = wir, token = betreiber) =>
  api.call(
    freigabe.faktorfreigabeBeginnen,
    { params: { id: wo.unternehmenId }, body: { email: emailOf('inhaber'), ...WORTE, ...mehr } },
    token,
  );
const lies = async (wo = wir) =>
  (await api.call(freigabe.faktorfreigabenHolen, {}, wo.token.inhaber)).body.eintraege;
const beimBetreiber = async (wo = wir) =>
  (await api.call(freigabe.faktorfreigabenDesBetriebs, { params: { id: wo.unternehmenId } }, betreiber)).body
    .eintraege;
const stoppe = (code: string) => api.call(freigabe.faktorfreigabeStoppen, { body: { code } });
const mails = async (adresse = emailOf('inhaber')) => {
  const rows = await liesZeilen(
    ganz(api),
    'ausgang',
    ['nachricht'],
    geordnet(['angelegt_am', 'id'], { empfaenger: adresse, vorlage: 'faktorfreigabe' }),
  );
  return (rows as { nachricht: { betreff: string; text: string } }[]).map(({ nachricht }) => nachricht);
};
const link = async (): Promise<string> =>
  /zuruecksetzung-stoppen\?code=(\S+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
const verlauf = async () =>
  (await liesZeilen(wir, 'verlauf', ['was'], geordnet(['id'], { was: wie('%freigabe%') }))).map(({ was }) =>
    was.replace('zweiter-faktor:freigabe-', ''),
  );

describe('an owner who is alone and lost everything', () => {
  it('is told at once who, why and until when, and comes in with the password when three days are over', async () => {
    expect((await beginne()).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.betreff).toBe('Ihr zweiter Faktor soll zurückgesetzt werden');
    for (const wort of ['Olga Peter', WORTE.grund, 'Donnerstag, 14. Januar 2027'])
      expect(mail?.text).toContain(wort);
    spaeter(71.9);
    await setzeFreigabenUm(api.deps);
    expect((await melde()).body.type).toBe('zweiter-faktor-noetig');
    expect(await lies()).toMatchObject([{ ende: null, wer: 'Olga Peter', ...WORTE }]);
    spaeter(0.1);
    await setzeFreigabenUm(api.deps);
    await setzeFreigabenUm(api.deps);
    expect((await api.call(konto.mitarbeiterHolen, {}, wir.token.inhaber)).status).toBe(401);
    const { status, body } = await melde();
    expect(status).toBe(200);
    expect((await mails()).map(({ betreff }) => betreff).slice(1)).toEqual([
      'Ihr zweiter Faktor ist zurückgesetzt',
    ]);
    expect(await verlauf()).toEqual(['begonnen', 'wirksam']);
    const gelesen = await api.call(freigabe.faktorfreigabenHolen, {}, body.accessToken);
    expect(gelesen.body.eintraege).toMatchObject([{ ende: 'wirksam', email: emailOf('inhaber') }]);
    expect(await beimBetreiber()).toEqual(gelesen.body.eintraege);
  });
  it('who has it after all stops it by coming in, and nothing is reset', async () => {
    await beginne();
    expect((await melde(einmalcode())).status).toBe(200);
    spaeter(80);
    await setzeFreigabenUm(api.deps);
    expect((await melde()).body.type).toBe('zweiter-faktor-noetig');
    expect(await lies()).toMatchObject([{ ende: 'anmeldung' }]);
    expect((await mails()).at(-1)?.betreff).toBe('Ihr zweiter Faktor bleibt');
    expect(await verlauf()).toEqual(['begonnen', 'gestoppt']);
    expect((await beginne()).status).toBe(200);
  });
  it('is not helped by a password alone, nor stopped by it: that is what a thief has', async () => {
    await beginne();
    expect((await melde()).status).toBe(401);
    expect((await melde('000000')).status).toBe(401);
    expect(await lies()).toMatchObject([{ ende: null }]);
  });
  it('stops it with a press in the mail, once and again, until it was too late', async () => {
    await beginne();
    const code = await link();
    expect((await stoppe(code)).status).toBe(200);
    expect((await stoppe(code)).status).toBe(200);
    expect(await lies()).toMatchObject([{ ende: 'link' }]);
    expect(await mails()).toHaveLength(2);
    await loescheZeilen(ganz(api), 'ausgang');
    await beginne();
    const zweiter = await link();
    spaeter(72);
    await setzeFreigabenUm(api.deps);
    expect(await stoppe(zweiter)).toMatchObject({ status: 410, body: { type: 'code-ungueltig' } });
  });
});

describe('the operator', () => {
  it('gets nothing by it that opens a door: no link, no token, no session of the owner', async () => {
    const { body } = await beginne();
    expect(body).toEqual({});
    const gezeigt = JSON.stringify(await beimBetreiber());
    expect(gezeigt).not.toContain((await link()).split('.')[1]);
    expect((await stoppe(wir.unternehmenId)).status).toBe(410);
    spaeter(72);
    await setzeFreigabenUm(api.deps);
    const seine = { strategie: 'mitarbeiter', person_id: wir.mitarbeiterId.inhaber };
    expect(await zaehleZeilen(ganz(api), 'sitzung', seine)).toBe(0);
    const logins = await liesZeilen(ganz(api), 'anmeldung', ['passwort_hash'], {
      person_id: wir.mitarbeiterId.inhaber,
    });
    expect(logins).toEqual([{ passwort_hash: hash }]);
  });
  it('writes why and how it was checked, and begins it for the one who runs the company alone', async () => {
    const feld = async (mehr: Parameters<typeof beginne>[0], wo = wir) => {
      const { status, body } = await beginne(mehr, wo);
      return [status, (body as { felder?: { feld: string }[] }).felder?.[0]?.feld];
    };
    expect(await feld({ grund: 'weil' })).toEqual([400, 'grund']);
    expect(await feld({ nachweis: '          ' })).toEqual([400, 'nachweis']);
    expect(await feld({ email: 'keine' })).toEqual([400, 'email']);
    expect(await feld({ email: emailOf('buero') })).toEqual([400, 'email']);
    const andere = await api.neuerBetrieb();
    expect(await feld({}, andere)).toEqual([400, 'email']);
    expect(await feld({ email: emailOf('inhaber', andere) }, andere)).toEqual([400, 'email']);
    await setzeZeilen(wir, 'mitarbeiter', { rolle: 'buero' }, { rolle: 'inhaber' });
    expect((await beginne()).body).toMatchObject({
      detail: expect.stringContaining('Diese Person setzt den zweiten Faktor') as string,
    });
    expect(await lies()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
  it('begins one at a time, however many press at once', async () => {
    const zugleich = await Promise.all([beginne(), beginne(), beginne()]);
    expect(zugleich.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await mails()).toHaveLength(1);
  });
  it('takes it back, and is told where nothing waits', async () => {
    const abbrechen = (wo = wir) =>
      api.call(freigabe.faktorfreigabeAbbrechen, { params: { id: wo.unternehmenId } }, betreiber);
    await beginne();
    expect((await abbrechen(await api.neuerBetrieb())).status).toBe(404);
    expect((await abbrechen()).status).toBe(200);
    expect((await abbrechen()).status).toBe(404);
    expect(await lies()).toMatchObject([{ ende: 'betreiber' }]);
  });
  it('is the only one who begins it, and counted', async () => {
    expect((await beginne({}, wir, wir.token.inhaber)).status).toBe(401);
    for (let mal = 0; mal < 10; mal += 1) await beginne({ email: emailOf('buero') });
    expect((await beginne()).status).toBe(429);
  });
});

describe('a stranger', () => {
  it('who tries links in a loop costs nothing and stops nothing', async () => {
    await beginne();
    const [wo, token] = (await link()).split('.');
    const fremd = await api.neuerBetrieb();
    const falsche = ['x', `${wo}.`, `${wo}.${'a'.repeat(43)}`, `${fremd.unternehmenId}.${token}`];
    for (const code of falsche) expect((await stoppe(code)).status).toBe(410);
    for (let mal = falsche.length; mal < 60; mal += 1) await stoppe(`${wo}.${'b'.repeat(43)}`);
    expect((await stoppe(`${wo}.${token}`)).status).toBe(429);
    expect(await lies()).toMatchObject([{ ende: null }]);
    expect(await mails()).toHaveLength(1);
    const anderswo = await api.app.inject({
      method: 'POST',
      url: freigabe.faktorfreigabeStoppen.path,
      remoteAddress: '203.0.113.9',
      payload: { code: `${wo}.${token}` },
    });
    expect(anderswo.statusCode).toBe(200);
  });
  it('of another company reads nothing of it, nor does who does not run this one', async () => {
    await beginne();
    expect(await lies(await api.neuerBetrieb())).toEqual([]);
    expect((await api.call(freigabe.faktorfreigabenHolen, {}, wir.token.buero)).status).toBe(403);
    expect(await beimBetreiber(await api.neuerBetrieb())).toEqual([]);
  });
});

describe('a login and the end of the wait at one moment', () => {
  it('leave one of both, never half of each', async () => {
    await beginne();
    spaeter(72);
    const code = einmalcode();
    const [angemeldet] = await Promise.all([melde(code), setzeFreigabenUm(api.deps)]);
    const zu = (ende: string) =>
      zaehleZeilen(ganz(api), 'faktorfreigabe', { unternehmen_id: wir.unternehmenId, ende });
    const wirksam = await zu('wirksam');
    expect(wirksam + (await zu('anmeldung'))).toBe(1);
    const ohneCode = await melde();
    expect(ohneCode.status).toBe(wirksam === 1 ? 200 : 401);
    expect([200, 401]).toContain(angemeldet.status);
  });
});
