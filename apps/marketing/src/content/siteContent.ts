import files from 'virtual:content/files';

import type { ContentFile } from './document.ts';
import { loadOnce } from './loadOnce.ts';
import { queryContent } from './query.ts';

const database = loadOnce(files.database, isContentFile);
const manifest = loadOnce(files.manifest, isManifest);

/** The site's content, in the browser: from the database that is loaded with the first question. */
export const content = (path: string) => queryContent(async () => (await database()).documents, path);

/** Addresses that were rendered at build time. */
export async function prerendered(): Promise<readonly string[]> {
  return (await manifest()).routes;
}

function isContentFile(value: unknown): value is ContentFile {
  return isObject(value) && Array.isArray(value['documents']);
}

function isManifest(value: unknown): value is { routes: string[] } {
  return isObject(value) && Array.isArray(value['routes']);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
