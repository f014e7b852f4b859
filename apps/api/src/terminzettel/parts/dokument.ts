import Pdf from 'pdfkit';

import { Flaeche } from './flaeche.ts';
import type { Leinwand, StrukturOptionen } from './flaeche.ts';
import { oeffneBild } from './logo.ts';
import type { Bild } from './logo.ts';
import { A4, PUNKT_JE_MM } from './masse.ts';
import { Schriftsatz } from './schrift.ts';

type Strukturelement = PDFKit.PDFStructureElement;

/** A tagged PDF being written: pages, the tree that screen readers follow, and the fonts. */
export class Dokument implements Leinwand {
  readonly pdf: PDFKit.PDFDocument;
  readonly schrift: Schriftsatz;
  /** Open groups of the structure tree, innermost last. */
  readonly #gruppen: Strukturelement[] = [];
  readonly #bilder = new Map<Uint8Array, Bild | undefined>();
  readonly #fertig: Promise<Uint8Array>;

  constructor(info: { titel: string; verfasser: string; erstelltAm: Date }) {
    this.pdf = new Pdf({
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'de-DE',
      displayTitle: true,
      info: { Title: info.titel, Author: info.verfasser, Creator: 'Kehrtour', CreationDate: info.erstelltAm },
    });
    this.schrift = new Schriftsatz(this.pdf);
    this.#fertig = sammle(this.pdf);
  }

  /** A new sheet as an empty area, measured in millimetres from its top left corner. */
  seite(lage: keyof typeof A4): Flaeche {
    const { breite, hoehe } = A4[lage];
    this.pdf.addPage({ size: [breite * PUNKT_JE_MM, hoehe * PUNKT_JE_MM], margin: 0 });
    return new Flaeche(this, { x: 0, y: 0, breite, hoehe });
  }

  /** A branch of the structure tree; what `zeichne` draws through `element` hangs below it. */
  gruppe(art: string, zeichne: () => void, optionen: StrukturOptionen = {}): void {
    const gruppe = this.pdf.struct(art, { title: optionen.titel });
    this.#haengeEin(gruppe);
    this.#gruppen.push(gruppe);
    zeichne();
    this.#gruppen.pop();
    gruppe.end();
  }

  /** A leaf of the structure tree with its drawing: a heading, a paragraph, a figure. */
  element(art: string, zeichne: () => void, optionen: StrukturOptionen = {}): void {
    const { titel, ...rest } = optionen;
    this.#haengeEin(this.pdf.struct(art, { title: titel, ...rest }, zeichne));
  }

  /** Drawing without meaning (rules, cut marks), passed over by screen readers. */
  schmuck(zeichne: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    zeichne();
    this.pdf.endMarkedContent();
  }

  bild(bytes: Uint8Array): Bild | undefined {
    if (!this.#bilder.has(bytes)) this.#bilder.set(bytes, oeffneBild(this.pdf, bytes));
    return this.#bilder.get(bytes);
  }

  async schliesse(): Promise<Uint8Array> {
    this.pdf.end();
    return this.#fertig;
  }

  #haengeEin(element: Strukturelement): void {
    const gruppe = this.#gruppen.at(-1);
    if (gruppe) gruppe.add(element);
    else this.pdf.addStructure(element);
  }
}

function sammle(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const stuecke: Uint8Array[] = [];
    pdf.on('data', (stueck: Uint8Array) => stuecke.push(stueck));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(stuecke))));
  });
}
