import { randomUUID } from 'node:crypto';

import { vorgangHolen } from '@kehrtour/contract/vorgang';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import { insertVorgang } from './vorgang.store.ts';
import { fuehreVorgangAus } from './vorgang.ts';

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
});
afterAll(() => api.close());

async function neuerVorgang(): Promise<string> {
  const id = randomUUID();
  await wo.ctx.transaction((tx) => insertVorgang(tx, { id, art: 'probe', bezugId: null, schritt: 'Wartet' }));
  return id;
}

const stand = async (id: string) =>
  (await api.call(vorgangHolen, { params: { id } }, wo.token.inhaber)).body as {
    status: string;
    schritt: string;
    ergebnis: unknown;
  };

/** The company's context with a database that dawdles at its n-th transaction. */
function langsam(nummer: number, verzug: () => Promise<unknown>): TenantCtx {
  let anzahl = 0;
  return {
    ...wo.ctx,
    transaction: async (work, options) => {
      anzahl += 1;
      if (anzahl === nummer) await verzug();
      return wo.ctx.transaction(work, options);
    },
  };
}

describe('fuehreVorgangAus', () => {
  it('ends for good, however slowly its last word of progress is written', async () => {
    const id = await neuerVorgang();
    // Transactions: read, begin, progress, end.
    const ctx = langsam(3, () => new Promise((resolve) => setTimeout(resolve, 300)));
    let progress: Promise<void> | undefined;
    await fuehreVorgangAus(ctx, id, async ({ melde }) => {
      progress = melde(0.9, 'Fast da');
      return { halte: 3 };
    });
    await progress;
    expect(await stand(id)).toMatchObject({ status: 'fertig', schritt: 'Fertig', ergebnis: { halte: 3 } });
  });

  it('tells a new step that came too soon after the one before, though no other word follows', async () => {
    const id = await neuerVorgang();
    let gesehen = '';
    await fuehreVorgangAus(wo.ctx, id, async ({ melde }) => {
      await melde(0.1, 'Lesen');
      await melde(0.2, 'Bauen');
      for (let blick = 0; blick < 50 && gesehen !== 'Bauen'; blick += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        gesehen = (await stand(id)).schritt;
      }
      await melde(0.9, 'Aufräumen');
      return {};
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([gesehen, (await stand(id)).schritt]).toEqual(['Bauen', 'Fertig']);
  });

  it('does its work although its progress could not be written', async () => {
    const id = await neuerVorgang();
    const ctx = langsam(3, () => Promise.reject(new Error('connection lost')));
    await fuehreVorgangAus(ctx, id, async ({ melde }) => {
      await melde(0.5, 'Halb da');
      return 7;
    });
    expect(await stand(id)).toMatchObject({ status: 'fertig', ergebnis: 7 });
  });

  it.each([
    ['others were in the way', '55P03', 'ueberlastet'],
    ['the database was away', 'ECONNREFUSED', 'ueberlastet'],
    ['the disk is full', 'ENOSPC', 'kein-speicherplatz'],
    ['nobody foresaw it', '42703', 'interner-fehler'],
  ])('says what to do when %s', async (_was, code, type) => {
    const id = await neuerVorgang();
    await fuehreVorgangAus(wo.ctx, id, () => Promise.reject(Object.assign(new Error(code), { code })));
    const { body } = await api.call(vorgangHolen, { params: { id } }, wo.token.inhaber);
    expect([body.status, body.fehler?.type]).toEqual(['fehler', type]);
  });

  it('is not begun again when its job comes a second time', async () => {
    const id = await neuerVorgang();
    await fuehreVorgangAus(wo.ctx, id, async () => 'erstes');
    await fuehreVorgangAus(wo.ctx, id, async () => 'zweites');
    expect((await stand(id)).ergebnis).toBe('erstes');
  });
});
