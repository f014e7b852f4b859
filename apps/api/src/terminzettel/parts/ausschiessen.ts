/** What lies on one sheet: the number of the slip per place, `undefined` where the sheet stays empty. */
export type Bogenbelegung = readonly (number | undefined)[];

/**
 * Cut-and-stack order ("Ausschießen"): with S sheets and P places a sheet, place p of sheet s carries slip p·S + s.
 * Cut the whole pile once, lay pile 1 on pile 2 on pile 3 …: the slips then lie in walking order.
 */
export function schiesseAus(anzahl: number, plaetze: number): Bogenbelegung[] {
  const boegen = Math.ceil(anzahl / plaetze);
  return Array.from({ length: boegen }, (_, bogen) =>
    Array.from({ length: plaetze }, (_, platz) => {
      const zettel = platz * boegen + bogen;
      return zettel < anzahl ? zettel : undefined;
    }),
  );
}
