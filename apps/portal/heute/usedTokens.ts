import type { Plugin } from 'vite';

const DECLARED = /(--(?:color|text|spacing|shadow|tracking|font)-[\w-]+):[^;{}]*;?/g;

/** Those of our tokens that this page uses: it has no map and no lanes, and a phone in a cellar loads every byte of it. */
export function usedTokens(): Plugin {
  return {
    name: 'kehrtour-used-tokens',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = withoutUnused(String(file.source));
      }
    },
  };
}

/** A token may only be used by another one that nobody uses. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const less = css.replaceAll(DECLARED, (whole, name: string) => (used.has(name) ? whole : ''));
  return less === css ? css : withoutUnused(less);
}
