import { describe, expect, it } from 'vitest';

import { ANNA, eineKehrtour, einProblem, JONAS, TAG, VORGABEN } from '../../../../test/bauenKehrtour.ts';
import { anordnungAus, lasseAus, setzeHalt, sperreHalt } from './anordnung.ts';
import { bewerteAnordnung, mitGehaltenen } from './bewerteAnordnung.ts';
import type { Grundlage } from './bewerteAnordnung.ts';
import { vonHand } from './vonHand.ts';

const kehrtour = eineKehrtour();
const grundlage: Grundlage = { problem: einProblem(kehrtour), puffer: VORGABEN.puffer, ersterTag: TAG };
const [erster] = kehrtour.halte;
const anordnung = anordnungAus(kehrtour);

describe('bewerteAnordnung', () => {
  it('times a day by the clock on the wall', () => {
    const { halte } = bewerteAnordnung(grundlage, anordnung);
    // Two minutes of way at eight, twenty of work.
    expect(halte[erster!.id]).toMatchObject({ von: 482, bis: 502, anfahrtSekunden: 120 });
  });

  it('gives the windows that customers would be told', () => {
    expect(bewerteAnordnung(grundlage, anordnung).halte[erster!.id]?.fenster).toEqual({ von: 480, bis: 600 });
  });

  it('says in words what an overfull day breaks', () => {
    const alle = kehrtour.halte.reduce(
      (stand, { id }) => setzeHalt(stand, id, { mitarbeiterId: ANNA, tag: TAG, position: 9 }),
      anordnung,
    );
    const knapp = {
      ...grundlage,
      problem: {
        ...grundlage.problem,
        vehicles: grundlage.problem.vehicles.map((one) => ({ ...one, workSecondsMax: 7200 })),
      },
    };
    expect(bewerteAnordnung(knapp, alle).schichten[`${ANNA}/${TAG}`]?.verstoesse).toEqual([
      'Arbeitszeit um 58 Minuten überschritten',
    ]);
  });

  it('keeps a held stop at its time when the one before it goes', () => {
    const [eins, zwei] = anordnung.schichten[0]!.haltIds;
    const gehalten = bewerteAnordnung(grundlage, anordnung).halte[zwei!]!.von * 60;
    const mit = {
      ...grundlage,
      problem: {
        ...grundlage.problem,
        stops: grundlage.problem.stops.map((stop) =>
          stop.id === zwei
            ? { ...stop, lock: { vehicle: `${ANNA}/${TAG}`, window: { from: gehalten, to: gehalten } } }
            : stop,
        ),
      },
    };
    const ohneErsten = lasseAus(sperreHalt(anordnung, zwei!, true), eins!);
    expect(bewerteAnordnung(mit, ohneErsten).halte[zwei!]?.von).toBe(gehalten / 60);
    const losgelassen = sperreHalt(ohneErsten, zwei!, false);
    expect(bewerteAnordnung(mit, losgelassen).halte[zwei!]?.von).toBeLessThan(gehalten / 60);
  });

  it('counts the second day from its own midnight', () => {
    const morgen = '2027-05-05';
    const problem = {
      ...grundlage.problem,
      vehicles: grundlage.problem.vehicles.map((one) =>
        one.employee === JONAS
          ? {
              ...one,
              id: `${JONAS}/${morgen}`,
              day: morgen,
              start: { place: 0, earliest: 86_400 + 9 * 3600 },
              end: { place: 0, latest: 86_400 + 12 * 3600 },
            }
          : one,
      ),
    };
    const spaeter = setzeHalt(anordnung, erster!.id, { mitarbeiterId: JONAS, tag: morgen, position: 0 });
    expect(bewerteAnordnung({ ...grundlage, problem }, spaeter).halte[erster!.id]?.von).toBe(542);
  });

  it('reads the clock on the wall of a day whose night had an hour less', () => {
    const [samstag, montag] = ['2027-03-27', '2027-03-29'];
    const umNeun = (24 + 23 + 9) * 3600;
    const problem = {
      ...grundlage.problem,
      vehicles: grundlage.problem.vehicles.map((one) => ({
        ...one,
        id: `${one.employee}/${montag}`,
        day: montag,
        start: { place: 0, earliest: umNeun },
        end: { place: 0, latest: umNeun + 3 * 3600 },
      })),
    };
    const amMontag = setzeHalt(anordnung, erster!.id, { mitarbeiterId: JONAS, tag: montag, position: 0 });
    const bewertet = bewerteAnordnung({ ...grundlage, problem, ersterTag: samstag }, amMontag);
    expect(bewertet.halte[erster!.id]?.von).toBe(542);
  });

  it('stands fixed appointments where their time puts them', () => {
    const fest = {
      id: 'termin/x',
      place: 1,
      serviceSeconds: 600,
      lock: { vehicle: `${ANNA}/${TAG}`, window: { from: 9 * 3600, to: 9 * 3600 } },
    };
    const mit = {
      ...grundlage,
      problem: { ...grundlage.problem, stops: [...grundlage.problem.stops, fest] },
    };
    const schicht = bewerteAnordnung(mit, anordnung).schichten[`${ANNA}/${TAG}`];
    expect(schicht?.feste).toEqual([{ id: 'termin/x', von: 548, bis: 558 }]);
    expect(schicht?.verstoesse[0]).toMatch(/^Fester Termin: /);
  });

  it('ignores stops that the problem does not know', () => {
    const fremd = setzeHalt(anordnung, 'fremd', { mitarbeiterId: ANNA, tag: TAG, position: 0 });
    expect(bewerteAnordnung(grundlage, fremd).halte['fremd']).toBeUndefined();
  });
});

describe('mitGehaltenen', () => {
  it('lets a person undo her own lock, never what customers were told', () => {
    const problem = {
      ...grundlage.problem,
      weights: { orderStrength: Number.POSITIVE_INFINITY },
      stops: [
        { id: 'eigene', place: 1, serviceSeconds: 60, lock: { employee: ANNA, day: TAG } },
        {
          id: 'zugesagt',
          place: 1,
          serviceSeconds: 60,
          lock: { employee: ANNA, day: TAG },
          promise: { window: { from: 0, to: 60 } },
        },
      ],
    };
    const frei = mitGehaltenen(vonHand(problem), { sperren: {} });
    expect(frei.weights?.orderStrength).toBe(0);
    expect(frei.stops.map(({ lock }) => lock)).toEqual([undefined, { day: TAG }]);
  });
});
