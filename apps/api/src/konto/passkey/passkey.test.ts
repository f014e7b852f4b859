import * as konto from '@kehrtour/contract/konto';
import * as passkey from '@kehrtour/contract/passkey';
import * as faktor from '@kehrtour/contract/zweiterFaktor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { fragTor, nimmZugang } from '../../../test/fragen.ts';
import { type PasskeyGeraet, passkeyGeraet, type Umstaende } from '../../../test/passkeyGeraet.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { JETZT } from '../../../test/werte.ts';
import { ganz, geordnet, liesZeilen, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';
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
const mitarbeiterStrategie = { strategie: 'mitarbeiter', ohnePasswort: true } as const;
const lebt = async (token: string) => (await api.call(konto.mitarbeiterHolen, {}, token)).status;
const mailsAn = async (adresse: string) => {
  const rows = await liesZeilen(
    ganz(api),
    'ausgang',
    ['nachricht'],
    geordnet(['angelegt_am', 'id'], { empfaenger: adresse }),
  );
  return (rows as { nachricht: { betreff: string } }[]).map(({ nachricht }) => nachricht.betreff);
};

type Frisch = { passwort: string; code?: string; passkey?: ReturnType<PasskeyGeraet['antworte']> };
async function richteEin(
  geraet: PasskeyGeraet,
  {
    token = betrieb.token.inhaber,
    name = 'Telefon',
    ...mit
  }: { token?: string; name?: string } & Umstaende & Partial<Frisch> = {},
) {
  const { code, passkey: nachweis, ...umstaende } = mit;
  const begonnen = await api.call(
    passkey.passkeyBeginnen,
    {
      body: {
        passwort: mit.passwort ?? PASSWORT,
        ...(code === undefined ? {} : { code }),
        ...(nachweis === undefined ? {} : { passkey: nachweis }),
      },
    },
    token,
  );
  if (begonnen.status !== 200) return begonnen;
  return api.call(
    passkey.passkeyAnlegen,
    { body: { name, antwort: geraet.richteEin(begonnen.body, umstaende) } },
    token,
  );
}
async function frage(ohnePasswort = true) {
  const { body } = await api.call(passkey.passkeyFragen, {
    body: { ...mitarbeiterStrategie, ohnePasswort },
  });
  return body;
}
const melde = async (geraet: PasskeyGeraet, umstaende: Umstaende = {}) =>
  api.call(passkey.passkeyAnmelden, {
    body: { strategie: 'mitarbeiter', antwort: geraet.antworte(await frage(), umstaende) },
  });
async function nachweis(geraet: PasskeyGeraet, token = betrieb.token.inhaber) {
  const { body } = await api.call(passkey.passkeyNachweisFragen, {}, token);
  return geraet.antworte(body, { geprueft: false });
}

describe('who sets a passkey up', () => {
  it('needs the password, gets recovery codes with the first one, loses her other sessions and reads of it', async () => {
    const geraet = passkeyGeraet();
    const woanders = (
      await api.call(konto.mitarbeiterAnmelden, { body: { email: emailOf('inhaber'), passwort: PASSWORT } })
    ).body.accessToken;
    expect(await richteEin(geraet, { passwort: 'geraten' })).toMatchObject({
      status: 422,
      body: { type: 'passwort-falsch' },
    });
    const { status, body } = await richteEin(geraet);
    expect(status).toBe(200);
    expect(new Set((body as { codes: string[] }).codes).size).toBe(10);
    expect(await lebt(woanders)).toBe(401);
    expect(await lebt(betrieb.token.inhaber)).toBe(200);
    expect(await mailsAn(emailOf('inhaber'))).toEqual(['Ein Passkey wurde eingerichtet']);
    expect((await api.call(passkey.passkeysHolen, {}, betrieb.token.inhaber)).body.passkeys).toMatchObject([
      { name: 'Telefon', zuletztAm: null, verdaechtig: false },
    ]);
    const stand = (await api.call(faktor.faktorHolen, {}, betrieb.token.inhaber)).body;
    expect(stand).toEqual({ seit: null, codes: 10, passkeys: 1 });
  });

  it('shows the first one, or a recovery code, for the second: the password alone is not enough any more', async () => {
    const erstes = passkeyGeraet();
    const { body } = await richteEin(erstes);
    const [code = ''] = (body as { codes: string[] }).codes;
    expect((await richteEin(passkeyGeraet())).body.type).toBe('zweiter-faktor-falsch');
    const mitPasskey = await richteEin(passkeyGeraet(), { passkey: await nachweis(erstes) });
    expect(mitPasskey).toMatchObject({ status: 200, body: { codes: [] } });
    expect((await richteEin(passkeyGeraet(), { code })).status).toBe(200);
    expect((await richteEin(passkeyGeraet(), { code })).body.type).toBe('zweiter-faktor-falsch');
  });

  it('cannot use the challenge of another session, of another page or of six minutes ago, nor one device twice', async () => {
    const geraet = passkeyGeraet();
    const beginne = (token: string) =>
      api.call(passkey.passkeyBeginnen, { body: { passwort: PASSWORT } }, token);
    const anlegen = (token: string, antwort: ReturnType<PasskeyGeraet['richteEin']>) =>
      api.call(passkey.passkeyAnlegen, { body: { name: 'x', antwort } }, token);
    const fremd = (await beginne(betrieb.token.buero)).body;
    const eigene = (await beginne(betrieb.token.inhaber)).body;
    const { inhaber } = betrieb.token;
    expect((await anlegen(inhaber, geraet.richteEin(fremd))).status).toBe(409);
    const woanders = geraet.richteEin(eigene, { origin: 'https://kehrtour.example.evil' });
    expect((await anlegen(inhaber, woanders)).status).toBe(409);
    expect((await anlegen(inhaber, geraet.richteEin(eigene, { rpId: 'evil.example' }))).status).toBe(409);
    const login = await frage();
    expect((await anlegen(inhaber, geraet.richteEin({ ...eigene, challenge: login.challenge }))).status).toBe(
      409,
    );
    expect((await anlegen(inhaber, geraet.richteEin(eigene))).status).toBe(200);
    expect((await anlegen(inhaber, geraet.richteEin(eigene))).status).toBe(409);
    const spaet = (await beginne(betrieb.token.buero)).body;
    api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000);
    expect((await anlegen(betrieb.token.buero, passkeyGeraet().richteEin(spaet))).status).toBe(409);
    // What a colleague's device has registered is hers.
    const nochmal = (await beginne(betrieb.token.buero)).body;
    expect((await anlegen(betrieb.token.buero, geraet.richteEin(nochmal))).body.detail).toContain(
      'schon eingerichtet',
    );
  });
});

describe('a login with a passkey', () => {
  it('lets in without a password, and says when it was used last', async () => {
    const geraet = passkeyGeraet();
    await richteEin(geraet);
    const { status, body } = await melde(geraet);
    expect(status).toBe(200);
    expect(await lebt(body.accessToken)).toBe(200);
    const { passkeys } = (await api.call(passkey.passkeysHolen, {}, betrieb.token.inhaber)).body;
    expect(passkeys[0]?.zuletztAm).toBe(api.clock.now.toISOString());
  });

  it('needs a device that made sure who holds it, the right place, its own key and a fresh challenge', async () => {
    const geraet = passkeyGeraet();
    await richteEin(geraet);
    expect(await melde(geraet, { geprueft: false })).toMatchObject({
      status: 401,
      body: { type: 'passkey-falsch' },
    });
    expect((await melde(geraet, { origin: 'http://localhost:3001' })).status).toBe(401);
    expect((await melde(geraet, { rpId: 'kehrtour.example' })).status).toBe(401);
    expect((await melde(passkeyGeraet())).status).toBe(401);
    const antwort = geraet.antworte(await frage());
    const anmelden = (gesendet: typeof antwort, strategie: 'mitarbeiter' | 'adminUser' = 'mitarbeiter') =>
      api.call(passkey.passkeyAnmelden, { body: { strategie, antwort: gesendet } });
    const gefaelscht = {
      ...antwort.response,
      signature: passkeyGeraet().antworte(await frage()).response.signature,
    };
    expect((await anmelden({ ...antwort, response: gefaelscht })).status).toBe(401);
    expect((await anmelden(antwort, 'adminUser')).status).toBe(401);
    const fremderNutzer = { ...antwort.response, userHandle: 'AAAA' };
    expect((await anmelden({ ...antwort, response: fremderNutzer })).status).toBe(401);
    const zugleich = await Promise.all([anmelden(antwort), anmelden(antwort), anmelden(antwort)]);
    expect(zugleich.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const eigene = geraet.antworte({ challenge: Buffer.alloc(42, 7).toString('base64url') });
    expect((await anmelden(eigene)).status).toBe(401);
  });

  it('is over for whoever was blocked', async () => {
    const geraet = passkeyGeraet();
    await richteEin(geraet);
    await setzeZeilen(ganz(api), 'anmeldung', { email: emailOf('inhaber') }, { aktiv: false });
    expect((await melde(geraet)).status).toBe(401);
  });

  it('stands in for the code after the password, even where the device does not check its holder', async () => {
    const geraet = passkeyGeraet();
    await richteEin(geraet);
    const fremdes = passkeyGeraet();
    await richteEin(fremdes, { token: betrieb.token.buero });
    const zugang = { email: emailOf('inhaber'), passwort: PASSWORT };
    const anmelden = async (von?: PasskeyGeraet) =>
      api.call(konto.mitarbeiterAnmelden, {
        body: von ? { ...zugang, passkey: von.antworte(await frage(false), { geprueft: false }) } : zugang,
      });
    expect((await anmelden()).body.type).toBe('passkey-noetig');
    expect((await anmelden(fremdes)).body.type).toBe('zweiter-faktor-noetig');
    expect((await anmelden(geraet)).status).toBe(200);
    const falsches = await api.call(konto.mitarbeiterAnmelden, {
      body: { ...zugang, passwort: 'geraten', passkey: geraet.antworte(await frage()) },
    });
    expect(falsches.body.type).toBe('anmeldung-falsch');
  });

  it('notices a counter that went backwards: that passkey opens nothing any more, and its owner hears of it once', async () => {
    const geraet = passkeyGeraet(7);
    await richteEin(geraet);
    expect((await melde(geraet)).status).toBe(200);
    expect((await melde(geraet, { zaehler: 7 })).status).toBe(401);
    expect((await melde(geraet)).status).toBe(401);
    expect((await melde(geraet, { zaehler: 0 })).status).toBe(401);
    const mails = (await mailsAn(emailOf('inhaber'))).filter((betreff) => betreff.includes('gesperrt'));
    expect(mails).toEqual(['Einer Ihrer Passkeys wurde gesperrt']);
    const { passkeys } = (await api.call(passkey.passkeysHolen, {}, betrieb.token.inhaber)).body;
    expect(passkeys[0]?.verdaechtig).toBe(true);
  });
});

describe('passkeys that are there', () => {
  const eintrag = async (token = betrieb.token.inhaber) =>
    (await api.call(passkey.passkeysHolen, {}, token)).body.passkeys[0]?.id ?? '';

  it('get another name, and go with a fresh proof; the last one takes the recovery codes with it', async () => {
    const geraet = passkeyGeraet();
    await richteEin(geraet);
    const id = await eintrag();
    const { inhaber, buero } = betrieb.token;
    const umbenannt = await api.call(
      passkey.passkeyBenennen,
      { params: { id }, body: { name: 'Laptop im Büro' } },
      inhaber,
    );
    expect(umbenannt.body.passkeys[0]?.name).toBe('Laptop im Büro');
    const fremd = await api.call(passkey.passkeyBenennen, { params: { id }, body: { name: 'x' } }, buero);
    expect(fremd.status).toBe(404);
    const entferne = (body: Frisch, token = inhaber) =>
      api.call(passkey.passkeyLoeschen, { params: { id }, body }, token);
    expect((await entferne({ passwort: PASSWORT })).body.type).toBe('zweiter-faktor-falsch');
    expect((await entferne({ passwort: PASSWORT }, buero)).status).toBe(404);
    const { accessToken } = (await melde(geraet)).body;
    expect((await entferne({ passwort: PASSWORT, passkey: await nachweis(geraet) })).status).toBe(200);
    expect(await lebt(accessToken)).toBe(401);
    expect((await melde(geraet)).status).toBe(401);
    expect((await api.call(faktor.faktorHolen, {}, inhaber)).body).toEqual({
      seit: null,
      codes: 0,
      passkeys: 0,
    });
    const verlauf = await liesZeilen(
      betrieb,
      'verlauf',
      ['was'],
      geordnet(['am', 'was'], { gegenstand: 'mitarbeiter' }),
    );
    expect(verlauf.map(({ was }) => was)).toEqual(['passkey:angelegt', 'passkey:entfernt']);
  });

  it('are taken from a colleague by the owner, with all her sessions', async () => {
    const geraet = passkeyGeraet();
    await richteEin(geraet, { token: betrieb.token.buero });
    const antwort = await api.call(
      faktor.faktorZuruecksetzen,
      { params: { id: betrieb.mitarbeiterId.buero }, body: { passwort: PASSWORT } },
      betrieb.token.inhaber,
    );
    expect(antwort).toMatchObject({ status: 200, body: { zweiterFaktor: false } });
    expect((await melde(geraet)).status).toBe(401);
    expect(await lebt(betrieb.token.buero)).toBe(401);
  });

  it('go with the login of their person', async () => {
    await richteEin(passkeyGeraet());
    await betrieb.ctx.transaction((tx) => nimmZugang(tx, betrieb.mitarbeiterId.inhaber));
    const rows = await liesZeilen(ganz(api), 'passkey', [], { person_id: betrieb.mitarbeiterId.inhaber });
    expect(rows).toEqual([]);
  });
});

describe('an operator', () => {
  it('with a passkey alone sets no app up with the password alone, and keeps one factor', async () => {
    const ctx = systemCtx(api.deps, BETRIEB_ID, 'test');
    const email = `olga.${betrieb.unternehmenId.slice(0, 8)}@example.org`;
    const neu = await ctx.transaction((tx) => legeAdminUserAn(ctx, tx, { name: 'Olga Peter', email }));
    await setzeZeilen(ganz(api), 'anmeldung', { person_id: neu?.id }, { passwort_hash: hash });
    const passkey = await neueZeile(ganz(api), 'passkey', {
      strategie: 'adminUser',
      person_id: neu?.id,
      kennung: 'abcdefghijklmnopqrst',
      schluessel: new Uint8Array(1),
      zaehler: 0,
      name: 'x',
      angelegt_am: JETZT,
    });
    await setzeZeilen(ganz(api), 'anmeldung', { person_id: neu?.id }, { passkeys: 1 });
    const erstmals = await api.call(faktor.betreiberfaktorErstmalsBeginnen, {
      body: { email, passwort: PASSWORT },
    });
    expect(erstmals.body.type).toBe('zweiter-faktor.anderer-stand');
    const rows = await fragTor(
      ganz(api),
      'passkey_entfernen',
      'adminUser',
      neu?.id,
      passkey,
      new Uint8Array(1),
    );
    expect(rows).toEqual([{ tor_passkey_entfernen: 'letzter' }]);
  });
});
