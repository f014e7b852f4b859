import { randomUUID } from 'node:crypto';

import type { Anlagedaten } from '@kehrtour/contract/anlage';
import * as aufgabe from '@kehrtour/contract/aufgabe';
import * as hausanlage from '@kehrtour/contract/hausanlage';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import { ANLAGEN_JE_HAUS_MAX } from '@kehrtour/domain/anlage/anlage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hausverlaufVon } from '../../test/hausverlaufVon.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { liesZeile, neueZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { erledigeAufgaben } from '../aufgabe/beendeAufgaben.ts';

let api: TestApi;
let wo: TestBetrieb;
let fremd: TestBetrieb;
let haeuser: string[];
let fremde: string[];
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  fremd = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo);
  fremde = await neueHaeuser(fremd);
});
afterAll(() => api.close());

const haus = (nummer: number): string => haeuser[nummer - 1] ?? '';
const OFEN: Anlagedaten = {
  art: 'kaminofen',
  bezeichnung: 'Hark 34',
  brennstoff: 'scheitholz',
  benutzung: 'gelegentlich',
  bauweise: '',
  selbstkalibrierend: false,
  leistungKw: 7.5,
  baujahr: 2012,
  arbeitswerte: 1.2,
  nutzungseinheitId: null,
  lage: 'Wohnzimmer',
  aktiv: true,
};
const hole = async (id: string, token = wo.token.buero) =>
  (await api.call(liegenschaft.liegenschaftHolen, { params: { id } }, token)).body;
async function lege(id: string, teile: Partial<Anlagedaten> = {}, betrieb = wo) {
  const { version } = await hole(id, betrieb.token.buero);
  return api.call(
    hausanlage.anlageAnlegen,
    { params: { id }, body: { ...OFEN, ...teile, version }, idempotencyKey: randomUUID() },
    betrieb.token.buero,
  );
}
const gelegt = async (id: string, teile: Partial<Anlagedaten> = {}, betrieb = wo): Promise<string> => {
  const vorher = new Set((await hole(id, betrieb.token.buero)).anlagen.map((eine) => eine.id));
  const { body } = await lege(id, teile, betrieb);
  return body.anlagen.find((eine) => !vorher.has(eine.id))?.id ?? '';
};

describe('an installation', () => {
  it('is added, changed and removed, each with its line of history, and kept from the next import', async () => {
    const { status, body } = await lege(haus(1));
    expect(status).toBe(200);
    const [anlage] = body.anlagen;
    expect(anlage).toMatchObject(OFEN);
    const params = { id: haus(1), teilId: anlage?.id ?? '' };
    const geaendert = await api.call(
      hausanlage.anlageAendern,
      { params, body: { ...OFEN, leistungKw: 8, aktiv: false, version: body.version } },
      wo.token.buero,
    );
    expect(geaendert.body.anlagen).toEqual([{ ...anlage, leistungKw: 8, aktiv: false }]);
    const weg = await api.call(hausanlage.anlageLoeschen, { params }, wo.token.buero);
    expect(weg.body.anlagen).toEqual([]);
    expect((await hausverlaufVon(api, haus(1), wo.token.buero)).slice(0, 3).map(({ was }) => was)).toEqual([
      'Anlage entfernt: Anlagen',
      'Anlage geändert: Anlagen',
      'Anlage hinzugefügt: Anlagen',
    ]);
    const row = await liesZeile(wo, 'liegenschaft', ['lokal'], { id: haus(1) });
    expect(row?.lokal).toContain('anlagen');
  });
  it('names the field that cannot be', async () => {
    const { status, body } = await lege(haus(1), { leistungKw: 0, baujahr: 1500 });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('liegt vor 1700');
    const einheitFremd = await lege(haus(1), { nutzungseinheitId: randomUUID() });
    expect(einheitFremd.status).toBe(400);
    expect(JSON.stringify(einheitFremd.body)).toContain('Diese Nutzungseinheit gehört zu einem anderen Haus');
  });
  it('goes back to the house when its flat is removed', async () => {
    const { version } = await hole(haus(2));
    const { body } = await api.call(
      liegenschaft.einheitAnlegen,
      {
        params: { id: haus(2) },
        body: { nummer: '1', geschoss: 'EG', lage: '', bezeichnung: '', aktiv: true, version },
        idempotencyKey: randomUUID(),
      },
      wo.token.buero,
    );
    const teilId = body.einheiten[0]?.id ?? '';
    const id = await gelegt(haus(2), { nutzungseinheitId: teilId });
    await api.call(liegenschaft.einheitLoeschen, { params: { id: haus(2), teilId } }, wo.token.buero);
    expect((await hole(haus(2))).anlagen.find((eine) => eine.id === id)?.nutzungseinheitId).toBeNull();
  });
  it('is refused when a house has more than anybody has', async () => {
    await neueZeilen(
      wo,
      'anlage',
      Array.from({ length: ANLAGEN_JE_HAUS_MAX }, () => ({ liegenschaft_id: haus(3), art: 'kaminofen' })),
    );
    const { status, body } = await lege(haus(3));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('schon 200 Anlagen');
  });
  it('of another company does not exist, nor does one of another house', async () => {
    const dort = await gelegt(fremde[0] ?? '', {}, fremd);
    const { version } = await hole(haus(1));
    for (const [id, teilId] of [
      [fremde[0] ?? '', dort],
      [haus(1), dort],
      [haus(1), await gelegt(haus(4))],
    ] as const) {
      const params = { id, teilId };
      const aendern = await api.call(
        hausanlage.anlageAendern,
        { params, body: { ...OFEN, version } },
        wo.token.buero,
      );
      const loeschen = await api.call(hausanlage.anlageLoeschen, { params }, wo.token.buero);
      expect([aendern.status, loeschen.status]).toEqual([404, 404]);
    }
    expect((await hole(fremde[0] ?? '', fremd.token.buero)).anlagen).toHaveLength(1);
  });
  it('is for those who may change a house', async () => {
    const { version } = await hole(haus(1));
    const { status } = await api.call(
      hausanlage.anlageAnlegen,
      { params: { id: haus(1) }, body: { ...OFEN, version }, idempotencyKey: randomUUID() },
      wo.token.azubi,
    );
    expect(status).toBe(403);
  });
});

describe('a task', () => {
  const daten: aufgabe.Aufgabendaten = {
    taetigkeitId: 'kehrung_1x',
    nutzungseinheitId: null,
    fristVon: '2027-05-01',
    fristBis: '2027-09-30',
    dauerMinuten: 15,
  };
  const aendere = (id: string, body: aufgabe.Aufgabendaten) =>
    api.call(aufgabe.aufgabeAendern, { params: { id }, body }, wo.token.buero);
  const neue = async (id: string, teile: Partial<aufgabe.Aufgabendaten> = {}) =>
    api.call(
      aufgabe.aufgabeAnlegen,
      { params: { id }, body: { ...daten, ...teile }, idempotencyKey: randomUUID() },
      wo.token.buero,
    );
  const lokal = async (id: string) => (await liesZeile(wo, 'liegenschaft', ['lokal'], { id }))?.lokal;

  it('names an installation of its house, and no other', async () => {
    const anlageId = await gelegt(haus(5));
    expect((await neue(haus(5), { anlageId })).body.anlageId).toBe(anlageId);
    for (const fremde of [await gelegt(haus(4)), randomUUID()]) {
      const { status, body } = await neue(haus(5), { anlageId: fremde });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('Diese Anlage gehört zu einem anderen Haus');
    }
  });
  it('that only gets its installation stays a task imports may change', async () => {
    const { body } = await neue(haus(6));
    await setzeZeilen(wo, 'liegenschaft', { id: haus(6) }, { lokal_geaendert: '{}' });
    const anlageId = await gelegt(haus(6));
    expect((await aendere(body.id, { ...daten, anlageJahr: null, anlageId })).body.anlageId).toBe(anlageId);
    expect(await lokal(haus(6))).toEqual(['anlagen']);
    await aendere(body.id, { ...daten, dauerMinuten: 20, anlageId });
    expect(await lokal(haus(6))).toEqual(['anlagen', 'aufgaben']);
  });
  it('stays when its installation is removed', async () => {
    const anlageId = await gelegt(haus(6));
    const { body } = await neue(haus(6), { anlageId, fristBis: '2027-12-31' });
    await api.call(hausanlage.anlageLoeschen, { params: { id: haus(6), teilId: anlageId } }, wo.token.buero);
    const { eintraege } = (
      await api.call(aufgabe.aufgabenDerLiegenschaft, { params: { id: haus(6) } }, wo.token.buero)
    ).body;
    expect(eintraege.find(({ id }) => id === body.id)?.anlageId).toBeNull();
  });
  it('that is done returns with its installation, as the age of that one wants it (§ 15 Abs. 3 1. BImSchV)', async () => {
    const kessel = { art: 'heizkessel', brennstoff: 'heizoel', leistungKw: 20 } as const;
    const messung = { taetigkeitId: 'messung_oelgas', fristVon: '2027-02-01', fristBis: '2027-03-31' };
    for (const [teile, jahr] of [
      [{ baujahr: 2020 }, '2030'],
      [{ baujahr: 1998 }, '2029'],
      [{ baujahr: null, selbstkalibrierend: true }, '2032'],
    ] as const) {
      const anlageId = await gelegt(haus(7), { ...kessel, ...teile });
      const { body } = await neue(haus(7), { ...messung, anlageId });
      await wo.ctx.transaction((tx) =>
        erledigeAufgaben(tx, [body.id], { am: '2027-03-01', um: new Date('2027-03-01T09:00:00Z') }),
      );
      const { eintraege } = (
        await api.call(aufgabe.aufgabenDerLiegenschaft, { params: { id: haus(7) } }, wo.token.buero)
      ).body;
      const folge = eintraege.find((eine) => eine.anlageId === anlageId && eine.status === 'offen');
      expect(folge?.fristBis).toBe(`${jahr}-03-31`);
      expect(folge?.anlageJahr).toBeNull();
    }
  });
});
