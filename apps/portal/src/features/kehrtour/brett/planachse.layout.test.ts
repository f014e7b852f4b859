import { describe, expect, it } from 'vitest';

import { eineKehrtour, einHalt, kennung, LEUTE } from '../../../../test/bauenKehrtour.ts';
import { anordnungAus } from './anordnung.ts';
import { achsenspanne, fensterbaender, haltreihen, haltton, wege } from './planachse.layout.ts';
import { planansicht } from './planansicht.ts';

const zeit = (minute: number) =>
  `2027-05-04T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00+02:00`;

/** The day of Anna with stops of `minuten`, one right after the other, each with a window. */
function tagMit(fenster: readonly [number, number][], minuten = 20) {
  const kehrtour = eineKehrtour({
    halte: fenster.map(([von, bis], index) =>
      einHalt(index + 1, {
        beginn: zeit(480 + index * (minuten + 2)),
        ende: zeit(480 + index * (minuten + 2) + minuten),
        position: index,
        fensterVon: zeit(von),
        fensterBis: zeit(bis),
      }),
    ),
  });
  const [anna] = planansicht({
    kehrtour,
    mitarbeiter: LEUTE,
    heute: '2027-01-01',
    anordnung: anordnungAus(kehrtour),
    bewertung: null,
    schichtIds: undefined,
  }).schichten;
  return anna!;
}

describe('achsenspanne', () => {
  it('shows a whole working day, so that rounds can be compared', () => {
    expect(achsenspanne([tagMit([[480, 600]])])).toEqual({ von: 420, bis: 1020 });
    expect(achsenspanne([])).toEqual({ von: 420, bis: 1020 });
  });

  it('grows by full hours for what lies outside of it', () => {
    expect(achsenspanne([tagMit([[390, 1050]])])).toEqual({ von: 360, bis: 1080 });
  });
});

describe('fensterbaender', () => {
  it('says each window once', () => {
    const { baender, reihen } = fensterbaender(
      tagMit([
        [480, 600],
        [480, 600],
        [600, 720],
      ]),
    );
    expect(baender.map(({ von, bis, reihe }) => [von, bis, reihe])).toEqual([
      [480, 600, 0],
      [600, 720, 0],
    ]);
    expect(reihen).toBe(1);
  });

  it('gives windows that lie over each other a row of their own', () => {
    const { baender, reihen } = fensterbaender(
      tagMit([
        [480, 600],
        [540, 660],
      ]),
    );
    expect(baender.map(({ reihe }) => reihe)).toEqual([0, 1]);
    expect(reihen).toBe(2);
  });

  it('shows only that of the chosen stop where each has its own', () => {
    const tag = tagMit([
      [480, 600],
      [495, 615],
      [510, 630],
    ]);
    expect(fensterbaender(tag).baender).toEqual([]);
    expect(fensterbaender(tag, kennung(2)).baender).toEqual([{ von: 495, bis: 615, reihe: 0 }]);
    expect(fensterbaender(tag, kennung(2)).reihen).toBe(1);
  });
});

describe('haltreihen', () => {
  it('keeps long stops in one row and puts short ones below each other', () => {
    expect(haltreihen(tagMit([[480, 600], [480, 600]], 30), 1).reihen).toBe(1); // prettier-ignore
    const kurz = haltreihen(tagMit([[480, 600], [480, 600], [480, 600]], 10), 1); // prettier-ignore
    expect([1, 2, 3].map((nummer) => kurz.reiheVon(kennung(nummer)))).toEqual([0, 1, 0]);
  });

  it('needs fewer rows under the glass', () => {
    expect(haltreihen(tagMit([[480, 600], [480, 600]], 10), 2).reihen).toBe(1); // prettier-ignore
  });
});

describe('wege', () => {
  it('end where a stop begins, and the last one leads back', () => {
    const tag = tagMit([[480, 600], [480, 600]]); // prettier-ignore
    expect(wege(tag).map(({ von, bis, nach }) => [von, bis, nach])).toEqual([
      [478, 480, kennung(1)],
      [500, 502, kennung(2)],
      [522, 660, kennung(2)],
    ]);
  });
});

describe('haltton', () => {
  const halt = (
    status: 'bestaetigt' | 'abgelehnt' | 'unsicher' | 'angekuendigt',
    verstoesse: string[] = [],
  ) =>
    haltton({
      halt: einHalt(1, { termin: { id: 't', status, antwort: null, ungelesen: false, bittet: false } }),
      verstoesse,
    });

  it('tells declined from confirmed', () => {
    expect(halt('bestaetigt')).toBe('confirmed');
    expect(halt('abgelehnt')).toBe('declined');
    expect(halt('unsicher')).toBe('unsure');
    expect(halt('angekuendigt')).toBe('normal');
  });

  it('says first what a stop breaks', () => {
    expect(halt('bestaetigt', ['Zugesagte Zeit verfehlt'])).toBe('danger');
  });
});
