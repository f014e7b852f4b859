import { kundenTerminHolen } from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tue } from '../../../test/geschichten/taten.ts';
import { erzaehlungVon, neueWelt } from '../../../test/geschichten/welt.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ worker: true });
});
afterAll(() => api.close());

const ORTE = [11.24, 11.26, 11.28, 11.3].map((lon) => ({ lat: 49.5, lon, frist: '2027-02-28' }));

describe('who said no to a visit and is told another one in a second round', () => {
  it.each([
    ['by mail', 2],
    ['on a slip', 1],
  ])(
    '%s, reads that the first holds no more, has one visit, and waits for no proposal',
    async (_wie, welches) => {
      const welt = await neueWelt(api, ORTE);
      const wer = welt.haeuser[welches];
      if (!wer) throw new Error('no house');
      const code = erzaehlungVon(welt, wer).glaube?.code ?? '';
      for (const tat of [
        { tat: 'kunde', welches, wort: 'passtNicht' },
        { tat: 'rechne', auchAbgesagte: false, ohneGebrochene: false },
        { tat: 'nimmAn' },
        { tat: 'zweiteRunde' },
      ] as const)
        expect(await tue(welt, tat), tat.tat).toBe(200);
      await vergissZaehler(api);

      expect(erzaehlungVon(welt, wer)).toMatchObject({
        glaube: { kommt: true, fenster: expect.stringContaining('2027-02-09') },
        vergeblich: [],
      });
      const { body } = await api.call(antwortbrettHolen, { query: {} }, welt.wo.token.buero);
      expect(
        body.zeilen.flatMap(({ termin, stand }) => (termin.anschrift === wer.name ? [stand] : [])),
      ).toEqual([expect.not.stringMatching('passtNicht')]);
      const alt = await api.call(kundenTerminHolen, { body: { code, hausnr: wer.hausnr } });
      expect([alt.body.status, alt.body.alternativen]).toEqual(['verschoben', []]);
      expect(await welt.wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
    },
  );
});
