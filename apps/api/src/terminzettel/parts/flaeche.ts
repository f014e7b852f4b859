import { zeichneBild } from './logo.ts';
import type { Bild } from './logo.ts';
import { PUNKT_JE_MM } from './masse.ts';
import type { QrBalken } from './qrMatrix.ts';
import type { Schriftsatz } from './schrift.ts';
import { FARBE } from './stil.ts';
import type { Stil } from './stil.ts';

export interface Rechteck {
  x: number;
  y: number;
  breite: number;
  hoehe: number;
}

export interface StrukturOptionen {
  titel?: string;
  /** What a screen reader says instead of a picture. */
  alt?: string;
  /** Left, top, right, bottom in points. */
  bbox?: [number, number, number, number];
  /** Of a table's head cell. */
  scope?: 'Row' | 'Column';
}

/** The document an area belongs to. */
export interface Leinwand {
  readonly pdf: PDFKit.PDFDocument;
  readonly schrift: Schriftsatz;
  gruppe(art: string, zeichne: () => void, optionen?: StrukturOptionen): void;
  element(art: string, zeichne: () => void, optionen?: StrukturOptionen): void;
  schmuck(zeichne: () => void): void;
  /** Reads a logo once per document; `undefined` when it is none that our encoder wrote. */
  bild(bytes: Uint8Array): Bild | undefined;
}

/** Part of a sheet. All lengths are millimetres from its own top left corner; type sizes are points. */
export class Flaeche {
  readonly dokument: Leinwand;
  readonly #lage: Rechteck;

  constructor(dokument: Leinwand, lage: Rechteck) {
    this.dokument = dokument;
    this.#lage = lage;
  }

  get breite(): number {
    return this.#lage.breite;
  }

  get hoehe(): number {
    return this.#lage.hoehe;
  }

  teil(lage: Rechteck): Flaeche {
    return new Flaeche(this.dokument, { ...lage, x: this.#lage.x + lage.x, y: this.#lage.y + lage.y });
  }

  /** Width of a text in millimetres. */
  textbreite(text: string, stil: Stil): number {
    const sperrung = ((stil.sperrung ?? 0) / 1000) * stil.groesse * [...text].length;
    return (this.dokument.schrift.breite(text, stil.schnitt, stil.groesse) + sperrung) / PUNKT_JE_MM;
  }

  /** One line of text with its baseline at `grundlinie`; returns the x where it ends. */
  zeile(text: string, x: number, grundlinie: number, stil: Stil): number {
    const { pdf, schrift } = this.dokument;
    let links = this.#x(x);
    pdf.fillColor(stil.farbe);
    for (const lauf of schrift.laeufe(text, stil.schnitt)) {
      pdf.font(lauf.font, stil.groesse).text(lauf.text, links, this.#y(grundlinie), {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: ((stil.sperrung ?? 0) / 1000) * stil.groesse,
      });
      links += this.textbreite(lauf.text, stil) * PUNKT_JE_MM;
    }
    return links / PUNKT_JE_MM - this.#lage.x;
  }

  zeileRechts(text: string, rechts: number, grundlinie: number, stil: Stil): void {
    this.zeile(text, rechts - this.textbreite(text, stil), grundlinie, stil);
  }

  linie(
    von: readonly [number, number],
    bis: readonly [number, number],
    staerke: number,
    farbe: string = FARBE.linie,
  ): void {
    this.dokument.pdf
      .moveTo(this.#x(von[0]), this.#y(von[1]))
      .lineTo(this.#x(bis[0]), this.#y(bis[1]))
      .lineWidth(staerke * PUNKT_JE_MM)
      .stroke(farbe);
  }

  balken(lage: Rechteck, farbe: string): void {
    this.dokument.pdf.rect(...this.#kasten(lage)).fill(farbe);
  }

  rahmen(lage: Rechteck, staerke: number, farbe: string = FARBE.russMittel): void {
    this.dokument.pdf
      .lineWidth(staerke * PUNKT_JE_MM)
      .rect(...this.#kasten(lage))
      .stroke(farbe);
  }

  /** A picture as large as fits, at the left edge and vertically centred. */
  bild(bild: Bild, lage: Rechteck, alt: string): void {
    const [x, y, breite, hoehe] = this.#kasten(lage);
    const zeichne = () => zeichneBild(this.dokument.pdf, bild, [x, y, breite, hoehe]);
    this.dokument.element('Figure', zeichne, { alt, bbox: [x, y, x + breite, y + hoehe] });
  }

  /** A QR code as vectors; the caller keeps four modules of white around it. */
  qr(code: { seite: number; balken: readonly QrBalken[] }, lage: Rechteck, alt: string): void {
    const [x, y, breite, hoehe] = this.#kasten(lage);
    const modul = breite / code.seite;
    // Rows overlap by a hair, so that viewers do not show white seams between them.
    const ueberlappung = modul * 0.02;
    const zeichne = () => {
      for (const b of code.balken) {
        this.dokument.pdf.rect(x + b.x * modul, y + b.y * modul, b.laenge * modul, modul + ueberlappung);
      }
      this.dokument.pdf.fill('#000000');
    };
    this.dokument.element('Figure', zeichne, { alt, bbox: [x, y, x + breite, y + hoehe] });
  }

  #x(mm: number): number {
    return (this.#lage.x + mm) * PUNKT_JE_MM;
  }

  #y(mm: number): number {
    return (this.#lage.y + mm) * PUNKT_JE_MM;
  }

  #kasten(lage: Rechteck): [number, number, number, number] {
    return [this.#x(lage.x), this.#y(lage.y), lage.breite * PUNKT_JE_MM, lage.hoehe * PUNKT_JE_MM];
  }
}
