import { randomUUID } from 'node:crypto';

import * as betrieb from '@kehrtour/contract/betrieb';
import * as konto from '@kehrtour/contract/konto';
import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { legeAdminUserAn } from '../konto/legeAdminUserAn.ts';
import { systemCtx } from '../platform/ctx.ts';
import { BETRIEB_ID } from '../platform/outbox.ts';
import { instant, json, sql } from '../platform/sql.ts';

const PASSWORT = 'neun Ziegel auf dem First';
let api: TestApi;
let erster: TestBetrieb;
let zweiter: TestBetrieb;
let geheimnis = '';

const totp = () =>
  new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(geheimnis) }).generate({
    timestamp: api.clock.now.getTime(),
  });
const melde = (code?: string) =>
  api.call(konto.adminUserAnmelden, {
    body: { email: 'operator@example.org', passwort: PASSWORT, ...(code && { code }) },
  });

beforeAll(async () => {
  api = await testApi();
  erster = await api.neuerBetrieb();
  zweiter = await api.neuerBetrieb();
  const ctx = systemCtx(api.deps, BETRIEB_ID, 'test');
  const neu = await ctx.transaction((tx) =>
    legeAdminUserAn(ctx, tx, { name: 'Olga Peter', email: 'operator@example.org' }),
  );
  geheimnis = neu?.geheimnis ?? '';
  const code = /code=([\w-]+)/.exec(neu?.link ?? '')?.[1] ?? '';
  await api.call(konto.passwortSetzen, { body: { code, passwort: PASSWORT } });
});
afterAll(() => api.close());

async function importiere(wo: TestBetrieb, minutenHer: number, status = 'uebernommen'): Promise<string> {
  const id = randomUUID();
  const am = new Date(api.clock.now.getTime() - minutenHer * 60_000);
  await wo.ctx.transaction((tx) =>
    tx.run(sql`insert into importauftrag (id, dateiname, art, status, anzahl, angelegt_am)
      values (${id}, 'Kundin Meier.csv', 'csv', ${status}, ${json({ neu: 40, fehlerhaft: 2 })}::jsonb, ${instant(am)})`),
  );
  return id;
}

describe('an operator', () => {
  it('is made with a second factor, and gets in only with it', async () => {
    expect((await melde()).body.type).toBe('zweiter-faktor-noetig');
    expect((await melde('000000')).status).toBe(401);
    expect((await melde(totp())).status).toBe(200);
  });
  it('is not made twice for one address', async () => {
    const ctx = systemCtx(api.deps, BETRIEB_ID, 'test');
    const wieder = await ctx.transaction((tx) =>
      legeAdminUserAn(ctx, tx, { name: 'Zwei', email: 'operator@example.org' }),
    );
    expect(wieder).toBeUndefined();
  });
  it('sees imports of all companies, newest first, without what belongs to a person', async () => {
    const alt = await importiere(erster, 60);
    const jung = await importiere(zweiter, 5, 'geprueft');
    const { body: login } = await melde(totp());
    const { status, body } = await api.call(betrieb.importauftraegeAllerBetriebe, {}, login.accessToken);
    expect(status).toBe(200);
    expect(body.eintraege.map(({ id }) => id)).toEqual([jung, alt]);
    expect(body.eintraege[0]).toMatchObject({
      unternehmen: { id: zweiter.unternehmenId },
      anzahl: { neu: 40, fehlt: 0, fehlerhaft: 2 },
    });
    expect(JSON.stringify(body)).not.toContain('Meier');
    const nurGeprueft = await api.call(
      betrieb.importauftraegeAllerBetriebe,
      { query: { status: 'geprueft' } },
      login.accessToken,
    );
    expect(nurGeprueft.body.eintraege.map(({ id }) => id)).toEqual([jung]);
  });
  it('turns the pages without losing or repeating one', async () => {
    for (let minute = 100; minute < 155; minute += 1) await importiere(erster, minute);
    const { body: login } = await melde(totp());
    const erste = await api.call(betrieb.importauftraegeAllerBetriebe, {}, login.accessToken);
    const zweite = await api.call(
      betrieb.importauftraegeAllerBetriebe,
      { query: { nach: erste.body.weiter ?? '' } },
      login.accessToken,
    );
    const ids = [...erste.body.eintraege, ...zweite.body.eintraege].map(({ id }) => id);
    expect(new Set(ids).size).toBe(57);
    expect(zweite.body.weiter).toBeNull();
  });
  it('is nobody whom staff could be taken for', async () => {
    expect((await api.call(betrieb.importauftraegeAllerBetriebe, {}, erster.token.inhaber)).status).toBe(401);
    expect((await api.call(betrieb.importauftraegeAllerBetriebe, {})).status).toBe(401);
  });
});
