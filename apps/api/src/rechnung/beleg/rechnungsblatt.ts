import type { Tag } from '@kehrtour/domain/tag';
import Pdf from 'pdfkit';

import { type Schnitt, Schriftsatz } from '../../terminzettel/schriftsatz.ts';
import { type XmlProfil, facturXMetadaten } from './facturXMetadaten.ts';

const MM = 72 / 25.4;
const LINKS = 25 * MM;
const RECHTS = 190 * MM;
const BREITE = RECHTS - LINKS;
const INK = '#221d18';
const LEISE = '#5c534a';
const NORMAL = 10;

/** One sheet of an invoice by DIN 5008 B, written from the top; tagged, PDF/A-3b, the XML attached as its source. */
export class Rechnungsblatt {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #schrift: Schriftsatz;
  readonly #fertig: Promise<Uint8Array>;
  #y = 0;

  constructor(kopf: { titel: string; verfasser: string; tag: Tag; xml: string; profil: XmlProfil }) {
    const am = new Date(`${kopf.tag}T00:00:00Z`);
    this.#pdf = new Pdf({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b',
      tagged: true,
      lang: 'de-DE',
      displayTitle: true,
      info: { Title: kopf.titel, Author: kopf.verfasser, Creator: 'Kehrtour', CreationDate: am, ModDate: am },
    });
    this.#schrift = new Schriftsatz(this.#pdf);
    this.#fertig = gesammelt(this.#pdf);
    this.#pdf.file(Buffer.from(kopf.xml), {
      name: kopf.profil.datei,
      type: 'text/xml',
      description: 'Rechnungsdaten nach EN 16931',
      relationship: 'Alternative',
      creationDate: am,
      modifiedDate: am,
    } as PDFKit.Mixins.PDFAttachmentOptions);
    (this.#pdf as unknown as { appendXML: (xml: string) => void }).appendXML(facturXMetadaten(kopf.profil));
  }

  /** The small line above the address, for the window of an envelope. */
  absender(text: string): void {
    this.#element('P', () => this.#zeile(text, LINKS, 48 * MM, 7, 400, LEISE));
  }
  anschrift(zeilen: readonly string[]): void {
    this.#element('P', () => {
      for (const [nummer, zeile] of zeilen.entries())
        this.#zeile(zeile, LINKS, (54 + nummer * 5) * MM, NORMAL, nummer === 0 ? 600 : 400, INK, 80 * MM);
    });
  }
  /** Names and values right of the address. */
  angaben(zeilen: readonly (readonly [string, string])[]): void {
    for (const [nummer, [name, wert]] of zeilen.entries())
      this.#element('P', () => {
        const y = (48 + nummer * 8.5) * MM;
        this.#zeile(name, 125 * MM, y, 7.5, 400, LEISE);
        this.#zeile(wert, 125 * MM, y + 3.6 * MM, 9.5, 600, INK, 65 * MM);
      });
  }
  titel(text: string): void {
    this.#y = 112 * MM;
    this.#element('H1', () => this.#zeile(text, LINKS, this.#y, 15, 700, INK, BREITE));
    this.#y += 14 * MM;
  }
  /** A line with an amount at its end. */
  posten(text: string, betrag: string, art: 'normal' | 'stark' = 'normal'): void {
    const schnitt = art === 'stark' ? 700 : 400;
    this.#element('P', () => {
      const zeilen = this.#umbruch(text, NORMAL, schnitt, BREITE - 40 * MM);
      const breite = this.#schrift.breite(betrag, schnitt, NORMAL);
      this.#zeile(betrag, RECHTS - breite, this.#y, NORMAL, schnitt, INK);
      for (const zeile of zeilen) {
        this.#zeile(zeile, LINKS, this.#y, NORMAL, schnitt, INK);
        this.#y += 6 * MM;
      }
    });
  }
  strich(): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.moveTo(LINKS, this.#y).lineTo(RECHTS, this.#y).lineWidth(0.6).stroke(LEISE);
    this.#pdf.endMarkedContent();
    this.#y += 4 * MM;
  }
  luft(): void {
    this.#y += 8 * MM;
  }
  absatz(text: string, art: 'normal' | 'leise' = 'normal'): void {
    if (text === '') return;
    const groesse = art === 'leise' ? 8.5 : NORMAL;
    this.#element('P', () => {
      for (const zeile of this.#umbruch(text, groesse, 400, BREITE)) {
        this.#zeile(zeile, LINKS, this.#y, groesse, 400, art === 'leise' ? LEISE : INK);
        this.#y += (art === 'leise' ? 4.4 : 5.4) * MM;
      }
    });
    this.#y += 3 * MM;
  }
  fuss(zeilen: readonly string[]): void {
    for (const [nummer, zeile] of zeilen.entries())
      this.#element('P', () => this.#zeile(zeile, LINKS, (280 + nummer * 4) * MM, 7, 400, LEISE, BREITE));
  }
  schliesse(): Promise<Uint8Array> {
    this.#pdf.end();
    return this.#fertig;
  }

  #element(art: string, zeichne: () => void): void {
    this.#pdf.addStructure(this.#pdf.struct(art, {}, zeichne));
  }
  /** One line; what is wider than `platz` is set smaller, never cut. */
  #zeile(
    text: string,
    x: number,
    y: number,
    ...[groesse, schnitt, farbe, platz]: [number, Schnitt, string, number?]
  ): void {
    const passt = platz === undefined ? 1 : Math.min(1, platz / this.#schrift.breite(text, schnitt, groesse));
    let links = x;
    for (const lauf of this.#schrift.laeufe(text, schnitt)) {
      this.#pdf
        .fillColor(farbe)
        .font(lauf.font, groesse * passt)
        .text(lauf.text, links, y, { lineBreak: false });
      links += this.#schrift.breite(lauf.text, schnitt, groesse * passt);
    }
  }
  #umbruch(text: string, groesse: number, schnitt: Schnitt, platz: number): string[] {
    const zeilen = [''];
    for (const wort of text.split(' ')) {
      const mit = zeilen.at(-1) === '' ? wort : `${zeilen.at(-1)} ${wort}`;
      if (this.#schrift.breite(mit, schnitt, groesse) <= platz) zeilen[zeilen.length - 1] = mit;
      else zeilen.push(wort);
    }
    return zeilen.filter((zeile) => zeile !== '');
  }
}

function gesammelt(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const stuecke: Uint8Array[] = [];
    pdf.on('data', (stueck: Uint8Array) => stuecke.push(stueck));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(stuecke))));
  });
}
