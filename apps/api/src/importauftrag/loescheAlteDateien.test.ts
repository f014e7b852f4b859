import { importFehlerHolen } from '@kehrtour/contract/importauftrag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { holeImport, importiere, ladeHoch, nimmZurueck } from '../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeilen } from '../../test/zeilen.ts';
import { FileMissingError } from '../platform/settings/storage.ts';
import { DATEI_TAGE, loescheAlteDateien } from './loescheAlteDateien.ts';

const LISTE = [
  'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Nachname;Tätigkeit;Frist von;Frist bis;Dauer (Min)',
  'A-1;Marktplatz;1;91207;Lauf;Escherich;Kehrung (3x jährlich);01.01.2027;28.02.2027;15',
].join('\r\n');

let api: TestApi;
let wo: TestBetrieb;
let beginn: Date;
beforeAll(async () => {
  api = await testApi({ worker: true });
  wo = await api.neuerBetrieb();
  beginn = api.clock.now;
});
afterAll(() => api.close());

const schluessel = () => liesZeilen(wo, 'datei', ['schluessel'], geordnet(['id']));
const nachTagen = (tage: number): void => {
  api.clock.now = new Date(beginn.getTime() + tage * 86_400_000);
};

describe('files of imports', () => {
  it(
    'go ninety days after their import ended, with what was shown of them; what it did stays and can be taken back',
    { tags: 'night' },
    async () => {
      const { id } = await importiere(api, wo, { name: 'liste.csv', bytes: LISTE });
      const liegen = (await ladeHoch(api, wo.token.buero, 'nie-fertig.csv', LISTE)).body.id;
      const dateien = await schluessel();
      expect(dateien).toHaveLength(2);
      nachTagen(DATEI_TAGE - 1);
      await loescheAlteDateien(api.deps);
      expect(await schluessel()).toEqual(dateien);
      expect((await holeImport(api, wo.token.buero, id)).vorschau).toHaveLength(1);

      nachTagen(DATEI_TAGE + 1);
      await loescheAlteDateien(api.deps);
      await loescheAlteDateien(api.deps);
      expect(await schluessel()).toEqual([]);
      for (const datei of dateien)
        await expect(api.deps.files.get(datei.schluessel)).rejects.toBeInstanceOf(FileMissingError);
      api.clock.now = new Date(beginn);
      const stand = await holeImport(api, wo.token.buero, id);
      expect([stand.status, stand.vorschau, stand.spalten, stand.meldungen]).toEqual([
        'uebernommen',
        [],
        [],
        [],
      ]);
      expect((await holeImport(api, wo.token.buero, liegen)) as unknown).toMatchObject({
        type: 'nicht-gefunden',
      });
      const liste = await api.call(importFehlerHolen, { params: { id } }, wo.token.buero);
      expect(liste.body).toMatchObject({ detail: expect.stringContaining('nicht mehr da') });
      expect((await nimmZurueck(api, wo.token.buero, id)).status).toBe('fertig');
      const haeuser = await liesZeilen(wo, 'liegenschaft', []);
      expect(haeuser).toEqual([]);
    },
  );
});
