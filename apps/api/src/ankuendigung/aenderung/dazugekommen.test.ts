import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { vorgangHolen } from '@kehrtour/contract/vorgang';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anordnungVon, nimmMitGrundAn } from '../../../test/aenderungFixture.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { nicht } from '../../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, zaehleZeilen } from '../../../test/zeilen.ts';

const TAGE = ['2027-02-02', '2027-02-03'];
const SPAETER = '2027-02-09';

let api: TestApi;
let wo: TestBetrieb;
/** Where a plan waits. */
let offene: string;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 9);
  offene = await angekuendigteKehrtour(haeuser.slice(0, 6), TAGE);
  // Whose customers look for another time.
  await angekuendigteKehrtour(haeuser.slice(6), [SPAETER]);
});

async function angekuendigteKehrtour(haeuser: string[], tage: string[]): Promise<string> {
  const id = await neueKehrtour(api, wo, haeuser, { datum: { tage, feiertageErlaubt: false } });
  const { version } = await plane(api, wo, id);
  await kuendigeRundeAn(api, wo, { id, version });
  return id;
}

const hole = async (): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id: offene } }, wo.token.buero)).body;
const unterschied = async () =>
  (await api.call(aenderung.aenderungHolen, { params: { id: offene } }, wo.token.buero)).body;
async function ordne(anordnung: kehrtour.Anordnung): Promise<void> {
  const { version } = await hole();
  const { status, body } = await api.call(
    kehrtour.kehrtourAnordnen,
    { params: { id: offene }, body: { version, anordnung } },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
}

/** One stop goes to the other end of its day, so that a plan waits. */
async function lassePlanWarten(): Promise<void> {
  const { schichten, sperren } = anordnungVon(await hole());
  await ordne({
    schichten: schichten.map((schicht) => ({ ...schicht, haltIds: schicht.haltIds.toReversed() })),
    sperren,
  });
  expect((await hole()).aenderung).not.toBeNull();
}

/** A customer of the other round takes a time in this one. */
async function nimmZeitInDerOffenen(): Promise<string> {
  const rows = await liesZeilen(
    wo,
    'ausgang',
    ['text'],
    geordnet(['angelegt_am', 'id'], { vorlage: nicht('einladung') }),
  );
  for (const { text } of rows) {
    const code = /termin\?code=([\w-]+)/.exec(text)?.[1] ?? '';
    const { body } = await api.call(ankuendigung.kundenTerminHolen, { body: { code } });
    const wahl =
      body.wann.tag === SPAETER ? body.alternativen.find(({ tag }) => TAGE.includes(tag)) : undefined;
    if (!wahl) continue;
    const genommen = await api.call(ankuendigung.kundenAntworten, {
      body: { code, antwort: { art: 'alternative', alternativeId: wahl.id } },
      idempotencyKey: randomUUID(),
    });
    expect(genommen.body, JSON.stringify(genommen.body)).toMatchObject({ status: 'bestaetigt' });
    const row = await liesZeile(wo, 'termin', ['id'], { kehrtour_id: offene, status: 'bestaetigt' });
    return row?.id ?? '';
  }
  throw new Error('nobody was offered a time in the other round');
}

const nimmAn = (): Promise<void> => nimmMitGrundAn(api, wo, offene, 'Der Weg ist gesperrt.');

async function rechneNeu(): Promise<void> {
  const { body } = await api.call(
    kehrtour.kehrtourPlanen,
    { params: { id: offene }, body: {} },
    wo.token.buero,
  );
  const params = { id: body.vorgangId };
  await expect
    .poll(async () => (await api.call(vorgangHolen, { params }, wo.token.buero)).body.status)
    .toBe('fertig');
}

const standVon = async (terminId: string) => {
  const spalten = ['status', 'fenster_von::text as von', 'kehrtour_id as kehrtour', 'halt_id'] as const;
  const row = await liesZeile(wo, 'termin', spalten, { id: terminId });
  if (!row) return undefined;
  const { halt_id: halt, ...rest } = row;
  return { ...rest, eingeplant: (await zaehleZeilen(wo, 'halt', { id: halt, ausgelassen: false })) > 0 };
};
const mails = () => liesZeilen(wo, 'ausgang', ['id'], { vorlage: nicht('einladung') });

describe('a customer who comes into a round while a plan of it waits', () => {
  it.each([
    [
      'the same order is compared again',
      () => hole().then((tour) => ordne(anordnungVon(tour.aenderung?.plan ?? tour))),
    ],
    ['it is computed again', rechneNeu],
  ])('keeps the promise when %s', async (_, vergleiche) => {
    await lassePlanWarten();
    const gast = await nimmZeitInDerOffenen();
    const vorher = await standVon(gast);
    expect((await unterschied()).seither).toContainEqual(expect.stringMatching(/: ein neuer Termin$/));
    await vergleiche();
    const { wechsel, seither } = await unterschied();
    expect(seither).toEqual([]);
    expect(
      wechsel.filter(({ klasse }) => klasse === 'neu'),
      'nobody is announced a second time',
    ).toEqual([]);
    expect(['unveraendert', 'imFenster']).toContain(
      wechsel.find(({ terminId }) => terminId === gast)?.klasse,
    );
    const gesagt = wechsel.filter(({ kanal }) => kanal === 'mail').length;
    const bisher = (await mails()).length;
    await nimmAn();
    expect(await mails()).toHaveLength(bisher + gesagt);
    expect(await standVon(gast)).toEqual(vorher);
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });
});
