import type { Adresse } from '@kehrtour/domain/ort/adresse';
import { entfernungMeter } from '@kehrtour/domain/ort/koordinate';

import { namensschluessel, umlautloserSchluessel } from './adressschluessel.ts';
import { schreibabstand } from './schreibabstand.ts';
import type { Ortschaft, Strasse, Strassenverzeichnis } from './strassenverzeichnis.ts';

/** A district of a town lies at most this far from its streets. */
const ORTSTEIL_METER = 3_000;
/** No state has as many streets, or places, of one name. Maps are files of strangers. */
const GLEICHNAMIGE_MAX = { strassen: 5_000, orte: 200 };

/** Names of streets, prepared for looking up: exact, without umlauts, with a slip of the pen, by beginning. */
export class Strassenregister {
  readonly #verzeichnis: Strassenverzeichnis;
  readonly #nachName = new Map<string, number[]>();
  readonly #umlautlos = new Map<string, number[]>();
  readonly #nachPlz = new Map<string, number[]>();
  readonly #nachOrt = new Map<string, number[]>();
  readonly #schluessel: string[];
  /** Street numbers in the order of their keys, for reading on from a beginning. */
  readonly #sortiert: number[];
  readonly #ortsschluessel = new Map<string, string>();
  readonly #ortschaften: ReadonlyMap<string, readonly Ortschaft[]>;

  constructor(verzeichnis: Strassenverzeichnis) {
    this.#verzeichnis = verzeichnis;
    this.#schluessel = verzeichnis.strassen.map((strasse) => namensschluessel(strasse.name));
    this.#schluessel.forEach((schluessel, index) => {
      anhaengen(this.#nachName, schluessel, index);
      anhaengen(this.#umlautlos, umlautloserSchluessel(schluessel), index);
      anhaengen(this.#nachPlz, verzeichnis.strassen[index]?.plz ?? '', index);
      anhaengen(this.#nachOrt, this.#ortsschluesselVon(verzeichnis.strassen[index]?.ort ?? ''), index);
    });
    this.#ortschaften = Map.groupBy(verzeichnis.ortschaften, ({ name }) => this.#ortsschluesselVon(name));
    this.#sortiert = this.#schluessel
      .map((_, index) => index)
      .sort((a, b) => vergleiche(this.#schluesselVon(a), this.#schluesselVon(b)));
  }

  /** Streets that the address may mean, all equally likely; empty when the name is unknown in that place. */
  finde(adresse: Adresse): number[] {
    const schluessel = namensschluessel(adresse.strasse);
    if (schluessel === '') return [];
    const passend = (treffer: readonly number[] | undefined) => this.#bestePlaetze(treffer ?? [], adresse);
    const genau = passend(this.#nachName.get(schluessel));
    if (genau.length > 0) return genau;
    const umlautlos = passend(this.#umlautlos.get(umlautloserSchluessel(schluessel)));
    if (umlautlos.length > 0) return umlautlos;
    return passend(this.#aehnliche(schluessel, adresse));
  }

  /** All streets of the town, or of the PLZ where the town is not said. */
  imOrt({ plz, ort }: Adresse): number[] {
    const imOrt = ort === '' ? undefined : this.#nachOrt.get(this.#ortsschluesselVon(ort));
    return imOrt ?? (plz === '' ? [] : (this.#nachPlz.get(plz) ?? []));
  }

  /** Streets whose name begins with the text, in the order of the alphabet. */
  beginntMit(text: string, anzahlMax: number): number[] {
    const anfang = namensschluessel(text);
    if (anfang === '') return [];
    const treffer: number[] = [];
    for (let i = this.#ersteStelle(anfang); i < this.#sortiert.length && treffer.length < anzahlMax; i++) {
      const index = this.#sortiert[i] ?? 0;
      if (!this.#schluesselVon(index).startsWith(anfang)) break;
      treffer.push(index);
    }
    return treffer;
  }

  /** Streets of the same PLZ, else of the same town, with one slip in the name, two in a long one. */
  #aehnliche(schluessel: string, adresse: Adresse): number[] {
    const hoechstens = schluessel.length >= 12 ? 2 : schluessel.length >= 6 ? 1 : 0;
    if (hoechstens === 0) return [];
    const ueberall = adresse.plz === '' && adresse.ort === '';
    const umkreis = this.#nachPlz.get(adresse.plz) ?? (ueberall ? this.#sortiert : this.imOrt(adresse));
    const abstaende = umkreis.map((index) => ({
      index,
      abstand: schreibabstand(schluessel, this.#schluesselVon(index), hoechstens),
    }));
    const naechster = abstaende.reduce((bester, { abstand }) => Math.min(bester, abstand), hoechstens);
    return abstaende.filter(({ abstand }) => abstand === naechster).map(({ index }) => index);
  }

  #bestePlaetze(treffer: readonly number[], adresse: Adresse): number[] {
    const bewertet = treffer
      .slice(0, GLEICHNAMIGE_MAX.strassen)
      .map((index) => ({ index, punkte: this.#ortspunkte(index, adresse) }));
    const beste = bewertet.reduce((hoechste, { punkte }) => Math.max(hoechste, punkte), 0);
    const ohneOrt = adresse.plz === '' && adresse.ort === '';
    if (beste === 0 && !ohneOrt) return [];
    return bewertet.filter(({ punkte }) => punkte === beste).map(({ index }) => index);
  }

  /** The town agrees (4), the PLZ agrees (2), the beginning of the town's name or a district agrees (1). */
  #ortspunkte(index: number, adresse: Adresse): number {
    const strasse = this.#verzeichnis.strassen[index];
    if (strasse === undefined) return 0;
    const plzPunkte = adresse.plz !== '' && strasse.plz === adresse.plz ? 2 : 0;
    if (adresse.ort === '') return plzPunkte;
    const gesucht = this.#ortsschluesselVon(adresse.ort);
    const gefunden = this.#ortsschluesselVon(strasse.ort);
    if (gesucht === gefunden) return plzPunkte + 4;
    const verwandt = gefunden !== '' && (gefunden.startsWith(gesucht) || gesucht.startsWith(gefunden));
    return plzPunkte + (verwandt || this.#liegtBei(strasse, gesucht) ? 1 : 0);
  }

  #liegtBei(strasse: Strasse, ortsschluessel: string): boolean {
    const gleichnamige = this.#ortschaften.get(ortsschluessel) ?? [];
    return gleichnamige
      .slice(0, GLEICHNAMIGE_MAX.orte)
      .some(({ koordinate }) => entfernungMeter(koordinate, strasse.koordinate) <= ORTSTEIL_METER);
  }

  #ortsschluesselVon(ort: string): string {
    const bekannt = this.#ortsschluessel.get(ort);
    if (bekannt !== undefined) return bekannt;
    const schluessel = namensschluessel(ort);
    this.#ortsschluessel.set(ort, schluessel);
    return schluessel;
  }

  #schluesselVon(index: number): string {
    return this.#schluessel[index] ?? '';
  }

  #ersteStelle(anfang: string): number {
    let [von, bis] = [0, this.#sortiert.length];
    while (von < bis) {
      const mitte = (von + bis) >>> 1;
      if (this.#schluesselVon(this.#sortiert[mitte] ?? 0) < anfang) von = mitte + 1;
      else bis = mitte;
    }
    return von;
  }
}

function anhaengen(tafel: Map<string, number[]>, schluessel: string, index: number): void {
  const liste = tafel.get(schluessel);
  if (liste === undefined) tafel.set(schluessel, [index]);
  else liste.push(index);
}

function vergleiche(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
