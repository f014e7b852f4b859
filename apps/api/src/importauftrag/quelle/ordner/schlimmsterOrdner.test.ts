import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as importordner from '@kehrtour/contract/importordner';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { endetMittendrin } from '../../../../test/endetMittendrin.ts';
import { auftraege } from '../../../../test/fragen.ts';
import { laengsterZug } from '../../../../test/laengsterZug.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../../test/testApi.ts';
import { ganz, liesZeile, loescheZeilen } from '../../../../test/zeilen.ts';
import { liesFaelligenOrdner, liesOrdner } from './liesOrdner.ts';
import { reiheFaelligeEin } from './ordner.jobs.ts';

/** By day a part of what is read at most: what costs more than its length shows at a megabyte, too. */
const MB = (1024 * 1024) / Number(process.env['SCHLIMMSTES_TEILER']);
let api: TestApi;
let wo: TestBetrieb;
let eimer: Server;
let wirt: string;
let gefragt = 0;
let antworte: (response: ServerResponse) => void;

beforeAll(async () => {
  eimer = createServer((_, response) => {
    gefragt += 1;
    antworte(response);
  });
  await new Promise<void>((bereit) => eimer.listen(0, '127.0.0.1', bereit));
  wirt = `127.0.0.1:${(eimer.address() as AddressInfo).port}`;
  api = await testApi({ privateHosts: [wirt] });
});
afterAll(async () => {
  eimer.closeAllConnections();
  eimer.close();
  await api.close();
});
beforeEach(async () => {
  gefragt = 0;
  wo = await api.neuerBetrieb();
});

const bisZu = (zeichen: number, stueck: string): string => stueck.repeat(Math.floor(zeichen / stueck.length));
async function einOrdner(): Promise<string> {
  const body = {
    art: 's3' as const,
    wirt: `http://${wirt}`,
    bucket: 'kehrbezirk',
    region: '',
    pfad: '',
    benutzer: 'schluessel',
    geheimnis: 'geheim',
    sofort: false,
  };
  return (await api.call(importordner.importordnerAnlegen, { body }, wo.token.inhaber)).body.id;
}
const pruefe = async (id: string) =>
  (await api.call(importordner.importordnerPruefen, { params: { id } }, wo.token.inhaber)).body;
const fehler = async () =>
  (await api.call(importordner.importordnerHolen, {}, wo.token.inhaber)).body.ordner[0]?.fehler;

describe('a listing that was made to hurt', () => {
  it.each([
    ['files that never end', `<ListBucketResult>${bisZu(3.9 * MB, '<Contents>')}`],
    ['files that never end, each said to be one', bisZu(3.9 * MB, '<Contents><ListBucketResult>')],
    ['files with nothing in them', `<ListBucketResult>${bisZu(3.9 * MB, '<Contents/>')}</ListBucketResult>`],
    ['a word that never ends', `<ListBucketResult><IsTruncated>${bisZu(3.9 * MB, ' ')}`],
    ['names that are asked for and never end', `<ListBucketResult><Contents>${bisZu(3.9 * MB, '<Key>')}`],
  ])('of four megabytes stops nobody else, from the button and by itself: %s', async (_, xml) => {
    antworte = (response) => response.end(xml);
    const id = await einOrdner();
    for (const sieh of [() => pruefe(id), () => liesOrdner(wo.ctx, id)]) {
      expect(await laengsterZug(sieh)).toBeLessThan(1000);
      expect(await fehler()).toBe('unverstaendlich');
    }
  });
});

describe('a folder at which a process ended', () => {
  const endet = async (id: string): Promise<void> => {
    const gefragtWurde = Promise.withResolvers<void>();
    antworte = () => gefragtWurde.resolve();
    await endetMittendrin(wo.ctx, (ctx) => liesOrdner(ctx, id), gefragtWurde.promise);
  };
  const eingereiht = async (id: string): Promise<number> => {
    await loescheZeilen(ganz(api), 'pgboss.job', { name: 'importordner.lesen' });
    await reiheFaelligeEin(api.deps);
    return (await auftraege(api, 'importordner.lesen')).filter(({ data }) => data['ordnerId'] === id).length;
  };
  const wartetMinuten = async (): Promise<number | undefined> =>
    (await liesZeile(wo, 'importordner', ['nachBeginn']))?.nachBeginn;

  it('is not asked again at once by whoever starts after it, and waits longer each time', async () => {
    const begonnen = api.clock.now;
    const id = await einOrdner();
    const minuten = [];
    for (let nth = 0; nth < 3; nth += 1) {
      expect(await eingereiht(id)).toBe(1);
      await endet(id);
      expect(await eingereiht(id)).toBe(0);
      gefragt = 0;
      await liesFaelligenOrdner(wo.ctx, id);
      expect(gefragt).toBe(0);
      minuten.push(await wartetMinuten());
      api.clock.now = new Date(api.clock.now.getTime() + 13 * 3_600_000);
    }
    expect(minuten).toEqual([15, 30, 60]);
    antworte = (response) => response.end('<ListBucketResult/>');
    await liesFaelligenOrdner(wo.ctx, id);
    expect([await fehler(), await wartetMinuten()]).toEqual([null, 15]);
    api.clock.now = begonnen;
  });
  it('is not asked again at once where it ended at the press of the button', async () => {
    antworte = (response) => response.end('<ListBucketResult/>');
    const id = await einOrdner();
    const gesehen = Promise.withResolvers<number>();
    antworte = (response) =>
      void eingereiht(id)
        .then(gesehen.resolve, gesehen.reject)
        .then(() => response.end());
    await pruefe(id);
    expect(await gesehen.promise).toBe(0);
  });
});
