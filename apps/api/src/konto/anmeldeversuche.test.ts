import { randomUUID } from 'node:crypto';

import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { nimmZugang } from '../../test/fragen.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { ganz, geordnet, liesZeile, setzeZeilen } from '../../test/zeilen.ts';
import { systemCtx } from '../platform/ctx.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';
import { setEntwurf, setFaktor } from './faktor/faktor.store.ts';
import { insertAnmeldung } from './konto.store.ts';
import { legeAdminUserAn } from './legeAdminUserAn.ts';
import { hashPasswort } from './passwort.ts';

const PASSWORT = 'drei Leitern am Dach';
const FALSCH = 'falsch falsch falsch';
const ZUHAUSE = '198.51.100.7';
let api: TestApi;
let geheimnis = '';
beforeAll(async () => {
  api = await testApi();
  const betrieb = await api.neuerBetrieb();
  const person = betrieb.mitarbeiterId.inhaber;
  const passwortHash = await hashPasswort(PASSWORT);
  await betrieb.ctx.transaction(async (tx) => {
    await nimmZugang(tx, person);
    await insertAnmeldung(tx, {
      strategie: 'mitarbeiter',
      email: 'anna@example.org',
      personId: person,
      unternehmenId: betrieb.unternehmenId,
      passwortHash,
    });
  });
  const system = systemCtx(api.deps, BETRIEB_ID);
  await system.transaction(async (tx) => {
    const personId =
      (await legeAdminUserAn(system, tx, { name: 'Olga', email: 'olga@example.org' }))?.id ?? '';
    const wer = { strategie: 'adminUser', personId } as const;
    geheimnis = new OTPAuth.Secret({ size: 20 }).base32;
    await setEntwurf(tx, wer, geheimnis, new Date('2099-01-01'));
    await setFaktor(tx, wer, { geheimnis, schritt: 0, codes: [], am: api.clock.now, behalte: null });
  });
  await setzeZeilen(ganz(api), 'anmeldung', { email: 'olga@example.org' }, { passwort_hash: passwortHash });
});
afterAll(() => api.close());

const secondsLater = (seconds: number): void =>
  void (api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000));
/** Each code works once: the next login waits for the next. */
const einmalcode = (): string => {
  secondsLater(30);
  return new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(geheimnis) }).generate({
    timestamp: api.clock.now.getTime(),
  });
};
const versuch = async (
  passwort: string,
  von: string,
  { wer = 'mitarbeiter', code }: { wer?: 'mitarbeiter' | 'adminUser'; code?: string } = {},
): Promise<number> => {
  const answer = await api.app.inject({
    method: 'POST',
    url: wer === 'adminUser' ? '/admin-user/anmelden' : '/mitarbeiter/anmelden',
    remoteAddress: von,
    payload: {
      email: wer === 'adminUser' ? 'olga@example.org' : 'anna@example.org',
      passwort,
      ...(code === undefined ? {} : { code }),
    },
  });
  return answer.statusCode;
};
/** Each one from another network, as a botnet does it. */
let netz = 0;
const fremder = (): string => `203.0.${(netz += 1) >> 8}.${netz & 255}`;
async function fremdeVersuchen(
  mal: number,
  tat: (von: string) => Promise<number> = (von) => versuch(FALSCH, von),
): Promise<void> {
  for (let index = 0; index < mal; index += 1) expect(await tat(fremder())).toBe(401);
}

describe('strangers who guess a password', () => {
  it('slow each other, and not the owner where she logged in before', async () => {
    expect(await versuch(PASSWORT, ZUHAUSE)).toBe(200);
    await fremdeVersuchen(30);
    // Even the right password is not looked at now, wherever a stranger sits.
    expect(await versuch(PASSWORT, fremder())).toBe(401);
    expect(await versuch(PASSWORT, ZUHAUSE)).toBe(200);
  });
  it(
    'have a hundred tries at most, however long they wait and whoever they are',
    { tags: 'night' },
    async () => {
      expect(await versuch(PASSWORT, ZUHAUSE)).toBe(200);
      for (let index = 0; index < 100; index += 1) {
        expect(await versuch(FALSCH, fremder())).toBe(401);
        secondsLater(901);
      }
      expect(await versuch(PASSWORT, fremder())).toBe(401);
      expect(await versuch(PASSWORT, ZUHAUSE)).toBe(200);
      // Her success ends the wait of everybody: she may log in from elsewhere, too.
      expect(await versuch(PASSWORT, fremder())).toBe(200);
    },
  );
  it('who try all at once have no more tries than one after the other', { tags: 'night' }, async () => {
    await Promise.all(Array.from({ length: 12 }, () => versuch(FALSCH, fremder())));
    const meiste = await liesZeile(ganz(api), 'anmeldeversuch', ['anzahl'], geordnet(['anzahl desc']));
    expect(meiste?.anzahl).toBe(5);
    expect(await versuch(PASSWORT, ZUHAUSE)).toBe(200);
  });
  it('at a known place slow that place alone', { tags: 'night' }, async () => {
    const buero = '198.51.100.9';
    expect(await versuch(PASSWORT, buero)).toBe(200);
    for (let index = 0; index < 5; index += 1) expect(await versuch(FALSCH, buero)).toBe(401);
    expect(await versuch(PASSWORT, buero)).toBe(401);
    expect(await versuch(PASSWORT, ZUHAUSE)).toBe(200);
  });
});

describe('the operator', () => {
  it(
    'is slowed by strangers as little, with password and with second factor',
    { tags: 'night' },
    async () => {
      const wer = 'adminUser';
      expect(await versuch(PASSWORT, ZUHAUSE, { wer, code: einmalcode() })).toBe(200);
      await fremdeVersuchen(20, (von) => versuch(FALSCH, von, { wer }));
      expect(await versuch(PASSWORT, ZUHAUSE, { wer, code: einmalcode() })).toBe(200);
      const code = einmalcode();
      // Who has her password guesses at her code: that counts, too.
      await fremdeVersuchen(20, (von) => versuch(PASSWORT, von, { wer, code: '000000' }));
      expect(await versuch(PASSWORT, fremder(), { wer, code })).toBe(401);
      expect(await versuch(PASSWORT, ZUHAUSE, { wer, code })).toBe(200);
    },
  );
});

describe('an address', () => {
  it(
    'counts wrong tries only: twenty colleagues behind one connection all get in',
    { tags: 'night' },
    async () => {
      secondsLater(3600);
      for (let index = 0; index < 20; index += 1) expect(await versuch(PASSWORT, ZUHAUSE)).toBe(200);
    },
  );
  it('has ten wrong tries in three minutes over all IPv6 addresses of its connection', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push(
        (
          await api.app.inject({
            method: 'POST',
            url: '/mitarbeiter/anmelden',
            remoteAddress: `2001:db8:1:2::${index + 1}`,
            payload: { email: `${randomUUID()}@example.org`, passwort: FALSCH },
          })
        ).statusCode,
      );
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});
