import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import { describe, expect, it } from 'vitest';

import type { Block, Fahrzeiten } from './fahrzeiten.ts';
import { KEIN_WEG } from './fahrzeiten.ts';
import { luftlinie } from './luftlinie.ts';
import { wegspeicher } from './wegeAb.ts';

const ort = (nummer: number): Koordinate => ({ lat: 49.5, lon: 11 + nummer / 1000 });
const [haus, bach, tal, insel, wald] = [ort(0), ort(1), ort(2), ort(3), ort(4)];

/** Sixty seconds a place, none to the island; `gib` lets the answers through. */
function strassen(teil: Partial<Fahrzeiten> = {}) {
  const gefragt: Koordinate[][] = [];
  const geprueft: Koordinate[][] = [];
  const quelle: Fahrzeiten = {
    ...luftlinie,
    version: 'karte-1',
    blockMax: { von: 50, nach: 2 },
    async pruefeOrte(orte) {
      geprueft.push([...orte]);
      return new Map(orte.flatMap((eine, i): [number, string][] => (eine === wald ? [[i, 'Wald']] : [])));
    },
    async block({ nach }: Block) {
      gefragt.push([...nach]);
      return Int32Array.from(nach.map((ziel) => (ziel === insel ? KEIN_WEG : 60)));
    },
    ...teil,
  };
  return { quelle, gefragt, geprueft };
}
const frage = (quelle: Fahrzeiten, ziele: readonly Koordinate[], mehr: object = {}) => ({
  quelle,
  bereich: 'betrieb-1',
  ab: haus,
  ziele,
  hoechstensMs: 1_000,
  ...mehr,
});

describe('ways from one house', () => {
  it('are asked for once, in blocks, and know what no road reaches', async () => {
    const { quelle, gefragt, geprueft } = strassen();
    const wege = wegspeicher();
    const ziele = [bach, tal, insel, wald];
    const ab = await wege(frage(quelle, ziele));
    expect(ziele.map(ab)).toEqual([60, 60, undefined, undefined]);
    expect(gefragt).toEqual([[bach, tal], [insel]]);
    const nochmal = await wege(frage(quelle, ziele));
    expect(ziele.map(nochmal)).toEqual([60, 60, undefined, undefined]);
    expect([gefragt.length, geprueft.length]).toEqual([2, 2]);
  });
  it('ask only for the place that is new, and anew with another map or another company', async () => {
    const { quelle, gefragt, geprueft } = strassen();
    const wege = wegspeicher();
    await wege(frage(quelle, [bach]));
    await wege(frage(quelle, [bach, tal]));
    expect([gefragt, geprueft]).toEqual([
      [[bach], [tal]],
      [[haus, bach], [tal]],
    ]);
    await wege(frage({ ...quelle, version: 'karte-2' }, [bach]));
    await wege(frage(quelle, [bach], { bereich: 'betrieb-2' }));
    expect(gefragt.slice(2)).toEqual([[bach], [bach]]);
  });
  it('are known piece by piece: the first ones while the others are still asked for', async () => {
    const tor = Promise.withResolvers<undefined>();
    const { quelle } = strassen({
      async block({ nach }) {
        if (nach.includes(insel)) await tor.promise;
        return new Int32Array(nach.length).fill(60);
      },
    });
    const ab = await wegspeicher()(frage(quelle, [bach, tal, insel], { hoechstensMs: 50 }));
    expect([bach, tal, insel].map(ab)).toEqual([60, 60, undefined]);
    tor.resolve(undefined);
  });
  it('keep nobody waiting, and are there for the next one', async () => {
    const tor = Promise.withResolvers<undefined>();
    const { quelle } = strassen({
      async block({ nach }) {
        await tor.promise;
        return new Int32Array(nach.length).fill(90);
      },
    });
    const wege = wegspeicher();
    const sofort = await wege(frage(quelle, [bach], { hoechstensMs: 20 }));
    expect(sofort(bach)).toBeUndefined();
    // Only now do the streets answer.
    tor.resolve(undefined);
    expect((await wege(frage(quelle, [bach])))(bach)).toBe(90);
  });
  it('are asked for once by many who come together', async () => {
    const { quelle, gefragt } = strassen();
    const wege = wegspeicher();
    const alle = await Promise.all(Array.from({ length: 20 }, () => wege(frage(quelle, [bach, tal]))));
    expect(alle.every((ab) => ab(bach) === 60 && ab(tal) === 60)).toBe(true);
    expect(gefragt).toHaveLength(1);
  });
  it('never fail, and leave a source that failed in peace', async () => {
    let versuche = 0;
    const { quelle } = strassen({
      async pruefeOrte() {
        versuche += 1;
        throw new Error('abgestürzt');
      },
    });
    const wege = wegspeicher();
    expect((await wege(frage(quelle, [bach])))(bach)).toBeUndefined();
    expect((await wege(frage(quelle, [tal])))(tal)).toBeUndefined();
    expect(versuche).toBe(1);
  });
  it('let no more than a few houses ask a slow source at the same time', async () => {
    let laufend = 0;
    const tor = Promise.withResolvers<undefined>();
    const { quelle } = strassen({
      async block({ nach }) {
        laufend += 1;
        await tor.promise;
        return new Int32Array(nach.length);
      },
    });
    const wege = wegspeicher();
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        wege(frage(quelle, [bach], { ab: ort(100 + i), hoechstensMs: 5 })),
      ),
    );
    expect(laufend).toBe(4);
    tor.resolve(undefined);
  });
});
