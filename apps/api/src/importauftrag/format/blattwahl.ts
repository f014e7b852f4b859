import { formatMenge } from '@kehrtour/domain/format';

/** Cells that are one downwards: row and column of the first, and the last row, from 0. */
export type Verbund = { readonly zeile: number; readonly spalte: number; readonly bis: number };

/** One sheet of a workbook, as far as it is known without its cells. */
export type Blattbild = {
  readonly name: string;
  /** Its place in the workbook, from 0. */
  readonly stelle: number;
  readonly versteckt: boolean;
  /** Rows that hold a cell with a value. */
  readonly zeilen: number;
  /** Rows that a filter or a person hid. */
  readonly ausgeblendet: number;
  readonly verbunden: readonly Verbund[];
};

/** A table is a row of headers and one below it. */
const TABELLE_MIN = 2;

/** The one that a person named; else the one that was open when it was saved, unless it is hidden or only a cover. */
export function waehleBlatt<B extends Blattbild>(
  { blaetter, aktiv }: { readonly blaetter: readonly B[]; readonly aktiv: number },
  gewuenscht: string | undefined,
): B | undefined {
  const sichtbare = blaetter.filter(({ versteckt }) => !versteckt);
  const offenes = sichtbare.find(({ stelle }) => stelle === aktiv);
  return (
    blaetter.find(({ name }) => name === gewuenscht) ??
    [...(offenes ? [offenes] : []), ...sichtbare].find(({ zeilen }) => zeilen >= TABELLE_MIN) ??
    offenes ??
    sichtbare[0] ??
    blaetter[0]
  );
}

/** Cells that are one downwards mean their value in each of their rows; what is one across is a heading and stays where it is. */
export function fuelleVerbundene(
  zeilen: readonly (readonly string[])[],
  { verbunden }: Pick<Blattbild, 'verbunden'>,
): { zeilen: string[][]; gefuellt: number } {
  const kopie = zeilen.map((zeile) => [...zeile]);
  let gefuellt = 0;
  // No honest table joins a cell twice: each of its cells is looked at once.
  let uebrig = kopie.reduce((summe, zeile) => summe + zeile.length, 0);
  for (const { zeile, spalte, bis } of verbunden) {
    const wert = kopie[zeile]?.[spalte] ?? '';
    uebrig -= Math.min(bis, kopie.length) - zeile;
    if (wert === '' || uebrig < 0) continue;
    for (const unten of kopie.slice(zeile + 1, bis + 1)) {
      if ((unten[spalte] ?? '') !== '') continue;
      unten[spalte] = wert;
      gefuellt += 1;
    }
  }
  return { zeilen: kopie, gefuellt };
}

export function hinweiseZu({ ausgeblendet }: Pick<Blattbild, 'ausgeblendet'>, gefuellt: number): string[] {
  return [
    ...(gefuellt === 0
      ? []
      : [
          `In verbundenen Zellen steht ihr Wert nur einmal; wir haben ihn in ${formatMenge(gefuellt, 'Zelle', 'Zellen')} darunter übernommen.`,
        ]),
    ...(ausgeblendet === 0
      ? []
      : [
          `${formatMenge(ausgeblendet, 'Zeile ist', 'Zeilen sind')} in der Tabelle ausgeblendet, zum Beispiel durch einen Filter. Wir lesen sie mit.`,
        ]),
  ];
}
