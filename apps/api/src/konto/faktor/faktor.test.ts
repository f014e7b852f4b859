import * as konto from '@kehrtour/contract/konto';
import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import * as faktor from '@kehrtour/contract/zweiterFaktor';
import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { alsText } from '../../../test/fragen.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { JETZT } from '../../../test/werte.ts';
import { ganz, geordnet, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { systemCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { legeAdminUserAn } from '../legeAdminUserAn.ts';
import { hashPasswort } from '../passwort.ts';

const PASSWORT = 'neun Ziegel auf dem First';
let api: TestApi;
let betrieb: TestBetrieb;
let hash = '';
beforeAll(async () => {
  api = await testApi();
  hash = await hashPasswort(PASSWORT);
});
afterAll(() => api.close());
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  await vergissZaehler(api);
  await setzeZeilen(ganz(api), 'anmeldung', { strategie: 'mitarbeiter' }, { passwort_hash: hash });
});

const emailOf = (rolle: string) => `${rolle}@${betrieb.unternehmenId.slice(0, 8)}.example`;
/** Half a minute later, so that it was not used yet. */
function einmalcode(geheimnis: string): string {
  api.clock.now = new Date(api.clock.now.getTime() + 30_000);
  return new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(geheimnis) }).generate({
    timestamp: api.clock.now.getTime(),
  });
}
const melde = (code?: string, email = emailOf('inhaber')) =>
  api.call(konto.mitarbeiterAnmelden, {
    body: { email, passwort: PASSWORT, ...(code === undefined ? {} : { code }) },
  });
async function schalteEin(token = betrieb.token.inhaber): Promise<{ geheimnis: string; codes: string[] }> {
  const { body } = await api.call(faktor.faktorBeginnen, { body: { passwort: PASSWORT } }, token);
  const antwort = await api.call(
    faktor.faktorBestaetigen,
    { body: { code: einmalcode(body.geheimnis) } },
    token,
  );
  expect(antwort.status).toBe(200);
  return { geheimnis: body.geheimnis, codes: antwort.body.codes };
}
const mailsAn = async (adresse: string) => {
  const rows = await liesZeilen(
    ganz(api),
    'ausgang',
    ['nachricht'],
    geordnet(['angelegt_am', 'id'], { empfaenger: adresse }),
  );
  return (rows as { nachricht: { betreff: string } }[]).map(({ nachricht }) => nachricht.betreff);
};
const lebt = async (token: string) => (await api.call(konto.mitarbeiterHolen, {}, token)).status;

describe('who switches the second factor on', () => {
  it('needs the password, and proves the app with a code before anything changes', async () => {
    const token = betrieb.token.inhaber;
    const falsch = await api.call(faktor.faktorBeginnen, { body: { passwort: 'geraten' } }, token);
    expect(falsch).toMatchObject({ status: 422, body: { type: 'passwort-falsch' } });
    await api.call(faktor.faktorBeginnen, { body: { passwort: PASSWORT } }, token);
    expect((await melde()).status).toBe(200);
    const daneben = await api.call(faktor.faktorBestaetigen, { body: { code: '000000' } }, token);
    expect(daneben).toMatchObject({ status: 422, body: { type: 'zweiter-faktor-falsch' } });
    expect((await api.call(faktor.faktorHolen, {}, token)).body).toEqual({
      seit: null,
      codes: 0,
      passkeys: 0,
    });
  });
  it('logs in with a code from then on, loses all other sessions and reads of it', async () => {
    const { body: woanders } = await melde();
    const { geheimnis, codes } = await schalteEin();
    expect(await lebt(woanders.accessToken)).toBe(401);
    expect(await lebt(betrieb.token.inhaber)).toBe(200);
    expect(new Set(codes).size).toBe(10);
    expect((await melde()).body.type).toBe('zweiter-faktor-noetig');
    expect((await melde('123456')).body.type).toBe('zweiter-faktor-noetig');
    expect((await melde(einmalcode(geheimnis))).status).toBe(200);
    expect(await mailsAn(emailOf('inhaber'))).toEqual(['Ihr zweiter Faktor ist eingeschaltet']);
    const verlauf = await liesZeilen(betrieb, 'verlauf', ['was', 'wer'], { gegenstand: 'mitarbeiter' });
    expect(verlauf).toEqual([
      { was: 'zweiter-faktor:ein', wer: `mitarbeiter:${betrieb.mitarbeiterId.inhaber}` },
    ]);
  });
  it('has nothing in the database that would open the door', async () => {
    const { geheimnis, codes } = await schalteEin();
    const alles = (await alsText(ganz(api), 'anmeldung')).join();
    expect(alles).not.toContain(geheimnis);
    for (const code of codes) expect(alles).not.toContain(code);
    expect(alles).toContain('siegel$');
  });
  it('finds a draft closed after a quarter of an hour', async () => {
    const { body } = await api.call(
      faktor.faktorBeginnen,
      { body: { passwort: PASSWORT } },
      betrieb.token.buero,
    );
    api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000);
    const spaet = await api.call(
      faktor.faktorBestaetigen,
      { body: { code: einmalcode(body.geheimnis) } },
      betrieb.token.buero,
    );
    expect(spaet).toMatchObject({ status: 409, body: { type: 'zweiter-faktor.anderer-stand' } });
  });
});

describe('a code', () => {
  it('works once: neither again, nor the one before it, nor twice at the same moment', async () => {
    const { geheimnis } = await schalteEin();
    const frueher = einmalcode(geheimnis);
    const code = einmalcode(geheimnis);
    const zugleich = await Promise.all([melde(code), melde(code), melde(code)]);
    expect(zugleich.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await melde(code)).status).toBe(401);
    expect((await melde(frueher)).status).toBe(401);
  });
  it('of another person opens nothing', async () => {
    const { geheimnis } = await schalteEin();
    await schalteEin(betrieb.token.buero);
    expect((await melde(einmalcode(geheimnis), emailOf('buero'))).status).toBe(401);
  });
  it(
    'is guessed with the tries of the account, however many addresses guess',
    { tags: 'night' },
    async () => {
      const { geheimnis } = await schalteEin();
      const code = einmalcode(geheimnis);
      for (let netz = 1; netz <= 8; netz += 1) {
        const { statusCode } = await api.app.inject({
          method: 'POST',
          url: '/mitarbeiter/anmelden',
          remoteAddress: `203.0.113.${netz}`,
          payload: { email: emailOf('inhaber'), passwort: PASSWORT, code: '000000' },
        });
        expect(statusCode).toBe(401);
      }
      // Whoever guesses makes strangers wait: for this moment even the right code is not looked at.
      expect((await melde(code)).body.type).toBe('anmeldung-falsch');
      const warnungen = (await mailsAn(emailOf('inhaber'))).filter((betreff) =>
        betreff.startsWith('Jemand kennt'),
      );
      expect(warnungen).toHaveLength(1);
    },
  );
});

describe('a recovery code', () => {
  it('opens the door once, however it is typed, and its owner hears how many are left', async () => {
    const { codes } = await schalteEin();
    const [erster = '', zweiter = ''] = codes;
    expect((await melde(erster.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await melde(erster)).status).toBe(401);
    const zugleich = await Promise.all([melde(zweiter), melde(zweiter)]);
    expect(zugleich.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await api.call(faktor.faktorHolen, {}, betrieb.token.inhaber)).body.codes).toBe(8);
    expect((await mailsAn(emailOf('inhaber'))).slice(1)).toEqual(
      Array(2).fill('Ein Wiederherstellungscode wurde benutzt'),
    );
  });
  it('of the old list is worth nothing once there is a new one', async () => {
    const { geheimnis, codes } = await schalteEin();
    const neu = await api.call(
      faktor.faktorcodesErneuern,
      { body: { passwort: PASSWORT, code: einmalcode(geheimnis) } },
      betrieb.token.inhaber,
    );
    expect(neu.body.codes).toHaveLength(10);
    expect((await melde(codes[0])).status).toBe(401);
    expect((await melde(neu.body.codes[0])).status).toBe(200);
  });
});

describe('a found session', () => {
  it('switches nothing off and changes nothing without password and code', async () => {
    const { geheimnis } = await schalteEin();
    const token = betrieb.token.inhaber;
    const aus = (body: { passwort: string; code: string }) =>
      api.call(faktor.faktorAusschalten, { body }, token);
    expect((await aus({ passwort: 'geraten', code: einmalcode(geheimnis) })).status).toBe(422);
    expect((await aus({ passwort: PASSWORT, code: '000000' })).status).toBe(422);
    expect((await api.call(faktor.faktorBeginnen, { body: { passwort: PASSWORT } }, token)).status).toBe(422);
    for (let mal = 0; mal < 8; mal += 1) await aus({ passwort: PASSWORT, code: '000000' });
    expect(await aus({ passwort: PASSWORT, code: einmalcode(geheimnis) })).toMatchObject({ status: 429 });
  });
  it('with both switches it off: the others end, and the password is enough again', async () => {
    const { geheimnis, codes } = await schalteEin();
    const { body: woanders } = await melde(einmalcode(geheimnis));
    const { status } = await api.call(
      faktor.faktorAusschalten,
      { body: { passwort: PASSWORT, code: codes[3] ?? '' } },
      betrieb.token.inhaber,
    );
    expect(status).toBe(200);
    expect(await lebt(woanders.accessToken)).toBe(401);
    expect((await melde()).status).toBe(200);
    expect(await mailsAn(emailOf('inhaber'))).toContain('Ihr zweiter Faktor ist ausgeschaltet');
  });
});

describe('a lost factor', () => {
  const zuruecksetzen = (rolle: 'geselle' | 'inhaber', token: string, passwort = PASSWORT) =>
    api.call(
      faktor.faktorZuruecksetzen,
      { params: { id: betrieb.mitarbeiterId[rolle] }, body: { passwort } },
      token,
    );
  it('is taken away by who runs the company, with her own password', async () => {
    await schalteEin(betrieb.token.geselle);
    const sicht = (token: string) => api.call(mitarbeiter.mitarbeiterListe, {}, token);
    const mitFaktor = async (token: string) =>
      (await sicht(token)).body.eintraege.filter(({ zweiterFaktor }) => zweiterFaktor).length;
    expect(await mitFaktor(betrieb.token.inhaber)).toBe(1);
    expect(await mitFaktor(betrieb.token.azubi)).toBe(0);
    expect((await zuruecksetzen('geselle', betrieb.token.inhaber, 'geraten')).status).toBe(422);
    expect((await zuruecksetzen('geselle', betrieb.token.buero)).status).toBe(403);
    const { status, body } = await zuruecksetzen('geselle', betrieb.token.inhaber);
    expect([status, body.zweiterFaktor]).toEqual([200, false]);
    expect(await lebt(betrieb.token.geselle)).toBe(401);
    expect((await melde(undefined, emailOf('geselle'))).status).toBe(200);
    expect(await mailsAn(emailOf('geselle'))).toContain('Ihr zweiter Faktor wurde zurückgesetzt');
    const verlauf = await liesZeilen(betrieb, 'verlauf', ['wer'], { was: 'zweiter-faktor:zurueckgesetzt' });
    expect(verlauf).toEqual([{ wer: `mitarbeiter:${betrieb.mitarbeiterId.inhaber}` }]);
  });
  it('is never one’s own, and never that of another company', async () => {
    await schalteEin();
    expect((await zuruecksetzen('inhaber', betrieb.token.inhaber)).status).toBe(400);
    const fremd = await api.neuerBetrieb();
    await setzeZeilen(ganz(api), 'anmeldung', { strategie: 'mitarbeiter' }, { passwort_hash: hash });
    expect((await zuruecksetzen('inhaber', fremd.token.inhaber)).status).toBe(404);
    expect((await melde()).body.type).toBe('zweiter-faktor-noetig');
  });
});

describe('an operator', () => {
  const zugang = { email: 'olga@example.org', passwort: PASSWORT };
  const meldeAn = (code?: string) =>
    api.call(konto.adminUserAnmelden, { body: { ...zugang, ...(code === undefined ? {} : { code }) } });
  const beginne = (passwort = PASSWORT) =>
    api.call(faktor.betreiberfaktorErstmalsBeginnen, { body: { ...zugang, passwort } });
  const bestaetige = (code: string) =>
    api.call(faktor.betreiberfaktorErstmalsBestaetigen, { body: { ...zugang, code } });
  beforeAll(async () => {
    const ctx = systemCtx(api.deps, BETRIEB_ID, 'test');
    const neu = await ctx.transaction((tx) =>
      legeAdminUserAn(ctx, tx, { name: 'Olga', email: zugang.email }),
    );
    const code = /code=([\w-]+)/.exec(neu?.link ?? '')?.[1] ?? '';
    const gesetzt = await api.call(konto.passwortSetzen, { body: { code, passwort: PASSWORT } });
    expect(gesetzt.body.accessToken).toBeNull();
  });
  it('sets the factor up at the first login, and has no session before', async () => {
    expect((await meldeAn()).body.type).toBe('zweiter-faktor-einrichten');
    expect((await meldeAn('123456')).body.type).toBe('zweiter-faktor-einrichten');
    expect((await beginne('geraten')).body.type).toBe('anmeldung-falsch');
    expect((await bestaetige('123456')).status).toBe(409);
    const { body: alt } = await beginne();
    const { body: entwurf } = await beginne();
    expect(entwurf.otpauth).toContain('Kehrtour%20Betrieb');
    expect((await bestaetige(einmalcode(alt.geheimnis))).status).toBe(422);
    const { status, body } = await bestaetige(einmalcode(entwurf.geheimnis));
    expect([status, body.codes.length]).toEqual([200, 10]);
    expect((await api.call(konto.adminUserHolen, {}, body.accessToken)).status).toBe(200);
    expect((await meldeAn()).body.type).toBe('zweiter-faktor-noetig');
    expect((await meldeAn(einmalcode(entwurf.geheimnis))).status).toBe(200);
    expect(await mailsAn(zugang.email)).toContain('Ihr zweiter Faktor ist eingeschaltet');
  });
  it('cannot be given another factor by who has the password alone', async () => {
    expect((await beginne()).body.type).toBe('zweiter-faktor.anderer-stand');
    expect((await bestaetige('123456')).body.type).toBe('zweiter-faktor.anderer-stand');
  });
  it('whose secret lay in the clear before logs in as ever, and it is sealed', async () => {
    const klar = new OTPAuth.Secret({ size: 20 }).base32;
    await setzeZeilen(
      ganz(api),
      'anmeldung',
      { email: 'olga@example.org' },
      { zweiter_faktor: klar, zweiter_faktor_seit: JETZT, zweiter_faktor_schritt: 0 },
    );
    expect((await meldeAn(einmalcode(klar))).status).toBe(200);
    const rows = await liesZeilen(ganz(api), 'anmeldung', ['zweiter_faktor'], {
      email: 'olga@example.org',
    });
    expect(rows[0]?.zweiter_faktor).toMatch(/^siegel\$/);
    expect((await meldeAn(einmalcode(klar))).status).toBe(200);
  });
});
