import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import { KEIN_WEG } from './fahrzeiten.ts';

/** Nobody asked yet; in files and answers `KEIN_WEG` means that there is no way. */
const UNBEKANNT = -2;
/** 3,000 places are 36 MB; beyond that the ones asked for longest ago are forgotten. */
const ORTE_MAX = 3_000;
const METERGENAU = 1e5;
const KOPF = 'kehrtour-fahrzeiten-1\n';

interface Ort {
  readonly schluessel: string;
  readonly koordinate: Koordinate;
  /** Why no road leads there, `''` when one does, null when nobody looked yet. */
  readonly befund: string | null;
}

export interface Luecke {
  readonly von: readonly number[];
  readonly nach: readonly number[];
}

/**
 * Known seconds between places, a square that grows. File: the head line, one line of JSON
 * `{orte: [[lat, lon, befund]]}`, then the square as 32-bit little-endian numbers.
 */
export class Paarspeicher {
  readonly #orte: Ort[];
  readonly #stelleVon: Map<string, number>;
  readonly #sichern: (inhalt: Uint8Array) => Promise<void>;
  #sekunden: Int32Array;
  #breite: number;
  #zuletztGefragt = new Set<number>();

  private constructor(orte: Ort[], sekunden: Int32Array, sichern: (inhalt: Uint8Array) => Promise<void>) {
    this.#orte = orte;
    this.#stelleVon = new Map(orte.map(({ schluessel }, stelle) => [schluessel, stelle]));
    this.#sekunden = sekunden;
    this.#breite = orte.length;
    this.#sichern = sichern;
  }

  /** From the bytes of a file; unreadable or foreign bytes count as an empty cache. */
  static aus(inhalt: Uint8Array | null, sichern: (inhalt: Uint8Array) => Promise<void>): Paarspeicher {
    const { orte, sekunden } = gelesen(inhalt) ?? { orte: [], sekunden: new Int32Array(0) };
    return new Paarspeicher(orte, sekunden, sichern);
  }

  /** Numbers of the places in this store, new ones appended; equal positions share one number. */
  stellen(koordinaten: readonly Koordinate[]): number[] {
    const stellen = koordinaten.map((koordinate) => this.#stelle(koordinate));
    this.#zuletztGefragt = new Set(stellen);
    this.#wachse();
    return stellen;
  }

  orte(stellen: readonly number[]): Koordinate[] {
    return stellen.map((stelle) => this.#ort(stelle).koordinate);
  }

  istGeprueft(stelle: number): boolean {
    return this.#ort(stelle).befund !== null;
  }

  befund(stelle: number): string {
    return this.#ort(stelle).befund ?? '';
  }

  merkeBefund(stelle: number, befund: string): void {
    this.#orte[stelle] = { ...this.#ort(stelle), befund };
  }

  /** Seconds, or `KEIN_WEG`. */
  sekunden(von: number, nach: number): number {
    if (von === nach) return 0;
    const wert = this.#sekunden[von * this.#breite + nach] ?? UNBEKANNT;
    return wert === UNBEKANNT ? KEIN_WEG : wert;
  }

  /**
   * What must still be computed among the places, as few rectangles no larger than a block. Rows that lack
   * the same columns go together: a place that came new is one row and one column, not the whole square.
   */
  luecken(stellen: readonly number[], blockMax: { von: number; nach: number }): Luecke[] {
    const erreichbar = [...new Set(stellen)].filter((stelle) => this.befund(stelle) === '');
    const nachFehlenden = Map.groupBy(
      erreichbar.map((von) => ({ von, nach: erreichbar.filter((nach) => this.#fehlt(von, nach)) })),
      ({ nach }) => nach.join(),
    );
    return [...nachFehlenden.values()].flatMap((zeilen) => {
      const nach = zeilen[0]?.nach ?? [];
      const von = zeilen.map((zeile) => zeile.von);
      return stuecke(von, blockMax.von).flatMap((teilVon) =>
        stuecke(nach, blockMax.nach).map((teilNach) => ({ von: teilVon, nach: teilNach })),
      );
    });
  }

  trageEin(von: readonly number[], nach: readonly number[], sekunden: Int32Array): void {
    von.forEach((zeile, i) => {
      nach.forEach((spalte, j) => {
        this.#sekunden[zeile * this.#breite + spalte] = sekunden[i * nach.length + j] ?? KEIN_WEG;
      });
    });
  }

  async sichere(): Promise<void> {
    const behalten = this.#behalten();
    const orte = behalten.map((stelle) => this.#ort(stelle));
    const kopf = { orte: orte.map(({ koordinate: { lat, lon }, befund }) => [lat, lon, befund]) };
    const text = Buffer.from(`${KOPF}${JSON.stringify(kopf)}\n`);
    const zahlen = Buffer.alloc(behalten.length * behalten.length * 4);
    let byte = 0;
    for (const von of behalten) {
      for (const nach of behalten) {
        byte = zahlen.writeInt32LE(this.#sekunden[von * this.#breite + nach] ?? UNBEKANNT, byte);
      }
    }
    await this.#sichern(Buffer.concat([text, zahlen]));
  }

  /** Places of the last question stay, then the younger ones: they were appended later. */
  #behalten(): number[] {
    const alle = this.#orte.map((_, stelle) => stelle);
    const zuviel = alle.length - ORTE_MAX;
    if (zuviel <= 0) return alle;
    const entbehrlich = new Set(alle.filter((stelle) => !this.#zuletztGefragt.has(stelle)).slice(0, zuviel));
    return alle.filter((stelle) => !entbehrlich.has(stelle));
  }

  #fehlt(von: number, nach: number): boolean {
    return this.#sekunden[von * this.#breite + nach] === UNBEKANNT;
  }

  #stelle({ lat, lon }: Koordinate): number {
    const [y, x] = [Math.round(lat * METERGENAU), Math.round(lon * METERGENAU)];
    const schluessel = `${y}/${x}`;
    const bekannt = this.#stelleVon.get(schluessel);
    if (bekannt !== undefined) return bekannt;
    const koordinate = { lat: y / METERGENAU, lon: x / METERGENAU };
    const stelle = this.#orte.push({ schluessel, koordinate, befund: null }) - 1;
    this.#stelleVon.set(schluessel, stelle);
    return stelle;
  }

  #wachse(): void {
    const neueBreite = this.#orte.length;
    if (neueBreite === this.#breite) return;
    const neu = new Int32Array(neueBreite * neueBreite).fill(UNBEKANNT);
    for (let zeile = 0; zeile < this.#breite; zeile++) {
      const anfang = zeile * this.#breite;
      neu.set(this.#sekunden.subarray(anfang, anfang + this.#breite), zeile * neueBreite);
    }
    this.#sekunden = neu;
    this.#breite = neueBreite;
  }

  #ort(stelle: number): Ort {
    const ort = this.#orte[stelle];
    if (ort === undefined) throw new Error(`Im Speicher der Fahrzeiten gibt es keine Stelle ${stelle}.`);
    return ort;
  }
}

function gelesen(inhalt: Uint8Array | null): { orte: Ort[]; sekunden: Int32Array } | null {
  if (inhalt === null) return null;
  const bytes = Buffer.from(inhalt.buffer, inhalt.byteOffset, inhalt.byteLength);
  const anfang = bytes.subarray(0, KOPF.length).toString() === KOPF ? KOPF.length : -1;
  const zeilenende = bytes.indexOf('\n', KOPF.length);
  if (anfang < 0 || zeilenende < 0) return null;
  const { orte } = JSON.parse(bytes.subarray(anfang, zeilenende).toString()) as {
    orte: [number, number, string | null][];
  };
  const zahlen = bytes.subarray(zeilenende + 1);
  if (zahlen.length !== orte.length * orte.length * 4) return null;
  const sekunden = new Int32Array(orte.length * orte.length);
  for (let i = 0; i < sekunden.length; i++) sekunden[i] = zahlen.readInt32LE(i * 4);
  return { orte: orte.map(alsOrt), sekunden };
}

function alsOrt([lat, lon, befund]: [number, number, string | null]): Ort {
  const schluessel = `${Math.round(lat * METERGENAU)}/${Math.round(lon * METERGENAU)}`;
  return { schluessel, koordinate: { lat, lon }, befund };
}

function stuecke<T>(liste: readonly T[], groesse: number): T[][] {
  return Array.from({ length: Math.ceil(liste.length / groesse) }, (_, i) =>
    liste.slice(i * groesse, (i + 1) * groesse),
  );
}
