import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { eineAdresse } from '../../test/bauen.ts';
import { istNurAnfrage, istZahlungspflichtig, nenntPreis } from '../taetigkeit/preisangabe.ts';
import { BUCHUNGSFRAGEN, type Buchungsfrage, type Taetigkeit } from '../taetigkeit/taetigkeit.ts';
import type { TerminStatus } from '../termin/termin.ts';
import {
  aktionDerVerlegung,
  buchungsdauer,
  darfHalten,
  darfKundeAendern,
  darfWiderrufen,
  gefragteAngaben,
  noetigeEinwilligungen,
  referenzAus,
  widerrufBis,
  zuschlagFuer,
} from './buchung.ts';

const kaminofen: Taetigkeit = {
  id: 'kaminofen',
  name: 'Kaminofen reinigen',
  kundentext: 'Kaminofen reinigen',
  art: 'frei',
  dauerMinuten: 30,
  jeWeitereEinheitMinuten: 10,
  jeWeitereFeuerstaetteMinuten: 15,
  feuerstaettenInbegriffen: 1,
  wiederholung: { art: 'anlass' },
  fenster: [],
  online: 'ja',
  qualifikation: 'keine',
  vorOrt: true,
};

describe('referenzAus', () => {
  it('begins with the company and can be read out', () => {
    expect(referenzAus('musterbach', Uint8Array.of(1, 2, 3, 4, 5))).toMatch(
      /^MU-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/,
    );
    expect(referenzAus('4-u', Uint8Array.of(1, 2, 3, 4, 5))).toMatch(/^UX-/);
  });
});

describe('darfHalten', () => {
  const haus = (hausnr: string, strasse = 'Hardtstraße') => eineAdresse({ strasse, hausnr });
  const haeuser = (anzahl: number) => Array.from({ length: anzahl }, (_, i) => haus(String(i + 1)));
  it('keeps three times for one house, however it is spelled', () => {
    const zwei = [haus('12a'), haus('12 A', 'Hardtstr.')];
    expect(darfHalten(zwei, haus('12a')).ok).toBe(true);
    expect(darfHalten([...zwei, haus('12A', 'HARDTSTRASSE')], haus('12a'))).toEqual({
      ok: false,
      reason: 'haus-voll',
    });
  });
  it('lets neighbours behind one connection keep times too, ten at once', () => {
    expect(darfHalten([haus('12'), haus('12'), haus('12')], haus('14')).ok).toBe(true);
    expect(darfHalten(haeuser(9), haus('50')).ok).toBe(true);
    expect(darfHalten(haeuser(10), haus('50'))).toEqual({ ok: false, reason: 'anschluss-voll' });
    expect(darfHalten([], haus('50'), [19, 39]).ok).toBe(true);
    for (const weitere of [[20], [20, 20], [0, 40]])
      expect(darfHalten([], haus('50'), weitere)).toEqual({ ok: false, reason: 'anschluss-voll' });
  });
});

const anzahl = fc.integer({ min: 1, max: 200 });
describe('buchungsdauer', () => {
  it('grows with what is answered and takes the company’s own duration first', () => {
    const fragen = ['feuerstaetten', 'nutzungseinheiten', 'geschosse'] as const;
    expect(buchungsdauer(kaminofen, { dauerMinuten: null, fragen }, {})).toBe(30);
    expect(buchungsdauer(kaminofen, { dauerMinuten: 45, fragen }, { feuerstaetten: 3 })).toBe(75);
    expect(
      buchungsdauer(kaminofen, { dauerMinuten: null, fragen }, { nutzungseinheiten: 2, geschosse: 5 }),
    ).toBe(50);
  });
  it('grows with every answer to a question that is asked, whatever the catalogue says', () => {
    const ohneMinuten = {
      dauerMinuten: 15,
      jeWeitereEinheitMinuten: 0,
      jeWeitereFeuerstaetteMinuten: 0,
    };
    fc.assert(
      fc.property(
        fc.constantFrom({ dauerMinuten: 15 }, ohneMinuten, kaminofen),
        fc.constantFrom('feuerstaetten', 'nutzungseinheiten'),
        fc.integer({ min: 1, max: 20 }),
        (taetigkeit, frage, anzahl) => {
          const bei = (n: number) =>
            buchungsdauer(taetigkeit, { dauerMinuten: null, fragen: [frage] }, { [frage]: n });
          expect(bei(1)).toBe(taetigkeit.dauerMinuten);
          expect(bei(anzahl + 1)).toBeGreaterThan(bei(anzahl));
        },
      ),
    );
    expect(
      buchungsdauer(ohneMinuten, { dauerMinuten: null, fragen: ['feuerstaetten'] }, { feuerstaetten: 6 }),
    ).toBe(40);
  });
  it('takes no answer to a question that nobody asked', () => {
    const einfach = { ...kaminofen, dauerMinuten: 10 };
    expect(buchungsdauer(einfach, { dauerMinuten: null, fragen: [] }, { geschosse: 40 })).toBe(10);
    const antworten = fc.record(
      { feuerstaetten: anzahl, nutzungseinheiten: anzahl, geschosse: anzahl },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.subarray([...BUCHUNGSFRAGEN]), antworten, (fragen, angaben) => {
        const regel = { dauerMinuten: 10, fragen };
        const gefragte = gefragteAngaben(fragen, angaben);
        expect(Object.keys(gefragte).every((frage) => fragen.includes(frage as Buchungsfrage))).toBe(true);
        expect(buchungsdauer(kaminofen, regel, angaben)).toBe(buchungsdauer(kaminofen, regel, gefragte));
        if (fragen.length === 0) expect(buchungsdauer(kaminofen, regel, angaben)).toBe(10);
      }),
    );
  });
});

describe('zuschlagFuer', () => {
  const regel = { abendAb: '17:00', zuschlagProzent: 50, zuschlagCent: 2500 };
  it('is an amount for free work, a sentence for sovereign work, and nothing by day', () => {
    expect(zuschlagFuer('frei', { tag: '2027-01-14', uhrzeit: '17:00' }, regel, [])).toEqual({
      cent: 2500,
      text: 'Zuschlag Abend',
    });
    expect(zuschlagFuer('hoheitlich', { tag: '2027-01-16', uhrzeit: '09:00' }, regel, [])).toEqual({
      cent: null,
      text: '50 % Zuschlag (Samstag, nach KÜO)',
    });
    expect(zuschlagFuer('frei', { tag: '2027-01-14', uhrzeit: '16:30' }, regel, [])).toEqual({
      cent: null,
      text: '',
    });
    expect(
      zuschlagFuer('frei', { tag: '2027-01-16', uhrzeit: '09:00' }, { ...regel, zuschlagCent: 0 }, []).text,
    ).toBe('');
  });
  it.each([
    ['2027-01-14', '17:30', ''],
    ['2027-01-14', '18:00', '50 % Zuschlag (ab 18 Uhr, nach KÜO)'],
    ['2027-01-14', '05:45', '50 % Zuschlag (vor 6 Uhr, nach KÜO)'],
    ['2027-01-14', '06:00', ''],
    ['2027-01-16', '10:00', '50 % Zuschlag (Samstag, nach KÜO)'],
    ['2027-01-17', '10:00', '100 % Zuschlag (Sonntag, nach KÜO)'],
    ['2027-01-06', '10:00', '100 % Zuschlag (Feiertag, nach KÜO)'],
  ])('is on %s at %s what Anlage 3 KÜO, Nr. 2.7 says: “%s”', (tag, uhrzeit, text) => {
    const dreikoenig = [{ tag: '2027-01-06', name: 'Heilige Drei Könige' }];
    expect(zuschlagFuer('hoheitlich', { tag, uhrzeit }, regel, dreikoenig)).toEqual({ cent: null, text });
  });
  it('is not taken for a day that only perhaps is a holiday there', () => {
    const ungewiss = [{ tag: '2028-08-15', name: 'Mariä Himmelfahrt', ungewiss: true }] as const;
    const am = { tag: '2028-08-15', uhrzeit: '10:00' };
    expect(zuschlagFuer('hoheitlich', am, regel, ungewiss).text).toBe('');
    expect(zuschlagFuer('frei', am, regel, ungewiss).cent).toBeNull();
  });
  it('is never more than the law allows, and less where the company asks for less', () => {
    const am = (zuschlagProzent: number) =>
      zuschlagFuer('hoheitlich', { tag: '2027-01-17', uhrzeit: '10:00' }, { ...regel, zuschlagProzent }, []);
    expect(am(80).text).toBe('100 % Zuschlag (Sonntag, nach KÜO)');
    expect(am(20).text).toBe('40 % Zuschlag (Sonntag, nach KÜO)');
    expect(am(0).text).toBe('');
  });
  it('counts a holiday for free work, too', () => {
    const dreikoenig = [{ tag: '2027-01-06', name: 'Heilige Drei Könige' }];
    expect(zuschlagFuer('frei', { tag: '2027-01-06', uhrzeit: '10:00' }, regel, dreikoenig)).toEqual({
      cent: 2500,
      text: 'Zuschlag Feiertag',
    });
  });
});

describe('the consumer’s contract', () => {
  it('is none where the law orders the work, where it is only asked for, and where it costs nothing', () => {
    expect(istZahlungspflichtig('frei', 'ja', 8900)).toBe(true);
    expect(istZahlungspflichtig('frei', 'ja', null)).toBe(true);
    expect(istZahlungspflichtig('frei', 'ja', 0)).toBe(false);
    expect(istZahlungspflichtig('frei', 'anfrage', 8900)).toBe(false);
    expect(istZahlungspflichtig('hoheitlich', 'ja', 8900)).toBe(false);
  });
  it('can be withdrawn from for fourteen days, longer when they end on a weekend or holiday', () => {
    const feiertage = [{ tag: '2027-03-29', name: 'Ostermontag' }];
    expect(widerrufBis(new Date('2027-01-11T23:30:00+01:00'), [])).toBe('2027-01-25');
    expect(widerrufBis(new Date('2027-01-09T10:00:00+01:00'), [])).toBe('2027-01-25');
    expect(widerrufBis(new Date('2027-03-15T10:00:00+01:00'), feiertage)).toBe('2027-03-30');
  });
  it('needs the wish for an early start only when the visit lies within that time', () => {
    const zahlungspflichtig = true;
    expect(
      noetigeEinwilligungen({ zahlungspflichtig, tag: '2027-01-25', widerrufBis: '2027-01-25' }),
    ).toContain('sofortbeginn');
    expect(
      noetigeEinwilligungen({ zahlungspflichtig, tag: '2027-01-26', widerrufBis: '2027-01-25' }),
    ).toEqual(['datenschutz', 'widerrufsbelehrung']);
    expect(
      noetigeEinwilligungen({ zahlungspflichtig: false, tag: '2027-01-12', widerrufBis: '2027-01-25' }),
    ).toEqual(['datenschutz']);
  });
  it('cannot be withdrawn from twice, too late, or after the work is done', () => {
    const offen = {
      zahlungspflichtig: true,
      status: 'bestaetigt',
      bis: '2027-01-25',
      heute: '2027-01-25',
      widerrufen: false,
    } as const;
    expect(darfWiderrufen(offen)).toBe(true);
    expect(darfWiderrufen({ ...offen, heute: '2027-01-26' })).toBe(false);
    expect(darfWiderrufen({ ...offen, widerrufen: true })).toBe(false);
    expect(darfWiderrufen({ ...offen, status: 'erledigt' })).toBe(false);
    expect(darfWiderrufen({ ...offen, zahlungspflichtig: false })).toBe(false);
  });
});

describe('darfKundeAendern', () => {
  const beginn = new Date('2027-01-14T09:00:00+01:00');
  const am = (jetzt: string) => ({ jetzt: new Date(jetzt), aendernBisStunden: 24 });
  it('ends a day before the visit, to the minute', () => {
    const termin = { status: 'bestaetigt', beginn } as const;
    expect(darfKundeAendern(termin, 'verlege', am('2027-01-13T09:00:00+01:00'))).toEqual({
      ok: true,
      value: true,
    });
    expect(darfKundeAendern(termin, 'sageAb', am('2027-01-13T09:00:01+01:00'))).toEqual({
      ok: false,
      reason: 'termin.zu-kurzfristig',
    });
    expect(darfKundeAendern(termin, 'sageAb', am('2027-01-14T09:00:00+01:00'))).toEqual({
      ok: false,
      reason: 'termin.uebergang-nicht-moeglich',
    });
  });
  it('has no deadline for a time that only the company has named', () => {
    const vorschlag = { status: 'angekuendigt', beginn } as const;
    expect(darfKundeAendern(vorschlag, 'sageAb', am('2027-01-14T08:59:00+01:00')).ok).toBe(true);
    expect(darfKundeAendern(vorschlag, 'verlege', am('2027-01-14T09:00:00+01:00')).ok).toBe(false);
  });
  it('is over when the visit was called off or took place', () => {
    for (const status of ['abgesagt', 'erledigt', 'verschoben', 'nichtAngetroffen'] as const)
      expect(darfKundeAendern({ status, beginn }, 'sageAb', am('2027-01-11T09:00:00+01:00')).ok).toBe(false);
    expect(
      darfKundeAendern({ status: 'angefragt', beginn }, 'verlege', am('2027-01-11T09:00:00+01:00')).ok,
    ).toBe(true);
  });
});

describe('a price that is not named', () => {
  const frei = (preisCent: number | null, preisText = '') =>
    istNurAnfrage({ art: 'frei', online: 'ja', preisCent, preisText });
  it('lets customers ask, and order nothing', () => {
    for (const text of [
      '',
      'nach Aufwand',
      'je Wohnung',
      'auf Anfrage',
      'ab 2 Stunden',
      'nach Gebührenordnung (KÜO)',
    ])
      expect([text, frei(null, text)]).toEqual([text, true]);
  });
  it('is named by an amount, nothing, or what it is counted by', () => {
    expect([frei(4900), frei(0), frei(4900, 'je Wohnung')]).toEqual([false, false, false]);
    for (const text of [
      'nach Aufwand, 18,50 € je Viertelstunde',
      '90 Euro je Stunde',
      'je Meter EUR 4',
      '1,40 €/AW',
      '80 Cent je Minute',
    ])
      expect([text, nenntPreis({ preisCent: null, preisText: text })]).toEqual([text, true]);
  });
  it('does not matter where the law names it, or the company wants to be asked anyway', () => {
    const gebuehr = { preisCent: null, preisText: '' };
    expect(istNurAnfrage({ art: 'hoheitlich', online: 'link', ...gebuehr })).toBe(false);
    expect(istNurAnfrage({ art: 'hoheitlich', online: 'anfrage', ...gebuehr })).toBe(true);
    expect(istNurAnfrage({ art: 'frei', online: 'anfrage', preisCent: 4900, preisText: '' })).toBe(true);
    expect(istNurAnfrage({ art: 'frei', online: 'link', ...gebuehr })).toBe(true);
  });
});

describe('aktionDerVerlegung', () => {
  const nach = (status: TerminStatus, online: 'ja' | 'anfrage', ohneVertrag = false) =>
    aktionDerVerlegung({ status, nurAnfrage: online === 'anfrage', ohneVertrag });
  it('is a promise where she chooses for herself', () => {
    expect(nach('bestaetigt', 'ja')).toBe('verlege');
    expect(nach('angekuendigt', 'ja')).toBe('verlege');
  });
  it('waits for a yes that was not said to any time yet', () => {
    expect(nach('angefragt', 'ja')).toBe('frageUmZeit');
    expect(nach('angekuendigt', 'anfrage')).toBe('frageUmZeit');
    expect(nach('bestaetigt', 'anfrage')).toBe('verlege');
  });
  it('stays a proposal until the contract is concluded', () => {
    expect(nach('bestaetigt', 'ja', true)).toBe('schlageVor');
  });
});
