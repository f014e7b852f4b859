import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive, with what it says of itself; what is left out is true. */
export type Eintrag = {
  readonly name: string;
  readonly inhalt: Buffer;
  readonly gepackt?: Buffer;
  readonly sagtImVerzeichnis?: number;
  readonly sagtVorOrt?: number;
  readonly flaggen?: number;
  /** Points at the bytes of the entry before instead of bringing its own. */
  readonly teiltBytes?: boolean;
};

/** An archive as honest or as lying as its entries. */
export function baueArchiv(eintraege: readonly Eintrag[], sagtAnzahl = eintraege.length): Buffer {
  const teile: Buffer[] = [];
  const zeilen: Buffer[] = [];
  let ort = 0;
  let stelle = 0;
  for (const eintrag of eintraege) {
    const name = Buffer.from(eintrag.name);
    const daten = eintrag.gepackt ?? deflateRawSync(eintrag.inhalt);
    const felder = (sagt: number): Buffer => {
      const kopf = Buffer.alloc(26);
      kopf.writeUInt16LE(20, 0);
      kopf.writeUInt16LE(eintrag.flaggen ?? 0, 2);
      kopf.writeUInt16LE(8, 4);
      kopf.writeUInt32LE(crc32(eintrag.inhalt), 10);
      kopf.writeUInt32LE(daten.length, 14);
      kopf.writeUInt32LE(sagt, 18);
      kopf.writeUInt16LE(name.length, 22);
      return kopf;
    };
    if (!eintrag.teiltBytes) {
      stelle = ort;
      const vorOrt = [
        Buffer.from('PK\u0003\u0004'),
        felder(eintrag.sagtVorOrt ?? eintrag.inhalt.length),
        name,
        daten,
      ];
      teile.push(...vorOrt);
      ort += vorOrt.reduce((summe, { length }) => summe + length, 0);
    }
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(stelle, 10);
    const sagt = eintrag.sagtImVerzeichnis ?? eintrag.inhalt.length;
    zeilen.push(Buffer.from('PK\u0001\u0002\u0014\0'), felder(sagt), rest, name);
  }
  const verzeichnis = Buffer.concat(zeilen);
  const ende = Buffer.alloc(22);
  ende.write('PK\u0005\u0006', 'latin1');
  ende.writeUInt16LE(sagtAnzahl & 0xffff, 8);
  ende.writeUInt16LE(sagtAnzahl & 0xffff, 10);
  ende.writeUInt32LE(verzeichnis.length, 12);
  ende.writeUInt32LE(ort, 16);
  return Buffer.concat([...teile, verzeichnis, ende]);
}

const xml = (name: string, text: string): Eintrag => ({
  name,
  inhalt: Buffer.from(`<?xml version="1.0"?>${text}`),
});
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The smallest workbook there is; `blatt` holds its rows, `mehr` whatever else lies in it. */
export function mappe(blatt: string, mehr: readonly Eintrag[] = []): Eintrag[] {
  return [
    xml('[Content_Types].xml', '<Types/>'),
    xml(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELS}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    xml(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="r1" Type="${RELS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    xml('xl/worksheets/sheet1.xml', `<worksheet xmlns="${MAIN}"><sheetData>${blatt}</sheetData></worksheet>`),
    ...mehr,
  ];
}

export const zelle = (ort: string, text: string): string =>
  `<c r="${ort}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const ZWEI_ZEILEN = `<row r="1">${zelle('A1', 'Straße')}${zelle('B1', 'Ort')}</row><row r="2">${zelle('A2', 'Gasse 1')}${zelle('B2', 'Lauf')}</row>`;
