import { describe, expect, it } from 'vitest';

import { deuteAuszug } from './deuteAuszug.ts';

const lies = (text: string) => {
  const antwort = deuteAuszug(Buffer.from(text, 'latin1'));
  if (!antwort.ok) throw new Error(antwort.grund);
  return antwort.auszug;
};
const eng = (text: string) =>
  lies(text).posten.map(({ konto, am, cent, teile: [teil] }) => [konto, am, cent, teil?.name, teil?.zweck]);
const auszug = (...umsaetze: string[]): string =>
  [
    ':20:STARTUMS',
    ':25:12030000/0000202051',
    ':28C:00003/001',
    ':60F:C270301EUR1000,00',
    ...umsaetze,
    ':62F:C270302EUR1046,41',
    '-',
    '',
  ].join('\r\n');

const EIN = [
  '0000202051',
  '2027-03-02',
  4641,
  'Kern & Söhne Hausverwaltung GmbH',
  'Rechnung RE-2027-00010 KD-4711',
];

/** The same payment as it comes out of the programs of four banks. */
const BANKEN: Readonly<Record<string, string>> = {
  'a Sparkasse, with the words of SEPA': auszug(
    ':61:2703020302CR46,41N166NONREF',
    ':86:166?00GUTSCHR. UEBERWEISUNG?109251?20EREF+KD-4711?21SVWZ+Rechnung RE-2027-000?2210?30COBADEFFXXX?31DE89370400440532013000?32Kern & Söhne Hausverwaltun?33g GmbH?34000',
  ),
  'lines that are folded in the middle of a word': auszug(
    ':61:2703020302C46,41NTRFNONREF//2703021234567890',
    ':86:166?00SEPA-Gutschrift?20EREF+KD-4711?21SVWZ+Rechnung RE-20',
    '27-000?2210?30COBADEFFXXX?31DE89370400440532013000?32Kern & Söh',
    'ne Hausverwaltun?33g GmbH',
  ),
  'another sign between the parts, and only line feeds': auszug(
    ':61:270302C46,41NMSCNONREF',
    ':86:166>00SEPA>20EREF+KD-4711>21SVWZ+Rechnung RE-2027-000>2210>32Kern & Söhne Hausverwaltun>33g GmbH',
  ).replaceAll('\r\n', '\n'),
  'inside the envelope of SWIFT': `{1:F01BANKDEFFAXXX}{2:O9401200}{4:\r\n${auszug(
    ':61:2703020302C46,41NTRFNONREF',
    ':86:166?00SEPA?20EREF+KD-4711?21SVWZ+Rechnung RE-2027-000?2210?32Kern & Söhne Hausverwaltun?33g GmbH',
  )}-}`,
};

describe('MT940', () => {
  it.each(Object.entries(BANKEN))('is read as %s writes it', (_bank, text) => {
    // A piece that is not full ends a word: 26 letters here, so the bank's own blank is kept where it has one.
    expect(eng(text).map(([konto, am, cent, name]) => [konto, am, cent, name])).toEqual([EIN.slice(0, 4)]);
    expect(String(eng(text)[0]?.[4]).replaceAll(' ', '')).toBe('RechnungRE-2027-00010KD-4711');
    expect(lies(text)).toMatchObject({ vorgemerkt: 0, ungelesen: [] });
  });
  it('takes debits, and what is taken back, the other way', () => {
    const betraege = ['D1234,56', 'C1,', 'RC46,41', 'RD46,41', 'DR0,5'].map(
      (was) => `:61:2703020302${was}NTRFNONREF`,
    );
    expect(lies(auszug(...betraege)).posten.map(({ cent }) => cent)).toEqual([
      -123_456, 100, -4641, 4641, -50,
    ]);
  });
  it('finds the year of a booking beside the day of its value', () => {
    const tage = ['2612310102', '2701011231', '2703020302', '270228'].map(
      (tag) => `:61:${tag}C1,00NTRFNONREF`,
    );
    expect(lies(auszug(...tage)).posten.map(({ am }) => am)).toEqual([
      '2027-01-02',
      '2026-12-31',
      '2027-03-02',
      '2027-02-28',
    ]);
  });
  it('keeps a text that no bank here would write, and what the bank adds, as they are', () => {
    const text = auszug(
      ':61:2703020302C46,41NTRFNONREF',
      'STEUER',
      ':86:/EREF/KD-4711/NAME/Kern/REMI/RE-2027-00010',
      ':61:2703020302C1,00NTRFNONREF',
      'ZINSEN 1. Quartal',
    );
    expect(eng(text).map(([, , , name, zweck]) => [name, zweck])).toEqual([
      ['', '/EREF/KD-4711/NAME/Kern/REMI/RE-2027-00010 STEUER'],
      ['', 'ZINSEN 1. Quartal'],
    ]);
  });
  it('drops nothing: what cannot be read is shown with its line, what is in another currency, too', () => {
    const text = auszug(
      ':61:270302C46;41NTRFNONREF',
      ':86:166?20RE-2027-00010',
      ':61:271399C1,00NTRFNONREF',
      ':61:2703020302C1,00NTRFNONREF',
    );
    expect(lies(text)).toMatchObject({
      posten: [{ cent: 100 }],
      ungelesen: [
        { zeile: 5, grund: 'betrag', text: '270302C46;41NTRFNONREF 166?20RE-2027-00010' },
        { zeile: 7, grund: 'tag' },
      ],
    });
    expect(lies(text.replace('EUR1000', 'CHF1000')).ungelesen.map(({ grund }) => grund)).toEqual([
      'betrag',
      'tag',
      'waehrung',
    ]);
  });
  it('counts as noted what a bank tells during the day or only expects', () => {
    const waehrend = [
      ':20:VORMERK',
      ':25:DE02120300000000202051',
      ':34F:EUR0,',
      ':13D:2703021015+0100',
      ':61:270302C46,41NTRFNONREF',
      '',
    ].join('\r\n');
    expect(lies(waehrend)).toMatchObject({ posten: [], vorgemerkt: 1 });
    expect(lies(auszug(':61:2703020302EC46,41NTRFNONREF'))).toMatchObject({ posten: [], vorgemerkt: 1 });
  });
  it('of several accounts in one file says each time which', () => {
    const zwei =
      auszug(':61:2703020302C1,00NTRFNONREF') +
      auszug(':61:2703020302C2,00NTRFNONREF').replace('12030000/0000202051', 'DE89370400440532013000EUR');
    expect(eng(zwei).map(([konto, , cent]) => [konto, cent])).toEqual([
      ['0000202051', 100],
      ['DE89370400440532013000', 200],
    ]);
  });
  it('without a move is a statement without a move', () => {
    expect(lies(auszug())).toEqual({ posten: [], vorgemerkt: 0, ungelesen: [] });
  });
});

describe('a list of PayPal', () => {
  const KOPF =
    '"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Absender E-Mail-Adresse","Transaktionscode","Artikelbezeichnung","Rechnungsnummer","Auswirkung auf Guthaben","Betreff","Guthaben"';
  it('counts what was paid, not what is left of it, and nothing that only waits', () => {
    const text = [
      KOPF,
      '"02.03.2027","10:11:12","Europe/Berlin","Kern & Söhne","Zahlung","Abgeschlossen","EUR","46,41","-1,51","44,90","k@example.org","5AB","","RE-2027-00010","Haben","","44,90"',
      '"02.03.2027","10:12:12","Europe/Berlin","Kern & Söhne","Zahlung","Ausstehend","EUR","46,41","0,00","46,41","k@example.org","5AC","","RE-2027-00011","Memo","","44,90"',
      '"03.03.2027","08:00:00","Europe/Berlin","","Allgemeine Abbuchung","Abgeschlossen","EUR","-44,90","0,00","-44,90","","5AD","","","Soll","","0,00"',
    ].join('\r\n');
    expect(eng(text)).toEqual([
      ['', '2027-03-02', 4641, 'Kern & Söhne', 'RE-2027-00010'],
      ['', '2027-03-03', -4490, '', 'Allgemeine Abbuchung'],
    ]);
    expect(lies(text)).toMatchObject({ vorgemerkt: 1, ungelesen: [] });
  });
});
