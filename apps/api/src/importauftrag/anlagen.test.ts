import { randomUUID } from 'node:crypto';

import type { Anlagedaten } from '@kehrtour/contract/anlage';
import * as hausanlage from '@kehrtour/contract/hausanlage';
import { importAenderungenHolen } from '@kehrtour/contract/importauftrag';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { holeImport, importiere, ladeHoch, nimmZurueck, pruefe } from '../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeile, liesZeilen } from '../../test/zeilen.ts';

/** One row for each fire, as district software lists them. */
const KOPF =
  'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Eigentümer;Feuerstätte;Brennstoff;NWL;Baujahr;AW;Aufstellraum;Tätigkeit';
const ZEILEN = [
  'A-1;Balkenweg;1;91207;Lauf;Müller;Kaminofen Hark 34;Scheitholz;7,5;2012;1,2;Wohnzimmer;Kehrung (2x jährlich)',
  'A-1;Balkenweg;1;91207;Lauf;Müller;Gastherme;Erdgas E;19 kW;03/2016;2,0;Keller;AWÜ Gas alle 2 Jahre',
  'A-1;Balkenweg;1;91207;Lauf;Müller;Gastherme;Erdgas E;19 kW;03/2016;2,0;Keller;Feuerstättenschau',
  'A-2;Balkenweg;2;91207;Lauf;Haendel;HK;Heizöl EL;24;1998;;;Kehrung (1x jährlich)',
  'A-3;Balkenweg;3;91207;Lauf;Groß;;;;1961;;;Kehrung (1x jährlich)',
];
const liste = (...zeilen: readonly string[]) => ({
  name: 'anlagen.csv',
  bytes: [KOPF, ...zeilen].join('\r\n'),
});

const ANGABEN = ['id', 'art', 'bezeichnung', 'brennstoff', 'kw', 'baujahr', 'aw', 'lage', 'aktiv'] as const;
async function anlagen(wo: TestBetrieb) {
  const haeuser = await liesZeilen(wo, 'liegenschaft', ['id', 'external_id'], geordnet(['external_id']));
  const jeHaus = haeuser.map(async ({ id, external_id: haus }) => {
    const rows = await liesZeilen(wo, 'anlage', ANGABEN, geordnet(['art'], { liegenschaft_id: id }));
    return rows.map((row) => ({ ...row, haus }));
  });
  return (await Promise.all(jeHaus)).flat();
}
const ohneId = async (wo: TestBetrieb) => (await anlagen(wo)).map(({ id: _id, ...eine }) => eine);

let api: TestApi;
beforeAll(async () => void (api = await testApi({ worker: true })));
afterAll(() => api.close());
const spaeter = (): void => {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
};

describe('installations of a file', () => {
  it('are seen beforehand, kept, and the same file twice changes nothing', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    const { body } = await ladeHoch(api, wo.token.buero, 'anlagen.csv', liste(...ZEILEN).bytes);
    const { vorschau } = await holeImport(api, wo.token.buero, body.id);
    expect(vorschau.map(({ anlage }) => anlage)).toEqual([
      'Kaminofen Hark 34, Scheitholz, 7,5 kW, Baujahr 2012',
      'Gastherme, Erdgas, 19 kW, Baujahr 2016',
      'Gastherme, Erdgas, 19 kW, Baujahr 2016',
      'Heizkessel, Heizöl, 24 kW, Baujahr 1998',
      '',
    ]);
    await importiere(api, wo, liste(...ZEILEN));
    const da = await ohneId(wo);
    expect(da).toEqual(
      [
        {
          haus: 'A-1',
          art: 'kaminofen',
          bezeichnung: 'Kaminofen Hark 34',
          brennstoff: 'scheitholz',
          kw: 7.5,
          baujahr: 2012,
          aw: 1.2,
          lage: 'Wohnzimmer',
          aktiv: true,
        },
        expect.objectContaining({
          haus: 'A-1',
          art: 'kombiwasserheizer',
          kw: 19,
          baujahr: 2016,
          lage: 'Keller',
        }),
        expect.objectContaining({ haus: 'A-2', art: 'heizkessel', brennstoff: 'heizoel', kw: 24, aw: null }),
      ].toSorted((a, b) => (a.haus + a.art < b.haus + b.art ? -1 : 1)),
    );
    spaeter();
    expect((await importiere(api, wo, liste(...ZEILEN))).anzahl).toMatchObject({
      neu: 0,
      geaendert: 0,
      unveraendert: 3,
    });
    expect(await ohneId(wo)).toEqual(da);
  });

  it(
    'that changed stay the same ones, those that left are out of use, and taking it back brings all again',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      await importiere(api, wo, liste(...ZEILEN));
      const vorher = await anlagen(wo);
      spaeter();
      const neu = [
        ZEILEN[0]?.replace('7,5', '8') ?? '',
        'A-1;Balkenweg;1;91207;Lauf;Müller;Kachelofen;Scheitholz;;;;;Feuerstättenschau',
        ...ZEILEN.slice(3),
      ];
      const { body } = await ladeHoch(api, wo.token.buero, 'anlagen.csv', liste(...neu).bytes);
      const geprueft = await pruefe(api, wo.token.buero, body.id);
      expect(geprueft.anzahl).toMatchObject({ geaendert: 1, unveraendert: 2 });
      const { eintraege } = (
        await api.call(
          importAenderungenHolen,
          { params: { id: body.id }, query: { befund: 'geaendert' } },
          wo.token.buero,
        )
      ).body;
      const zeile = eintraege[0]?.aenderungen.find(({ teil }) => teil === 'Anlagen');
      expect(zeile?.alt).toContain('Gastherme, Erdgas, 19 kW');
      expect(zeile?.neu).toContain('Kachelofen, Scheitholz');

      const { id } = await importiere(api, wo, liste(...neu));
      const nachher = await anlagen(wo);
      const derselbe = (art: string) => nachher.find((eine) => eine.haus === 'A-1' && eine.art === art);
      expect(derselbe('kaminofen')).toMatchObject({
        id: vorher.find(({ art }) => art === 'kaminofen')?.id,
        kw: 8,
      });
      expect(derselbe('kombiwasserheizer')?.aktiv).toBe(false);
      expect(derselbe('kachelofen')?.aktiv).toBe(true);
      expect((await nimmZurueck(api, wo.token.buero, id)).status).toBe('fertig');
      expect(await anlagen(wo)).toEqual(vorher);
    },
  );

  it('stay where the next list has no column for them or an empty cell', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    await importiere(api, wo, liste(...ZEILEN));
    const vorher = await anlagen(wo);
    spaeter();
    const ohne = [KOPF, ...ZEILEN].map((zeile) => zeile.split(';').toSpliced(6, 6).join(';')).join('\n');
    expect((await importiere(api, wo, { name: 'ohne.csv', bytes: ohne })).anzahl).toMatchObject({
      geaendert: 0,
    });
    spaeter();
    const leer = ZEILEN.map((zeile) => zeile.split(';').toSpliced(6, 6, '', '', '', '', '', '').join(';'));
    const geprueft = await importiere(api, wo, liste(...leer));
    expect(geprueft.anzahl).toMatchObject({ geaendert: 0 });
    expect(geprueft.verluste.map(({ feld }) => feld)).toContain('Anlage');
    expect(await anlagen(wo)).toEqual(vorher);
    spaeter();
    await importiere(api, wo, liste(...leer), { leereLoeschen: true });
    expect((await anlagen(wo)).every(({ aktiv }) => !aktiv)).toBe(true);
  });

  it('that somebody changed or added by hand are left alone', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    await importiere(api, wo, liste(...ZEILEN));
    const hausId = (await liesZeile(wo, 'liegenschaft', ['id'], { external_id: 'A-2' }))?.id ?? '';
    const params = { id: hausId };
    const { body: stand } = await api.call(liegenschaft.liegenschaftHolen, { params }, wo.token.buero);
    const { id: teilId = '', ...daten } = stand.anlagen[0] ?? ({} as { id: string } & Anlagedaten);
    await api.call(
      hausanlage.anlageAendern,
      { params: { id: hausId, teilId }, body: { ...daten, leistungKw: 22, version: stand.version } },
      wo.token.buero,
    );
    await api.call(
      hausanlage.anlageAnlegen,
      {
        params,
        body: { ...daten, art: 'schornstein', version: stand.version + 1 },
        idempotencyKey: randomUUID(),
      },
      wo.token.buero,
    );
    spaeter();
    const neu = ZEILEN.map((zeile) => zeile.replace(';24;', ';26;'));
    expect((await importiere(api, wo, liste(...neu))).anzahl).toMatchObject({ geaendert: 1, geschuetzt: 1 });
    expect((await anlagen(wo)).filter(({ haus }) => haus === 'A-2')).toMatchObject([
      { art: 'heizkessel', kw: 22, aktiv: true },
      { art: 'schornstein', aktiv: true },
    ]);
  });
});
