import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { describe, expect, it } from 'vitest';

import { eineKehrtour } from '../../../../test/bauenKehrtour.ts';
import { planansicht } from './planansicht.ts';

describe('planansicht', () => {
  it('tells a rest from the time in which somebody is elsewhere, also while the order is changed by hand', () => {
    const tour = eineKehrtour();
    const [erste] = tour.schichten;
    if (erste === undefined) throw new Error('a round without a shift');
    const am = (uhr: string): string => zeitpunktAus({ tag: erste.tag, uhrzeit: uhr }).toISOString();
    const schichten = [
      {
        ...erste,
        pausen: [
          { von: am('09:00'), bis: am('10:00'), abwesend: true },
          { von: am('12:00'), bis: am('12:30') },
        ],
      },
    ];
    const id = `${erste.mitarbeiterId}/${erste.tag}`;
    const stand = {
      tour: { ...tour, schichten },
      mitarbeiter: [],
      anordnung: {
        schichten: [{ mitarbeiterId: erste.mitarbeiterId, tag: erste.tag, haltIds: [] }],
        sperren: {},
      },
      schichtIds: undefined,
    };
    const zeiten = [
      { von: 540, bis: 600, abwesend: true },
      { von: 720, bis: 750, abwesend: false },
    ];
    expect(planansicht({ ...stand, bewertung: null }).schichten[0]?.pausen).toEqual(zeiten);
    const [zahlen] = planansicht({ ...stand, bewertung: null }).schichten;
    if (zahlen === undefined) throw new Error('nothing to see');
    const pausen = [
      { von: 540, bis: 600 },
      { von: 725, bis: 755 },
    ];
    const bewertung = { halte: {}, schichten: { [id]: { ...zahlen, id, pausen } } };
    expect(planansicht({ ...stand, bewertung }).schichten[0]?.pausen).toEqual([
      { von: 540, bis: 600, abwesend: true },
      { von: 725, bis: 755, abwesend: false },
    ]);
  });

  it('counts the windows that a quarter of an hour of delay would break', () => {
    const tour = eineKehrtour();
    const anordnung = {
      schichten: tour.schichten.map(({ mitarbeiterId, tag }) => ({
        mitarbeiterId,
        tag,
        haltIds: tour.halte.filter((halt) => halt.mitarbeiterId === mitarbeiterId).map(({ id }) => id),
      })),
      sperren: {},
    };
    const knappBei = (halte: typeof tour.halte): number =>
      planansicht({
        tour: { ...tour, halte },
        mitarbeiter: [],
        anordnung,
        bewertung: null,
        schichtIds: undefined,
      }).summe.knapp;
    expect(knappBei(tour.halte)).toBe(0);
    const [erster, ...rest] = tour.halte;
    if (erster?.beginn == null) throw new Error('a stop without a time');
    const gleich = new Date(Date.parse(erster.beginn) + 5 * 60_000).toISOString();
    expect(knappBei([{ ...erster, fensterBis: gleich }, ...rest])).toBe(1);
    expect(knappBei([{ ...erster, fensterBis: gleich, wartezeitSekunden: 900 }, ...rest])).toBe(0);
  });
});
