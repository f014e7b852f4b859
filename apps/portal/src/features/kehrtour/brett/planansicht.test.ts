import { formatTag } from '@kehrtour/domain/format';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { describe, expect, it } from 'vitest';

import { eineKehrtour } from '../../../../test/bauenKehrtour.ts';
import { anordnungAus } from './anordnung.ts';
import { planansicht } from './planansicht.ts';

describe('planansicht', () => {
  it('tells a rest from the time in which somebody is elsewhere, also while the order is changed by hand', () => {
    const kehrtour = eineKehrtour();
    const [erste] = kehrtour.schichten;
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
      kehrtour: { ...kehrtour, schichten },
      mitarbeiter: [],
      heute: '2027-01-01',
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
    const kehrtour = eineKehrtour();
    const anordnung = {
      schichten: kehrtour.schichten.map(({ mitarbeiterId, tag }) => ({
        mitarbeiterId,
        tag,
        haltIds: kehrtour.halte.filter((halt) => halt.mitarbeiterId === mitarbeiterId).map(({ id }) => id),
      })),
      sperren: {},
    };
    const knappBei = (halte: typeof kehrtour.halte): number =>
      planansicht({
        kehrtour: { ...kehrtour, halte },
        mitarbeiter: [],
        heute: '2027-01-01',
        anordnung,
        bewertung: null,
        schichtIds: undefined,
      }).summe.knapp;
    expect(knappBei(kehrtour.halte)).toBe(0);
    const [erster, ...rest] = kehrtour.halte;
    if (erster?.beginn == null) throw new Error('a stop without a time');
    const gleich = new Date(Date.parse(erster.beginn) + 5 * 60_000).toISOString();
    expect(knappBei([{ ...erster, fensterBis: gleich }, ...rest])).toBe(1);
    expect(knappBei([{ ...erster, fensterBis: gleich, wartezeitSekunden: 900 }, ...rest])).toBe(0);
  });

  it('gathers Fristen that were over before today instead of blaming the plan for each of them', () => {
    const kehrtour = eineKehrtour();
    const [erster, zweiter, ...rest] = kehrtour.halte;
    if (erster?.tag == null || zweiter === undefined) throw new Error('a round with two stops');
    const mitFrist = (halt: typeof erster, fristBis: string) => ({
      ...halt,
      aufgaben: halt.aufgaben.map((aufgabe) => ({ ...aufgabe, fristVon: null, fristBis })),
      verstoesse: [`Liegt nach Ende der Frist am ${formatTag(fristBis)}`, 'Der Tag ist voll'],
    });
    const tag = erster.tag;
    const gestern = plusTage(tag, -2);
    const ansicht = planansicht({
      kehrtour: {
        ...kehrtour,
        halte: [mitFrist(erster, plusTage(tag, -40)), mitFrist(zweiter, plusTage(tag, -1)), ...rest],
      },
      mitarbeiter: [],
      heute: gestern,
      anordnung: anordnungAus(kehrtour),
      bewertung: null,
      schichtIds: undefined,
    });
    expect(ansicht.fristVorbei.map(({ halt, fristWar }) => [halt.id, fristWar])).toEqual([
      [erster.id, plusTage(tag, -40)],
    ]);
    const saetze = (id: string) =>
      ansicht.schichten.flatMap(({ halte }) => halte).find(({ halt }) => halt.id === id)?.verstoesse;
    expect(saetze(erster.id)).toEqual(['Der Tag ist voll']);
    // This one an earlier day would keep.
    expect(saetze(zweiter.id)).toHaveLength(2);
  });
});
