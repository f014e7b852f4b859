import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import * as termin from '@kehrtour/contract/termin';
import * as buero from '@kehrtour/contract/terminbuero';
import * as teilung from '@kehrtour/contract/terminteilung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  KAMINOFEN,
  KEHRUNG,
  neuerBuchungsbetrieb,
} from '../../../test/buchungFixture.ts';
import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi } from '../../../test/testApi.ts';
import { liesZeilen } from '../../../test/zeilen.ts';
import type { Tx } from '../../platform/db/db.ts';
import { ladeTeilbar } from './ladeTeilbar.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
let haus: string;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
  wo = await neuerBuchungsbetrieb(api, { personen: ['geselle', 'inhaber'] });
  haeuser = await neueHaeuser(wo, 12);
});
afterAll(() => api.close());
beforeEach(() => {
  haus = haeuser.pop() ?? '';
});

const eigene = (teil: Record<string, unknown> = {}) => ({
  art: 'eigene' as const,
  mitarbeiterId: wo.mitarbeiterId.geselle,
  tag: '2027-01-20',
  uhrzeit: '10:00',
  dauerMinuten: 45,
  trotzdem: true,
  ...teil,
});
async function buche(taetigkeitId: string, wahl: Record<string, unknown>, email = ''): Promise<string> {
  const { status, body } = await api.call(
    buero.amTelefonBuchen,
    {
      body: {
        taetigkeitId,
        angaben: {},
        wo: { art: 'liegenschaft', liegenschaftId: haus },
        kontakt: { vorname: '', nachname: 'Escherich', telefon: '09123 71981', email },
        notiz: '',
        wahl: eigene(wahl),
      },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.terminId;
}
const sicht = (id: string, wer = wo.token.buero) =>
  api.call(teilung.terminteilungHolen, { params: { id } }, wer);
const blatt = async (id: string) =>
  (await api.call(termin.terminHolen, { params: { id } }, wo.token.buero)).body;
const lege = (id: string, body: Record<string, unknown>, wer = wo.token.buero) =>
  api.call(
    teilung.termineZusammenlegen,
    { params: { id }, body: body as never, idempotencyKey: randomUUID() },
    wer,
  );
const teile = (id: string, body: Record<string, unknown>, wer = wo.token.buero) =>
  api.call(teilung.terminTeilen, { params: { id }, body: body as never, idempotencyKey: randomUUID() }, wer);
const belegt = (id: string) => liesZeilen(wo, 'belegung', ['minuten'], { bezug_id: id });
const mails = () => liesZeilen(wo, 'ausgang', ['id', 'vorlage']);

/** Two appointments of a house: sweeping at ten, the stove at two. */
async function zwei(email = ''): Promise<[string, string]> {
  const tag = `2027-02-${String(20 - haeuser.length).padStart(2, '0')}`;
  return [
    await buche(KEHRUNG, { tag, uhrzeit: '10:00', dauerMinuten: 30 }, email),
    await buche(KAMINOFEN, { tag, uhrzeit: '14:00', dauerMinuten: 45 }, email),
  ];
}
async function zusammen(email = ''): Promise<{ id: string; version: number; aufgabeIds: string[] }> {
  const [id, mit] = await zwei(email);
  const { body } = await sicht(id);
  const [anderer] = body.andere;
  expect(anderer).toMatchObject({ id: mit, hindernis: null });
  const { status, body: eins } = await lege(id, {
    version: body.version,
    mit: { id: mit, version: anderer?.version },
  });
  expect(status, JSON.stringify(eins)).toBe(200);
  return { id, version: eins.version, aufgabeIds: anderer?.arbeiten.map((arbeit) => arbeit.id) ?? [] };
}

describe('two appointments of a house', () => {
  it('become one: its time grows by the work, the other one ends and its time is free', async () => {
    const [id, mit] = await zwei();
    const vorher = await sicht(id);
    expect(vorher.body).toMatchObject({ email: '', telefon: '09123 71981', kehrtour: '' });
    expect(vorher.body.hindernis).toMatch(/nur eine Arbeit/);
    const [anderer] = vorher.body.andere;
    const minuten = anderer?.arbeiten.reduce((summe, arbeit) => summe + arbeit.dauerMinuten, 0) ?? 0;
    const { status, body } = await lege(id, {
      version: vorher.body.version,
      mit: { id: mit, version: anderer?.version },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.aufgaben).toHaveLength(2);
    expect(body.verlauf[0]?.was).toBe('zusammengelegt');
    expect(await belegt(id)).toEqual([{ minuten: 30 + minuten }]);
    expect((await blatt(mit)).status).toBe('abgesagt');
    expect(await belegt(mit)).toEqual([]);
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });

  it('come apart again as they were, as long as nobody was told', async () => {
    const gesendet = (await mails()).length;
    const { id, version, aufgabeIds } = await zusammen();
    const stand = await blatt(id);
    const wahl = eigene({ tag: stand.fensterVon.slice(0, 10), uhrzeit: '14:00' });
    const { status, body } = await teile(id, { version, aufgabeIds, wahl, abgesprochen: true });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.gemailt).toBe(false);
    expect(body.termin.aufgaben).toHaveLength(1);
    expect(await belegt(id)).toEqual([{ minuten: 30 }]);
    expect(await belegt(body.neu.id)).toEqual([{ minuten: 45 }]);
    const neuer = await blatt(body.neu.id);
    expect(neuer).toMatchObject({ status: 'bestaetigt', name: 'Escherich' });
    expect(neuer.aufgaben.map((aufgabe) => aufgabe.id)).toEqual(aufgabeIds);
    expect((await mails()).length).toBe(gesendet);
    const zurueck = await lege(id, { version: body.termin.version, mit: body.neu });
    expect(zurueck.status, JSON.stringify(zurueck.body)).toBe(200);
    expect(zurueck.body.aufgaben).toHaveLength(2);
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });

  it('stay two where what follows leaves no room, and the sentence says what helps', async () => {
    const [id, mit] = await zwei();
    const { fensterVon } = await blatt(id);
    await buche(KEHRUNG, { tag: fensterVon.slice(0, 10), uhrzeit: '10:30', dauerMinuten: 15 });
    const { body } = await sicht(id);
    const anderer = body.andere.find((one) => one.id === mit);
    const { status, body: nein } = await lege(id, {
      version: body.version,
      mit: { id: mit, version: anderer?.version },
    });
    expect([status, nein.type]).toEqual([409, 'termin.zeit-belegt']);
    expect(nein.detail).toMatch(/Minuten länger.*Verlegen Sie/);
    expect((await blatt(mit)).status).toBe('bestaetigt');
  });

  it('are refused by name: the same work, another house, itself', async () => {
    const [id] = await zwei();
    const nochmal = await buche(KEHRUNG, { tag: '2027-03-01', uhrzeit: '09:00' });
    const { body } = await sicht(id);
    expect(body.andere.find((one) => one.id === nochmal)?.hindernis).toMatch(
      /dieselbe Arbeit.*absagen|dieselbe Arbeit.*ab,/,
    );
    const eigen = await lege(id, { version: body.version, mit: { id, version: body.version } });
    expect([eigen.status, eigen.body.felder?.[0]?.feld]).toEqual([400, 'mit.id']);
    haus = haeuser.pop() ?? '';
    const fremdesHaus = await buche(KAMINOFEN, { tag: '2027-03-01', uhrzeit: '13:00' });
    const { version } = await blatt(fremdesHaus);
    const nein = await lege(id, { version: body.version, mit: { id: fremdesHaus, version } });
    expect([nein.status, nein.body.type]).toEqual([409, 'termin.nicht-zusammen']);
    expect(nein.body.detail).toMatch(/anderen Haus/);
  });

  it('tell whoever can be written to, once each', async () => {
    const { id, version, aufgabeIds } = await zusammen('eva@example.org');
    const vorher = (await mails()).map((mail) => mail.id);
    const wahl = eigene({ tag: '2027-03-10', uhrzeit: '14:00' });
    const { status, body } = await teile(id, { version, aufgabeIds, wahl, abgesprochen: false });
    expect([status, body.gemailt]).toEqual([200, true]);
    expect((await mails()).filter((mail) => !vorher.includes(mail.id)).map(({ vorlage }) => vorlage)).toEqual(
      ['buchung.vorgeschlagen'],
    );
    expect((await blatt(body.neu.id)).status).toBe('angekuendigt');
    expect((await blatt(id)).status).toBe('bestaetigt');
  });
});

describe('splitting an appointment', () => {
  it('finds free times for the work that goes', async () => {
    const { id, aufgabeIds } = await zusammen();
    const { status, body } = await api.call(
      teilung.teilzeitenHolen,
      { params: { id }, body: { aufgabeIds } },
      wo.token.buero,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.tage.length).toBeGreaterThan(0);
    const zeitId = body.tage[0]?.zeiten[0]?.id;
    const { version } = await blatt(id);
    const geteilt = await teile(id, {
      version,
      aufgabeIds,
      wahl: { art: 'angebot', zeitId },
      abgesprochen: true,
    });
    expect(geteilt.status, JSON.stringify(geteilt.body)).toBe(200);
  });

  it('leaves something, and takes only what is there', async () => {
    const { id, version, aufgabeIds } = await zusammen();
    const alle = (await sicht(id)).body.arbeiten.map((arbeit) => arbeit.id);
    const rest = { version, wahl: eigene({ tag: '2027-03-12' }), abgesprochen: true };
    const nichts = await teile(id, { ...rest, aufgabeIds: alle });
    expect([nichts.status, nichts.body.type]).toEqual([409, 'termin.nicht-teilbar']);
    expect(nichts.body.detail).toMatch(/nichts übrig/);
    const fremd = await teile(id, { ...rest, aufgabeIds: [randomUUID()] });
    expect([fremd.status, fremd.body.felder?.[0]?.feld]).toEqual([400, 'aufgabeIds']);
    const leer = await teile(id, { ...rest, aufgabeIds: [] });
    expect([leer.status, leer.body.felder?.[0]?.feld]).toEqual([400, 'aufgabeIds']);
    const krumm = await teile(id, { ...rest, aufgabeIds, wahl: eigene({ uhrzeit: '25:00' }) });
    expect([krumm.status, krumm.body.felder?.[0]?.feld]).toEqual([400, 'wahl.uhrzeit']);
    expect((await blatt(id)).aufgaben).toHaveLength(2);
  });

  it('happens once when two offices do it at the same moment', async () => {
    const { id, version, aufgabeIds } = await zusammen();
    const body = { version, aufgabeIds, abgesprochen: true };
    const answers = await Promise.all(
      ['13:00', '15:00'].map((uhrzeit) =>
        teile(id, { ...body, wahl: eigene({ tag: '2027-03-15', uhrzeit }) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.type).toBe('veraltet');
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });

  it.skipIf(process.env['TEST_DATABASE'] !== 'postgres')(
    'is seen as changed by whoever reads it while it happens',
    async () => {
      const { id, version, aufgabeIds } = await zusammen();
      const body = { version, aufgabeIds, abgesprochen: true, wahl: eigene({ tag: '2027-03-15' }) };
      let schneller = 0;
      // Somebody else's call, which is within no transaction of ours.
      const anderswo = AsyncLocalStorage.snapshot();
      const gesehen = await wo.ctx.transaction((tx) =>
        ladeTeilbar(
          {
            ...tx,
            row: async <Row>(query: Parameters<Tx['row']>[0]) => {
              const row = await tx.row<Row>(query);
              if (schneller === 0) schneller = (await anderswo(() => teile(id, body))).status;
              return row;
            },
          },
          id,
        ),
      );
      expect([schneller, gesehen.arbeiten.length]).toEqual([200, 1]);
      expect(gesehen.row.version).toBeGreaterThan(version);
    },
  );

  it('and putting together crosswise: one wins, the other is told', async () => {
    const [a, b] = await zwei();
    const [va, vb] = [(await blatt(a)).version, (await blatt(b)).version];
    const answers = await Promise.all([
      lege(a, { version: va, mit: { id: b, version: vb } }),
      lege(b, { version: vb, mit: { id: a, version: va } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([(await blatt(a)).status, (await blatt(b)).status].toSorted()).toEqual(['abgesagt', 'bestaetigt']);
  });

  it('is the office’s alone, and no other company’s', async () => {
    const { id, version, aufgabeIds } = await zusammen();
    const [mit] = await zwei();
    const fremd = await neuerBuchungsbetrieb(api);
    const rest = { version, aufgabeIds, wahl: eigene({ tag: '2027-03-16' }), abgesprochen: true };
    const zusammenMit = { version, mit: { id: mit, version: 1 } };
    const zeiten = (wer: string) =>
      api.call(teilung.teilzeitenHolen, { params: { id }, body: { aufgabeIds } }, wer);
    for (const [wer, erwartet] of [
      [wo.token.geselle, 403],
      [fremd.token.inhaber, 404],
    ] as const) {
      expect((await sicht(id, wer)).status).toBe(erwartet);
      expect((await zeiten(wer)).status).toBe(erwartet);
      expect((await teile(id, rest, wer)).status).toBe(erwartet);
      expect((await lege(id, zusammenMit, wer)).status).toBe(erwartet);
    }
    expect((await blatt(id)).version).toBe(version);
  });
});
