import { randomUUID } from 'node:crypto';

import * as betrieb from '@kehrtour/contract/betrieb';
import type { CallOf } from '@kehrtour/contract/endpoint';
import * as konto from '@kehrtour/contract/konto';
import { plusTage } from '@kehrtour/domain/tag';
import { testendeAus } from '@kehrtour/domain/tarifwechsel';
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
  it('sees the companies with plan, size and state, and finds them by name, address and place', async () => {
    const { body: login } = await melde(totp());
    const liste = (query: CallOf<typeof betrieb.betriebeHolen>['query'] = {}) =>
      api.call(betrieb.betriebeHolen, { query }, login.accessToken).then(({ body }) => body.eintraege);
    await erster.ctx.transaction(async (tx) => {
      await tx.run(
        sql`insert into tarifwechsel (ab, tarif) values ('2020-01-01', 'bezirk'), ('2020-02-01', 'betrieb')`,
      );
      await tx.run(sql`update unternehmen set name = 'Kaminkehrerei 100 % Röhl', ort = 'Hersbruck'`);
      await tx.run(sql`update mitarbeiter set aktiv = false where rolle = 'azubi'`);
    });
    const [einer, ...mehr] = await liste({ suche: 'röhl' });
    expect(mehr).toEqual([]);
    expect(einer).toMatchObject({
      id: erster.unternehmenId,
      ort: 'Hersbruck',
      tarif: 'betrieb',
      gesperrt: null,
      liegenschaften: 0,
      mitarbeitende: 3,
    });
    expect(await liste({ suche: 'hersbr' })).toHaveLength(1);
    expect(await liste({ suche: '100 %' })).toHaveLength(1);
    expect(await liste({ suche: '%' })).toHaveLength(1);
    expect(JSON.stringify(await liste())).not.toContain('@');
  });
  it('sees who may still try for nothing, by the same days as the company', async () => {
    const damals = api.clock.now;
    for (const registriert of ['2026-12-31', '2027-05-31']) {
      await zweiter.ctx.transaction((tx) =>
        tx.run(sql`update unternehmen set angelegt_am = ${`${registriert}T23:30:00+02:00`}::timestamptz`),
      );
      const ende = testendeAus(registriert);
      for (const [tag, stand] of [
        [ende, 'testphase'],
        [plusTage(ende, 1), 'ohneTarif'],
      ] as const) {
        api.clock.now = new Date(`${tag}T12:00:00+01:00`);
        const { body: login } = await melde(totp());
        const { body } = await api.call(betrieb.betriebeHolen, { query: { stand } }, login.accessToken);
        const zeile = body.eintraege.find(({ id }) => id === zweiter.unternehmenId);
        expect([registriert, stand, zeile?.testendeAm]).toEqual([registriert, stand, ende]);
      }
    }
    api.clock.now = damals;
  });
  it('shuts a company out at once and lets it in again, and the company can read why', async () => {
    const { body: login } = await melde(totp());
    const hinein = () => api.call(konto.mitarbeiterHolen, {}, zweiter.token.inhaber);
    const params = { id: zweiter.unternehmenId };
    const sperre = (grund: string, id = params.id) =>
      api.call(betrieb.betriebSperren, { params: { id }, body: { grund } }, login.accessToken);
    expect((await hinein()).status).toBe(200);
    expect((await sperre('  ')).status).toBe(400);
    expect((await sperre('Rechnungen seit Monaten offen')).status).toBe(200);
    expect(await hinein()).toMatchObject({ status: 403, body: { type: 'betrieb-gesperrt' } });
    const { body } = await api.call(
      betrieb.betriebeHolen,
      { query: { stand: 'gesperrt' } },
      login.accessToken,
    );
    expect(body.eintraege.map(({ id, gesperrt }) => [id, gesperrt?.grund])).toEqual([
      [zweiter.unternehmenId, 'Rechnungen seit Monaten offen'],
    ]);
    const frei = () => api.call(betrieb.betriebEntsperren, { params }, login.accessToken);
    expect([(await frei()).status, (await frei()).status]).toEqual([200, 404]);
    expect((await hinein()).status).toBe(200);
    expect((await sperre('Wen denn?', randomUUID())).status).toBe(404);
    const verlauf = await zweiter.ctx.transaction((tx) =>
      tx.rows<{ was: string; nach: unknown; wer: string }>(
        sql`select was, nach, wer from verlauf where gegenstand = 'unternehmen' and was like '%sperrt' order by id`,
      ),
    );
    expect(verlauf).toMatchObject([
      { was: 'gesperrt', nach: { grund: 'Rechnungen seit Monaten offen' } },
      { was: 'entsperrt' },
    ]);
  });
  it('is told what waits for somebody', async () => {
    const { body: login } = await melde(totp());
    const { body } = await api.call(betrieb.zuTunHolen, {}, login.accessToken);
    expect(body).toEqual({
      beanstandet: 0,
      ueberfaellig: 0,
      nichtZugeordnet: 0,
      importeMitFehlern: 57,
      sendungenMitFehlern: 0,
      stilleVerbindungen: 0,
    });
  });
  it('is nobody whom staff could be taken for', async () => {
    expect((await api.call(betrieb.importauftraegeAllerBetriebe, {}, erster.token.inhaber)).status).toBe(401);
    expect((await api.call(betrieb.importauftraegeAllerBetriebe, {})).status).toBe(401);
    const params = { id: erster.unternehmenId };
    const sperre = { params, body: { grund: 'So' } };
    expect((await api.call(betrieb.betriebSperren, sperre, zweiter.token.inhaber)).status).toBe(401);
    expect((await api.call(betrieb.betriebEntsperren, { params }, zweiter.token.inhaber)).status).toBe(401);
    expect((await api.call(betrieb.betriebeHolen, {}, zweiter.token.inhaber)).status).toBe(401);
  });
});
