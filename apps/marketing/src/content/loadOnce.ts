/** The file is not what it should be: gone, an error page, or no JSON. */
export class ContentLoadError extends Error {
  constructor(url: string, reason: string) {
    super(`${url}: ${reason}`);
    this.name = 'ContentLoadError';
  }
}

/**
 * A JSON file that is fetched on the first question and kept: one download for all who ask at once, its status and its
 * type checked. After a failure the next question tries again.
 */
export function loadOnce<Content>(
  url: string,
  isContent: (value: unknown) => value is Content,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): () => Promise<Content> {
  let underWay: Promise<Content> | null = null;
  return () => {
    underWay ??= download(url, isContent, fetch).catch((error: unknown) => {
      underWay = null;
      throw error;
    });
    return underWay;
  };
}

async function download<Content>(
  url: string,
  isContent: (value: unknown) => value is Content,
  fetch: typeof globalThis.fetch,
): Promise<Content> {
  const answer = await fetch(url);
  if (!answer.ok) throw new ContentLoadError(url, `HTTP ${answer.status}`);
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new ContentLoadError(url, `„${type}“ statt JSON`);
  const value: unknown = await answer.json().catch(() => undefined);
  if (!isContent(value)) throw new ContentLoadError(url, 'nicht der erwartete Inhalt');
  return value;
}
