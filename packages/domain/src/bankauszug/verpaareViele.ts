import { verpaare } from './verpaare.ts';

interface Vergleich<L, R> {
  /** How surely both belong together; undefined when they do not. */
  readonly note: (l: L, r: R) => number | undefined;
  readonly worte: (eines: L | R) => readonly string[];
}

/** So few are compared each with each. */
const WENIGE = 2500;
/** What is compared at most, each with each: a second or two. Of more, the last stay alone. */
const VERGLEICHE_MAX = 2_000_000;

/**
 * Like `verpaare`, for a day on which a thousand companies pay the same amount: those with the same words are paired first, then
 * those that share a word which nobody else has, and only the others are compared each with each.
 */
export function verpaareViele<L, R>(
  links: readonly L[],
  rechts: readonly R[],
  vergleich: Vergleich<L, R>,
): Map<L, R> {
  if (links.length * rechts.length <= WENIGE) return verpaare(links, rechts, vergleich.note);
  const paare = new Map<L, R>();
  const vergeben = new Set<R>();
  const nimmPaar = (l: L | undefined, r: R | undefined): void => {
    if (l === undefined || r === undefined || paare.has(l) || vergeben.has(r)) return;
    if (vergleich.note(l, r) === undefined) return;
    paare.set(l, r);
    vergeben.add(r);
  };
  const gleiche = Map.groupBy(rechts, (r) => vergleich.worte(r).join(' '));
  for (const [text, seine] of Map.groupBy(links, (l) => vergleich.worte(l).join(' ')))
    for (const [stelle, l] of seine.entries()) nimmPaar(l, gleiche.get(text)?.[stelle]);
  const einzelneLinke = einzelneNachWort(links, vergleich.worte);
  for (const [wort, r] of einzelneNachWort(rechts, vergleich.worte)) nimmPaar(einzelneLinke.get(wort), r);
  const offen = links.filter((l) => !paare.has(l));
  const frei = rechts.filter((r) => !vergeben.has(r));
  const breite = Math.floor(VERGLEICHE_MAX / Math.max(1, offen.length));
  for (const [l, r] of verpaare(offen, frei.slice(0, breite), vergleich.note)) paare.set(l, r);
  return paare;
}

/** Words that stand in one of them alone; undefined for those of several. */
function einzelneNachWort<T>(
  alle: readonly T[],
  worte: (eines: T) => readonly string[],
): Map<string, T | undefined> {
  const nach = new Map<string, T | undefined>();
  for (const eines of alle)
    for (const wort of new Set(worte(eines))) nach.set(wort, nach.has(wort) ? undefined : eines);
  return nach;
}
