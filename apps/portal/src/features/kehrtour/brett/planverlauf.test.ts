import { describe, expect, it } from 'vitest';

import type { Anordnung } from './anordnung.ts';
import { lasseAus, setzeHalt, sperreHalt } from './anordnung.ts';
import { beginneVerlauf, gleicheAnordnung, nachSchritt, nachServer, nachTat } from './planverlauf.ts';
import type { Planverlauf } from './planverlauf.ts';

const tag = '2027-05-04';
const HALTE = ['a', 'b', 'c', 'd', 'e'];
const ANFANG: Anordnung = {
  schichten: [
    { mitarbeiterId: 'anna', tag, haltIds: ['a', 'b', 'c'] },
    { mitarbeiterId: 'jonas', tag, haltIds: ['d', 'e'] },
  ],
  sperren: {},
};
const jetzt = ({ letzte, gesehen }: Planverlauf) => letzte ?? gesehen;

/** Numbers by chance that come back the same for the same seed (mulberry32). */
function zufall(samen: number): (bis: number) => number {
  let stand = samen;
  return (bis) => {
    stand = (stand + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(stand ^ (stand >>> 15), 1 | stand);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bis;
  };
}

function tatVon(stand: Anordnung, wuerfle: (bis: number) => number): Anordnung {
  const halt = HALTE[wuerfle(HALTE.length)] ?? 'a';
  const art = wuerfle(4);
  if (art === 0) return lasseAus(stand, halt);
  if (art === 1) return sperreHalt(stand, halt, wuerfle(2) === 0);
  return setzeHalt(stand, halt, {
    mitarbeiterId: ['anna', 'jonas'][wuerfle(2)] ?? 'anna',
    tag,
    position: wuerfle(4),
  });
}

/** The server's way to say the same: shifts in another order, no empty ones. */
const echo = ({ schichten, sperren }: Anordnung): Anordnung => ({
  schichten: schichten.filter(({ haltIds }) => haltIds.length > 0).toReversed(),
  sperren: { ...sperren },
});

describe('undo and redo', () => {
  it('walk every change one at a time, there and back, whatever was done (500 random sequences)', () => {
    for (let samen = 1; samen <= 500; samen += 1) {
      const wuerfle = zufall(samen);
      let stand = beginneVerlauf(ANFANG);
      /** All states in their order, and where we are. */
      let kette = [ANFANG];
      let ort = 0;
      for (let schritt = 0; schritt < 30; schritt += 1) {
        const wahl = wuerfle(6);
        if (wahl < 3) {
          // By hand, or a computation: 2 is the server's new plan.
          const neu = tatVon(jetzt(stand), wuerfle);
          const anders = !gleicheAnordnung(jetzt(stand), neu);
          stand = wahl === 2 ? nachServer(stand, echo(neu)) : nachTat(stand, neu);
          if (anders) kette = [...kette.slice(0, ort + 1), neu];
          if (anders) ort += 1;
        } else if (wahl === 3) stand = nachServer(stand, echo(jetzt(stand)));
        else {
          const weiter = nachSchritt(stand, wahl === 4 ? 'zurueck' : 'vor');
          const ziel = ort + (wahl === 4 ? -1 : 1);
          expect(weiter === null, `seed ${samen}`).toBe(kette[ziel] === undefined);
          if (weiter !== null) [stand, ort] = [weiter, ziel];
        }
        expect(gleicheAnordnung(jetzt(stand), kette[ort]!), `seed ${samen}, step ${schritt}`).toBe(true);
      }
      for (let back = nachSchritt(stand, 'zurueck'); back !== null; back = nachSchritt(stand, 'zurueck'))
        stand = back;
      expect(gleicheAnordnung(jetzt(stand), ANFANG), `seed ${samen}: first`).toBe(true);
      for (let on = nachSchritt(stand, 'vor'); on !== null; on = nachSchritt(stand, 'vor')) stand = on;
      expect(gleicheAnordnung(jetzt(stand), kette.at(-1)!), `seed ${samen}: last`).toBe(true);
    }
  });

  it('have no step for what changes nothing', () => {
    const stand = beginneVerlauf(ANFANG);
    expect(nachTat(stand, echo(ANFANG))).toBe(stand);
    expect(nachServer(stand, echo(ANFANG)).verlauf.vergangen).toEqual([]);
  });

  it('have no way back to before the first plan', () => {
    const leer = beginneVerlauf({ schichten: [], sperren: {} });
    expect(nachSchritt(nachServer(leer, ANFANG), 'zurueck')).toBeNull();
  });

  it('take what the server has after an order was given up, without a step', () => {
    const aufgegeben = { ...nachTat(beginneVerlauf(ANFANG), lasseAus(ANFANG, 'a')), letzte: null };
    expect(nachServer(aufgegeben, lasseAus(ANFANG, 'b')).verlauf.vergangen).toHaveLength(1);
  });
});
