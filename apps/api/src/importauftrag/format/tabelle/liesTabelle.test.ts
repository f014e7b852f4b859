import { erkenneDateiart } from '@kehrtour/domain/importdatei/datei/dateiart';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { liesDatei } from '../../liesDatei.ts';

const ods = (content: string, typ = 'spreadsheet'): Buffer =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8(`application/vnd.oasis.opendocument.${typ}`), { level: 0 }],
      'content.xml': strToU8(content),
      'META-INF/manifest.xml': strToU8('<m/>'),
    }),
  );
const NS =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:s" xmlns:table="urn:t" xmlns:text="urn:x"';
const calc = (tabellen: string, wurzel = 'document-content'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:${wurzel} ${NS}><office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tabellen}</office:spreadsheet></office:body></office:${wurzel}>`;
const z = (text: string, mehr = ''): string =>
  `<table:table-cell ${mehr}><text:p>${text}</text:p></table:table-cell>`;
const zeile = (...zellen: string[]): string => `<table:table-row>${zellen.join('')}</table:table-row>`;
const LISTE = `<table:table table:name="Verteiler" table:style-name="ta2">${zeile(z('geheim'))}${zeile(z('x'))}</table:table>
<table:table table:name="Kunden">${zeile(z('Straße'), z('Nr'), z('PLZ'), z('Ort'), z('Frist'))}
<table:table-row table:visibility="filter">${z('Ring<text:s/>weg', 'table:number-rows-spanned="2"')}<table:table-cell office:value-type="float" office:value="5"><text:p>5</text:p><office:annotation><text:p>Hund</text:p></office:annotation></table:table-cell><table:table-cell office:value-type="float" office:value="1067"><text:p>01067</text:p></table:table-cell>${z('Dresden')}<table:table-cell office:value-type="date" office:date-value="2027-12-31T00:00:00"><text:p>31.12.27</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16379"/></table:table-row>
${zeile('<table:covered-table-cell/>', '<table:table-cell office:value-type="float" office:value="7.5"><text:p>8</text:p></table:table-cell>', z('01067', 'table:number-columns-repeated="1"'), z('Dresden'))}
<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;

const EXCEL_XML = `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel">
<Worksheet ss:Name="Deckblatt"><Table><Row><Cell><Data ss:Type="String">Stand</Data></Cell></Row></Table><x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions></Worksheet>
<Worksheet ss:Name="Kunden"><Table><Row><Cell><Data ss:Type="String">Straße</Data></Cell><Cell><Data ss:Type="String">Nr</Data></Cell><Cell ss:Index="4"><Data ss:Type="String">Ort</Data></Cell></Row>
<Row ss:Index="3" ss:Hidden="1"><Cell ss:MergeDown="1"><Data ss:Type="String">Ring&amp;weg</Data><Comment><ss:Data>Hund</ss:Data></Comment></Cell><Cell><Data ss:Type="Number">5.5</Data></Cell><Cell ss:Index="4"><Data ss:Type="DateTime">2027-12-31T00:00:00.000</Data></Cell></Row>
<Row><Cell ss:Index="2"><Data ss:Type="Number">7</Data></Cell></Row></Table></Worksheet></Workbook>`;

const HTML = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"><style>td{mso-number-format:"<b>"}</style></head><body>
<table><tr><td>Kopf<table border=1><tr><th>Stra&szlig;e</th><th>Nr</th><th>Ort</th></tr>
<tr><td rowspan="2">Ring<br>weg</td><td>5</td><td>Dresden &amp; Umland</td></tr>
<tr style="display:none"><td>7</td><td>M&#252;nchen</td></tr><!-- <tr><td>nie</td></tr> --><tr></tr>
<tr><td colspan=2>Summe</td><td>2</td></table></td></tr></table></body></html>`;

const lies = async (bytes: Buffer, blatt?: string) => {
  const art = erkenneDateiart(bytes);
  if (art !== 'xlsx') throw new Error(`taken for ${art}`);
  return liesDatei({ bytes, art, lesart: { kopfzeile: 0, ...(blatt === undefined ? {} : { blatt }) } });
};
const gelesen = async (bytes: Buffer, blatt?: string) => {
  const antwort = await lies(bytes, blatt);
  if (!antwort.ok) throw new Error(antwort.satz ?? antwort.grund);
  return antwort;
};

describe('a table of another program', () => {
  it.each([
    ['.ods', ods(calc(LISTE))],
    ['.fods', Buffer.from(calc(LISTE, 'document'))],
  ])('is read as LibreOffice writes it: %s', async (_endung, bytes) => {
    const { zeilen, blaetter, hinweise, lesart } = await gelesen(bytes);
    expect(zeilen).toEqual([
      ['Straße', 'Nr', 'PLZ', 'Ort', 'Frist'],
      ['Ring weg', '5', '01067', 'Dresden', '31.12.2027'],
      ['Ring weg', '7,5', '01067', 'Dresden'],
    ]);
    expect(blaetter).toEqual([
      { name: 'Verteiler', zeilen: 2, versteckt: true },
      { name: 'Kunden', zeilen: 3, versteckt: false },
    ]);
    expect(lesart.blatt).toBe('Kunden');
    expect(hinweise).toHaveLength(2);
    expect((await gelesen(bytes, 'Verteiler')).zeilen).toEqual([['geheim'], ['x']]);
  });
  it('is read as Excel 2003 wrote it, whatever it is called', async () => {
    const { zeilen, blaetter, hinweise } = await gelesen(Buffer.from(EXCEL_XML));
    expect(zeilen).toEqual([
      ['Straße', 'Nr', '', 'Ort'],
      [],
      ['Ring&weg', '5,5', '', '31.12.2027'],
      ['Ring&weg', '7'],
    ]);
    expect(blaetter.map(({ name, versteckt }) => [name, versteckt])).toEqual([
      ['Deckblatt', true],
      ['Kunden', false],
    ]);
    expect(hinweise).toHaveLength(2);
  });
  it('is read as a page of the web, out of the tables that lay it out', async () => {
    const { zeilen, lesart, hinweise } = await gelesen(Buffer.from(HTML));
    expect(zeilen).toEqual([
      ['Straße', 'Nr', 'Ort'],
      ['Ring\nweg', '5', 'Dresden & Umland'],
      ['Ring\nweg', '7', 'München'],
      ['Summe', '', '2'],
    ]);
    expect(lesart.blatt).toBe('Tabelle 2');
    expect(hinweise).toHaveLength(2);
  });
  it('says what to press where it cannot be read, and is not taken for what only looks like it', async () => {
    for (const kaputt of [
      ods('kein XML'),
      ods(calc('').slice(0, -20)),
      ods('<!DOCTYPE a [<!ENTITY b "c">]><a/>'),
    ])
      expect(await lies(kaputt)).toMatchObject({
        ok: false,
        satz: expect.stringContaining('„Speichern unter“'),
      });
    expect(erkenneDateiart(ods('<a/>', 'text'))).toBe('odf');
    expect(erkenneDateiart(Buffer.from(zipSync({ 'content.xml': strToU8('<a/>') })))).toBe('zip');
    expect(erkenneDateiart(Buffer.from('MIME-Version: 1.0\r\n'))).toBe('mhtml');
  });
  it('repeats nothing further than a list is read', async () => {
    const voll = calc(
      `<table:table table:name="a"><table:table-row table:number-rows-repeated="1000000">${z('x', 'table:number-columns-repeated="150"')}</table:table-row></table:table>`,
    );
    expect(await lies(ods(voll))).toMatchObject({ ok: false, grund: 'import.zu-viele-zeilen' });
    const breit = calc(
      `<table:table table:name="a">${zeile(z('x', 'table:number-columns-repeated="16000"'))}</table:table>`,
    );
    expect(await lies(ods(breit))).toMatchObject({ ok: false, grund: 'import.zu-viele-spalten' });
  });
  it('looks at each sign once, however it was made to be looked at again', async () => {
    const MAL = 200_000;
    for (const stueck of ['<', '<table', '</', '<script>', '<td rowspan=2>', '&#', '<!--'])
      await lies(Buffer.from(`<html><table><tr><td>a</td></tr>${stueck.repeat(MAL)}`)).then((antwort) =>
        expect(typeof antwort.ok).toBe('boolean'),
      );
  });
});
