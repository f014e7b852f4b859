import { describe, expect, it } from 'vitest';

import { type GeplanterBesuch, terminkonflikte } from './terminkonflikt.ts';

const STUNDE = 3_600_000;
const besuch = (id: string, teile: Partial<GeplanterBesuch> = {}): GeplanterBesuch => ({
  id,
  status: 'angekuendigt',
  mitarbeiterId: 'jonas',
  liegenschaftId: id,
  anschrift: `Hardtstraße ${id}`,
  beginn: 8 * STUNDE,
  ende: 8.5 * STUNDE,
  fensterVon: 8 * STUNDE,
  fensterBis: 10 * STUNDE,
  ...teile,
});
const arten = (besuche: GeplanterBesuch[], fehlzeiten: Parameters<typeof terminkonflikte>[1] = []) =>
  Object.fromEntries([...terminkonflikte(besuche, fehlzeiten)].map(([id, { art }]) => [id, art]));

describe('what is wrong with appointments', () => {
  it('is nothing where one visit follows the other', () => {
    expect(arten([besuch('1'), besuch('2', { beginn: 8.5 * STUNDE, ende: 9 * STUNDE })])).toEqual({});
  });
  it('names the other house where somebody is to be in two places at once', () => {
    const konflikte = terminkonflikte([besuch('1'), besuch('2', { beginn: 8.25 * STUNDE })], []);
    expect(konflikte.get('1')).toEqual({ art: 'gleichzeitig', anschrift: 'Hardtstraße 2' });
    expect(konflikte.get('2')).toEqual({ art: 'gleichzeitig', anschrift: 'Hardtstraße 1' });
  });
  it('takes flats of one house for one place, and two people for two', () => {
    expect(arten([besuch('1', { liegenschaftId: 'haus' }), besuch('2', { liegenschaftId: 'haus' })])).toEqual(
      {},
    );
    expect(arten([besuch('1'), besuch('2', { mitarbeiterId: 'marlene' })])).toEqual({});
    expect(arten([besuch('1', { mitarbeiterId: null }), besuch('2', { mitarbeiterId: null })])).toEqual({});
  });
  it('sees that somebody is away, and that a visit is planned outside of its window', () => {
    const urlaub = { mitarbeiterId: 'jonas', von: 0, bis: 24 * STUNDE };
    expect(arten([besuch('1'), besuch('2', { mitarbeiterId: 'marlene' })], [urlaub])).toEqual({
      1: 'abwesend',
    });
    expect(arten([besuch('1', { beginn: 11 * STUNDE, ende: 12 * STUNDE })])).toEqual({ 1: 'ausserhalb' });
  });
  it('names the day on which the company is closed', () => {
    const zu = [{ von: 0, bis: 24 * STUNDE, name: 'Inventur' }];
    expect(terminkonflikte([besuch('1')], [], zu).get('1')).toEqual({ art: 'geschlossen', name: 'Inventur' });
    expect([...terminkonflikte([besuch('1', { status: 'abgesagt' })], [], zu)]).toEqual([]);
  });
  it('says that the week has no such hours any more, where nothing worse is wrong', () => {
    const ohne = new Set(['1', '2', '3']);
    const besuche = [
      besuch('1'),
      besuch('2', { status: 'abgesagt' }),
      besuch('3', { mitarbeiterId: 'marlene' }),
    ];
    const krank = { mitarbeiterId: 'marlene', von: 0, bis: 24 * STUNDE };
    expect([...terminkonflikte(besuche, [krank], [], ohne)]).toEqual([
      ['1', { art: 'arbeitszeit' }],
      ['3', { art: 'abwesend' }],
    ]);
  });
  it.each(['abgesagt', 'verschoben', 'erledigt', 'abgelehnt'] as const)(
    'asks nothing of one that is %s',
    (status) => {
      expect(arten([besuch('1', { status }), besuch('2')])).toEqual({});
    },
  );
});
