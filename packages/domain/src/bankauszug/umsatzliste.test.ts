import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatTag } from '../format.ts';
import { plusTage } from '../tag.ts';
import { liesUmsatzliste } from './umsatzliste.ts';

const lies = (text: string) => {
  const liste = liesUmsatzliste(text);
  if ('fehlt' in liste) throw new Error(liste.fehlt);
  return liste;
};
const fehlt = (text: string) => {
  const liste = liesUmsatzliste(text);
  return 'fehlt' in liste ? liste.fehlt : '';
};
const eng = (text: string) => lies(text).umsaetze.map(({ am, cent, name, zweck }) => [am, cent, name, zweck]);
const mitBetrag = (betrag: string, ...weitere: string[]) =>
  eng(
    `Buchungstag;Name;Verwendungszweck;Betrag\n${[betrag, ...weitere].map((einer) => `02.03.2027;K;Z;"${einer}"\n`).join('')}`,
  ).map(([, cent]) => cent);

const MONATE = ['Jan', 'Feb', 'Mrz', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
/** How programs write the day `2027-03-02`. */
const TAGFORMEN: ((tag: string) => string)[] = [
  formatTag,
  (tag) => tag,
  (tag) => tag.replaceAll('-', ''),
  (tag) => tag.replaceAll('-', '/'),
  (tag) => `${tag}T10:11:12.123+01:00`,
  (tag) => `${formatTag(tag)} 10:11`,
  (tag) => formatTag(tag).replaceAll('.', '/'),
  (tag) => formatTag(tag).replaceAll('.', '-'),
  (tag) => formatTag(tag).replace(/\d\d(\d\d)$/, '$1'),
  (tag) => `${tag.slice(8)}. ${MONATE[Number(tag.slice(5, 7)) - 1]} ${tag.slice(2, 4)}`,
];

/** In and out of 2 and 3 March 2027, as lists of banks show them. */
const EIN = ['2027-03-02', 4641, 'Kern & Söhne', 'RE-2027-00010'];
const AUS = ['2027-03-03', -123_456, 'Vermieter GmbH', 'Miete März'];

const LISTEN: Record<string, string> = {
  'Sparkasse, alt': `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"02.03";"02.03.27";"GUTSCHRIFT";"RE-2027-00010";"Kern & Söhne";"532013000";"37040044";"46,41";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"03.03";"03.03.27";"DAUERAUFTRAG";"Miete März";"Vermieter GmbH";"532013000";"37040044";"-1.234,56";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"04.03";"04.03.27";"GUTSCHRIFT";"RE-2027-00010";"Kern & Söhne";"532013000";"37040044";"46,41";"EUR";"Umsatz vorgemerkt"`,
  'Genossenschaftsbank, alt': `"Umsatzanzeige"
"BLZ:";"10090000";;"Datum:";"05.03.2027"
"Konto:";"202051";;"Uhrzeit:";"10:00:00"

"Buchungstag";"Valuta";"Auftraggeber/Zahlungsempfänger";"Empfänger/Zahlungspflichtiger";"Konto-Nr.";"IBAN";"BLZ";"BIC";"Vorgang/Verwendungszweck";"Kundenreferenz";"Währung";"Umsatz";" "
"02.03.2027";"02.03.2027";"Unser Betrieb";"Kern & Söhne";"";"DE89370400440532013000";"";"";"RE-2027-
00010";"NOTPROVIDED";"EUR";"46,41";"H"
"03.03.2027";"03.03.2027";"Unser Betrieb";"Vermieter GmbH";"";"";"";"";"Miete März";"";"EUR";"1.234,56";"S"
"01.03.2027";;;;;;;;;"Anfangssaldo";"EUR";"1.000,00";"H"
"05.03.2027";;;;;;;;"Endsaldo";"";"EUR";"811,85";"H"`,
  'zwei Spalten': `Umsätze Girokonto (00);Kundennummer: 123 4567890
01.03.2027 - 05.03.2027
Letzter Kontostand;;;;1.000,00;EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
02.03.2027;02.03.2027;SEPA-Gutschrift von;Kern & Söhne;RE-2027-00010;DE89370400440532013000;COBADEFFXXX;NOTPROVIDED;;;;;;1;;;46,41;EUR
03.03.2027;03.03.2027;SEPA-Überweisung an;Vermieter GmbH;Miete März;;;;;;;;;1;;-1.234,56;;EUR
Kontostand;05.03.2027;;;1.000,00;EUR`,
  'Auftraggeber und Empfänger': `"Buchungsdatum";"Wertstellung";"Umsatzart";"Buchungsdetails";"Auftraggeber";"Empfänger";"Betrag (€)";"Saldo (€)"
"02.03.2027";"02.03.2027";"Gutschrift";"RE-2027-00010";"Kern & Söhne";"Unser Betrieb";"46,41 €";"1.046,41 €"
"03.03.2027";"03.03.2027";"Überweisung";"Miete März";"Unser Betrieb";"Vermieter GmbH";"-1.234,56 €";"-188,15 €"`,
  Direktbank: `"Kontonummer:";"DE02120300000000202051 / Girokonto";

"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"02.03.27";"02.03.27";"Gebucht";"Kern & Söhne";"Unser Betrieb";"RE-2027-00010";"Eingang";"DE89370400440532013000";"46,41";"";"";""
"03.03.27";"03.03.27";"Gebucht";"Unser Betrieb";"Vermieter GmbH";"Miete März";"Ausgang";"";"-1.234,56";"";"";""
"04.03.27";"";"Vorgemerkt";"Kern & Söhne";"Unser Betrieb";"RE-2027-00010";"Eingang";"";"46,41";"";"";""`,
  'Firmenkonto, mit Uhrzeit': `Settlement date (UTC);Operation date (UTC);Status;Counterparty name;Payment method;Amount (incl. VAT);Currency;Reference
02-03-2027 10:00:00;02-03-2027 09:59:58;settled;Kern & Söhne;transfer;46,41;EUR;RE-2027-00010
03-03-2027 10:00:00;03-03-2027 09:59:58;settled;Vermieter GmbH;transfer;-1234,56;EUR;Miete März
04-03-2027 10:00:00;;declined;Kern & Söhne;transfer;46,41;EUR;RE-2027-00010`,
  Handelsbank: `Buchung;Valuta;Sender / Empfänger;IBAN / Konto-Nr.;BIC / BLZ;Buchungstext;Verwendungszweck;Kategorie;Stichwörter;Umsatz geteilt;Betrag in EUR
02.03.2027;02.03.2027;Kern & Söhne;DE89370400440532013000;COBADEFFXXX;GUTSCHRIFT;RE-2027-00010;;;nein;46,41
03.03.2027;03.03.2027;Vermieter GmbH;;;DAUERAUFTRAG;Miete März;;;nein;-1.234,56`,
  'ohne Schalter': `Kontonummer;Datum/Zeit;Buchungstag;Wertstellung;Soll/Haben;Buchungsschlüssel;Buchungsart;Empfänger/Auftraggeber Name;Empfänger/Auftraggeber IBAN;Empfänger/Auftraggeber BIC;Vwz.0;Vwz.1;Vwz.10
202051;05.03.2027 10:00;02.03.2027;02.03.2027;46,41;51;Gutschrift;Kern & Söhne;DE89;COBA;RE-2027-;00010;
202051;05.03.2027 10:00;03.03.2027;03.03.2027;-1.234,56;20;Überweisung;Vermieter GmbH;;;Miete;März;`,
  'auf Englisch, mit Komma getrennt': `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2027-03-02,2027-03-02,"Kern & Söhne",DE89370400440532013000,"Credit Transfer","RE-2027-00010","Main",46.41,,,
2027-03-03,2027-03-03,"Vermieter GmbH",,"Debit Transfer","Miete März","Main",-1234.56,,,`,
  'nur der Empfänger': `"Datum","Empfänger","Kontonummer","Transaktionstyp","Verwendungszweck","Betrag (EUR)","Betrag (Fremdwährung)","Fremdwährung","Wechselkurs"
"2027-03-02","Kern & Söhne","DE89","Gutschrift","RE-2027-00010","46.41","","",""
"2027-03-03","Vermieter GmbH","","Überweisung","Miete März","-1234.56","","",""`,
  'S und H': `Buchungsdatum\tS/H\tBuchungsbetrag\tW\u00E4hrung\tName\tZweck
02.03.2027\tH\t46,41\tEUR\tKern & Söhne\tRE-2027-00010
03.03.2027\tS\t1.234,56\tEUR\tVermieter GmbH\tMiete März`,
  'Soll und Haben als Wort, Tage mit Strichen': `Datum|Soll/Haben-Kennzeichen|Umsatz|Empfänger/Auftraggeber|Verwendungszweck 1|Verwendungszweck 2
02/03/2027|Haben|46,41|Kern & Söhne|RE-2027-00010|
20270303|Soll|1234,56|Vermieter GmbH|Miete|März`,
  'Belastung und Gutschrift': `Datum;Beschreibung;Zahlungspartner;Belastung in EUR;Gutschrift in EUR
2.3.2027;RE-2027-00010;Kern & Söhne;;46,41
3.3.2027;Miete März;Vermieter GmbH;1'234,56;`,
  'Haushaltsprogramm mit vielen Spalten': `Kontonummer;BLZ;Konto;Gegenkonto;Gegenkonto BLZ;Gegenkonto Inhaber;Betrag;Valuta;Datum;Verwendungszweck;Verwendungszweck 2;Zwischensumme;Kundenreferenz;Weitere Verwendungszwecke;Art;Vormerkbuchung
202051;12030000;Girokonto;DE89370400440532013000;COBADEFFXXX;Kern & Söhne;46,41;02.03.2027;02.03.2027;RE-2027-;00010;1.000,00;NONREF;;GUTSCHRIFT;0
202051;12030000;Girokonto;DE89370400440532013000;COBADEFFXXX;Vermieter GmbH;-1.234,56;03.03.2027;03.03.2027;Miete;;1.000,00;NONREF;März;DAUERAUFTRAG;0
202051;12030000;Girokonto;DE89370400440532013000;COBADEFFXXX;Kern & Söhne;46,41;04.03.2027;04.03.2027;RE-2027-00010;;1.000,00;NONREF;;GUTSCHRIFT;1`,
  'der Monat zuerst': `#;Account;Date;Value Date;Amount;Currency;Name;Number;Bank;Reason;Category;Posting text
1;DE02120300000000202051;3/2/27;3/2/27;"46,41";EUR;Kern & Söhne;DE89370400440532013000;COBADEFFXXX;RE-2027-00010;;GUTSCHRIFT
2;DE02120300000000202051;3/3/27;3/3/27;"-1.234,56";EUR;Vermieter GmbH;;;Miete März;;
3;DE02120300000000202051;3/13/27;3/13/27;"0,00";EUR;;;;;;`,
  'das Konto neben dem Namen': `"Date","Interest Date","Amount","Account","Counterparty","Name","Description"
"2027-03-02","2027-03-02","46.41","DE02120300000000202051","DE89370400440532013000","Kern & Söhne","RE-2027-00010"
"2027-03-03","2027-03-03","-1,234.56","DE02120300000000202051","DE89370400440532013000","Vermieter GmbH","Miete März"`,
  'eine Nachricht': `Buchungsdatum;Betrag;Währung;Gegenpartei;Beschreibung;Referenz;Nachricht;Archivnummer
02.03.2027;46,41;EUR;Kern & Söhne;;;RE-2027-00010;abc
03.03.2027;-1234,56;EUR;Vermieter GmbH;;;Miete März;abd`,
  'Zahler und Empfänger auf Englisch': `"ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Payer Name","Payee Name"
T-1,02-03-2027,46.41,EUR,"Received money","RE-2027-00010",1000,"Kern & Söhne",
T-2,03-03-2027,-1234.56,EUR,"Sent money","Miete März",1,,"Vermieter GmbH"`,
  'Tage, die nicht begonnen haben': `Date started (UTC),Date completed (UTC),Type,State,Reference,Payer,Orig currency,Orig amount,Amount,Fee,Balance,Recipient
2027-03-01,2027-03-02,TOPUP,COMPLETED,RE-2027-00010,Kern & Söhne,EUR,46.41,46.41,0.00,1000,
2027-03-01,2027-03-03,TRANSFER,COMPLETED,Miete März,,EUR,-1234.56,-1234.56,0.00,1000,Vermieter GmbH
2027-03-04,,TRANSFER,PENDING,Miete,,EUR,-1.00,-1.00,0.00,1000,Vermieter GmbH`,
  'Eingang und Ausgang': `Datum;Typ;Gegenpartei;Zahlungsreferenz;Betrag Eingang;Betrag Ausgang;Saldo
02. Mrz 27;Überweisung;Kern & Söhne;RE-2027-00010;46,41;;1000
03. März 2027;Überweisung;Vermieter GmbH;Miete März;;1.234,56;1000`,
  'Name des Gegenkontos': `Buchungstag;Wertstellungstag;Gegen IBAN;Name Gegenkonto;Verwendungszweck;Umsatz;Währung
02.03.2027;02.03.2027;DE89370400440532013000;Kern & Söhne;RE-2027-00010;46,41;EUR;
03.03.2027;03.03.2027;;Vermieter GmbH;Miete März;-1.234,56;EUR;`,
};

describe('a list of a bank', () => {
  it.each(Object.entries(LISTEN))('is read by what its columns mean: %s', (_, text) => {
    const liste = lies(text);
    const ohneUmbruch = (worte: string) => worte.replaceAll('- ', '-');
    expect(eng(text).map(([am, cent, name, zweck]) => [am, cent, name, ohneUmbruch(String(zweck))])).toEqual([
      EIN,
      AUS,
    ]);
    expect(liste.ungelesen).toEqual([]);
  });
  it('has what is only noted apart from what is booked, wherever that is written', () => {
    for (const [kopf, zelle] of [
      ['Status', 'Vorgemerkt'],
      ['Status', 'pending'],
      ['Info', 'Umsatz vorgemerkt'],
      ['Umsatzart', 'VORGEMERKT'],
      ['Bemerkung', 'vorgemerkte Buchung'],
      ['Gebucht', 'nein'],
      ['Vormerkbuchung', '1'],
      ...[
        'Rejected',
        'CANCELLED',
        'Failed',
        'Refused by bank',
        'Returned',
        'Expired',
        'On hold',
        'Processing',
        'Scheduled',
        'Transaction declined',
        'Abgebrochen',
        'Fehlgeschlagen',
        'Zurückgewiesen',
        'Nicht ausgeführt',
        'In Prüfung',
        'Autorisiert',
        'Entwurf',
      ].map((zelle) => ['Transaktionsstatus', zelle]),
    ]) {
      const text = `Buchungstag;Name;Verwendungszweck;Betrag;${kopf}\n02.03.2027;K;RE;46,41;\n02.03.2027;K;RE;46,41;${zelle}\n`;
      expect([zelle, lies(text).vorgemerkt, eng(text).length]).toEqual([zelle, 1, 1]);
    }
    const offen =
      '"Buchungstag";"Buchungstext";"Umsatz in EUR"\n"offen";"Auftraggeber: Kern Buchungstext: RE";"46,41"\n"02.03.2027 *";"RE";"46,41"\n';
    expect(lies(offen)).toMatchObject({ vorgemerkt: 2, umsaetze: [] });
    const unterUeberschrift = `Gebuchte Umsätze\nDatum;Zweck;Betrag\n02.03.2027;RE;1,00\nVorgemerkte Umsätze\n03.03.2027;RE;2,00\n04.03.2027;RE;3,00\n`;
    expect(lies(unterUeberschrift)).toMatchObject({ vorgemerkt: 2, umsaetze: [{ cent: 100 }] });
  });
  it('counts what its own column calls booked, in whatever words', () => {
    for (const zelle of [
      'Gebucht',
      'Completed',
      'settled',
      'Abgeschlossen',
      'Ausgeführt',
      'Executed',
      'Booked',
      'OK',
      'Bezahlt',
      'verbucht',
      'Erfolgreich',
      'Umsatz gebucht',
    ])
      expect([
        zelle,
        eng(`Buchungstag;Name;Verwendungszweck;Betrag;Status\n02.03.2027;K;RE;46,41;${zelle}\n`).length,
      ]).toEqual([zelle, 1]);
  });
  it('has its purpose where no column is called one, and an invoice named in a column that nobody knows', () => {
    expect(
      eng(
        'Datum;Betrag;IBAN;Vermerk;Kürzel\n02.03.2027;46,41;DE89370400440532013000;RE-2027-00010 danke;COBADEFF\n',
      ),
    ).toEqual([['2027-03-02', 4641, '', 'RE-2027-00010 danke']]);
    expect(
      eng('Datum;Betrag;Verwendungszweck;Belegfeld\n02.03.2027;46,41;Rechnung März;RE-2027-00010\n'),
    ).toEqual([['2027-03-02', 4641, '', 'Rechnung März RE-2027-00010']]);
  });
  it('counts what a customer only calls noted, open or a total', () => {
    for (const zweck of ['vorgemerkt', 'offen', 'Summe RE-2027-00010', 'Saldo Rechnung 10', 'Status nein'])
      expect(
        eng(`Buchungstag;Name;Verwendungszweck;Betrag;Bemerkung\n02.03.2027;K;${zweck};46,41;offen\n`),
      ).toHaveLength(1);
  });
  it('reads amounts with a sign on either side, in brackets, with any blank, and in one notation a column', () => {
    for (const betrag of [
      '46,41',
      '46.41',
      '+46,41',
      '46,41 €',
      'EUR 46,41',
      '46,410',
      '46,41 H',
      '\u00A046,41\u202F€',
    ])
      expect([betrag, mitBetrag(betrag)]).toEqual([betrag, [4641]]);
    for (const betrag of [
      '-46,41',
      '46,41-',
      '−46,41',
      '–46,41',
      '- 46,41',
      '46.41-',
      '(46,41)',
      '46,41 S',
      '-46,41 EUR',
    ])
      expect([betrag, mitBetrag(betrag)]).toEqual([betrag, [-4641]]);
    expect(mitBetrag('1.234', '46,41', '1.234,5', "12'345,00")).toEqual([123_400, 4641, 123_450, 1_234_500]);
    expect(mitBetrag('1,234', '46.41', '1,234.50')).toEqual([123_400, 4641, 123_450]);
    expect(mitBetrag('+9.401')).toEqual([940_100]);
    expect(mitBetrag('1.234,56', '1,234.56')).toEqual([123_456, 123_456]);
  });
  it('shows what cannot be read with its row, and drops nothing but balances and sentences', () => {
    const text = `Buchungstag;Name;Verwendungszweck;Betrag;Währung
02.03.2027;Kern;RE-2027-00010;46,41;EUR
;Kern;RE-2027-00011;46,41;EUR
03.03.2027;Kern;RE-2027-00012;46,4x;EUR
03.03.2027;Kern;RE-2027-00013;46,41;CHF
03.03.2027;Kern;RE-2027-00014;46,415;EUR
04.03.2027;Kern;Hinweis;0,00;EUR

Kontostand;05.03.2027;;1.000,00;EUR
Alle Angaben ohne Gewähr.
`;
    expect(lies(text)).toMatchObject({
      umsaetze: [{ cent: 4641 }],
      ungelesen: [
        { zeile: 3, grund: 'tag', text: 'Kern · RE-2027-00011 · 46,41 · EUR' },
        { zeile: 4, grund: 'betrag' },
        { zeile: 5, grund: 'waehrung' },
        { zeile: 6, grund: 'betrag' },
      ],
    });
  });
  it('of two columns has an amount in one of them', () => {
    const text =
      'Datum;Soll;Haben\n02.03.2027;1,00;\n02.03.2027;;2,00\n02.03.2027;0,00;3,00\n02.03.2027;4,00;5,00\n02.03.2027;x;\n';
    expect(lies(text).umsaetze.map(({ cent }) => cent)).toEqual([-100, 200, 300]);
    expect(lies(text).ungelesen.map(({ zeile }) => zeile)).toEqual([5, 6]);
  });
  it('of which nothing is read is refused with what was missing', () => {
    expect(fehlt('Hallo')).toBe('es fehlt eine Spalte für Buchungstag und Betrag');
    expect(fehlt('Buchungstag;Name;Umsatzart\n02.03.2027;Kern;Gutschrift\n')).toBe(
      'es fehlt eine Spalte für Betrag; gefunden wurden „Buchungstag“, „Name“, „Umsatzart“',
    );
    expect(fehlt('Name;Betrag\nKern;46,41\n')).toContain('eine Spalte für Buchungstag;');
    expect(fehlt('Buchungstag;Betrag\n')).toBe('unter den Überschriften steht keine Buchung');
    expect(fehlt('Buchungstag;Betrag\n31.02.2027;46,41\n')).toBe(
      'keine Zeile ist zu lesen; in Zeile 2 steht kein Tag: „31.02.2027 · 46,41“',
    );
  });
  it('may hold several lists one below the other', () => {
    const text = `"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"02.03.2027";"02.03.2027";"Überweisung";"Auftraggeber: Kern & Söhne Kto/IBAN: DE89370400440532013000 BLZ/BIC: COBADEFFXXX Buchungstext: RE-2027-00010 Ref. H5C27061H1234567/1";"46,41";
"Alter Kontostand";"1.000,00 EUR";

"Umsätze Visa-Karte";"Zeitraum: 30 Tage";
"Buchungstag";"Umsatztag";"Vorgang";"Referenz";"Buchungstext";"Umsatz in EUR";
"03.03.2027";"02.03.2027";"Visa-Umsatz";"123";"TANKSTELLE";"-50,00";
`;
    expect(eng(text)).toEqual([
      ['2027-03-02', 4641, 'Kern & Söhne', 'RE-2027-00010 Ref. H5C27061H1234567/1'],
      ['2027-03-03', -5000, '', 'TANKSTELLE 123'],
    ]);
    expect(lies(text).ungelesen).toEqual([]);
  });
  it('names its account in a column or above', () => {
    const konto = (text: string) => lies(text).umsaetze[0]?.konto;
    expect(konto(LISTEN['Sparkasse, alt'] ?? '')).toBe('DE02120300000000202051');
    expect(
      konto(
        'IBAN;DE02 1203 0000 0000 2020 51\nKunde;Kern\n\nDatum;IBAN;Betrag\n02.03.2027;DE89370400440532013000;1,00\n',
      ),
    ).toBe('DE02120300000000202051');
    expect(konto(LISTEN['ohne Schalter'] ?? '')).toBe('202051');
    expect(konto('Datum;Zweck;Betrag\n02.03.2027;x;1,00\n')).toBe('');
  });
  it('of any columns in any order comes in to the cent', () => {
    const zeile = fc.record({
      tage: fc.nat(300),
      cent: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((cent) => cent !== 0),
      zweck: fc.constantFrom('RE-2027-00010', 'a;b', 'zwei\nZeilen', '"so"', '12,50 Skonto', ''),
    });
    const art = fc.record({
      trennzeichen: fc.constantFrom(';', ',', '\t', '|'),
      dezimal: fc.constantFrom(',', '.'),
      richtung: fc.constantFrom('vorn', 'hinten', 'spalte', 'zwei'),
      vorspann: fc.nat(12),
      tag: fc.constantFrom(
        'Buchungstag',
        'Buchungsdatum',
        'Datum',
        'Buchung',
        'Date completed',
        'Zahlungsdatum',
      ),
      tagform: fc.constantFrom(...TAGFORMEN),
      betrag: fc.constantFrom(
        'Betrag',
        'Umsatz in EUR',
        'Amount (EUR)',
        'Betrag der Zahlung',
        'Buchungsbetrag',
      ),
      name: fc.constantFrom(
        'Name',
        'Auftraggeber/Empfänger',
        'Gegenkonto Inhaber',
        'Sender/Recipient',
        'Partnername',
      ),
      dreh: fc.nat(5),
    });
    const betragText = (cent: number, dezimal: string) => {
      const [ganz = '', rest = ''] = (Math.abs(cent) / 100).toFixed(2).split('.');
      return `${ganz.replaceAll(/\B(?=(\d{3})+$)/g, dezimal === ',' ? '.' : ',')}${dezimal}${rest}`;
    };
    fc.assert(
      fc.property(fc.array(zeile, { minLength: 1, maxLength: 12 }), art, (zeilen, wie) => {
        const spalten: [string, (eine: (typeof zeilen)[number]) => string][] = [
          [wie.tag, ({ tage }) => wie.tagform(plusTage('2027-01-01', tage))],
          ['Umsatzart', () => 'Gutschrift'],
          [wie.name, () => 'Kern & Söhne'],
          ['Gebühr (EUR)', () => betragText(150, wie.dezimal)],
          ['Verwendungszweck', ({ zweck }) => zweck],
          ['Saldo', () => betragText(100_000, wie.dezimal)],
          ...betragsspalten(wie, (cent) => betragText(cent, wie.dezimal)),
        ];
        const gedreht = [
          ...spalten.slice(wie.dreh % spalten.length),
          ...spalten.slice(0, wie.dreh % spalten.length),
        ];
        const inZelle = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const alsZeile = (zellen: string[]) => zellen.map(inZelle).join(wie.trennzeichen);
        const text = [
          ...Array.from({ length: wie.vorspann }, (_, stelle) => `Angabe ${stelle}`),
          alsZeile(gedreht.map(([kopf]) => kopf)),
          ...zeilen.map((eine) => alsZeile(gedreht.map(([, wert]) => wert(eine)))),
        ].join('\r\n');
        expect(lies(text).umsaetze.map(({ am, cent, name }) => [am, cent, name])).toEqual(
          zeilen.map(({ tage, cent }) => [plusTage('2027-01-01', tage), cent, 'Kern & Söhne']),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

type Betragsspalte = [string, (eine: { cent: number }) => string];
function betragsspalten(
  { richtung, betrag }: { richtung: string; betrag: string },
  alsText: (cent: number) => string,
): Betragsspalte[] {
  if (richtung === 'zwei')
    return [
      ['Soll', ({ cent }) => (cent < 0 ? alsText(cent) : '')],
      ['Haben', ({ cent }) => (cent > 0 ? alsText(cent) : '')],
    ];
  if (richtung === 'spalte')
    return [
      [betrag, ({ cent }) => alsText(cent)],
      ['S/H', ({ cent }) => (cent < 0 ? 'S' : 'H')],
    ];
  const [vorn, hinten] = richtung === 'vorn' ? ['-', ''] : ['', '-'];
  return [[betrag, ({ cent }) => (cent < 0 ? `${vorn}${alsText(cent)}${hinten}` : alsText(cent))]];
}
