import { product } from './product.ts';

/** Title of a page for the browser's tab: `Termine – Kehrtour`; without a word of its own just the product. */
export function pageTitle(title?: string | null): string {
  return title ? `${title} – ${product.name}` : product.name;
}
