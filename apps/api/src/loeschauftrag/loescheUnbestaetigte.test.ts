import * as konto from '@kehrtour/contract/konto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { einHaus } from '../../test/bauten.ts';
import { fragTor, wieViele } from '../../test/fragen.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { JETZT } from '../../test/werte.ts';
import { ganz, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { systemCtx } from '../platform/ctx.ts';
import { setTestbetrieb } from '../unternehmen/unternehmensstand.ts';
import { loescheUnbestaetigte } from './loescheUnbestaetigte.ts';
import { deleteUnbestaetigteAnmeldungen } from './niebestaetigt.store.ts';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ worker: true })));
afterAll(() => api.close());

const spaeter = (tage: number): void =>
  void (api.clock.now = new Date(api.clock.now.getTime() + tage * 86_400_000));
const PASSWORT = 'fünf Besen im Hof stehen';
let nummer = 0;

/** Registers, and answers the company with the code of its mail. */
async function registriert(): Promise<{ email: string; id: string; code: string }> {
  await vergissZaehler(api);
  const email = `neu${(nummer += 1)}@example.org`;
  const { status } = await api.call(konto.registrieren, {
    body: {
      firma: `Kaminkehrer ${nummer}`,
      vorname: 'Eva',
      nachname: 'Huber',
      email,
      bundesland: 'BY',
      plz: '91207',
      ort: 'Lauf',
    },
  });
  expect(status).toBe(200);
  const mail = async () => {
    const rows = await liesZeilen(ganz(api), 'ausgang', ['unternehmen_id as id', 'nachricht'], {
      empfaenger: email,
    });
    return (rows as { id: string; nachricht: { text: string } }[])[0];
  };
  await expect.poll(mail).toBeDefined();
  const post = await mail();
  return { email, id: post?.id ?? '', code: /code=([\w-]+)/.exec(post?.nachricht.text ?? '')?.[1] ?? '' };
}
const setze = (code: string) => api.call(konto.passwortSetzen, { body: { code, passwort: PASSWORT } });
const gibtEs = async (id: string): Promise<boolean> =>
  (await liesZeilen(systemCtx(api.deps, id), 'unternehmen', [])).length > 0;

describe('a company that nobody confirmed', () => {
  it('is there for a fortnight, then gone with all that was typed, and its address is free again', async () => {
    const { id, email } = await registriert();
    spaeter(13.9);
    await loescheUnbestaetigte(api.deps);
    expect(await gibtEs(id)).toBe(true);
    spaeter(0.2);
    await loescheUnbestaetigte(api.deps);
    expect(await gibtEs(id)).toBe(false);
    const bleibt = { logins: ['anmeldung', { email }], mails: ['ausgang', { empfaenger: email }] } as const;
    expect(await wieViele(ganz(api), bleibt)).toEqual({ logins: 0, mails: 0 });
    await loescheUnbestaetigte(api.deps);
  });
  it(
    'stays where somebody chose a password, however long ago, and where she asks for a link on the last day',
    { tags: 'night' },
    async () => {
      const bestaetigt = await registriert();
      expect((await setze(bestaetigt.code)).status).toBe(200);
      const spaete = await registriert();
      spaeter(14.01);
      await api.call(konto.passwortVergessen, { body: { strategie: 'mitarbeiter', email: spaete.email } });
      const links = async () => {
        const rows = await liesZeilen(ganz(api), 'ausgang', [], { empfaenger: spaete.email });
        return rows.length;
      };
      await expect.poll(links).toBe(2);
      await loescheUnbestaetigte(api.deps);
      expect([await gibtEs(bestaetigt.id), await gibtEs(spaete.id)]).toEqual([true, true]);
      spaeter(0.03);
      await loescheUnbestaetigte(api.deps);
      expect([await gibtEs(bestaetigt.id), await gibtEs(spaete.id)]).toEqual([true, false]);
    },
  );
  it(
    'is told that it is too late, or stays: never both, at whichever moment she presses',
    { tags: 'night' },
    async () => {
      const enden = [];
      for (let mal = 0; mal < 8; mal += 1) {
        const { id, code } = await registriert();
        const [weg, { status }] = await Promise.all([
          new Promise((resolve) => setTimeout(resolve, mal * 40)).then(() =>
            systemCtx(api.deps, id).transaction(deleteUnbestaetigteAnmeldungen),
          ),
          setze(code),
        ]);
        enden.push([weg, status]);
      }
      for (const ende of enden)
        expect([
          [true, 410],
          [false, 200],
        ]).toContainEqual(ende);
    },
  );
  it('loses its login at once, and the link with it, before anything else of it goes', async () => {
    const { id, code } = await registriert();
    const ctx = systemCtx(api.deps, id);
    await ctx.transaction((tx) => fragTor(tx, 'nie_bestaetigt_entfernen'));
    expect((await setze(code)).status).toBe(410);
    // A run that died here is gone on with by the next one.
    await setzeZeilen(
      ctx,
      'unternehmen',
      {},
      { gesperrt: true, gesperrt_am: JETZT, sperrgrund: 'Registrierung nie bestätigt' },
    );
    await loescheUnbestaetigte(api.deps);
    expect(await gibtEs(id)).toBe(false);
  });
  it(
    'stays where there is something in it, and where the operator keeps it for trying',
    { tags: 'night' },
    async () => {
      const mitHaus = await registriert();
      await einHaus(systemCtx(api.deps, mitHaus.id), { strasse: 'Weg' });
      const probe = await registriert();
      await systemCtx(api.deps, probe.id).transaction((tx) => setTestbetrieb(tx, true));
      const betrieb = await api.neuerBetrieb();
      spaeter(20);
      await loescheUnbestaetigte(api.deps);
      for (const id of [mitHaus.id, probe.id, betrieb.unternehmenId]) expect(await gibtEs(id)).toBe(true);
    },
  );
});
