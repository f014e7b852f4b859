import { deflateRawSync } from 'node:zlib';

import { bankspaltenAus } from '@kehrtour/domain/bankauszug/bankspalten';
import { betragsleser } from '@kehrtour/domain/bankauszug/betragsleser';
import { nummernsuche } from '@kehrtour/domain/bankauszug/rechnungsnummern';
import { sagtDasselbe, wortlautAus } from '@kehrtour/domain/bankauszug/sagtDasselbe';
import { tagesleser } from '@kehrtour/domain/bankauszug/tagesleser';
import { entwirre } from '@kehrtour/domain/importdatei/datei/doppeltKodiert';
import { bewerteLesart } from '@kehrtour/domain/importdatei/datei/zeichensatz';
import { liesImport } from '@kehrtour/domain/importdatei/liesImport';
import { liesName } from '@kehrtour/domain/importdatei/name/personenname';
import { ordneSpaltenZu } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { liesTelefonzelle } from '@kehrtour/domain/importdatei/spalte/telefonzelle';
import { liesDatum, liesMail, liesZeitspanne } from '@kehrtour/domain/importdatei/spalte/werte';
import { liesTaetigkeiten } from '@kehrtour/domain/importdatei/zeile/taetigkeitstext';
import { ibanAus, ibanFehler } from '@kehrtour/domain/kennung/iban';
import { trenneAnschrift } from '@kehrtour/domain/ort/ganzeAnschrift';
import { liesHausnummer } from '@kehrtour/domain/ort/hausnummer';
import { strassenSchluessel, trenneStrasseHausnr } from '@kehrtour/domain/ort/strasse';
import { trenneWohnung } from '@kehrtour/domain/ort/wohnung';
import { istMailadresse } from '@kehrtour/domain/text/mailadresse';
import { suchtext } from '@kehrtour/domain/text/suchtext';
import { describe, expect, it } from 'vitest';

import { deuteRuecklauf } from '../src/ankuendigung/kanal/mail/deuteRuecklauf.ts';
import { baueVorschau } from '../src/importauftrag/baueVorschau.ts';
import { liesDatei } from '../src/importauftrag/liesDatei.ts';
import { deuteListe } from '../src/importauftrag/quelle/ordner/ablage/s3/deuteListe.ts';
import { liesAntwort } from '../src/kalender/liesAntwort.ts';
import { deuteAuszug } from '../src/rechnung/bank/deuteAuszug.ts';
import { baueArchiv, mappe, ZWEI_ZEILEN } from './archiv.ts';
import { waechstSchneller } from './wachstum.ts';

/** By day a part of what is read at most: what costs more than its length shows there, too. */
const BIS = 600_000 / Number(process.env['SCHLIMMSTES_TEILER']);
const ZELLE_BIS = 256_000 / Number(process.env['SCHLIMMSTES_TEILER']);
const voll = (stueck: string) => (laenge: number) =>
  stueck.repeat(Math.max(1, Math.floor(laenge / stueck.length)));
const mittendrin = (stueck: string) => (laenge: number) => `x${voll(stueck)(laenge)}x`;
const nachts = process.env['SCHLIMMSTES_TEILER'] === '1';
const gezaehlt = (stueck: (nth: number) => string) => (laenge: number) => {
  let text = '';
  for (let nth = 1; text.length < laenge; nth += 1) text += stueck(nth);
  return text;
};

const jahr = { von: Date.parse('2027-01-01T00:00:00+01:00'), bis: Date.parse('2028-01-01T00:00:00+01:00') };
const alsKalender = (text: string) =>
  liesAntwort({ form: 'datei', bytes: Buffer.from(text) }, jahr, 'kehrtour.example');
const alsDav = (text: string) =>
  liesAntwort({ form: 'multistatus', bytes: Buffer.from(text) }, jahr, 'kehrtour.example');
const ical = (mitte: string) => `BEGIN:VCALENDAR\r\n${mitte}\r\nEND:VCALENDAR\r\n`;
const termin = (mehr: string, uid = 'a') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART;TZID=Europe/Berlin:20270101T080000\r\nDURATION:PT1H\r\n${mehr}\r\nEND:VEVENT\r\n`;

async function alsListe(bytes: Buffer, art: 'csv' | 'xlsx' = 'csv') {
  const gelesen = await liesDatei({ bytes, art, lesart: {} });
  if (!gelesen.ok) return;
  const { zuordnung } = baueVorschau(gelesen, undefined);
  const { kopfzeile } = gelesen.lesart;
  liesImport(gelesen.zeilen, { zuordnung, ...(kopfzeile === null ? {} : { kopfzeile }) });
}
const teil = (name: string, inhalt: string) => {
  const bytes = Buffer.from(inhalt);
  return { name, inhalt: bytes, gepackt: deflateRawSync(bytes, { level: 1 }) };
};
const BLATT = 'xl/worksheets/sheet1.xml';
const alsMappe = (name: string) => (text: string) =>
  alsListe(
    baueArchiv([...mappe(ZWEI_ZEILEN).filter((eintrag) => eintrag.name !== name), teil(name, text)]),
    'xlsx',
  );
const alsText = (text: string) => alsListe(Buffer.from(text));
const alsTabelle = (text: string) => alsListe(Buffer.from(text), 'xlsx');
const alsAuszug = (text: string) => deuteAuszug(Buffer.from(text));
const NS = 'xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"';
const excelXml = (mitte: string) =>
  `<?xml version="1.0"?><Workbook ${NS}><Worksheet ss:Name="A"><Table>${mitte}</Table></Worksheet></Workbook>`;
const fods = (mitte: string) =>
  `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="A">${mitte}</table:table></office:spreadsheet></office:body></office:document>`;
const ORT = 'Straße;Hausnr.;PLZ;Ort;Name\n';
const UMSATZ = 'Buchungstag;Betrag;Verwendungszweck;Name\n';
const camt = (mitte: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${mitte}</Stmt></BkToCstmrStmt></Document>`;
const posten = (mitte: string) =>
  `<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2027-03-02</Dt></BookgDt>${mitte}</Ntry>`;
const mt940 = (mitte: string) => `:20:1\n:25:1/2\n:60F:C270301EUR0,00\n${mitte}\n-\n`;
const alsRuecklauf = (text: string) => deuteRuecklauf(Buffer.from(text));
const bericht = (mitte: string, kopf = '') =>
  `To: r@k.example\r\n${kopf}Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; a\r\n\r\n${mitte}\r\n--x--\r\n`;

type Leser = [name: string, lies: (text: string) => unknown, baue: (laenge: number) => string];
/** Every reader of what others write, with what is worst for it. */
const DATEIEN: Leser[] = [
  ...(
    [
      ['one line', (n) => ical(`X:${voll('y\r\n ')(n)}`)],
      ['lines', (n) => ical(voll('x\r\n')(n))],
      ['parameters', (n) => ical(gezaehlt((nth) => `X;A=${nth}:1\r\n`)(n))],
      ['quotes', (n) => ical(`X;A="${voll('""')(n)}:1`)],
      ['things inside things', (n) => ical(voll('BEGIN:X\r\n')(n))],
      ['entries', (n) => ical(gezaehlt((nth) => termin('', `e${nth}`))(n))],
      ['entries of one UID', (n) => ical(gezaehlt(() => termin(''))(n))],
      ['series', (n) => ical(gezaehlt((nth) => termin('RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR', `e${nth}`))(n))],
      [
        'exceptions of one series',
        (n) =>
          ical(
            termin('RRULE:FREQ=DAILY') +
              gezaehlt((nth) =>
                termin(`RECURRENCE-ID:2027${String((nth % 12) + 1).padStart(2, '0')}02T070000Z`),
              )(n),
          ),
      ],
      [
        'dates that were taken out',
        (n) => ical(termin(`RRULE:FREQ=DAILY\r\nEXDATE:${voll('20270102T070000Z,')(n)}`)),
      ],
      [
        'lines of dates that were taken out',
        (n) => ical(termin(`RRULE:FREQ=DAILY${voll('\r\nEXDATE:20270102')(n)}`)),
      ],
      ['extra dates', (n) => ical(termin(`RDATE:${voll('20270102T070000Z/PT1H,')(n)}`))],
      ['rules', (n) => ical(termin(voll('RRULE:FREQ=YEARLY\r\n')(n)))],
      ['a rule', (n) => ical(termin(`RRULE:FREQ=YEARLY;BYYEARDAY=${voll('1,')(n)}`))],
      ['zones', (n) => ical(gezaehlt((nth) => `BEGIN:VTIMEZONE\r\nTZID:z${nth}\r\nEND:VTIMEZONE\r\n`)(n))],
      [
        'changes of one zone',
        (n) =>
          ical(
            `BEGIN:VTIMEZONE\r\nTZID:q\r\n${gezaehlt((nth) => `BEGIN:STANDARD\r\nDTSTART:${1970 + (nth % 60)}0101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\n`)(n)}END:VTIMEZONE\r\n${termin('')}`,
          ),
      ],
      [
        'ranges',
        (n) =>
          ical(
            termin('RRULE:FREQ=DAILY') +
              gezaehlt((nth) =>
                termin(
                  `RECURRENCE-ID;RANGE=THISANDFUTURE:2027${String((nth % 12) + 1).padStart(2, '0')}03T070000Z`,
                ),
              )(n),
          ),
      ],
    ] as [string, (n: number) => string][]
  ).map(([was, baue]): Leser => [`calendar, ${was}`, alsKalender, baue]),
  ['CalDAV, elements', alsDav, (n) => `<multistatus xmlns="DAV:">${voll('<a/>')(n)}</multistatus>`],
  ['CalDAV, elements inside elements', alsDav, (n) => `<multistatus xmlns="DAV:">${voll('<a>')(n)}`],
  ['CalDAV, attributes', alsDav, (n) => `<a ${gezaehlt((nth) => `a${nth}="" `)(n)}/>`],
  ['CalDAV, entities', alsDav, (n) => `<multistatus xmlns="DAV:">${voll('&amp;')(n)}</multistatus>`],
  ...[';', '"', '""', '\n', '"a";', 'a', '\t', ' ', '|', ',', '\r', 'Straße;', 'ä'].map((stueck): Leser => [
    `list of ${JSON.stringify(stueck)}`,
    alsText,
    (n) => ORT + voll(stueck)(n),
  ]),
  ['list, rows', alsText, (n) => ORT + gezaehlt((nth) => `Ringweg;${nth};91207;Lauf;Kern ${nth}\n`)(n)],
  ['list, rows of one house', alsText, (n) => ORT + voll('Ringweg;5;91207;Lauf;Kern\n')(n)],
  [
    'list, flats of one house',
    alsText,
    (n) => ORT + gezaehlt((nth) => `Ringweg;5 Wohnung ${nth};91207;Lauf;Kern ${nth}\n`)(n),
  ],
  [
    'list, marks for the row above',
    alsText,
    (n) => `${ORT}Ringweg;5;91207;Lauf;Kern\n${voll('dto.;dto.;dto.;dto.;dto.\n')(n)}`,
  ],
  ['list, a quote that never ends', alsText, (n) => `${ORT}"${voll('a;b\n')(n)}`],
  [
    'workbook, rows',
    alsMappe(BLATT),
    (n) =>
      `<worksheet><sheetData>${gezaehlt((nth) => `<row r="${nth}"><c r="A${nth}"><v>${nth}</v></c></row>`)(n)}</sheetData></worksheet>`,
  ],
  [
    'workbook, rows that never end',
    alsMappe(BLATT),
    (n) => `<worksheet><sheetData>${gezaehlt((nth) => `<row r="${nth}">`)(n)}`,
  ],
  [
    'workbook, cells of one row',
    alsMappe(BLATT),
    (n) =>
      `<worksheet><sheetData><row>${gezaehlt((nth) => `<c><v>${nth}</v></c>`)(n)}</row></sheetData></worksheet>`,
  ],
  [
    'workbook, texts',
    alsMappe('xl/sharedStrings.xml'),
    (n) => `<sst>${gezaehlt((nth) => `<si><t>${nth}</t></si>`)(n)}</sst>`,
  ],
  [
    'workbook, texts inside texts',
    alsMappe('xl/sharedStrings.xml'),
    (n) => `<sst>${gezaehlt((nth) => `<si n="${nth}"><t>`)(n)}`,
  ],
  [
    'workbook, joined cells',
    alsMappe(BLATT),
    (n) =>
      `<worksheet><sheetData>${ZWEI_ZEILEN}</sheetData><mergeCells>${gezaehlt((nth) => `<mergeCell ref="A${nth}:A${nth + 1}"/>`)(n)}</mergeCells></worksheet>`,
  ],
  ['HTML, cells', alsTabelle, (n) => `<html><table><tr>${voll('<td>a')(n)}`],
  ['HTML, rows', alsTabelle, (n) => `<html><table>${voll('<tr><td>a')(n)}`],
  ['HTML, tables', alsTabelle, (n) => `<html>${voll('<table><tr><td>a</table>')(n)}`],
  ['HTML, tables inside tables', alsTabelle, (n) => `<html>${voll('<table><tr><td>')(n)}`],
  ['HTML, tags that never end', alsTabelle, (n) => `<html><table>${voll('<')(n)}`],
  ['HTML, attributes', alsTabelle, (n) => `<html><table><td ${voll('a="" ')(n)}>`],
  ['HTML, entities', alsTabelle, (n) => `<html><table><tr><td>${voll('&')(n)}`],
  ['HTML, comments', alsTabelle, (n) => `<html><table>${voll('<!--')(n)}`],
  ['HTML, cells over rows', alsTabelle, (n) => `<html><table>${voll('<tr><td rowspan=99999>a')(n)}`],
  ['HTML, scripts', alsTabelle, (n) => `<html><table>${voll('<script>')(n)}`],
  ['Excel 2003, rows', alsTabelle, (n) => excelXml(voll('<Row><Cell><Data>a</Data></Cell></Row>')(n))],
  [
    'Excel 2003, rows far below',
    alsTabelle,
    (n) =>
      excelXml(
        gezaehlt((nth) => `<Row ss:Index="${nth * 9999}"><Cell ss:Index="250"><Data>a</Data></Cell></Row>`)(
          n,
        ),
      ),
  ],
  ['Excel 2003, cells inside cells', alsTabelle, (n) => excelXml(voll('<Row><Cell>')(n))],
  [
    'FODS, rows',
    alsTabelle,
    (n) =>
      fods(
        voll('<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row>')(n),
      ),
  ],
  [
    'FODS, rows that stand for many',
    alsTabelle,
    (n) =>
      fods(
        voll(
          '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
        )(n),
      ),
  ],
  [
    'FODS, paragraphs',
    alsTabelle,
    (n) =>
      fods(
        `<table:table-row><table:table-cell>${voll('<text:p>a</text:p>')(n)}</table:table-cell></table:table-row>`,
      ),
  ],
  [
    'FODS, spans inside spans',
    alsTabelle,
    (n) => fods(`<table:table-row><table:table-cell><text:p>${voll('<text:span>')(n)}`),
  ],
  ...['"', ';', '\n', ',', '\t', '|', '@@', ':20:\n', 'Betrag;', 'Datum;Betrag\n', ' '].map(
    (stueck): Leser => [`bank list of ${JSON.stringify(stueck)}`, alsAuszug, (n) => UMSATZ + voll(stueck)(n)],
  ),
  [
    'bank list, bookings',
    alsAuszug,
    (n) => UMSATZ + gezaehlt((nth) => `02.03.2027;12,00;RE-2027-${nth} danke;Eva ${nth}\n`)(n),
  ],
  ['bank list, equal bookings', alsAuszug, (n) => UMSATZ + voll('02.03.2027;12,00;danke;Eva\n')(n)],
  ['bank list, one purpose', alsAuszug, (n) => `${UMSATZ}02.03.2027;12,00;"${voll('RE-2 ')(n)}";Eva\n`],
  ['bank list, unread rows', alsAuszug, (n) => `${UMSATZ}02.03.2027;12,00;a;b\n${voll('x;y;1,00;\n')(n)}`],
  [
    'bank list, unknown columns',
    alsAuszug,
    (n) => `Datum;Betrag;${voll('Xy;')(n)}\n02.03.2027;1,00;${voll('wort;')(n)}`,
  ],
  [
    'CAMT, entries',
    alsAuszug,
    (n) =>
      camt(
        gezaehlt((nth) =>
          posten(`<NtryDtls><TxDtls><RmtInf><Ustrd>${nth}</Ustrd></RmtInf></TxDtls></NtryDtls>`),
        )(n),
      ),
  ],
  [
    'CAMT, parts of one entry',
    alsAuszug,
    (n) =>
      camt(
        posten(
          `<NtryDtls>${gezaehlt((nth) => `<TxDtls><Amt Ccy="EUR">0.01</Amt><RmtInf><Ustrd>${nth}</Ustrd></RmtInf></TxDtls>`)(n)}</NtryDtls>`,
        ),
      ),
  ],
  [
    'CAMT, purposes of one part',
    alsAuszug,
    (n) =>
      camt(
        posten(
          `<NtryDtls><TxDtls><RmtInf>${gezaehlt((nth) => `<Ustrd>x${nth}</Ustrd>`)(n)}</RmtInf></TxDtls></NtryDtls>`,
        ),
      ),
  ],
  [
    'CAMT, statements',
    alsAuszug,
    (n) => `<Document><BkToCstmrStmt>${voll('<Stmt></Stmt>')(n)}</BkToCstmrStmt></Document>`,
  ],
  ['CAMT, elements inside elements', alsAuszug, (n) => camt(voll('<a>')(n))],
  ['CAMT, one text', alsAuszug, (n) => camt(posten(`<AddtlNtryInf>${voll(' x')(n)}</AddtlNtryInf>`))],
  [
    'MT940, bookings',
    alsAuszug,
    (n) => mt940(gezaehlt((nth) => `:61:2703020302C1,00NTRFNONREF\n:86:166?20RE-2027-${nth}?32Kern\n`)(n)),
  ],
  [
    'MT940, one field',
    alsAuszug,
    (n) => mt940(`:61:2703020302C1,00NTRFNONREF\n:86:166${voll('?20SVWZ+a')(n)}`),
  ],
  [
    'MT940, lines of one field',
    alsAuszug,
    (n) => mt940(`:61:2703020302C1,00NTRFNONREF\n:86:${voll('a\n')(n)}`),
  ],
  ['MT940, supplements', alsAuszug, (n) => mt940(`:61:2703020302C1,00NTRFNONREF\n${voll('x\n')(n)}`)],
  ['bounce, recipients', alsRuecklauf, (n) => bericht(voll('Action: failed\r\nStatus: 5.1.1\r\n\r\n')(n))],
  ['bounce, fields', alsRuecklauf, (n) => bericht(gezaehlt((nth) => `X${nth}: a\r\n`)(n))],
  ['bounce, one field over lines', alsRuecklauf, (n) => bericht(`Status: 5\r\n${voll(' a\r\n')(n)}`)],
  ['bounce, parts', alsRuecklauf, (n) => bericht(voll('--x\r\n\r\na\r\n')(n))],
  [
    'bounce, parts inside parts',
    alsRuecklauf,
    (n) => gezaehlt((nth) => `Content-Type: multipart/mixed; boundary=b${nth}\r\n\r\n--b${nth}\r\n`)(n),
  ],
  [
    'bounce, heads',
    alsRuecklauf,
    (n) => bericht('Action: failed', gezaehlt((nth) => `To: a${nth}@b\r\n`)(n)),
  ],
  [
    'bounce, words of one head',
    alsRuecklauf,
    (n) => bericht('Action: failed', `To: ${voll('=?utf-8?q?a?= ')(n)}\r\n`),
  ],
  [
    'bounce, addresses of one head',
    alsRuecklauf,
    (n) => bericht('Action: failed', `To: ${voll('<a@b>, ')(n)}\r\n`),
  ],
  [
    'bounce, base64',
    alsRuecklauf,
    (n) => bericht(`\r\n--x\r\nContent-Transfer-Encoding: base64\r\n\r\n${voll('QUJD\r\n')(n)}`),
  ],
  [
    'bucket, files',
    (text) => deuteListe({ bytes: Buffer.from(text), beginn: '' }),
    (n) => `<ListBucketResult>${voll('<Contents><Key>a</Key></Contents>')(n)}</ListBucketResult>`,
  ],
];

/** What one cell is taken apart by: the cells of a list are shorter, and nobody should have to know that. */
const ZELLEN: [string, (text: string) => unknown][] = [
  ['an amount', (text) => betragsleser([text])(text)],
  ['a day of a bank', (text) => tagesleser([text])(text)],
  ['a column of a bank', (text) => bankspaltenAus([text])('tag')],
  ['a purpose', nummernsuche([{ nummer: 'RE-2027-00010' }])],
  [
    'two purposes',
    (text) =>
      sagtDasselbe(wortlautAus({ name: text, zweck: text }), wortlautAus({ name: 'x', zweck: `${text}x` })),
  ],
  ['an IBAN', (text) => ibanFehler(ibanAus(text))],
  ['a column of a list', (text) => ordneSpaltenZu([text])],
  ['letters', bewerteLesart],
  ['letters that were saved twice', entwirre],
  ['a name', (text) => liesName(text)],
  ['a phone', liesTelefonzelle],
  ['a date', liesDatum],
  ['a span of time', liesZeitspanne],
  ['a mail', liesMail],
  ['an address of a mail', istMailadresse],
  ['works', liesTaetigkeiten],
  ['a whole address', trenneAnschrift],
  ['a house number', liesHausnummer],
  ['a street', trenneStrasseHausnr],
  ['the key of a street', strassenSchluessel],
  ['a flat', trenneWohnung],
  ['a text that is looked for', suchtext],
];
const STUECKE = [
  ' ',
  'a',
  '1',
  '1 ',
  '1,',
  '1.',
  '01.01.',
  '-',
  ' -',
  '+49 ',
  '(',
  ')',
  '@',
  'a@',
  'a.',
  'Herr ',
  'Dr. ',
  ' und ',
  'RE 2',
  'RE-2027-',
  'str.',
  'Haus ',
  'Nr.',
  ', ',
  '/',
  '1/2',
  'Ã',
  'ä',
  '"',
  '\n',
  'von ',
  '91207 ',
  'EG ',
  'é',
  'A1',
];

describe('what is read costs what it is long', () => {
  it.each(DATEIEN)('%s', async (_, lies, baue) => {
    expect(await waechstSchneller(lies, baue, BIS)).toBeUndefined();
  });
  it.each(ZELLEN)('in one cell: %s', async (_, lies) => {
    for (const stueck of STUECKE)
      for (const baue of nachts ? [voll(stueck), mittendrin(stueck)] : [voll(stueck)])
        expect([stueck, await waechstSchneller(lies, baue, ZELLE_BIS)]).toEqual([stueck, undefined]);
  });
});
