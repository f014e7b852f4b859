export interface Heading {
  id: string;
  text: string;
}

/** The second-level headings of an article as it was rendered, without markup. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id,
    text: inner.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  }));
}
