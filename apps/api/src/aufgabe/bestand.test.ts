import { randomUUID } from 'node:crypto';

import * as aufgabe from '@kehrtour/contract/aufgabe';
import * as bestand from '@kehrtour/contract/bestand';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import { OHNE_ANGABEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { suchtext } from '@kehrtour/domain/text/suchtext';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineAufgabe } from '../../test/bauten.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { loescheZeilen, neueZeile, setzeZeilen, zaehleZeilen } from '../../test/zeilen.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { type SQL } from '../platform/db/sql.ts';
import { gibLiegenschaftenAus } from './gibLiegenschaftenAus.ts';
import { legeFolgeaufgabenAn } from './legeFolgeaufgabenAn.ts';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
  haeuser = await neueHaeuser(eigener);
});
afterAll(() => api.close());

const haus = (nummer: number): string => haeuser[nummer - 1] ?? '';
const liste = async (query: object, token = eigener.token.buero) =>
  (await api.call(bestand.liegenschaftenHolen, { query }, token)).body;
const punkte = async (query: object, token = eigener.token.buero) =>
  // Nobody parsed this answer on its way, so the test does.
  bestand.punkteAus(
    bestand.liegenschaftSpalten.parse(
      (await api.call(bestand.liegenschaftPunkteHolen, { query }, token)).body,
    ),
  );

describe('the list of houses', () => {
  it('comes page by page, every house once, in working order', async () => {
    const gesehen: (number | null)[] = [];
    let cursor: string | null = null;
    do {
      const seite = await liste({ limit: 15, ...(cursor === null ? {} : { cursor }) });
      gesehen.push(...seite.eintraege.map(({ laufnummer }) => laufnummer));
      expect(seite.gesamt).toBe(cursor === null ? 40 : undefined);
      cursor = seite.weiter;
    } while (cursor !== null);
    expect(gesehen).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });
  it.each(['laufnummer', 'anschrift', 'name', 'frist'] as const)(
    'goes through all pages sorted by %s, forwards and backwards',
    async (sortierung) => {
      const alle = async (absteigend: '0' | '1') => {
        const ids: string[] = [];
        for (let cursor: string | undefined, rest = 9; rest > 0; rest -= 1) {
          const seite = await liste({ sortierung, absteigend, limit: 7, ...(cursor ? { cursor } : {}) });
          ids.push(...seite.eintraege.map(({ id }) => id));
          if (seite.weiter === null) break;
          cursor = seite.weiter;
        }
        return ids;
      };
      const vor = await alle('0');
      expect(new Set(vor)).toEqual(new Set(haeuser));
      expect(await alle('1')).toEqual(vor.toReversed());
    },
  );
  it('stands in one order by Frist, whether it is read off or put together, and what is not owed comes last', async () => {
    const betrieb = await api.neuerBetrieb();
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = await neueHaeuser(betrieb, 6);
    await loescheZeilen(betrieb, 'aufgabe', {});
    const owes = async (
      liegenschaft_id: string,
      frist_von: string | null,
      frist_bis: string,
      status = 'offen',
    ) =>
      neueZeile(betrieb, 'aufgabe', {
        id: randomUUID(),
        liegenschaft_id,
        taetigkeit_id: 'fss',
        bezeichnung: 'Feuerstättenschau',
        frist_von,
        frist_bis,
        dauer_minuten: 15,
        schluessel: randomUUID(),
        status,
      });
    const morgen = '2099-01-01';
    // What runs counts before what is still to come, even where that ends earlier; done things do not count.
    await owes(a, null, '2098-05-01');
    await owes(a, morgen, '2099-02-01');
    await owes(b, morgen, '2099-03-01');
    await owes(b, morgen, '2099-02-01');
    await owes(c, '2020-01-01', '2026-12-31');
    await owes(c, '2020-01-01', '2026-12-31');
    await owes(d, null, '2026-01-01', 'erledigt');
    await owes(e, null, '2098-05-01');
    const alle = async (filter: object) => {
      const seiten: (string | null)[][] = [];
      for (let cursor = ''; seiten.length < 9;) {
        const seite = await liste(
          { sortierung: 'frist', limit: 2, ...filter, ...(cursor ? { cursor } : {}) },
          betrieb.token.buero,
        );
        seiten.push(...seite.eintraege.map(({ id, frist }) => [id, frist]));
        if (seite.weiter === null) break;
        cursor = seite.weiter;
      }
      return seiten;
    };
    const inReihe = (...ids: string[]) => ids.toSorted();
    expect(await alle({})).toEqual([
      [c, '2026-12-31'],
      ...inReihe(a, e).map((id) => [id, '2098-05-01']),
      [b, '2099-02-01'],
      ...inReihe(d, f).map((id) => [id, null]),
    ]);
    // With a condition that all of them meet it is put together from all tasks.
    expect(await alle({ ort: 'Lauf' })).toEqual(await alle({}));
    expect(await alle({ absteigend: '1' })).toEqual((await alle({})).toReversed());
  });
  it('sorts house numbers as people do', async () => {
    const { eintraege } = await liste({ sortierung: 'anschrift', ort: 'Lauf', limit: 20 });
    expect(
      eintraege
        .map(({ hausnr }) => hausnr)
        .slice(0, 12)
        .join(' '),
    ).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
  });
  it('refuses a cursor of another order and more than 200 at once', async () => {
    const erste = await liste({ sortierung: 'name', limit: 5 });
    const falsch = await api.call(
      bestand.liegenschaftenHolen,
      { query: { sortierung: 'frist', cursor: erste.weiter ?? '' } },
      eigener.token.buero,
    );
    expect(falsch.status).toBe(400);
    const kaputt = await api.call(
      bestand.liegenschaftenHolen,
      { query: { cursor: '%%%' } },
      eigener.token.buero,
    );
    expect(kaputt.status).toBe(400);
    const zuViel = await api.call(
      bestand.liegenschaftenHolen,
      { query: { limit: 201 } },
      eigener.token.buero,
    );
    expect(zuViel.status).toBe(400);
  });
  it('finds by street, number, town and person, however it is typed', async () => {
    const zahl = async (suche: string) => (await liste({ suche })).gesamt;
    expect(await zahl('hardtstr')).toBe(20);
    expect(await zahl('HARDT-STRASSE')).toBe(20);
    expect(await zahl('Hardtstraße 12')).toBe(1);
    expect(await zahl('marktplatz')).toBe(20);
    expect(await zahl('bewohner7')).toBe(1);
    expect(await zahl('eva')).toBe(40);
    expect(await zahl('Nirgendwo')).toBe(0);
  });
  it('narrows to town, street, Frist, work, and what has no place on the map', async () => {
    expect((await liste({ strasse: 'Marktplatz' })).gesamt).toBe(20);
    expect((await liste({ ort: 'Nürnberg' })).gesamt).toBe(0);
    expect((await liste({ faelligBis: '2027-02-27' })).gesamt).toBe(0);
    expect((await liste({ faelligBis: '2027-02-28' })).gesamt).toBe(40);
    expect((await liste({ taetigkeitId: 'kehrung_3x' })).gesamt).toBe(40);
    expect((await liste({ taetigkeitId: 'fss' })).gesamt).toBe(0);
    expect((await liste({ ohneLage: '1' })).eintraege.map(({ id }) => id)).toEqual([haus(40)]);
    expect((await liste({ nichtMehrImExport: '1' })).gesamt).toBe(0);
    expect((await liste({ status: 'leerstand' })).gesamt).toBe(0);
  });
  it('narrows to houses in the window of the Feuerstättenschau, three years after the last (§ 14 SchfHwG)', async () => {
    const betrieb = await api.neuerBetrieb();
    const [nieDa, spaeter, offen, ueber, frei, neuerdings] = await neueHaeuser(betrieb, 6);
    const schau = (haus: string | undefined, bis: string, erledigt: string | null = null) =>
      eineAufgabe(betrieb, haus, {
        frist_bis: bis,
        schluessel: `fss ${bis}`,
        status: erledigt === null ? 'offen' : 'erledigt',
        erledigt_am: erledigt,
      });
    await schau(spaeter, '2029-01-12');
    await schau(offen, '2029-01-11');
    await schau(ueber, '2026-01-01');
    await schau(frei, '2028-01-01');
    await schau(neuerdings, '2027-06-01');
    await schau(neuerdings, '2026-12-01', '2026-12-01');
    await setzeZeilen(betrieb, 'liegenschaft', { id: frei ?? '' }, { rolle: 'nurFrei' });
    const gefunden = await api.call(
      bestand.liegenschaftenHolen,
      { query: { schaufenster: '1' } },
      betrieb.token.buero,
    );
    expect(gefunden.body.eintraege.map(({ id }) => id)).toEqual([offen, ueber]);
    expect([nieDa, spaeter, neuerdings].every((id) => id !== undefined)).toBe(true);
  });
  it('keeps the spelling of the database and of the domain together', async () => {
    const [punkt] = await punkte({ suche: 'hardtstr 12' });
    expect(punkt?.suche).toContain(suchtext('Hardtstraße 12'));
    expect(punkt?.suche).toContain(suchtext('Eva Bewohner12'));
  });
});

describe('the points for the map', () => {
  it('carry the Frist that presses most and its colour', async () => {
    api.clock.now = new Date('2027-02-25T08:00:00+01:00');
    const [punkt] = await punkte({ suche: 'hardtstr 1' });
    expect(punkt).toMatchObject({ frist: '2027-02-28', ampel: 'rot', offen: 1, name: 'Eva Bewohner1' });
    api.clock.now = new Date('2027-03-01T08:00:00+01:00');
    expect((await punkte({ suche: 'hardtstr 1' }))[0]?.ampel).toBe('ueberfaellig');
    api.clock.now = new Date('2026-12-01T08:00:00+01:00');
    expect((await punkte({ suche: 'hardtstr 1' }))[0]?.ampel).toBe('spaeter');
    api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  });
  it('come all at once', async () => {
    expect(await punkte({})).toHaveLength(40);
  });
  it('show an apprentice the houses on the own rounds only', async () => {
    expect(await punkte({}, eigener.token.azubi)).toEqual([]);
    await neuerTermin(eigener, { liegenschaftId: haus(3), mitarbeiterId: eigener.mitarbeiterId.azubi });
    expect((await punkte({}, eigener.token.azubi)).map(({ id }) => id)).toEqual([haus(3)]);
    expect(await punkte({}, eigener.token.geselle)).toHaveLength(40);
  });
  it('are new as soon as a house, a person or a task was written, and on the next day', async () => {
    const stand = async () => (await punkte({})).find(({ id }) => id === haus(9));
    expect(await stand()).toMatchObject({ hausnr: '9', name: 'Eva Bewohner9', frist: '2027-02-28' });
    await setzeZeilen(eigener, 'liegenschaft', { id: haus(9) }, { hausnr: '9 b' });
    expect(await stand()).toMatchObject({ hausnr: '9 b' });
    await setzeZeilen(eigener, 'kontakt', { nachname: 'Bewohner9' }, { nachname: 'Neu' });
    expect(await stand()).toMatchObject({ name: 'Eva Neu' });
    await setzeZeilen(eigener, 'aufgabe', { liegenschaft_id: haus(9) }, { frist_bis: '2027-01-12' });
    expect(await stand()).toMatchObject({ frist: '2027-01-12', ampel: 'rot' });
    api.clock.now = new Date('2027-01-13T08:00:00+01:00');
    expect(await stand()).toMatchObject({ ampel: 'ueberfaellig' });
    api.clock.now = new Date('2027-01-11T08:00:00+01:00');
    await loescheZeilen(eigener, 'liegenschaft_kontakt', { liegenschaft_id: haus(9) });
    expect(await stand()).toMatchObject({ name: '' });
  });
  it('are not kept from a change that was rolled back', async () => {
    await expect(
      eigener.ctx.transaction(async (tx) => {
        await setzeZeilen(tx, 'liegenschaft', {}, { ort: 'Nirgendwo' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await punkte({})).some(({ ort }) => ort === 'Nirgendwo')).toBe(false);
  });
  it('leave but a few marks behind, however much is written', async () => {
    for (let times = 0; times < 160; times += 1) await loescheZeilen(fremder, 'aufgabe', { id: [] });
    expect(await zaehleZeilen(fremder, 'bestandsmarke')).toBeLessThan(160);
  });
  it('are never those of another company', async () => {
    expect(await punkte({}, fremder.token.inhaber)).toEqual([]);
    expect((await liste({}, fremder.token.inhaber)).gesamt).toBe(0);
  });
});

describe('the export', () => {
  const ausgabe = (query: object, token: string) =>
    api.call(bestand.liegenschaftenAusgeben, { query }, token);
  it('is a table a spreadsheet opens, with the filter that is set', async () => {
    const { status, body } = await ausgabe({ strasse: 'Hardtstraße' }, eigener.token.buero);
    const zeilen = String(body).trim().split('\r\n');
    expect(status).toBe(200);
    expect(zeilen).toHaveLength(21);
    expect(zeilen[0]).toMatch(/^\uFEFF?Lfd\. Nr\.;Objekt-ID;Kundennummer;Straße/);
    expect(zeilen[1]).toContain('Hardtstraße;1;91207;Lauf');
    expect(zeilen[1]).toContain('haus1@example.org');
  });
  it('says every Frist, the number of the other program and the Hausverwaltung, as CSV and as a workbook', async () => {
    const daten = { ...NEUES_HAUS, strasse: 'Ausgabegasse' };
    const { body: neu } = await api.call(
      liegenschaft.liegenschaftAnlegen,
      { body: daten, idempotencyKey: randomUUID() },
      fremder.token.buero,
    );
    await fremder.ctx.transaction(async (tx) => {
      await setzeZeilen(tx, 'liegenschaft', { id: neu.id }, { external_id: 'GRU-0815', quelle: 'csv' });
      const verwalter = randomUUID();
      await neueZeile(tx, 'kontakt', { id: verwalter, art: 'firma', firma: 'Pegnitz Hausverwaltung' });
      await neueZeile(tx, 'liegenschaft_kontakt', {
        liegenschaft_id: neu.id,
        kontakt_id: verwalter,
        rolle: 'verwalter',
      });
      for (const [bezeichnung, bis] of [
        ['Feuerstättenschau', '2027-12-31'],
        ['Kehrung', '2027-06-30'],
      ])
        await eineAufgabe(tx, neu.id, {
          bezeichnung,
          frist_bis: bis,
          dauer_minuten: 20,
          schluessel: bezeichnung,
        });
    });
    const { body } = await ausgabe({ strasse: 'Ausgabegasse' }, fremder.token.buero);
    expect(String(body)).toContain('GRU-0815');
    expect(String(body)).toContain('Pegnitz Hausverwaltung');
    expect(String(body)).toContain('Kehrung: bis 30.06.2027 | Feuerstättenschau: bis 31.12.2027');
    const antwort = await api.app.inject({
      method: 'GET',
      url: '/liegenschaften/ausgabe?strasse=Ausgabegasse&als=xlsx',
      headers: { authorization: `Bearer ${fremder.token.buero}` },
    });
    expect(antwort.headers['content-disposition']).toMatch(/Liegenschaften.*\.xlsx/);
    const blaetter = await readXlsxFile(antwort.rawPayload);
    const fristen = blaetter.find(({ sheet }) => sheet === 'Fristen')?.data ?? [];
    expect(fristen.map((zeile) => zeile.slice(6, 10))).toEqual([
      ['Tätigkeit', 'Wohnung', 'Frist von', 'Frist bis'],
      ['Kehrung', null, null, new Date('2027-06-30T00:00:00Z')],
      ['Feuerstättenschau', null, null, new Date('2027-12-31T00:00:00Z')],
    ]);
  });
  it('reads a page at a time, each in a transaction of its own, whoever takes it', async () => {
    const betrieb = await api.neuerBetrieb();
    await neueHaeuser(betrieb, 600);
    const gelesen: number[] = [];
    const ctx: StaffCtx = {
      ...betrieb.ctx,
      actor: {
        art: 'mitarbeiter',
        id: betrieb.mitarbeiterId.buero,
        rolle: 'buero',
        sitzung: new Uint8Array(),
      },
      transaction: (work, options) =>
        betrieb.ctx.transaction(
          (tx) =>
            work({
              ...tx,
              rows: async <Row>(query: SQL) => {
                const rows = await tx.rows<Row>(query);
                gelesen.push(rows.length);
                return rows;
              },
            }),
          options,
        ),
    };
    for (const als of ['csv', 'xlsx'] as const) {
      gelesen.length = 0;
      const { inhalt } = await gibLiegenschaftenAus(ctx, { als });
      expect(gelesen).toEqual([600]);
      await Array.fromAsync(inhalt);
      const seiten = [250, 250, 100];
      expect(gelesen.slice(1)).toEqual(als === 'csv' ? seiten : [...seiten, ...seiten]);
    }
  });
  it('lets no cell become a formula', async () => {
    const daten = { ...NEUES_HAUS, strasse: '=HYPERLINK("http://x")', notizArbeit: '@SUM(1)' };
    await api.call(
      liegenschaft.liegenschaftAnlegen,
      { body: daten, idempotencyKey: randomUUID() },
      fremder.token.buero,
    );
    const { body } = await ausgabe({}, fremder.token.buero);
    expect(String(body)).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(String(body)).toContain(`'@SUM(1)`);
  });
  it('is for the office alone, and never another company’s', async () => {
    expect((await ausgabe({}, eigener.token.geselle)).status).toBe(403);
    expect(String((await ausgabe({}, fremder.token.inhaber)).body)).not.toContain('Hardtstraße');
  });
});

describe('the tasks of a house', () => {
  const aufgaben = async (id: string, token = eigener.token.buero) =>
    api.call(aufgabe.aufgabenDerLiegenschaft, { params: { id } }, token);
  const daten = {
    taetigkeitId: 'fss',
    nutzungseinheitId: null,
    fristVon: '2027-03-01',
    fristBis: '2027-06-30',
    dauerMinuten: 30,
  };
  const lege = (teile: object, token = eigener.token.buero) =>
    api.call(
      aufgabe.aufgabeAnlegen,
      { params: { id: haus(5) }, body: { ...daten, ...teile }, idempotencyKey: randomUUID() },
      token,
    );
  it('come with their Fristenampel, and with the round that has taken them', async () => {
    const { body } = await aufgaben(haus(5));
    expect(body.eintraege).toMatchObject([{ bezeichnung: 'Kehrung', ampel: 'gruen', status: 'offen' }]);
    const geplant = await aufgaben(haus(3));
    expect(geplant.body.eintraege).toMatchObject([{ status: 'eingeplant', kehrtour: { name: 'Altstadt' } }]);
  });
  it('can be added by hand, and the next import leaves them alone', async () => {
    const { status, body } = await lege({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ taetigkeitId: 'fss', art: 'hoheitlich', ampel: 'spaeter' });
    const stand = await api.call(
      liegenschaft.liegenschaftHolen,
      { params: { id: haus(5) } },
      eigener.token.buero,
    );
    expect(stand.body.version).toBe(2);
  });
  it('keep the year of a measured plant, by which its interval goes (§ 15 Abs. 3 1. BImSchV)', async () => {
    const messung = { taetigkeitId: 'messung_oelgas', fristVon: '2027-01-01', fristBis: '2027-12-31' };
    const { body } = await lege({ ...messung, anlageJahr: 2020 });
    expect(body).toMatchObject({ anlageJahr: 2020 });
    expect((await lege({ ...messung, anlageJahr: 1899 })).body.felder).toMatchObject([
      { feld: 'anlageJahr' },
    ]);
    await eigener.ctx.transaction((tx) => legeFolgeaufgabenAn(tx, [body.id], '2027-03-01'));
    const folge = (await aufgaben(haus(5))).body.eintraege.find(
      ({ taetigkeitId, id }) => taetigkeitId === 'messung_oelgas' && id !== body.id,
    );
    expect(folge).toMatchObject({ fristBis: '2030-12-31', anlageJahr: 2020 });
    await loescheZeilen(eigener, 'aufgabe', { taetigkeit_id: 'messung_oelgas' });
  });
  it('refuse a Frist that ends before it begins, unknown work, and another house’s flat', async () => {
    expect((await lege({ fristBis: '2027-02-01' })).body.felder?.[0]?.feld).toBe('fristBis');
    expect((await lege({ fristBis: '9999-12-31' })).body.felder).toEqual([
      { feld: 'fristBis', text: 'liegt außerhalb der Jahre 1900 bis 2199' },
    ]);
    expect((await lege({ taetigkeitId: 'raketen' })).body.felder?.[0]?.feld).toBe('taetigkeitId');
    expect((await lege({ nutzungseinheitId: randomUUID() })).body.felder?.[0]?.feld).toBe(
      'nutzungseinheitId',
    );
  });
  it('can be dropped and brought back', async () => {
    const [erste] = (await aufgaben(haus(6))).body.eintraege;
    const entfalle = (entfallen: boolean, token = eigener.token.buero) =>
      api.call(aufgabe.aufgabeEntfallen, { params: { id: erste?.id ?? '' }, body: { entfallen } }, token);
    expect((await entfalle(true, eigener.token.geselle)).status).toBe(403);
    expect((await entfalle(true, fremder.token.inhaber)).status).toBe(404);
    await entfalle(true);
    expect((await aufgaben(haus(6))).body.eintraege[0]?.status).toBe('entfallen');
    expect((await punkte({ suche: 'hardtstr 6' }))[0]?.ampel).toBeNull();
    await entfalle(false);
    expect((await aufgaben(haus(6))).body.eintraege[0]?.status).toBe('offen');
  });
  it('can be changed by the office', async () => {
    const [erste] = (await aufgaben(haus(7))).body.eintraege;
    const aendere = (token: string) =>
      api.call(
        aufgabe.aufgabeAendern,
        { params: { id: erste?.id ?? '' }, body: { ...daten, taetigkeitId: 'kehrung_3x', dauerMinuten: 25 } },
        token,
      );
    expect((await aendere(eigener.token.azubi)).status).toBe(403);
    expect((await aendere(fremder.token.inhaber)).status).toBe(404);
    expect((await aendere(eigener.token.inhaber)).body).toMatchObject({
      dauerMinuten: 25,
      fristBis: '2027-06-30',
    });
  });
  it('are not shown to others', async () => {
    expect((await aufgaben(haus(5), fremder.token.inhaber)).status).toBe(404);
    expect((await aufgaben(haus(5), eigener.token.azubi)).status).toBe(404);
    expect((await lege({}, eigener.token.geselle)).status).toBe(403);
    expect((await lege({}, fremder.token.inhaber)).status).toBe(404);
  });
});

const NEUES_HAUS = {
  strasse: 'Marktplatz',
  hausnr: '1',
  hausnrZusatz: '',
  plz: '91207',
  ort: 'Lauf',
  ortsteil: '',
  laufnummer: null,
  ...OHNE_ANGABEN,
  typ: 'einfamilienhaus' as const,
  einheitenAnzahl: 1,
  rolle: 'freiUndHoheitlich' as const,
  status: 'aktiv' as const,
  notizZugang: '',
  notizArbeit: '',
  koordinaten: null,
};
