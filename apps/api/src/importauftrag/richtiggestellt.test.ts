import { importPruefen } from '@kehrtour/contract/importauftrag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';

import { holeImport, korrigiere, ladeHoch, pruefe, uebernimm } from '../../test/importFixture.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { geordnet, liesZeilen } from '../../test/zeilen.ts';

const KOPF = 'Straße;Hausnr.;PLZ;Ort;Name;Tätigkeit;Frist bis';
const zeile = (nr: string, plz = '91207', arbeit = 'Ofenrohr nachstellen') =>
  `Ringweg;${nr};${plz};Lauf;Muster;${arbeit};31.12.2027`;

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ worker: true });
});
afterAll(() => api.close());
const gib = async (token: string, name: string, bytes: Buffer | string) => {
  const { status, body } = await ladeHoch(api, token, name, bytes);
  expect([body.detail, status]).toEqual([undefined, 200]);
  return body.id;
};

describe('a list with many rows of one fault', () => {
  it('says it once with its number, and is put right once for all of them', async () => {
    const wo = await api.neuerBetrieb();
    const token = wo.token.buero;
    const liste = [KOPF, ...['01. Mrz', '01. Mrz', '02. Mrz', '7'].map((nr) => zeile(nr))].join('\n');
    const id = await gib(token, 'a.csv', `Kehrbezirk\nStand: heute\n\n\n\n\n${liste}`);
    const erst = await pruefe(api, token, id);
    expect(erst.lesart.kopfzeile).toBe(6);
    expect(erst.anfang[6]).toContain('Straße · Hausnr.');
    expect(erst.anzahl).toMatchObject({ neu: 1, fehlerhaft: 3 });
    expect(erst.meldungsgruppen[0]).toMatchObject({
      titel: 'Aus der Hausnummer wurde ein Datum',
      schwere: 'fehler',
      anzahl: 3,
      korrigierbar: true,
      werte: [
        { wert: '01. Mrz', anzahl: 2, zeilen: [8, 9] },
        { wert: '02. Mrz', anzahl: 1, zeilen: [10] },
      ],
    });
    const korrekturen = [
      { feld: 'hausnr', wert: '01. Mrz', neu: '1-3' },
      { feld: 'hausnr', wert: '02. Mrz', neu: '2-3' },
    ];
    await korrigiere(api, token, id, { korrekturen });
    const dann = await pruefe(api, token, id);
    expect(dann.anzahl).toMatchObject({ neu: 3, fehlerhaft: 0 });
    expect(dann.korrekturen).toEqual(korrekturen);
    expect(dann.meldungsgruppen.map(({ titel }) => titel)).not.toContain(
      'Aus der Hausnummer wurde ein Datum',
    );
    // As it was is none: the row stays out again.
    await korrigiere(api, token, id, { korrekturen: [{ feld: 'hausnr', wert: '02. Mrz', neu: '02. Mrz' }] });
    expect((await pruefe(api, token, id)).anzahl).toMatchObject({ neu: 2, fehlerhaft: 1 });
    await korrigiere(api, token, id, { korrekturen });
    await pruefe(api, token, id);
    await uebernimm(api, token, id);
    const haeuser = await liesZeilen(wo, 'liegenschaft', ['hausnr'], geordnet(['hausnr']));
    expect(haeuser.map(({ hausnr }) => hausnr)).toEqual(['1-3', '2-3', '7']);
  });
});

describe('a list whose rows lack what others have', () => {
  it('is put right row by row, and of another table no row is taken for it', async () => {
    const token = (await api.neuerBetrieb()).token.buero;
    const id = await gib(
      token,
      'a.csv',
      [KOPF, ...['', '', '7'].map((nr) => zeile(nr, '91207', 'FSS'))].join('\n'),
    );
    const [gruppe] = (await pruefe(api, token, id)).meldungsgruppen;
    expect(gruppe).toMatchObject({ feld: 'hausnr', anzahl: 2, korrigierbar: true, jeZeile: true });
    const korrekturen = [
      { feld: 'hausnr', wert: '', neu: '3', zeile: 2 },
      { feld: 'hausnr', wert: '', neu: '5', zeile: 3 },
    ];
    await korrigiere(api, token, id, { korrekturen });
    const dann = await pruefe(api, token, id);
    expect(dann.korrekturen).toEqual(korrekturen);
    expect(dann.vorschau.map(({ anschrift }) => anschrift)).toEqual(['Ringweg 3', 'Ringweg 5', 'Ringweg 7']);
    await korrigiere(api, token, id, { lesart: { trennzeichen: ',' } });
    expect((await holeImport(api, token, id)).korrekturen).toEqual([]);
  });
});

describe('what a file calls the work', () => {
  it('is shown before the dry run, and what was chosen counts in the next file, whatever its headers', async () => {
    const token = (await api.neuerBetrieb()).token.buero;
    const id = await gib(
      token,
      'a.csv',
      [KOPF, zeile('1'), zeile('2'), zeile('3', '91207', 'FSS')].join('\n'),
    );
    const { taetigkeitstexte } = await holeImport(api, token, id);
    expect(taetigkeitstexte).toEqual([
      { text: 'Ofenrohr nachstellen', anzahl: 2, taetigkeitId: null, woher: 'neu' },
      { text: 'FSS', anzahl: 1, taetigkeitId: 'fss', woher: 'erkannt' },
    ]);
    await korrigiere(api, token, id, { taetigkeiten: { 'Ofenrohr nachstellen': 'nachschau' } });
    const andere = 'PLZ;Ort;Straße;Hausnr.;Arbeit\n91207;Lauf;Hofgasse;4;OFENROHR nachstellen';
    const naechste = await holeImport(api, token, await gib(token, 'b.csv', andere));
    expect(naechste.taetigkeitstexte).toEqual([
      { text: 'OFENROHR nachstellen', anzahl: 1, taetigkeitId: 'nachschau', woher: 'gewaehlt' },
    ]);
    expect((await pruefe(api, token, naechste.id)).unbekannteTaetigkeiten).toEqual([
      { text: 'OFENROHR nachstellen', anzahl: 1, taetigkeitId: 'nachschau' },
    ]);
  });
});

describe('a file with the headers of an earlier one', () => {
  it('is read where its own stand, and in its own letters', async () => {
    const token = (await api.neuerBetrieb()).token.buero;
    const bytes = ['Kehrbezirk', '', KOPF, zeile('1')].join('\n');
    const id = await gib(token, 'a.csv', Buffer.from(bytes, 'latin1'));
    const erst = await holeImport(api, token, id);
    expect(erst.lesart).toMatchObject({ zeichensatz: 'windows-1252', kopfzeile: 2 });
    await korrigiere(api, token, id, { zuordnung: { ...erst.zuordnung, notiz: 5 } });
    const naechste = await holeImport(api, token, await gib(token, 'b.csv', [KOPF, zeile('2')].join('\n')));
    expect(naechste.ausProfil).toBe(true);
    expect(naechste.zuordnung).toMatchObject({ notiz: 5 });
    expect(naechste.lesart).toMatchObject({ zeichensatz: 'utf-8', kopfzeile: 0 });
    expect(naechste.vorschau).toMatchObject([{ zeile: 2, anschrift: 'Ringweg 2' }]);
  });
  it('is not run where it has no row: everything that is there would be missing', async () => {
    const token = (await api.neuerBetrieb()).token.buero;
    const params = { id: await gib(token, 'a.csv', KOPF) };
    expect((await api.call(importPruefen, { params }, token)).body).toMatchObject({
      type: 'import.datei-leer',
    });
  });
});

describe('a workbook of several sheets', () => {
  it('is read at the sheet that somebody names, with the headers where they stand there', async () => {
    const token = (await api.neuerBetrieb()).token.buero;
    const tabelle = (zeilen: readonly (readonly string[])[]) =>
      zeilen.map((eine) => eine.map((value) => ({ value, type: String })));
    const haus = ['Straße', 'Hausnr.', 'PLZ', 'Ort'];
    const bytes = await writeXlsxFile([
      { sheet: 'Deckblatt', data: tabelle([['Kehrbezirk']]) },
      { sheet: 'Liste', data: tabelle([haus, ['Ringweg', '5', '91207', 'Lauf']]) },
      { sheet: 'Archiv', data: tabelle([['alt'], [''], haus, ['Hofgasse', '9', '91207', 'Lauf']]) },
    ]).toBuffer();
    const id = await gib(token, 'mappe.xlsx', bytes);
    const erst = await holeImport(api, token, id);
    expect(erst.lesart).toMatchObject({ blatt: 'Liste', kopfzeile: 0 });
    expect(erst.blaetter.map(({ name, zeilen }) => [name, zeilen])).toEqual([
      ['Deckblatt', 1],
      ['Liste', 2],
      ['Archiv', 3],
    ]);
    await korrigiere(api, token, id, { lesart: { blatt: 'Archiv' } });
    const dann = await holeImport(api, token, id);
    expect(dann.lesart).toMatchObject({ blatt: 'Archiv', kopfzeile: 2 });
    expect(dann.vorschau).toMatchObject([{ zeile: 4, anschrift: 'Hofgasse 9' }]);
  });
});
