import * as konto from '@kehrtour/contract/konto';
import { VERTRAGSSTAND } from '@kehrtour/domain/unternehmen/vertragsstand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { nimmZugang } from '../../test/fragen.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { derer } from '../../test/werte.ts';
import { ganz, geordnet, liesZeile, liesZeilen } from '../../test/zeilen.ts';
import { systemCtx } from '../platform/ctx.ts';
import { insertAnmeldung } from './konto.store.ts';
import { hashPasswort } from './passwort.ts';

const PASSWORT = 'drei Leitern am Dach';
let api: TestApi;
let betrieb: TestBetrieb;
const login = (email: string, passwort: string) =>
  api.call(konto.mitarbeiterAnmelden, { body: { email, passwort } });
const mailTo = async (unternehmenId: string): Promise<{ betreff: string; text: string }[]> =>
  (
    await liesZeilen(systemCtx(api.deps, unternehmenId), 'ausgang', ['nachricht'], geordnet(['angelegt_am']))
  ).map((row) => row.nachricht);
/** The mail is written in a job after the answer. */
const codeInNewMail = async (unternehmenId: string, before: number): Promise<string> => {
  await expect.poll(async () => (await mailTo(unternehmenId)).length).toBeGreaterThan(before);
  return codeIn((await mailTo(unternehmenId)).at(-1)?.text ?? '');
};
const codeIn = (text: string): string => /code=([\w-]+)/.exec(text)?.[1] ?? '';

beforeAll(async () => {
  api = await testApi({ worker: true });
  betrieb = await api.neuerBetrieb();
  const person = betrieb.mitarbeiterId.inhaber;
  await betrieb.ctx.transaction(async (tx) => {
    await nimmZugang(tx, person);
    await insertAnmeldung(tx, {
      strategie: 'mitarbeiter',
      email: 'anna@example.org',
      personId: person,
      unternehmenId: betrieb.unternehmenId,
      passwortHash: await hashPasswort(PASSWORT),
    });
  });
});
afterAll(() => api.close());
const minutesLater = (minutes: number): void =>
  void (api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000));

describe('login of staff', () => {
  it('answers an opaque token, and with it the person in the field mitarbeiter with her scope', async () => {
    const { status, body } = await login('Anna@Example.org', PASSWORT);
    expect(status).toBe(200);
    expect(body.accessToken).toHaveLength(43);
    const me = await api.call(konto.mitarbeiterHolen, {}, body.accessToken);
    expect(me.body.mitarbeiter).toMatchObject({
      vorname: 'inhaber',
      scope: ['mitarbeiter'],
      email: 'anna@example.org',
    });
  });
  it('answers a wrong password and an unknown address byte for byte alike', async () => {
    minutesLater(5);
    const wrong = await login('anna@example.org', 'falsch falsch falsch');
    const unknown = await login('niemand@example.org', 'falsch falsch falsch');
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  });
  it('ends a session at 7,200 seconds and not before', async () => {
    minutesLater(5);
    const { body } = await login('anna@example.org', PASSWORT);
    api.clock.now = new Date(api.clock.now.getTime() + 7_199_000);
    expect((await api.call(konto.mitarbeiterHolen, {}, body.accessToken)).status).toBe(200);
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    expect((await api.call(konto.mitarbeiterHolen, {}, body.accessToken)).status).toBe(401);
  });
  it('makes the token useless with the logout', async () => {
    const { body } = await login('anna@example.org', PASSWORT);
    expect((await api.call(konto.mitarbeiterAbmelden, {}, body.accessToken)).status).toBe(200);
    expect((await api.call(konto.mitarbeiterHolen, {}, body.accessToken)).status).toBe(401);
  });
  it('does not take a staff token for an operator', async () => {
    const { body } = await login('anna@example.org', PASSWORT);
    expect((await api.call(konto.adminUserHolen, {}, body.accessToken)).status).toBe(401);
  });
  it('lets nobody try more than ten times in three minutes from one address', async () => {
    minutesLater(61);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await login(`wer${index}@example.org`, 'falsch')).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses[10]).toBe(429);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that works once, ends every session and is told by mail', async () => {
    minutesLater(61);
    const { body: before } = await login('anna@example.org', PASSWORT);
    const mails = (await mailTo(betrieb.unternehmenId)).length;
    await api.call(konto.passwortVergessen, {
      body: { strategie: 'mitarbeiter', email: 'anna@example.org' },
    });
    const code = await codeInNewMail(betrieb.unternehmenId, mails);
    expect((await api.call(konto.passwortCodePruefen, { body: { code } })).body).toMatchObject({
      zweck: 'passwort',
      name: 'inhaber Test',
    });
    const neu = 'vier Leitern am Dach';
    expect((await api.call(konto.passwortSetzen, { body: { code, passwort: neu } })).body).toEqual({
      strategie: 'mitarbeiter',
      accessToken: null,
    });
    expect((await api.call(konto.passwortSetzen, { body: { code, passwort: neu } })).body.type).toBe(
      'code-ungueltig',
    );
    expect((await api.call(konto.mitarbeiterHolen, {}, before.accessToken)).status).toBe(401);
    expect((await login('anna@example.org', neu)).status).toBe(200);
    expect((await mailTo(betrieb.unternehmenId)).at(-1)?.betreff).toBe('Ihr Passwort wurde geändert');
  });
  it('answers an unknown address like a known one and sends nothing', async () => {
    const before = (await mailTo(betrieb.unternehmenId)).length;
    const unknown = await api.call(konto.passwortVergessen, {
      body: { strategie: 'mitarbeiter', email: 'niemand@example.org' },
    });
    expect([unknown.status, unknown.body]).toEqual([200, {}]);
    // Asked after it: when this mail is there, the one to nobody would be there, too.
    await api.call(konto.passwortVergessen, {
      body: { strategie: 'mitarbeiter', email: 'anna@example.org' },
    });
    await codeInNewMail(betrieb.unternehmenId, before);
    expect((await mailTo(betrieb.unternehmenId)).length).toBe(before + 1);
  });
  it('refuses a link after thirty minutes, and a weak password with a sentence', async () => {
    const mails = (await mailTo(betrieb.unternehmenId)).length;
    await api.call(konto.passwortVergessen, {
      body: { strategie: 'mitarbeiter', email: 'anna@example.org' },
    });
    const code = await codeInNewMail(betrieb.unternehmenId, mails);
    const weak = await api.call(konto.passwortSetzen, { body: { code, passwort: 'kurz' } });
    expect(weak.body).toMatchObject({ type: 'passwort-zu-schwach', felder: [{ feld: 'passwort' }] });
    minutesLater(31);
    expect((await api.call(konto.passwortCodePruefen, { body: { code } })).status).toBe(410);
  });
});

describe('registration', () => {
  const firma = {
    firma: 'Kaminkehrer Huber',
    vorname: 'Eva',
    nachname: 'Huber',
    email: 'eva@example.org',
    bundesland: 'BY' as const,
    plz: '91207',
    ort: 'Lauf',
  };
  it('creates a company whose first person sets her password by the link in the mail', async () => {
    minutesLater(61);
    expect((await api.call(konto.registrieren, { body: firma })).body).toEqual({});
    const known = () =>
      api.deps.db.transaction({ role: 'eigner' }, (tx) =>
        liesZeile(tx, 'anmeldung', ['unternehmen_id'], { email: 'eva@example.org' }),
      );
    await expect.poll(known).toBeDefined();
    const code = await codeInNewMail((await known())?.unternehmen_id ?? '', 0);
    const gesetzt = await api.call(konto.passwortSetzen, {
      body: { code, passwort: 'fünf Besen im Hof stehen' },
    });
    const angemeldet = await api.call(konto.mitarbeiterHolen, {}, gesetzt.body.accessToken ?? '');
    expect([gesetzt.status, angemeldet.body.mitarbeiter.email]).toEqual([200, 'eva@example.org']);
    const { body } = await login('eva@example.org', 'fünf Besen im Hof stehen');
    expect(
      (await api.call(konto.mitarbeiterHolen, {}, body.accessToken)).body.mitarbeiter.unternehmen,
    ).toMatchObject({ slug: 'kaminkehrer-huber', offeneEinrichtung: ['kundendaten'] });
  });
  it('keeps which wording of terms and contract on processing was accepted, when and by whom (Art. 28 GDPR)', async () => {
    const angenommen = await liesZeilen(ganz(api), 'verlauf', ['nach'], {
      was: 'vertraege-angenommen',
      unternehmen_id: derer('unternehmen', 'unternehmen_id', { slug: 'kaminkehrer-huber' }),
    });
    expect(angenommen).toEqual([{ nach: { stand: VERTRAGSSTAND, von: 'Eva Huber' } }]);
  });
  it('takes none of the sixteen states for another, and names the field', async () => {
    const sent = { ...firma, email: 'nirgends@example.org', bundesland: 'ZZ' as 'BY' };
    const { status, body } = await api.call(konto.registrieren, { body: sent });
    expect([status, body.felder]).toEqual([400, [{ feld: 'bundesland', text: 'ist kein Bundesland' }]]);
  });
  it(
    'leads on whoever registers again before choosing a password: the same mail once more, and one company',
    { tags: 'night' },
    async () => {
      const nochmal = { ...firma, firma: 'Kaminkehrer Zweifach', email: 'zweifach@example.org' };
      const bei = () =>
        api.deps.db.transaction({ role: 'eigner' }, (tx) =>
          liesZeilen(tx, 'unternehmen', ['unternehmen_id as id'], { name: 'Kaminkehrer Zweifach' }),
        );
      minutesLater(61);
      for (const mal of [1, 2]) {
        expect((await api.call(konto.registrieren, { body: nochmal })).body).toEqual({});
        await expect.poll(async () => (await bei()).length).toBe(1);
        const links = async () =>
          new Set(
            (await mailTo((await bei())[0]?.id ?? '')).flatMap(
              ({ text }) => /code=([\w-]+)/.exec(text)?.[1] ?? [],
            ),
          );
        // What has not left yet is replaced: the link is another one the second time.
        await expect
          .poll(async () => [...(await links())].filter((code) => !gesehen.has(code)).length)
          .toBe(1);
        for (const code of await links()) gesehen.add(code);
        expect(mal).toBe(gesehen.size);
      }
      const code = [...gesehen].at(-1) ?? '';
      const { status } = await api.call(konto.passwortSetzen, {
        body: { code, passwort: 'fünf Besen im Hof stehen' },
      });
      expect([status, (await bei()).length]).toEqual([200, 1]);
    },
  );
  const gesehen = new Set<string>();
  it('answers the same for a known address, and says in a mail to it that it is known', async () => {
    const known = await api.deps.db.transaction({ role: 'eigner' }, (tx) =>
      liesZeile(tx, 'anmeldung', ['unternehmen_id'], { email: 'eva@example.org' }),
    );
    const betreffs = async () =>
      (await mailTo(known?.unternehmen_id ?? ''))
        .map(({ betreff }) => betreff)
        .filter((betreff) => betreff.startsWith('Sie haben schon'));
    expect(await betreffs()).toEqual([]);
    expect((await api.call(konto.registrieren, { body: firma })).body).toEqual({});
    await expect.poll(betreffs).toHaveLength(1);
  });
});
