import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { TERMIN_STATUS } from '../termin/termin.ts';
import { uhrzeitAus } from '../uhrzeit.ts';
import { istGenannt } from '../unternehmen/personenkreis.ts';
import {
  ausfallgrund,
  type NeuerPlatz,
  type Unterschied,
  vergleiche,
  type Zusage,
  zusagenpreis,
} from './aenderung.ts';

const FAELLE = Number(process.env['FAELLE']);

const tag = fc.constantFrom('2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29');
const person = fc.constantFrom('anna', 'ben');
const zeit = fc.record({
  tag,
  beginn: fc.integer({ min: 7 * 60, max: 16 * 60 }).map(uhrzeitAus),
  fenster: fc
    .tuple(fc.integer({ min: 14, max: 28 }), fc.integer({ min: 2, max: 8 }))
    .map(([von, breite]) => ({ beginn: uhrzeitAus(von * 30), ende: uhrzeitAus((von + breite) * 30) })),
  mitarbeiterId: person,
});
const offen = fc.constantFrom(
  ...TERMIN_STATUS.filter((status) =>
    ['angefragt', 'angekuendigt', 'bestaetigt', 'unsicher', 'abgelehnt'].includes(status),
  ),
);
const zusageOhneId = fc
  .record({
    zeit,
    status: offen,
    // Nobody was named, the driver alone, or the driver and another one.
    auch: fc.constantFrom('anna', 'ben', '', null),
    fruehestens: tag,
    verlegbar: fc.boolean(),
  })
  .map(({ zeit: besuch, auch, ...rest }) => ({
    ...besuch,
    ...rest,
    personen: auch === null ? null : [besuch.mitarbeiterId, auch].map((id) => ({ id })),
  }));
/** What was told, and for some of it a place: the same, a near one, or any. */
const welt = fc
  .array(
    fc.record({
      zusage: zusageOhneId,
      platz: fc.oneof(
        fc.constant('gleich' as const),
        fc.constant('keiner' as const),
        fc.integer({ min: -90, max: 90 }),
        zeit,
      ),
    }),
    { maxLength: 8 },
  )
  .map((paare) => {
    const zusagen: Zusage[] = paare.map(({ zusage }, index) => ({
      ...zusage,
      id: `t${index}`,
      haltId: `h${index}`,
    }));
    const anordnung = paare.flatMap(({ platz }, index): NeuerPlatz[] => {
      const zusage = zusagen[index];
      if (platz === 'keiner' || zusage === undefined) return [];
      const { tag: am, beginn, fenster, mitarbeiterId } = zusage;
      const haltId = `h${index}`;
      if (platz === 'gleich') return [{ haltId, tag: am, beginn, fenster, mitarbeiterId }];
      if (typeof platz !== 'number') return [{ haltId, ...platz }];
      const [stunde = 0, minute = 0] = beginn.split(':').map(Number);
      return [{ haltId, tag: am, beginn: uhrzeitAus(stunde * 60 + minute + platz), fenster, mitarbeiterId }];
    });
    return { zusagen, anordnung };
  });

const mische = <T>(liste: readonly T[], saat: number): T[] =>
  liste.toSorted((a, b) => ((JSON.stringify(a).length * saat) % 7) - ((JSON.stringify(b).length * saat) % 7));

const eine = (zusage: Partial<Zusage>, platz: Partial<NeuerPlatz> | null): Unterschied['zusagen'][number] => {
  const gesagt: Zusage = {
    id: 't',
    haltId: 'h',
    tag: '2027-02-10',
    beginn: '08:40',
    fenster: { beginn: '08:00', ende: '10:00' },
    mitarbeiterId: 'anna',
    status: 'angekuendigt',
    personen: null,
    fruehestens: '2027-02-02',
    verlegbar: true,
    ...zusage,
  };
  const { tag: am, beginn, fenster, mitarbeiterId } = gesagt;
  const anordnung =
    platz === null ? [] : [{ haltId: 'h', tag: am, beginn, fenster, mitarbeiterId, ...platz }];
  const [wechsel] = vergleiche([gesagt], anordnung).zusagen;
  if (!wechsel) throw new Error('a promise was lost');
  return wechsel;
};
const spaeter = { beginn: '10:20', fenster: { beginn: '10:00', ende: '12:00' } };

describe('what becomes of one promise', () => {
  it('is unchanged where nothing moves, and told to nobody while it stays inside its window', () => {
    expect(eine({}, {}).klasse).toBe('unveraendert');
    expect(eine({}, { mitarbeiterId: 'ben' }).klasse).toBe('imFenster');
    for (const beginn of ['08:00', '09:10', '10:00']) {
      const amRand = { beginn, fenster: { beginn: '09:30', ende: '11:30' } };
      expect(eine({}, amRand), beginn).toMatchObject({
        klasse: 'imFenster',
        fenster: { beginn: '08:00', ende: '10:00' },
      });
    }
  });
  it('is told anew where an open one leaves its window, by a minute as by a day', () => {
    expect(eine({}, spaeter)).toMatchObject({ klasse: 'neuAnzusagen', fenster: spaeter.fenster });
    for (const platz of [{ beginn: '07:59' }, { beginn: '10:01' }, { tag: '2027-02-11' }])
      expect(eine({}, platz).klasse, JSON.stringify(platz)).toBe('neuAnzusagen');
  });
  it('is told anew where somebody comes who was not named, in the window that was told', () => {
    const genannt = { personen: [{ id: 'anna' }, { id: 'cem' }] };
    expect(eine(genannt, { mitarbeiterId: 'cem', beginn: '09:00' }).klasse).toBe('imFenster');
    const fremd = { mitarbeiterId: 'ben', fenster: { beginn: '08:30', ende: '10:30' } };
    expect(eine(genannt, fremd)).toMatchObject({
      klasse: 'neuAnzusagen',
      fenster: { beginn: '08:00', ende: '10:00' },
    });
    expect(eine({ ...genannt, fruehestens: '2027-02-11' }, fremd).klasse).toBe('gebrochen');
    // Whoever decides hears that the time stays.
    const preis = (platz: Parameters<typeof eine>[1]) => {
      const { verlegt, beiAnderen } = zusagenpreis({ zusagen: [eine(genannt, platz)], neue: [] });
      return [verlegt, beiAnderen];
    };
    expect([preis(fremd), preis({ ...spaeter, mitarbeiterId: 'ben' }), preis(spaeter)]).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
    ]);
  });
  it('is broken where it was confirmed, is too near, or could not be told in time', () => {
    expect(eine({ status: 'bestaetigt' }, spaeter).klasse).toBe('gebrochen');
    expect(eine({ status: 'bestaetigt' }, { beginn: '09:50' }).klasse).toBe('imFenster');
    expect(eine({ verlegbar: false }, spaeter).klasse).toBe('gebrochen');
    expect(eine({ fruehestens: '2027-02-11' }, spaeter).klasse).toBe('gebrochen');
    const genannt = { personen: [{ id: 'anna' }], status: 'bestaetigt' as const };
    expect(eine(genannt, { mitarbeiterId: 'ben' }).klasse).toBe('gebrochen');
  });
  it('is never dropped in silence once it was confirmed or is near', () => {
    expect(eine({}, null).klasse).toBe('entfaellt');
    expect(eine({ status: 'bestaetigt' }, null).klasse).toBe('gebrochen');
    expect(eine({ verlegbar: false }, null).klasse).toBe('gebrochen');
    expect(eine({ status: 'abgelehnt', verlegbar: false }, null).klasse).toBe('entfaellt');
  });
  it('is what is done, too: other work at the told window is told anew at that window, and breaks what was confirmed', () => {
    const mehr = { beginn: '09:10', fenster: { beginn: '08:30', ende: '10:30' } };
    const gesagt = { beginn: '08:00', ende: '10:00' };
    expect(eine({ andereArbeit: true }, {})).toMatchObject({ klasse: 'neuAnzusagen', fenster: gesagt });
    expect(eine({ andereArbeit: true }, mehr)).toMatchObject({ klasse: 'neuAnzusagen', fenster: gesagt });
    expect(eine({ andereArbeit: true }, spaeter)).toMatchObject({ fenster: spaeter.fenster });
    expect(eine({ andereArbeit: true, status: 'bestaetigt' }, {}).klasse).toBe('gebrochen');
    expect(eine({ andereArbeit: true, fruehestens: '2027-02-11' }, {}).klasse).toBe('gebrochen');
  });
  it('finds a new time where somebody had said no', () => {
    expect(eine({ status: 'abgelehnt' }, spaeter).klasse).toBe('neuAnzusagen');
    expect(eine({ status: 'abgelehnt' }, {}).klasse).toBe('unveraendert');
    expect(eine({ status: 'abgelehnt' }, { beginn: '09:10' }).klasse).toBe('imFenster');
  });
  it('is told of a place that somebody gives anew after a no, wherever it lies', () => {
    const ohne = { status: 'abgelehnt', mitarbeiterId: null } as const;
    for (const beginn of ['08:40', '09:10', '10:20'])
      expect(eine(ohne, { beginn, mitarbeiterId: 'anna' }).klasse, beginn).toBe('neuAnzusagen');
    expect(eine(ohne, null).klasse).toBe('entfaellt');
  });
  it('makes a stop new for all others of its house where nobody had a place there', () => {
    const gesagt = eine({ status: 'abgelehnt', mitarbeiterId: null }, null).zusage;
    const platz = { ...spaeter, haltId: 'h', tag: gesagt.tag, mitarbeiterId: 'anna' };
    expect(vergleiche([gesagt], [platz])).toMatchObject({
      zusagen: [{ klasse: 'neuAnzusagen' }],
      neue: [platz],
    });
    expect(vergleiche([{ ...gesagt, mitarbeiterId: 'ben' }], [platz]).neue).toEqual([]);
  });
});

describe(`${FAELLE} random arrangements`, () => {
  const pruefe = (satz: (fall: { zusagen: Zusage[]; anordnung: NeuerPlatz[] }) => void): void =>
    fc.assert(fc.property(welt, satz), { numRuns: FAELLE });

  it('put every promise into exactly one class', () => {
    pruefe(({ zusagen, anordnung }) => {
      const { zusagen: wechsel, neue } = vergleiche(zusagen, anordnung);
      expect(wechsel.map(({ zusage }) => zusage.id).toSorted()).toEqual(
        zusagen.map(({ id }) => id).toSorted(),
      );
      expect(neue).toEqual([]);
    });
  });
  it('differ in nothing where the plan is the same', () => {
    pruefe(({ zusagen }) => {
      const anordnung = zusagen.map(({ haltId, ...zusage }) => ({ ...zusage, haltId: haltId ?? '' }));
      const { zusagen: wechsel } = vergleiche(zusagen, anordnung);
      expect(wechsel.every(({ klasse }) => klasse === 'unveraendert')).toBe(true);
    });
  });
  it('do not depend on the order in which they are given', () => {
    fc.assert(
      fc.property(welt, fc.integer({ min: 1, max: 6 }), ({ zusagen, anordnung }, saat) => {
        expect(vergleiche(mische(zusagen, saat), anordnung.toReversed())).toEqual(
          vergleiche(zusagen, anordnung),
        );
      }),
      { numRuns: FAELLE },
    );
  });
  it('are never unchanged where day, promised person or window differ', () => {
    pruefe(({ zusagen, anordnung }) => {
      for (const { zusage, klasse, platz } of vergleiche(zusagen, anordnung).zusagen) {
        const anders =
          platz?.tag !== zusage.tag ||
          !istGenannt(zusage.personen, platz.mitarbeiterId) ||
          platz.fenster.beginn !== zusage.fenster.beginn ||
          platz.fenster.ende !== zusage.fenster.ende;
        if (anders) expect(klasse).not.toBe('unveraendert');
      }
    });
  });
  it('break no confirmed promise without saying so, and keep what they do not tell', () => {
    pruefe(({ zusagen, anordnung }) => {
      for (const { zusage, klasse, platz, fenster } of vergleiche(zusagen, anordnung).zusagen) {
        const gehalten =
          platz?.tag === zusage.tag &&
          zusage.fenster.beginn <= platz.beginn &&
          platz.beginn <= zusage.fenster.ende;
        const bewegt = platz?.tag !== zusage.tag || platz.beginn !== zusage.beginn;
        if (zusage.status === 'bestaetigt' && bewegt && !gehalten) expect(klasse).toBe('gebrochen');
        if (klasse === 'imFenster') expect([gehalten, fenster]).toEqual([true, zusage.fenster]);
        const person = istGenannt(zusage.personen, platz?.mitarbeiterId ?? null);
        if (gehalten && person) expect(['unveraendert', 'imFenster']).toContain(klasse);
        if (klasse === 'neuAnzusagen') expect(platz && platz.tag >= zusage.fruehestens).toBe(true);
      }
    });
  });
  it('name as new what nobody was told of, once', () => {
    pruefe(({ zusagen, anordnung }) => {
      const [erste, ...rest] = zusagen;
      const { neue } = vergleiche(rest, anordnung);
      const erwartet = anordnung.filter(({ haltId }) => haltId === erste?.haltId).map(({ haltId }) => haltId);
      expect(neue.map(({ haltId }) => haltId)).toEqual(erwartet);
    });
  });
});

describe('what households read as the reason', () => {
  it('is that of the day that fell out, also after the plan was computed once more', () => {
    expect(ausfallgrund(['neuGerechnet', 'schliesstag'], '')).toBe(
      'An diesem Tag ist unser Betrieb geschlossen',
    );
    expect(ausfallgrund(['abwesenheit', 'schliesstag'], 'Krank')).toBe('Wegen Krankheit');
    expect(ausfallgrund(['neuGerechnet', 'vonHand'], 'Krank')).toBe('');
  });
});
