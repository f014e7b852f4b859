import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundledFile } from '@kehrtour/shell/vite';

const HASH_DIGITS = 8;
const FIRST_MOVE = fileURLToPath(new URL('firstMove.ts', import.meta.url));
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;

export interface DeferredPage {
  html: string;
  /** What starts the application on this page. */
  module: string;
}

/**
 * Takes a page's own start of the application out of its HTML. In its place stands the small script that waits for the
 * visitor's first move: in the page itself, so that no press comes too early for it. Undefined for a page without scripts.
 * @param starter that script @param addressOf where the page's own start will lie
 */
export function deferPage(
  html: string,
  starter: string,
  addressOf: (module: string) => string,
): DeferredPage | undefined {
  const module = MODULE_SCRIPT.exec(html)?.[1];
  if (module === undefined) return undefined;
  const parts = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
  // The tag stays where it was: React looks for it there when it takes over.
  const tag = `<script data-page="${addressOf(module)}" data-parts="${parts.join(' ')}">${starter}</script>`;
  return { html: html.replaceAll(PRELOAD, '').replace(MODULE_SCRIPT, () => tag), module };
}

/** Defers the scripts of every page of a build. @throws Error when there is no page to defer */
export async function deferScripts(built: string, assets: string): Promise<void> {
  const starter = await bundledFile(FIRST_MOVE);
  const addressOf = (module: string): string =>
    `/${assets}/page-${createHash('sha256').update(module).digest('hex').slice(0, HASH_DIGITS)}.js`;
  const deferred = globSync('**/*.html', { cwd: built }).filter((file) => {
    const place = path.join(built, file);
    const page = deferPage(readFileSync(place, 'utf8'), starter.trim(), addressOf);
    if (page === undefined) return false;
    writeFileSync(place, page.html);
    writeFileSync(path.join(built, addressOf(page.module)), page.module);
    return true;
  });
  if (deferred.length === 0)
    throw new Error('No page has scripts to defer: what React Router writes has changed.');
}
