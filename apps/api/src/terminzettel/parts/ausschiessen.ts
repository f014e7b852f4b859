/** What lies on one place of a sheet; `undefined` where the sheet stays empty. */
export type Belegung<T> = { stueck: T; laufend: number } | undefined;

/**
 * Cut-and-stack order ("Ausschießen"): with S sheets, place p of sheet s carries slip p·S + s.
 * Cut the whole pile at once and lay pile 1 on pile 2 on pile 3 …: the slips then lie in walking order.
 * Places count row by row from the top left; `laufend` is the place in the walking order, from 1.
 */
export function schiesseAus<T>(stuecke: readonly T[], plaetze: number): Belegung<T>[][] {
  const boegen = Math.ceil(stuecke.length / plaetze);
  return Array.from({ length: boegen }, (_, bogen) =>
    Array.from({ length: plaetze }, (_, platz) => {
      const nummer = platz * boegen + bogen;
      const [stueck] = stuecke.slice(nummer, nummer + 1);
      return stueck === undefined ? undefined : { stueck, laufend: nummer + 1 };
    }),
  );
}
