import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Bankposten, BekannterPosten } from './bankposten.ts';
import { findeNeuePosten } from './findeNeuePosten.ts';

type Zahlung = { am: string; cent: number; name: string; zweck: string; kennung: string };
type Form = keyof typeof FORMEN;

const HUBER = { am: '2027-03-02', cent: 4641, name: 'Jörg Huber', zweck: 'RE-2027-00010', kennung: '' };
const ohneUmlaut = (text: string) =>
  text.toUpperCase().replaceAll('Ä', 'AE').replaceAll('Ö', 'OE').replaceAll('Ü', 'UE');

/** How one payment looks in files of several kinds. */
const FORMEN = {
  camt: (zahlung: Zahlung) => zahlung,
  gross: ({ name, zweck, ...rest }: Zahlung) => ({
    ...rest,
    name: ohneUmlaut(name).slice(0, 27),
    zweck: ohneUmlaut(`SVWZ+${zweck}`).slice(0, 40),
    kennung: '',
  }),
  einText: ({ name, zweck, ...rest }: Zahlung) => ({
    ...rest,
    name: '',
    zweck: `${name} ${zweck} End-to-End-Ref.: NOTPROVIDED`,
    kennung: '',
  }),
  nurZweck: (zahlung: Zahlung) => ({ ...zahlung, name: '', kennung: '' }),
  umgebrochen: ({ zweck, ...rest }: Zahlung) => ({
    ...rest,
    zweck: zweck.replaceAll(/(.{8})/g, '$1 '),
    kennung: '',
  }),
};

const posten = (form: string, { am, kennung, ...teil }: Zahlung): Bankposten => ({
  konto: 'DE02120300000000202051',
  am,
  cent: teil.cent,
  kennung,
  form,
  abdruck: `${teil.name}|${teil.zweck}`,
  teile: [teil],
});
const datei = (form: Form, zahlungen: readonly Zahlung[]) =>
  zahlungen.map((zahlung) => posten(form, FORMEN[form](zahlung)));

/** What is kept after one file came after the other. */
function nacheinander(...dateien: Bankposten[][]): BekannterPosten[] {
  let bekannt: BekannterPosten[] = [];
  for (const eine of dateien)
    for (const { posten: neu, teile, statt } of findeNeuePosten(eine, bekannt)) {
      const { konto, am, cent, form, abdruck, kennung } = neu;
      const formen = [...(statt?.formen ?? []), { form, abdruck, kennung }];
      bekannt = bekannt.filter((alter) => alter !== statt);
      bekannt.push({
        posten: String(bekannt.length),
        konto,
        am,
        cent,
        formen,
        teile,
        ersetzbar: teile.length === 1,
      });
    }
  return bekannt;
}
const anzahl = (...dateien: Bankposten[][]) => nacheinander(...dateien).flatMap(({ teile }) => teile).length;

describe('a posting of the bank', () => {
  it.each(['', 'NONREF', 'NOTPROVIDED', 'not provided', '0000', '1', '00012', '-'])(
    'is not known because another one has the reference “%s”, too',
    (kennung) => {
      const eine = { ...HUBER, kennung };
      const andere: Zahlung[] = [
        { ...eine, name: 'Anna Kern' },
        { ...eine, zweck: 'RE-2027-00011' },
        { ...eine, cent: 4640 },
        { ...eine, cent: -4641 },
        { ...eine, am: '2027-03-03' },
      ];
      for (const zweite of andere) expect(anzahl(datei('camt', [eine]), datei('camt', [zweite]))).toBe(2);
      expect(anzahl(datei('camt', [eine, ...andere, eine]))).toBe(7);
      expect(anzahl(datei('camt', [eine]), datei('camt', [eine]))).toBe(1);
    },
  );
  it('is another one than its equal beside it, in the same file and in a longer one of the same day', () => {
    expect(anzahl(datei('camt', [HUBER, HUBER]))).toBe(2);
    expect(anzahl(datei('camt', [HUBER]), datei('camt', [HUBER, HUBER]), datei('camt', [HUBER]))).toBe(2);
    expect(
      anzahl(datei('camt', [HUBER]), datei('gross', [HUBER, HUBER]), datei('camt', [HUBER, HUBER])),
    ).toBe(2);
  });
  it('is told apart from its equal by a reference that is one, also in another file', () => {
    const [erste, zweite] = [
      { ...HUBER, kennung: '2027030200001234' },
      { ...HUBER, kennung: '2027030200001235' },
    ];
    expect(anzahl(datei('camt', [erste]), datei('camt', [zweite]), datei('camt', [erste, zweite]))).toBe(2);
  });
  it('keeps its place when numbers of a file are counted anew', () => {
    const tage = ['2027-03-01', '2027-03-02', '2027-03-03'].map((am, stelle) => ({
      ...HUBER,
      am,
      kennung: `${stelle + 1}`,
    }));
    const neuGezaehlt = tage.slice(1).map((einer, stelle) => ({ ...einer, kennung: `${stelle + 1}` }));
    expect(anzahl(datei('camt', tage), datei('camt', neuGezaehlt))).toBe(3);
  });
  it('of another account is another one; a file that does not say which is of any', () => {
    const auf = (konto: string) => [{ ...posten('camt', HUBER), konto }];
    expect(anzahl(auf('DE02120300000000202051'), auf('DE89370400440532013000'))).toBe(2);
    expect(anzahl(auf('DE02120300000000202051'), auf(''), auf('0000202051'))).toBe(1);
  });
  it('in other letters is told apart as well', () => {
    const namen = ['Иван Петров', 'Пётр Иванов'].map((name) => ({ ...HUBER, name }));
    expect(anzahl(datei('camt', namen), datei('nurZweck', namen), datei('camt', namen))).toBe(2);
    expect(anzahl(datei('camt', namen.slice(1)), datei('camt', namen.slice(0, 1)))).toBe(2);
  });
});

describe('a day on which a thousand pay the same amount', () => {
  const viele = Array.from({ length: 1200 }, (_, stelle) => ({
    ...HUBER,
    name: `Betrieb ${stelle} GmbH`,
    zweck: `RE-2027-${String(stelle).padStart(5, '0')}`,
  }));
  it('is the same day in another kind of file, whether they say something of their own or nothing', () => {
    for (const tag of [
      viele,
      viele.map(() => HUBER),
      [...viele.slice(0, 600), ...viele.slice(0, 600).map(() => HUBER)],
    ])
      for (const form of ['gross', 'einText', 'nurZweck'] as const)
        expect([form, anzahl(datei('camt', tag), datei(form, tag))]).toEqual([form, 1200]);
  });
});

describe('a sum', () => {
  const teile = [HUBER, { ...HUBER, name: 'Anna Kern', zweck: 'RE-2027-00011' }];
  const summe = posten('053', { ...HUBER, cent: 9282, name: '', zweck: 'Sammelgutschrift' });
  const einzeln: Bankposten = { ...summe, form: '054', abdruck: 'teile', teile };
  const cent = (...dateien: Bankposten[][]) =>
    nacheinander(...dateien)
      .flatMap((einer) => einer.teile)
      .reduce((alle, teil) => alle + teil.cent, 0);

  it('is counted once, whichever file says what it is made of, and in whatever order', () => {
    for (const reihe of [
      [[summe], [einzeln], [summe], [einzeln]],
      [[einzeln], [summe], [einzeln]],
      [datei('camt', teile), [einzeln], datei('camt', teile)],
      [datei('camt', teile.slice(0, 1)), [einzeln], [einzeln], datei('camt', teile)],
      [[einzeln], datei('camt', teile), [summe]],
    ])
      expect(cent(...reihe)).toBe(9282);
    expect(nacheinander([summe], [einzeln])[0]?.teile).toHaveLength(2);
  });
  it('is not another payment of the same amount', () => {
    const fremd = posten('camt', { ...HUBER, cent: 9282, zweck: 'Miete' });
    expect(cent([summe], [einzeln], [{ ...summe, form: 'camt' }, fremd])).toBe(2 * 9282);
  });
});

describe('one list in many files', () => {
  const wort = fc.constantFrom('Jörg Huber', 'Anna Kern', 'Groß & Söhne Kaminbau GmbH Nürnberg', 'Kern');
  const zahlung = fc.record({
    am: fc.constantFrom('2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'),
    cent: fc.constantFrom(4641, 4641, -4641, 9401),
    name: wort,
    zweck: fc.constantFrom(
      'RE-2027-00010',
      'RE-2027-00011',
      'Rechnung RE-2027-00010 vom 2. März',
      'danke',
      '',
    ),
    kennung: fc.constantFrom('', 'NONREF', '1', '2'),
  });
  const liste = fc.array(zahlung, { maxLength: 14 });
  const fenster = fc.record({
    form: fc.constantFrom<Form>('camt', 'gross', 'einText', 'nurZweck', 'umgebrochen'),
    von: fc.integer({ min: 1, max: 4 }),
    bis: fc.integer({ min: 1, max: 4 }),
    gedreht: fc.boolean(),
  });

  it('comes in whole, and nothing of it twice, however days and kinds overlap', () => {
    fc.assert(
      fc.property(liste, fc.array(fenster, { minLength: 1, maxLength: 6 }), (alle, folge) => {
        const liegtIn = ({ am }: Zahlung, { von, bis }: (typeof folge)[number]) =>
          Number(am.slice(-2)) >= von && Number(am.slice(-2)) <= bis;
        const dateien = folge.map((eine) => {
          const darin = alle.filter((zahlung) => liegtIn(zahlung, eine));
          return datei(eine.form, eine.gedreht ? darin.toReversed() : darin);
        });
        const soll = alle.filter((zahlung) => folge.some((eine) => liegtIn(zahlung, eine)));
        const tagUndBetrag = (einer: { am: string; cent: number }) => `${einer.am} ${einer.cent}`;
        expect(
          nacheinander(...dateien)
            .map(tagUndBetrag)
            .toSorted(),
        ).toEqual(soll.map(tagUndBetrag).toSorted());
      }),
      { numRuns: 2000 },
    );
  });
  it('comes in whole when a day is torn apart as well, as long as its payments say something of their own', () => {
    const stuecke = fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(liste, stuecke, (roh, schnitte) => {
        const alle = roh.map((einer, stelle) => ({ ...einer, zweck: `${einer.zweck} ${stelle}` }));
        const dateien = schnitte.map(([von, bis]) => alle.slice(Math.min(von, bis), Math.max(von, bis)));
        const soll = alle.filter((einer) => dateien.some((eine) => eine.includes(einer)));
        expect(anzahl(...dateien.map((eine) => datei('camt', eine)))).toBe(soll.length);
      }),
      { numRuns: 1000 },
    );
  });
});
