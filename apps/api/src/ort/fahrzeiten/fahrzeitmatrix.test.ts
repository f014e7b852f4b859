import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import { describe, expect, it } from 'vitest';

import { ABGESCHNITTEN, KEIN_WEG } from './fahrzeiten.ts';
import type { Fahrzeiten } from './fahrzeiten.ts';
import { fahrzeitmatrix } from './fahrzeitmatrix.ts';
import { luftlinie, luftlinienSekunden } from './luftlinie.ts';
import { matrixCache, ohneCache } from './matrixCache.ts';
import type { Ablage } from './matrixCache.ts';

const ort = (meter: number): Koordinate => ({ lat: 49.5, lon: Number((11 + meter / 72_000).toFixed(5)) });
const orte = [0, 100, 200, 300, 400].map(ort);

/** Counts the pairs it was asked for; 10 seconds from everywhere to everywhere. */
function zaehler(zeit: (von: Koordinate, nach: Koordinate) => number = () => 10) {
  const gefragt = { paare: 0, bloecke: 0 };
  const quelle: Fahrzeiten = {
    ...luftlinie,
    name: 'Zähler',
    version: 'zaehler-1',
    blockMax: { von: 2, nach: 3 },
    async block({ von, nach }) {
      gefragt.paare += von.length * nach.length;
      gefragt.bloecke += 1;
      return Int32Array.from(von.flatMap((a) => nach.map((b) => zeit(a, b))));
    },
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

describe('travel times among places', () => {
  it('asks in blocks and tells how far it is', async () => {
    const { quelle, gefragt } = zaehler();
    const stand: number[] = [];
    const onFortschritt = (fertig: number) => stand.push(fertig);
    const matrix = await fahrzeitmatrix(quelle, ohneCache, { orte, modus: 'auto', onFortschritt });
    expect(gefragt.bloecke).toBe(6);
    expect(stand.at(-1)).toBe(25);
    expect(stand).toEqual(stand.toSorted((a, b) => a - b));
    expect(matrix).toMatchObject({ anzahl: 5, quelle: 'Zähler', ohneStrasse: [], ausfall: null });
    expect([...matrix.sekunden].slice(0, 3)).toEqual([0, 10, 10]);
  });

  it('asks a source that takes several blocks at once for so many, and every other one by one', async () => {
    const offenMax = async (gleichzeitig?: number): Promise<number> => {
      const { quelle } = zaehler((a, b) => (a.lon === b.lon ? 0 : 999));
      let [offen, meiste] = [0, 0];
      const langsam: Fahrzeiten = {
        ...quelle,
        ...(gleichzeitig === undefined ? {} : { gleichzeitig }),
        async block(frage) {
          meiste = Math.max(meiste, (offen += 1));
          await new Promise(setImmediate);
          offen -= 1;
          return quelle.block(frage);
        },
      };
      const { sekunden } = await fahrzeitmatrix(langsam, ohneCache, { orte, modus: 'auto' });
      expect([...sekunden].filter((wert) => wert === 999)).toHaveLength(20);
      return meiste;
    };
    expect(await offenMax(4)).toBe(4);
    expect(await offenMax()).toBe(1);
  });

  it('asks nothing twice, and only the new pairs when a place comes in', async () => {
    const { quelle, gefragt } = zaehler();
    const cache = matrixCache(ablageImSpeicher(), 'betrieb-1');
    await fahrzeitmatrix(quelle, cache, { orte, modus: 'auto' });
    gefragt.paare = 0;
    await fahrzeitmatrix(quelle, cache, { orte: orte.toReversed(), modus: 'auto' });
    expect(gefragt.paare).toBe(0);
    await fahrzeitmatrix(quelle, cache, { orte: [...orte, ort(500)], modus: 'auto' });
    expect(gefragt.paare).toBe(5 + 6);
  });

  it('asks once for what two want at the same time, and keeps what each of them found', async () => {
    const { quelle, gefragt } = zaehler();
    const cache = matrixCache(ablageImSpeicher(), 'betrieb-1');
    const frage = (welche: readonly Koordinate[]) =>
      fahrzeitmatrix(quelle, cache, { orte: welche, modus: 'auto' });
    const [eine, andere] = await Promise.all([frage(orte), frage(orte.toReversed()), frage([ort(500)])]);
    expect(gefragt.paare).toBe(25 + 1);
    expect(andere.sekunden).toEqual(eine.sekunden);
    await Promise.all([frage(orte), frage([ort(500)])]);
    expect(gefragt.paare).toBe(25 + 1);
  });

  it('goes on after somebody else was refused', async () => {
    const { quelle } = zaehler();
    const cache = matrixCache(ablageImSpeicher(), 'betrieb-1');
    const auftrag = { orte, modus: 'auto' as const };
    const [abgebrochen, danach] = await Promise.allSettled([
      fahrzeitmatrix(quelle, cache, { ...auftrag, signal: AbortSignal.abort() }),
      fahrzeitmatrix(quelle, cache, auftrag),
    ]);
    expect([abgebrochen.status, danach.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('asks anew for a place that moved, on the other mode, on a new map and for another company', async () => {
    const { quelle, gefragt } = zaehler();
    const ablage = ablageImSpeicher();
    const cache = matrixCache(ablage, 'betrieb-1');
    await fahrzeitmatrix(quelle, cache, { orte, modus: 'auto' });
    const neueFragen = async (tue: () => Promise<unknown>) => {
      gefragt.paare = 0;
      await tue();
      return gefragt.paare;
    };
    const verschoben = [...orte.slice(0, 4), ort(450)];
    expect(await neueFragen(() => fahrzeitmatrix(quelle, cache, { orte: verschoben, modus: 'auto' }))).toBe(
      9,
    );
    expect(await neueFragen(() => fahrzeitmatrix(quelle, cache, { orte, modus: 'zu_fuss' }))).toBe(25);
    const neueKarte = { ...quelle, version: 'zaehler-2' };
    expect(await neueFragen(() => fahrzeitmatrix(neueKarte, cache, { orte, modus: 'auto' }))).toBe(25);
    const anderer = matrixCache(ablage, 'betrieb-2');
    expect(await neueFragen(() => fahrzeitmatrix(quelle, anderer, { orte, modus: 'auto' }))).toBe(25);
  });

  it('takes a damaged cache for an empty one', async () => {
    const { quelle, gefragt } = zaehler();
    const ablage: Ablage = { lies: async () => Buffer.from('kaputt'), schreibe: async () => {} };
    await fahrzeitmatrix(quelle, matrixCache(ablage, 'x'), { orte, modus: 'auto' });
    expect(gefragt.paare).toBe(25);
  });

  it('gives two houses at one door no way between them', async () => {
    const { quelle } = zaehler();
    const matrix = await fahrzeitmatrix(quelle, ohneCache, { orte: [ort(0), ort(0)], modus: 'auto' });
    expect([...matrix.sekunden]).toEqual([0, 0, 0, 0]);
  });

  it('lets nobody walk 42 metres in no time where the map puts both houses on one spot', async () => {
    const { quelle } = zaehler(() => 0);
    const nachbarn = [ort(0), ort(42)];
    const zuFuss = await fahrzeitmatrix(quelle, ohneCache, { orte: nachbarn, modus: 'zu_fuss' });
    expect(zuFuss.sekunden[1]).toBeGreaterThan(25);
    const auto = await fahrzeitmatrix(quelle, ohneCache, { orte: nachbarn, modus: 'auto' });
    expect(auto.sekunden[1]).toBeGreaterThan(0);
  });

  it('names a place no road leads to and estimates its times', async () => {
    const insel = ort(300);
    const { quelle } = zaehler((a, b) => (a.lon === insel.lon || b.lon === insel.lon ? KEIN_WEG : 10));
    const matrix = await fahrzeitmatrix(quelle, ohneCache, { orte, modus: 'auto' });
    expect(matrix.ohneStrasse).toEqual([{ index: 3, grund: ABGESCHNITTEN }]);
    expect(matrix.sekunden[3]).toBe(luftlinienSekunden(ort(0), insel, 'auto'));
  });

  it('goes on with the air-line when the source fails, says why, and keeps nothing of it', async () => {
    const { quelle, gefragt } = zaehler();
    const cache = matrixCache(ablageImSpeicher(), 'betrieb-1');
    const kaputt = { ...quelle, block: async () => Promise.reject(new Error('Der Dienst ist aus.')) };
    const matrix = await fahrzeitmatrix(kaputt, cache, { orte, modus: 'auto' });
    expect(matrix).toMatchObject({ ausfall: 'Der Dienst ist aus.', quelle: 'Luftlinie (geschätzt)' });
    await fahrzeitmatrix(quelle, cache, { orte, modus: 'auto' });
    expect(gefragt.paare).toBe(25);
  });

  it('asks only for ways within the groups that matter, finds in them what the whole square says, and estimates the rest', async () => {
    const { quelle, gefragt } = zaehler((a, b) => Math.round(Math.abs(a.lon - b.lon) * 1e6));
    const cache = matrixCache(ablageImSpeicher(), 'betrieb-1');
    // The middle place stands in both streets, the last one in none.
    const auftrag = { orte, modus: 'zu_fuss' as const };
    const gruppen = [[0, 1, 2], [2, 3], [4]];
    const strassen = await fahrzeitmatrix(quelle, cache, { ...auftrag, gruppen });
    expect(gefragt.paare).toBe(9 + 4);
    const alle = await fahrzeitmatrix(quelle, ohneCache, auftrag);
    for (const gruppe of gruppen)
      for (const i of gruppe)
        for (const j of gruppe) expect(strassen.sekunden[i * 5 + j]).toBe(alle.sekunden[i * 5 + j]);
    expect(strassen.sekunden[4]).toBe(luftlinienSekunden(ort(0), ort(400), 'zu_fuss'));
    expect(strassen.ohneStrasse).toEqual([]);
    gefragt.paare = 0;
    await fahrzeitmatrix(quelle, cache, { ...auftrag, gruppen });
    expect(gefragt.paare).toBe(0);
  });

  it('stops when somebody cancels', async () => {
    const { quelle } = zaehler();
    const auftrag = { orte, modus: 'auto' as const, signal: AbortSignal.abort() };
    await expect(fahrzeitmatrix(quelle, ohneCache, auftrag)).rejects.toThrow();
  });
});

describe('the air-line', () => {
  it('drives 1.35 times as far at 25 km/h and parks for two minutes', () => {
    expect(luftlinienSekunden(ort(0), { lat: 49.5 + 1000 / 111_195, lon: 11 }, 'auto')).toBe(194 + 120);
  });

  it('walks at 4.5 km/h and parks nothing', () => {
    expect(luftlinienSekunden(ort(0), { lat: 49.5 + 1000 / 111_195, lon: 11 }, 'zu_fuss')).toBe(1080);
  });
});
