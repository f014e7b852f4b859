import * as bestand from '@kehrtour/contract/bestand';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { holeImport, nimmZurueck } from '../../test/importFixture.ts';
import { neuerHersteller, type Programm, verbunden } from '../../test/partnerFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { geordnet, liesZeilen } from '../../test/zeilen.ts';
import { schliesseStilleSendungenAb } from './schliesseSendungenAb.ts';

let api: TestApi;
let appId: string;
let wo: TestBetrieb;
let program: Programm;
beforeAll(async () => {
  api = await testApi({ worker: true });
  ({ appId } = await neuerHersteller(api, await anOperator(api), 'Bezirksprogramm GmbH'));
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
  program = await verbunden(api, wo, appId);
});

const haus = (nummer: number, mehr: object = {}) => ({
  externalId: `H-${nummer}`,
  address: {
    street: 'Marktplatz',
    houseNumber: String(nummer),
    city: 'Lauf a.d.Pegnitz',
    zipCode: '91207',
    country: 'DE',
  },
  type: 'EINFAMILIENHAUS',
  role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
  owner: { legalType: 'PERSON', firstName: 'Eva', lastName: `Escherich${nummer}` },
  ...mehr,
});
const haeuser = (von: number, bis: number) => Array.from({ length: bis - von + 1 }, (_, i) => haus(von + i));
const sende = (properties: unknown) => program.ruf('POST', '/data/properties', { body: { properties } });
const schliesseAb = (count: number) => program.ruf('POST', '/data/properties/complete', { body: { count } });
const vergeht = (minuten: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + minuten * 60_000);
};
const stille = async () => {
  vergeht(61);
  await schliesseStilleSendungenAb(api.deps);
};
const fehlende = async (): Promise<string[]> => {
  const rows = await liesZeilen(
    wo,
    'liegenschaft',
    ['external_id'],
    geordnet(['external_id'], { nicht_mehr_im_export: true }),
  );
  return rows.map(({ external_id }) => external_id);
};

describe('houses that a program’s export names no longer', () => {
  it('are marked, stay, can be filtered, and are found again', async () => {
    await sende(haeuser(1, 12));
    await stille();
    expect(await fehlende()).toEqual([]);

    vergeht(24 * 60);
    const { body } = await sende(haeuser(1, 11));
    await stille();
    expect(await fehlende()).toEqual(['H-12']);
    const { id } = body['importauftrag'] as { id: string };
    expect((await holeImport(api, wo.token.buero, id)).anzahl).toMatchObject({ fehlend: 1, neu: 0 });
    const liste = await api.call(
      bestand.liegenschaftenHolen,
      { query: { nichtMehrImExport: '1' } },
      wo.token.buero,
    );
    expect(JSON.stringify(liste.body)).toContain('Marktplatz');

    await sende(haeuser(12, 12));
    expect(await fehlende()).toEqual([]);
  });

  it('are not looked for after a push of changes only, nor in what a person or a file brought', async () => {
    await sende(haeuser(1, 20));
    await stille();
    vergeht(24 * 60);
    await sende(haeuser(3, 5));
    await stille();
    expect(await fehlende()).toEqual([]);
    expect(await liesZeilen(wo, 'sendungsnennung', [])).toEqual([]);
  });

  it('are not those that came with a fault', async () => {
    await sende(haeuser(1, 12));
    await stille();
    vergeht(24 * 60);
    await sende([...haeuser(1, 11), haus(12, { type: 'SCHLOSS' })]);
    await stille();
    expect(await fehlende()).toEqual([]);
  });

  it('wait while the program still sends', async () => {
    await sende(haeuser(1, 12));
    await stille();
    vergeht(24 * 60);
    await sende(haeuser(1, 11));
    vergeht(30);
    await schliesseStilleSendungenAb(api.deps);
    await sende(haeuser(12, 12));
    await stille();
    expect(await fehlende()).toEqual([]);
  });

  it('lose their mark when the day’s import is taken back', async () => {
    await sende(haeuser(1, 12));
    await stille();
    vergeht(24 * 60);
    const { body } = await sende(haeuser(1, 11));
    await stille();
    const { id } = body['importauftrag'] as { id: string };
    expect((await nimmZurueck(api, wo.token.buero, id)).status).toBe('fertig');
    expect(await fehlende()).toEqual([]);
  });
});

describe('a program that says it is through', () => {
  it('has them marked at once where both counts agree', async () => {
    await sende(haeuser(1, 10));
    expect((await schliesseAb(10)).body).toEqual({ anzahl: { genannt: 10, fehlend: 0 } });
    await sende(haeuser(1, 7));
    expect((await schliesseAb(7)).body).toEqual({ anzahl: { genannt: 7, fehlend: 3 } });
    expect(await fehlende()).toEqual(['H-10', 'H-8', 'H-9']);
  });

  it('is told where they do not, and may send the rest', async () => {
    await sende(haeuser(1, 10));
    expect(await schliesseAb(11)).toMatchObject({
      status: 409,
      body: { type: 'partner.unvollstaendig', angaben: { genannt: 10 } },
    });
    await sende(haeuser(11, 11));
    expect((await schliesseAb(11)).status).toBe(200);
  });

  it('cannot have most of a district marked', async () => {
    await sende(haeuser(1, 10));
    await schliesseAb(10);
    await sende(haeuser(1, 2));
    expect((await schliesseAb(2)).status).toBe(409);
    expect(await fehlende()).toEqual([]);
  });

  it('needs the right to send, and a count', async () => {
    program = await verbunden(api, wo, appId, { rechte: ['kehrtouren.lesen'] });
    expect((await schliesseAb(1)).body).toMatchObject({ type: 'partner.ohne-recht' });
    expect((await program.ruf('POST', '/data/properties/complete', { body: {} })).status).toBe(400);
  });
});
