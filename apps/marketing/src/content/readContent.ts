import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { checkDocument } from './checkDocument.ts';
import type { ContentFile, Document } from './document.ts';
import { parseFrontMatter } from './frontMatter.ts';
import { renderMarkdown } from './renderMarkdown.ts';

/** Every Markdown file below a folder, checked and rendered, newest article first. @throws ContentError */
export function readContent(folder: string): ContentFile {
  const files = globSync('**/*.md', { cwd: folder }).sort();
  const documents = files.map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const named = path.join(path.basename(folder), file);
    const place = `/${file.replaceAll(path.sep, '/').replace(/\.md$/, '')}`;
    return checkDocument(parseFrontMatter(named, text), place, renderMarkdown);
  });
  return { documents: documents.sort(newestFirst) };
}

/** Every address that is rendered at build time. */
export function addressesOf({ documents }: ContentFile): string[] {
  return documents.map(({ address }) => address);
}

function newestFirst(a: Document, b: Document): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || a.path.localeCompare(b.path);
}
