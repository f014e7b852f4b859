import * as z from 'zod/mini';

const KEY = 'kehrtour.getippt';
/** The next morning it is still there; later nobody remembers what it was for. */
const KEPT_MS = 24 * 3_600_000;
const PAGES_MAX = 5;
const LETTERS_MAX = 100_000;

const typedText = z.object({
  place: z.string(),
  label: z.string(),
  nth: z.int(),
  before: z.string(),
  value: z.string(),
});
const page = z.object({ whose: z.string(), path: z.string(), at: z.number(), texts: z.array(typedText) });
/** A page, whose it was, and what she had typed there when her session ended. */
export type TypedPage = z.infer<typeof page>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** All that is kept for this person; what is another's or old is forgotten. */
export function readPages(store: Store, whose: string, now: number): TypedPage[] {
  try {
    const read = z.array(page).safeParse(JSON.parse(store.getItem(KEY) ?? '[]'));
    return read.success ? read.data.filter((one) => one.whose === whose && now - one.at < KEPT_MS) : [];
  } catch {
    return [];
  }
}

export function writePages(store: Store, pages: readonly TypedPage[]): void {
  try {
    const text = JSON.stringify(pages.slice(-PAGES_MAX));
    if (pages.length === 0 || text.length > LETTERS_MAX) store.removeItem(KEY);
    else store.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing says so in its own bar.
  }
}

/** Adds what was typed on a page; its older texts give way to these. */
export function keepPage(store: Store, kept: TypedPage): void {
  const others = readPages(store, kept.whose, kept.at).filter(({ path }) => path !== kept.path);
  if (kept.texts.length > 0) writePages(store, [...others, kept]);
}
