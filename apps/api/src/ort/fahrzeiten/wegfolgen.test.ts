import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import { describe, expect, it } from 'vitest';

import { KEIN_WEG } from './fahrzeiten.ts';
import type { Fahrzeiten } from './fahrzeiten.ts';
import { luftlinie, luftlinienSekunden } from './luftlinie.ts';
import { matrixCache, ohneCache } from './matrixCache.ts';
import type { Ablage } from './matrixCache.ts';
import { wegfolgen } from './wegfolgen.ts';

const ort = (meter: number): Koordinate => ({ lat: 49.5, lon: Number((11 + meter / 72_000).toFixed(5)) });
const strasse = (beginn: number) => [0, 40, 80].map((meter) => ort(beginn + meter));
const folgen = [strasse(0), strasse(1000), strasse(2000)];
const immer = (): boolean => true;

/** Ten seconds from everywhere to everywhere; counts its blocks. */
function quelleMit(change: Partial<Fahrzeiten> = {}) {
  const gefragt = { bloecke: 0, paare: 0 };
  const quelle: Fahrzeiten = {
    ...luftlinie,
    version: 'probe-1',
    async block({ von, nach }) {
      gefragt.bloecke += 1;
      gefragt.paare += von.length * nach.length;
      return new Int32Array(von.length * nach.length).fill(10);
    },
    ...change,
  };
  return { quelle, gefragt };
}

function ablageImSpeicher(): Ablage {
  const inhalte = new Map<string, Uint8Array>();
  return {
    lies: async (schluessel) => inhalte.get(schluessel) ?? null,
    schreibe: async (schluessel, inhalt) => void inhalte.set(schluessel, inhalt),
  };
}

describe('wegfolgen', () => {
  it('asks for the pairs within each sequence, never across them', async () => {
    const { quelle, gefragt } = quelleMit();
    const wege = await wegfolgen(quelle, ohneCache, { folgen, modus: 'zu_fuss', weiter: immer });
    expect(wege).toEqual([
      [10, 10],
      [10, 10],
      [10, 10],
    ]);
    expect(gefragt).toEqual({ bloecke: 3, paare: 3 * 9 });
  });

  it('stops when its time is over, keeps what it found, and goes on from there the next time', async () => {
    const cache = matrixCache(ablageImSpeicher(), 'betrieb-1');
    const erste = quelleMit();
    // One question for the places, two for streets.
    let erlaubt = 3;
    const wege = await wegfolgen(erste.quelle, cache, {
      folgen,
      modus: 'auto',
      weiter: () => (erlaubt -= 1) >= 0,
    });
    expect(wege).toEqual([[10, 10], [10, 10], null]);
    const zweite = quelleMit();
    expect(await wegfolgen(zweite.quelle, cache, { folgen, modus: 'auto', weiter: immer })).not.toContain(
      null,
    );
    expect(zweite.gefragt.bloecke).toBe(1);
  });

  it('leaves open what a source did not answer, and fails for nothing', async () => {
    let mal = 0;
    const { quelle } = quelleMit({
      async block({ von, nach }) {
        mal += 1;
        if (mal === 2) throw new Error('out of service');
        return new Int32Array(von.length * nach.length).fill(10);
      },
    });
    expect(await wegfolgen(quelle, ohneCache, { folgen, modus: 'auto', weiter: immer })).toEqual([
      [10, 10],
      null,
      null,
    ]);
  });

  it('estimates where no road leads, and knows that of a sequence of one house there is no way', async () => {
    const { quelle } = quelleMit({
      async block({ von, nach }) {
        return new Int32Array(von.length * nach.length).fill(KEIN_WEG);
      },
    });
    const [drei, einer] = await wegfolgen(quelle, ohneCache, {
      folgen: [strasse(0), [ort(5000)]],
      modus: 'zu_fuss',
      weiter: immer,
    });
    expect([drei?.[0], einer]).toEqual([luftlinienSekunden(ort(0), ort(40), 'zu_fuss'), []]);
  });
});
