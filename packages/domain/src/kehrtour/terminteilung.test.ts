import { describe, expect, it } from 'vitest';

import { darfZusammen, istTeilbar, teile, type TeilbarerTermin, wohnungDer } from './terminteilung.ts';

const JETZT = new Date('2027-01-11T08:00:00+01:00');
const arbeit = (id: string, mehr: { taetigkeitId?: string; nutzungseinheitId?: string | null } = {}) => ({
  id,
  taetigkeitId: id,
  nutzungseinheitId: null,
  dauerMinuten: 20,
  ...mehr,
});
const einer = (mehr: Partial<TeilbarerTermin> = {}): TeilbarerTermin => ({
  id: 'a',
  liegenschaftId: 'haus',
  nutzungseinheitId: null,
  status: 'bestaetigt',
  beginn: new Date('2027-01-20T10:00:00+01:00'),
  kehrtourId: null,
  haltId: null,
  kehrtourStatus: null,
  arbeiten: [arbeit('kehren'), arbeit('messen')],
  ...mehr,
});
const anderer = (mehr: Partial<TeilbarerTermin> = {}) =>
  einer({ id: 'b', arbeiten: [arbeit('ofen')], ...mehr });

describe('teile', () => {
  it('answers the chosen work, and keeps some of it', () => {
    expect(teile(einer(), ['messen'], JETZT)).toMatchObject({ ok: true, value: [{ id: 'messen' }] });
    expect(teile(einer(), ['messen', 'kehren'], JETZT)).toEqual({ ok: false, reason: 'nichts-bleibt' });
    expect(teile(einer(), ['ofen'], JETZT)).toEqual({ ok: false, reason: 'fremde-arbeit' });
  });
  it.each([
    [{ status: 'angefragt' as const }, 'anfrage'],
    [{ status: 'abgelehnt' as const }, 'abgelehnt'],
    [{ status: 'erledigt' as const }, 'abgeschlossen'],
    [{ beginn: JETZT }, 'begonnen'],
    [{ kehrtourStatus: 'unterwegs' as const }, 'runde-unterwegs'],
    [{ arbeiten: [arbeit('kehren')] }, 'nur-eine'],
  ])('refuses %o', (mehr, reason) => {
    expect(istTeilbar(einer(mehr), JETZT)).toEqual({ ok: false, reason });
  });
});

describe('darfZusammen', () => {
  it('lets other work of the same house come along', () => {
    expect(darfZusammen(einer(), anderer(), JETZT).ok).toBe(true);
  });
  it.each([
    [einer(), anderer({ liegenschaftId: 'anderes' }), 'anderes-haus'],
    [einer(), anderer({ status: 'abgesagt' }), 'anderer-nicht-offen'],
    [einer({ haltId: 'h' }), anderer({ haltId: 'h' }), 'selber-besuch'],
    [einer({ kehrtourId: 'k' }), anderer({ kehrtourId: 'k' }), 'selbe-runde'],
    [einer(), anderer({ arbeiten: [] }), 'ohne-arbeit'],
    [einer(), anderer({ arbeiten: [arbeit('x', { taetigkeitId: 'kehren' })] }), 'gleiche-arbeit'],
    [
      einer({ kehrtourId: 'k', nutzungseinheitId: 'eg' }),
      anderer({ arbeiten: [arbeit('ofen', { nutzungseinheitId: 'og' })] }),
      'andere-wohnung',
    ],
  ])('refuses %#', (bleibt, endet, reason) => {
    expect(darfZusammen(bleibt, endet, JETZT)).toEqual({ ok: false, reason });
  });
  it('takes the work of another flat where no round drives', () => {
    const eg = einer({ nutzungseinheitId: 'eg', arbeiten: [arbeit('kehren', { nutzungseinheitId: 'eg' })] });
    const og = anderer({ arbeiten: [arbeit('ofen', { taetigkeitId: 'kehren', nutzungseinheitId: 'og' })] });
    expect(darfZusammen(eg, og, JETZT).ok).toBe(true);
    expect(wohnungDer([...eg.arbeiten, ...og.arbeiten])).toBeNull();
  });
});
