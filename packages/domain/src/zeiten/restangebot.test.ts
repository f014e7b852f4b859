import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { einePerson, eineLage, einWunsch, REGELN } from '../../test/zeitwelt.ts';
import { zeitenAm, type Uhrzeitmoeglichkeit, type Zeitwunsch } from './freieZeiten.ts';
import { angeboteneTage, ANTEIL_FREI, laesstGenugUebrig, restNach, zuVielOffen } from './restangebot.ts';
import { type Belegt, type Zeitangaben, zeitgrundlageAus, type Zeitregeln } from './zeitgrundlage.ts';

const TAG = '2027-01-14';
const regeln = (teil: Partial<Zeitregeln> = {}): Zeitregeln => ({
  ...REGELN,
  maxJeTag: 40,
  reserveMinuten: 0,
  ...teil,
});
const starts = (lage: Zeitangaben, wunsch: Zeitwunsch): Uhrzeitmoeglichkeit[] =>
  zeitenAm(zeitgrundlageAus(lage), wunsch, TAG).filter((zeit) => zeit.art === 'uhrzeit');
const gehalten = (lage: Zeitangaben, zeit: Uhrzeitmoeglichkeit, offen = true): Zeitangaben => {
  const neu: Belegt = {
    ...zeit.belegt,
    art: 'reservierung',
    ort: null,
    ...(offen ? { offen: { gebietId: null } } : {}),
  };
  return {
    ...lage,
    personen: lage.personen.map((eine) =>
      eine.id === zeit.mitarbeiterId ? { ...eine, belegt: [...eine.belegt, neu] } : eine,
    ),
  };
};
/** Takes whatever `waehle` likes most, as long as the bound lets it. */
function angriff(
  lage: Zeitangaben,
  besuche: readonly Zeitwunsch[],
  waehle: (frei: readonly Uhrzeitmoeglichkeit[], lage: Zeitangaben) => Uhrzeitmoeglichkeit | undefined,
  versuche = 40,
): { lage: Zeitangaben; gehalten: number } {
  let stand = { lage, gehalten: 0 };
  for (let i = 0; i < versuche; i += 1) {
    const wunsch = besuche[i % besuche.length];
    const zeit = wunsch && waehle(starts(stand.lage, wunsch), stand.lage);
    if (
      !zeit ||
      !laesstGenugUebrig(restNach(zeitgrundlageAus(stand.lage), zeit, { besuche, gebietId: null }))
    )
      continue;
    stand = { lage: gehalten(stand.lage, zeit), gehalten: stand.gehalten + 1 };
  }
  return stand;
}

describe('what strangers may keep of a day', () => {
  it('leaves its part of the starts where each hold is put so that the gaps beside it are too short', () => {
    for (const [dauerMinuten, rasterMinuten] of [
      [20, 15],
      [45, 30],
      [90, 30],
    ] as const) {
      const lage = eineLage({ regeln: regeln({ rasterMinuten }) });
      const wunsch = einWunsch({ dauerMinuten });
      const schlimmste = angriff(lage, [wunsch], (frei, jetzt) =>
        frei
          .toSorted(
            (a, b) => starts(gehalten(jetzt, a), wunsch).length - starts(gehalten(jetzt, b), wunsch).length,
          )
          .at(0),
      );
      const anteil = starts(schlimmste.lage, wunsch).length / starts(lage, wunsch).length;
      expect(schlimmste.gehalten).toBeGreaterThan(0);
      // One visit is always given, also where a day has room for few.
      if (schlimmste.gehalten > 1) expect(anteil).toBeGreaterThanOrEqual(ANTEIL_FREI);
    }
  });

  it('keeps its part over any pattern of holds, kinds of visits and what is booked for good', () => {
    fc.assert(
      fc.property(
        fc.record({
          dauern: fc.array(fc.constantFrom(15, 30, 45, 60, 120), { minLength: 1, maxLength: 3 }),
          wahl: fc.array(fc.nat(1000), { minLength: 4, maxLength: 24 }),
          fest: fc.array(fc.nat(1000), { maxLength: 2 }),
          rasterMinuten: fc.constantFrom(15, 30, 60),
          maxJeTag: fc.integer({ min: 1, max: 12 }),
        }),
        ({ dauern, wahl, fest, rasterMinuten, maxJeTag }) => {
          const besuche = [...new Set(dauern)].map((dauerMinuten) => einWunsch({ dauerMinuten }));
          const mitFesten = fest.reduce(
            (lage, welche) => {
              const frei = starts(lage, einWunsch());
              const zeit = frei[welche % Math.max(1, frei.length)];
              return zeit ? gehalten(lage, zeit, false) : lage;
            },
            eineLage({ regeln: regeln({ rasterMinuten, maxJeTag }) }),
          );
          let i = 0;
          const danach = angriff(
            mitFesten,
            besuche,
            (frei) => frei[(wahl[(i += 1) % wahl.length] ?? 0) % Math.max(1, frei.length)],
            wahl.length,
          );
          if (danach.gehalten < 2) return;
          const anteile = besuche.flatMap((besuch) => {
            const vorher = starts(mitFesten, besuch).length;
            return vorher === 0 ? [] : [starts(danach.lage, besuch).length / vorher];
          });
          const mittel = anteile.reduce((summe, anteil) => summe + anteil, 0) / Math.max(1, anteile.length);
          if (anteile.length > 0) expect(mittel).toBeGreaterThanOrEqual(ANTEIL_FREI);
        },
      ),
      { numRuns: Number(process.env['FAELLE']) },
    );
  });

  it('gives the first time of every day, also where it takes the whole day', () => {
    const lage = eineLage({ regeln: regeln({ maxJeTag: 1 }) });
    const wunsch = einWunsch({ dauerMinuten: 240 });
    expect(angriff(lage, [wunsch], ([erste]) => erste).gehalten).toBe(1);
  });

  it('is bounded in an area with a limit of its own, whoever of the staff it is held of', () => {
    const lage = eineLage({
      regeln: regeln({ maxJeTagUndGebiet: 2 }),
      personen: [einePerson(), einePerson({ id: 'bert' })],
    });
    const wunsch = einWunsch({ gebietId: 'g1' });
    const [erste] = starts(lage, wunsch);
    const zweite = starts(lage, wunsch).find(({ mitarbeiterId }) => mitarbeiterId !== erste?.mitarbeiterId);
    if (!erste || !zweite) throw new Error('nothing is offered');
    const eins: Belegt = {
      ...erste.belegt,
      art: 'reservierung',
      ort: null,
      offen: { gebietId: 'g1' },
    };
    const mitEinem: Zeitangaben = {
      ...lage,
      jeGebiet: new Map([[`${TAG}|g1`, 1]]),
      personen: lage.personen.map((eine) =>
        eine.id === erste.mitarbeiterId ? { ...eine, belegt: [eins] } : eine,
      ),
    };
    const passt = (gebietId: string | null): boolean =>
      laesstGenugUebrig(restNach(zeitgrundlageAus(mitEinem), zweite, { besuche: [wunsch], gebietId }));
    expect([passt('g1'), passt(null)]).toEqual([false, true]);
  });
});

describe('what strangers may keep of the whole horizon', () => {
  const wunsch = einWunsch();
  const wozu = { besuche: [wunsch], gebietId: null };

  it('costs each of them what it takes of the starts of its day, with the gaps that fit nothing any more', () => {
    const lage = eineLage({ regeln: regeln() });
    const alle = starts(lage, wunsch);
    const mitte = alle[Math.floor(alle.length / 2)];
    if (!mitte) throw new Error('nothing is offered');
    const erster = restNach(zeitgrundlageAus(lage), mitte, wozu);
    const uebrig = starts(gehalten(lage, mitte), wunsch);
    expect(erster.kostet).toBeCloseTo(1 - uebrig.length / alle.length);
    const [zweite] = uebrig;
    if (!zweite) throw new Error('nothing is left');
    const zweiter = restNach(zeitgrundlageAus(gehalten(lage, mitte)), zweite, wozu);
    expect(erster.kostet + zweiter.kostet).toBeCloseTo(1 - zweiter.bleibt);
  });

  it('counts the days that have room for the shortest visit, however much of them is unconfirmed', () => {
    const lage = eineLage({ regeln: regeln() });
    const leer = angeboteneTage(zeitgrundlageAus(lage), [wunsch]);
    const [erste] = starts(lage, wunsch);
    if (!erste) throw new Error('nothing is offered');
    const ganzerTag = { ...erste, belegt: { von: erste.belegt.von - 600, bis: erste.belegt.bis + 1200 } };
    expect(leer).toBeGreaterThan(1);
    expect(angeboteneTage(zeitgrundlageAus(gehalten(lage, ganzerTag)), [wunsch])).toBe(leer);
    expect(angeboteneTage(zeitgrundlageAus(gehalten(lage, ganzerTag, false)), [wunsch])).toBe(leer - 1);
  });

  it.each([
    ['a tenth for one network', { netz: 3.9, alle: 3.9 }, [0.2, 40], 'netz'],
    ['a quarter for all together', { netz: 0, alle: 9.9 }, [0.2, 40], 'alle'],
    ['one day of a network where few are offered', { netz: 0.8, alle: 0.8 }, [0.2, 3], undefined],
    ['two days of all where few are offered', { netz: 0, alle: 1.9 }, [0.2, 3], 'alle'],
    ['more of both than was asked for', { netz: 1, alle: 5 }, [0.5, 40], undefined],
  ] as const)('is %s', (_was, offen, [kostet, angeboten], zuviel) => {
    expect(zuVielOffen(offen, kostet, angeboten)).toBe(zuviel);
  });
});
