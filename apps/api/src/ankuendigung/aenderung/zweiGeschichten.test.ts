import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import { aufgabeAnlegen } from '@kehrtour/contract/aufgabe';
import { ausfallvorschlaegeHolen } from '@kehrtour/contract/ausfallvorschlag';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { meldeAb, nimmMitGrundAn, wartetNachAbwesenheit } from '../../../test/aenderungFixture.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { um } from '../../../test/werte.ts';
import { liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';

/** Forty visits of two people on two days, as in the demonstration. */
const HAEUSER = 40;
const TAGE = ['2027-02-02', '2027-02-03'];

let api: TestApi;
let wo: TestBetrieb;
let id: string;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

async function kuendigeAn(): Promise<string[]> {
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, HAEUSER - 1);
  await setzeZeilen(wo, 'aufgabe', {}, { dauer_minuten: 25 });
  const datum = { tage: TAGE, feiertageErlaubt: false };
  const tour = await plane(api, wo, await neueKehrtour(api, wo, haeuser, { datum }));
  id = tour.id;
  await kuendigeRundeAn(api, wo, { id, version: tour.version });
  return haeuser;
}
const hole = async () => (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const unterschied = async () =>
  (await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero)).body;
const gefahrene = async (): Promise<number> =>
  (await hole()).halte.filter(({ ausgelassen }) => !ausgelassen).length;
const nachrichten = async (): Promise<number> => (await liesZeilen(wo, 'ankuendigung', ['id'])).length;
const gerechnet = () => expect.poll(async () => (await hole()).vorgangId).toBeNull();
const rechneNeu = async () => {
  expect((await api.call(kehrtour.kehrtourPlanen, { params: { id }, body: {} }, wo.token.buero)).status).toBe(
    200,
  );
  await gerechnet();
};

describe('one of two falls ill in the morning', { tags: 'night' }, () => {
  it('leaves at least nine in ten visits, and writes to those alone whose told window cannot hold', async () => {
    await kuendigeAn();
    const vorher = await gefahrene();
    const gesagt = await nachrichten();
    const [tag = ''] = TAGE;
    const mitarbeiterId = wo.mitarbeiterId.geselle;
    const seine = (await hole()).halte.filter(
      (halt) => halt.mitarbeiterId === mitarbeiterId && halt.tag === tag,
    );
    await meldeAb(api, wo, { mitarbeiterId, tag });
    await wartetNachAbwesenheit(api, wo, id);
    const { vorschlaege } = (await api.call(ausfallvorschlaegeHolen, { params: { id } }, wo.token.buero))
      .body;
    const { wechsel } = await unterschied();
    const muessen = wechsel.filter(
      ({ klasse }) => klasse !== 'unveraendert' && klasse !== 'imFenster',
    ).length;
    await nimmMitGrundAn(api, wo, id, 'Wegen Krankheit');
    const danach = await gefahrene();
    const geschrieben = (await nachrichten()) - gesagt;
    const zahlen = `${danach} of ${vorher} visits kept, ${geschrieben} messages for ${seine.length} visits of whom is ill`;
    process.stdout.write(`illness of one of two: ${zahlen}\n`);
    expect(vorschlaege.length).toBeGreaterThan(0);
    expect(danach, zahlen).toBeGreaterThanOrEqual(Math.ceil(vorher * 0.9));
    expect(geschrieben, zahlen).toBe(muessen);
    expect(geschrieben, zahlen).toBeLessThanOrEqual(seine.length);
    await rechneNeu();
    const nochmal = (await hole()).aenderung === null ? [] : (await unterschied()).wechsel;
    expect(
      nochmal.filter(({ kanal }) => kanal !== null),
      'computed again, nobody is told anything',
    ).toEqual([]);
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });
});

describe('an import adds work that nobody asked for', { tags: 'night' }, () => {
  it('breaks no confirmed promise and writes to nobody', async () => {
    const haeuser = await kuendigeAn();
    await setzeZeilen(wo, 'termin', { kehrtour_id: id }, { status: 'bestaetigt', version: um(1) });
    const vorher = (await hole()).halte;
    const gesagt = await nachrichten();
    for (const haus of haeuser.slice(0, 10)) {
      const body = {
        taetigkeitId: 'fsb',
        nutzungseinheitId: null,
        fristVon: null,
        fristBis: '2030-06-30',
        dauerMinuten: 90,
      };
      await api.call(
        aufgabeAnlegen,
        { params: { id: haus }, body, idempotencyKey: randomUUID() },
        wo.token.buero,
      );
    }
    await rechneNeu();
    const { wechsel } = (await hole()).aenderung === null ? { wechsel: [] } : await unterschied();
    process.stdout.write(
      `an import: ${wechsel.filter(({ kanal }) => kanal !== null).length} messages, ${vorher.length} visits\n`,
    );
    expect(wechsel.filter(({ klasse }) => klasse !== 'unveraendert' && klasse !== 'imFenster')).toEqual([]);
    expect(await nachrichten()).toBe(gesagt);
    expect((await hole()).halte.map(({ dauerMinuten }) => dauerMinuten)).toEqual(
      vorher.map(({ dauerMinuten }) => dauerMinuten),
    );
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });
});
