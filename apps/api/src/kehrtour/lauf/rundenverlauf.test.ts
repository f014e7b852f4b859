import { kehrtourAbschliessen, kehrtourStarten } from '@kehrtour/contract/kehrtourlauf';
import * as termin from '@kehrtour/contract/termin';
import { TERMIN_VERMERKE } from '@kehrtour/domain/termin/terminwechsel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { neuerTermin, neueRunde } from '../../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { setzeZeilen } from '../../../test/zeilen.ts';
import { folgeDenVermerken } from './starteKehrtour.ts';

/** More by night, and others; a failure prints its seed. */
const VERLAEUFE = Number(process.env['VERLAEUFE']);
const TERMINE = 3;

let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ now: '2027-02-02T10:00:00+01:00' });
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, VERLAEUFE * TERMINE + 10);
});
afterAll(() => api.close());

type Schritt =
  | { art: 'vermerk'; welcher: number; aktion: termin.TerminAktion }
  | { art: 'zurueck'; welcher: number }
  | { art: 'starte' }
  | { art: 'warteschlange' }
  | { art: 'abschluss'; offene: 'nichtAngetroffen' | 'zurueck' | undefined };
const welcher = fc.integer({ min: 0, max: TERMINE - 1 });
const schritt: fc.Arbitrary<Schritt> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      art: fc.constant('vermerk' as const),
      welcher,
      aktion: fc.constantFrom(...TERMIN_VERMERKE),
    }),
  },
  { weight: 3, arbitrary: fc.record({ art: fc.constant('zurueck' as const), welcher }) },
  { weight: 2, arbitrary: fc.constantFrom({ art: 'starte' } as const, { art: 'warteschlange' } as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      art: fc.constant('abschluss' as const),
      offene: fc.constantFrom('nichtAngetroffen' as const, 'zurueck' as const, undefined),
    }),
  },
);

const staende = fc.array(fc.constantFrom('angekuendigt', 'bestaetigt', 'unsicher', 'abgelehnt'), {
  minLength: TERMINE,
  maxLength: TERMINE,
});

let naechstes = 0;
async function neueKehrtour(staende: readonly string[]): Promise<{ id: string; termine: string[] }> {
  const id = await neueRunde(wo);
  const termine: string[] = [];
  for (const status of staende) {
    const liegenschaftId = haeuser[naechstes] ?? '';
    naechstes += 1;
    const wunsch = { liegenschaftId, kehrtourId: id, status, mitarbeiterId: wo.mitarbeiterId.geselle };
    termine.push((await neuerTermin(wo, wunsch)).id);
  }
  return { id, termine };
}

/** What is refused changes nothing, so every step may be tried in every state. */
async function gehe(kehrtour: { id: string; termine: string[] }, s: Schritt): Promise<number> {
  const token = wo.token.buero;
  const params = { id: kehrtour.id };
  if (s.art === 'warteschlange') {
    await folgeDenVermerken(wo.ctx, kehrtour.id);
    return 200;
  }
  if (s.art === 'starte') return (await api.call(kehrtourStarten, { params }, token)).status;
  if (s.art === 'abschluss') {
    const body = s.offene === undefined ? {} : { offene: s.offene };
    return (await api.call(kehrtourAbschliessen, { params, body }, token)).status;
  }
  const wen = { id: kehrtour.termine[s.welcher] ?? '' };
  const { version } = (await api.call(termin.terminHolen, { params: wen }, token)).body;
  if (s.art === 'zurueck')
    return (await api.call(termin.terminVermerkZuruecknehmen, { params: wen, body: { version } }, token))
      .status;
  const body = { version, aktion: s.aktion };
  return (await api.call(termin.terminAendern, { params: wen, body }, token)).status;
}

describe('a round that lives', () => {
  it(`agrees with itself after ${VERLAEUFE} random histories of answers, marks, ways back and ends`, async () => {
    await fc.assert(
      fc.asyncProperty(
        staende,
        fc.array(schritt, { minLength: 3, maxLength: 14 }),
        async (anfang, schritte) => {
          const kehrtour = await neueKehrtour(anfang);
          for (const s of schritte) expect([200, 409]).toContain(await gehe(kehrtour, s));
          await folgeDenVermerken(wo.ctx, kehrtour.id);
          expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
        },
      ),
      // A history that fails is not made shorter: its houses are used.
      { numRuns: VERLAEUFE, endOnFailure: true },
    );
  });

  it('is caught where it disagrees', async () => {
    const kehrtour = await neueKehrtour(['angekuendigt']);
    await setzeZeilen(wo, 'kehrtour', { id: kehrtour.id }, { status: 'abgeschlossen' });
    expect((await wo.ctx.transaction(rundenwidersprueche)).map((satz) => satz.split(':')[0])).toEqual([
      'a closed round waits for nobody',
      'a closed round holds no open work',
    ]);
  });
});
