import * as konto from '@kehrtour/contract/konto';
import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { gibPasswort } from '../../test/gibPasswort.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { ganz, geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { systemCtx } from '../platform/ctx.ts';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ worker: true })));
afterAll(() => api.close());
const tageSpaeter = (tage: number): void =>
  void (api.clock.now = new Date(api.clock.now.getTime() + tage * 86_400_000));

const FIRMA = {
  firma: 'Kaminkehrer Huber',
  vorname: 'Eva',
  nachname: 'Huber',
  email: 'eva@example.org',
  bundesland: 'BY' as const,
  plz: '91207',
  ort: 'Lauf',
};
const PASSWORT = 'fünf Besen im Hof stehen';
const firmen = async (): Promise<string[]> => {
  const rows = await liesZeilen(ganz(api), 'anmeldung', ['unternehmen_id as id'], {
    email: 'eva@example.org',
  });
  return (rows as { id: string }[]).map(({ id }) => id);
};
const texte = async (): Promise<string[]> => {
  const [id = '00000000-0000-4000-8000-000000000001'] = await firmen();
  const rows = await liesZeilen(
    systemCtx(api.deps, id),
    'ausgang',
    ['text'],
    geordnet(['angelegt_am', 'id']),
  );
  return rows.map(({ text }) => text);
};
const codeIn = (text: string): string => /code=([\w-]+)/.exec(text)?.[1] ?? '';
const setze = (code: string) => api.call(konto.passwortSetzen, { body: { code, passwort: PASSWORT } });

describe('who registered and came back too late', () => {
  it(
    'has one company however often she registers, and gets in by the link that comes once more',
    { tags: 'night' },
    async () => {
      await api.call(konto.registrieren, { body: FIRMA });
      await expect.poll(firmen).toHaveLength(1);
      await expect.poll(texte).toHaveLength(1);
      const [einladung = ''] = await texte();
      tageSpaeter(8);
      const zuSpaet = await setze(codeIn(einladung));
      expect([zuSpaet.status, zuSpaet.body.type]).toEqual([410, 'code-ungueltig']);
      // Another company by the same address is none: the link comes once more, and leads into the one that waits.
      await api.call(konto.registrieren, { body: { ...FIRMA, firma: 'Ein anderer Name' } });
      await expect.poll(async () => (await texte()).at(-1)).not.toBe(einladung);
      const nochmal = (await texte()).at(-1) ?? '';
      expect(nochmal).toContain(FIRMA.firma);
      expect(nochmal).not.toContain('Ein anderer Name');
      expect(await firmen()).toHaveLength(1);
      expect((await setze(codeIn(nochmal))).status).toBe(200);
      const drin = await api.call(konto.mitarbeiterAnmelden, {
        body: { email: FIRMA.email, passwort: PASSWORT },
      });
      expect(drin.status).toBe(200);
    },
  );
});

describe('two Inhaberinnen who both leave at the same moment', () => {
  it('do not: one of them stays', async () => {
    const betrieb = await api.neuerBetrieb();
    await gibPasswort(api, betrieb, 'drei Leitern am Dach');
    const zwei = [betrieb.mitarbeiterId.inhaber, betrieb.mitarbeiterId.buero];
    await setzeZeilen(betrieb, 'mitarbeiter', { id: betrieb.mitarbeiterId.buero }, { rolle: 'inhaber' });
    const token = [betrieb.token.inhaber, betrieb.token.buero];
    const staende = await Promise.all(
      zwei.map((id) => api.call(mitarbeiter.mitarbeiterEinzeln, { params: { id } }, betrieb.token.inhaber)),
    );
    const antworten = await Promise.all(
      staende.map(({ body }, stelle) => {
        const { id, farbe: _farbe, zugang: _zugang, ...jetzt } = body;
        return api.call(
          mitarbeiter.mitarbeiterAendern,
          {
            params: { id },
            body: { ...jetzt, rolle: 'geselle', nachweis: { passwort: 'drei Leitern am Dach' } },
          },
          token[stelle],
        );
      }),
    );
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const rest = await liesZeilen(betrieb, 'mitarbeiter', ['id'], { rolle: 'inhaber', aktiv: true });
    expect(rest).toHaveLength(1);
  });
});
