import { IMPORTGRENZEN } from '@kehrtour/domain/importdatei/datei/dateiart';
import { describe, expect, it } from 'vitest';

import { ruecklaufMail } from '../../../test/ruecklauf.ts';
import { deuteRuecklauf } from '../../ankuendigung/kanal/mail/deuteRuecklauf.ts';
import { istUnmaessig } from '../../importauftrag/format/xlsx/istUnmaessig.ts';
import { liesMappe } from '../../importauftrag/format/xlsx/mappe.ts';
import { liesDatei } from '../../importauftrag/liesDatei.ts';
import { deuteListe } from '../../importauftrag/quelle/ordner/ablage/s3/deuteListe.ts';
import { liesKalender } from '../../kalender/liesKalender.ts';
import { kalenderAus } from '../../kalender/multistatus.ts';
import { liesXml } from '../../rechnung/bank/liesXml.ts';
import { READER_LIMITS } from './readerLimits.ts';

type Refuses = (n: number) => boolean | Promise<boolean>;
const x = (n: number): string => 'x'.repeat(n);
const distinct = (n: number, one: (nth: number) => string): string =>
  Array.from({ length: n }, (_, i) => one(i)).join('');

const FIFTY = 50;
/** So many attributes, fifty in an element. */
const withAttributes = (n: number): string => {
  const element = (count: number): string => `<a ${distinct(count, (i) => `b${i}="" `)}/>`;
  return element(FIFTY).repeat(Math.floor(n / FIFTY)) + element(n % FIFTY);
};

type XmlReader = 'kalenderXml' | 's3liste' | 'bankauszugXml' | 'mappenteil';
/** What takes any XML, with the least around it that makes it one of theirs. */
const XML: Readonly<Record<XmlReader, (inside: string) => boolean>> = {
  kalenderXml: (inside) => kalenderAus(`<multistatus xmlns="DAV:">${inside}</multistatus>`) === undefined,
  s3liste: (inside) =>
    !deuteListe({ bytes: Buffer.from(`<ListBucketResult a="">${inside}</ListBucketResult>`), beginn: '' }).ok,
  bankauszugXml: (inside) => liesXml(`<Document a="">${inside}</Document>`) === undefined,
  mappenteil: (inside) => workbook(`<workbook a="">${inside}</workbook>`),
};
const AROUND = {
  kalenderXml: '<multistatus xmlns="DAV:"></multistatus>'.length,
  s3liste: '<ListBucketResult a=""></ListBucketResult>'.length,
  bankauszugXml: '<Document a=""></Document>'.length,
  mappenteil: '<workbook a=""></workbook>'.length,
};

/** Every limit of every reader, as a text that has just `n` of what is counted. */
const CASES: Readonly<Record<string, Readonly<Record<string, readonly [limit: number, Refuses]>>>> = {
  ...Object.fromEntries(
    (['kalenderXml', 's3liste', 'bankauszugXml', 'mappenteil'] as const).map((reader) => {
      const refuses = XML[reader];
      const own = READER_LIMITS[reader];
      const { attributesMax, attributesInAllMax, nameMax, asidesMax } = READER_LIMITS.xml;
      return [
        reader,
        {
          charactersMax: [own.charactersMax, (n) => refuses(x(n - AROUND[reader]))],
          depthMax: [own.depthMax, (n) => refuses('<a>'.repeat(n - 1) + '</a>'.repeat(n - 1))],
          elementsMax: [own.elementsMax, (n) => refuses('<a/>'.repeat(n - 1))],
          attributesMax: [attributesMax, (n) => refuses(`<a ${distinct(n, (i) => `b${i}="" `)}/>`)],
          'attributesMax of namespaces': [
            attributesMax,
            (n) => refuses(`<a ${distinct(n, (i) => `xmlns:b${i}="c" `)}/>`),
          ],
          // The root has one of them.
          attributesInAllMax: [attributesInAllMax, (n) => refuses(withAttributes(n - 1))],
          nameMax: [nameMax, (n) => refuses(`<${x(n)}/>`)],
          'nameMax of attributes': [nameMax, (n) => refuses(`<a ${x(n)}=""/>`)],
          'nameMax of namespaces': [nameMax, (n) => refuses(`<a xmlns:b="${x(n)}"/>`)],
          'asidesMax of comments': [asidesMax, (n) => refuses('<!--a-->'.repeat(n))],
          'asidesMax of instructions': [asidesMax, (n) => refuses('<?a b?>'.repeat(n))],
          'asidesMax of sections': [asidesMax, (n) => refuses('<![CDATA[a]]>'.repeat(n))],
        } satisfies Record<string, [number, Refuses]>,
      ];
    }),
  ),
  kalenderdatei: {
    linesMax: [
      READER_LIMITS.kalenderdatei.linesMax,
      (n) => !read(`BEGIN:VCALENDAR\n${'X:y\n'.repeat(n - 2)}END:VCALENDAR`),
    ],
    parametersMax: [
      READER_LIMITS.kalenderdatei.parametersMax,
      (n) => !read(`BEGIN:VCALENDAR\nX${distinct(n, (i) => `;A${i}=";:"`)}:y;;;;\nEND:VCALENDAR`),
    ],
  },
  arbeitsmappe: {
    tagBytesMax: [
      READER_LIMITS.arbeitsmappe.tagBytesMax,
      (n) => istUnmaessig(Buffer.from(`<a ${x(n - 3)}>`)),
    ],
    attributesMax: [
      READER_LIMITS.arbeitsmappe.attributesMax,
      (n) => istUnmaessig(Buffer.from(`<a ${distinct(n, (i) => `b${i}='' `)}>`)),
    ],
    tagsMax: [READER_LIMITS.arbeitsmappe.tagsMax, (n) => istUnmaessig(Buffer.from('<a>'.repeat(n) + '</a>'))],
  },
  ruecklauf: {
    depthMax: [READER_LIMITS.ruecklauf.depthMax, (n) => returnedMail(n - 1, 0)],
    headBytesMax: [READER_LIMITS.ruecklauf.headBytesMax, (n) => returnedMail(0, n)],
  },
  liste: {
    spaltenMax: [IMPORTGRENZEN.spaltenMax, (n) => list(`a${';b'.repeat(n - 1)}`)],
    zeilenMax: [IMPORTGRENZEN.zeilenMax + 10, (n) => list('a;b\n'.repeat(n))],
  },
};

/** A mail that came back, inside so many parts, with so many bytes in its heads. */
async function returnedMail(depth: number, bytes: number): Promise<boolean> {
  const around = Array.from(
    { length: depth },
    (_, i) => `Content-Type: multipart/mixed; boundary="b${i}"\r\n\r\n--b${i}\r\n`,
  );
  const mail = ruecklaufMail('4b1de03a-8f0c-4c1e-9d5e-0a6f3c2b7e11');
  const heads = headBytes(mail);
  const filled = bytes === 0 ? mail : `X:${x(bytes - heads - 2)}\r\n${mail}`;
  return (await deuteRuecklauf(Buffer.from(around.join('') + filled))) === undefined;
}

/** As they are counted: of the mail and of its parts, without the ends of lines. */
function headBytes(mail: string): number {
  let [inHead, sum] = [true, 0];
  for (const line of mail.split('\r\n')) {
    if (line === '--grenze') inHead = true;
    else if (line === '') inHead = false;
    else if (inHead) sum += line.length;
  }
  return sum;
}

/** Refused as a whole. */
function workbook(text: string): boolean {
  try {
    liesMappe({ 'xl/workbook.xml': Buffer.from(text) });
    return false;
  } catch {
    return true;
  }
}
const read = (text: string): boolean => liesKalender(text, { von: 0, bis: Number.MAX_SAFE_INTEGER }).ok;
const list = async (text: string): Promise<boolean> =>
  !(await liesDatei({ bytes: Buffer.from(text), art: 'csv', lesart: { trennzeichen: ';' } })).ok;

/** What takes seconds to be made and read. */
const LONG = 400_000;

describe.each(Object.entries(CASES))('the reader %s', (_reader, limits) => {
  const exactly = async ([limit, refuses]: readonly [number, Refuses]): Promise<void> =>
    expect([await refuses(limit), await refuses(limit + 1)]).toEqual([false, true]);
  for (const [name, one] of Object.entries(limits))
    it(`takes as much as it may, and no more: ${name}`, one[0] < LONG ? {} : { tags: 'night' }, () =>
      exactly(one),
    );
});

describe('the table of limits', () => {
  it('has no number that is not tried', () => {
    const tried = (reader: string): string[] => [
      ...new Set(Object.keys(CASES[reader] ?? {}).map((name) => name.replace(/ .*/, ''))),
    ];
    for (const [reader, limits] of Object.entries(READER_LIMITS)) {
      const where = reader === 'xml' ? 'kalenderXml' : reader;
      expect(tried(where)).toEqual(expect.arrayContaining(Object.keys(limits)));
    }
  });
});
