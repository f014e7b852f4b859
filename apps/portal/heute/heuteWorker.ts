import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const ENTRY = 'heute/index.html';
const SOURCE = new URL('sw.js', import.meta.url);
/** What every page of ours loads beside its application. */
const SHARED = ['/favicon.svg', '/icon-192.png', '/scripts/reload-guard.js', '/scripts/web-vitals.js'];

type Built = { readonly type: string; readonly fileName: string };
type Chunk = Built & {
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly viteMetadata?: {
    readonly importedCss: ReadonlySet<string>;
    readonly importedAssets: ReadonlySet<string>;
  };
};

/**
 * The service worker of `/heute` with the list of what it keeps: the page, what it loads and what that loads, by the hashes of this
 * build. The worker changes with any of them.
 */
export function heuteWorker(): Plugin {
  return {
    name: 'kehrtour-heute-worker',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle as unknown as Record<string, Built>).flatMap((one) =>
          one.type === 'chunk' ? [[one.fileName, one as Chunk] as const] : [],
        ),
      );
      const entry = [...chunks.values()].find(
        ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(ENTRY),
      );
      if (!entry) throw new Error(`${ENTRY} was not built.`);
      const files = filesOf(entry.fileName, chunks);
      const typeface = Object.keys(bundle).filter((name) => /inter-latin-wght.*\.woff2$/.test(name));
      const list = ['/heute', ...[...files, ...typeface].map((file) => `/${file}`), ...SHARED];
      const page = Object.entries(bundle).find(([name]) => name === ENTRY)?.[1];
      const stamp = createHash('sha256').update(
        JSON.stringify([list, page && 'source' in page ? page.source : '']),
      );
      const source = readFileSync(SOURCE, 'utf8')
        .replace("'__NAME__'", JSON.stringify(`heute-${stamp.digest('hex').slice(0, 12)}`))
        .replace("['__LISTE__']", JSON.stringify(list));
      this.emitFile({ type: 'asset', fileName: 'heute/sw.js', source });
    },
  };
}

function filesOf(entry: string, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
  };
  visit(entry);
  return files;
}
