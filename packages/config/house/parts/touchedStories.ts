import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Module } from './rooms.ts';
import { root } from './root.ts';

const KEPT = path.join(root, 'node_modules/.cache/kehrtour/imports.json');

/** What each file imports, both relative to the root. */
type Imports = Record<string, string[]>;

/** Keeps what the check of boundaries has read anyway. */
export function keepImports(modules: readonly Module[]): void {
  const imports: Imports = Object.fromEntries(
    modules
      .filter(({ source }) => !source.includes('node_modules'))
      .map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(imports));
}

/** Files of stories that read one of these, over whatever they import; none where nobody knows what changed. */
export function touchedStories(changed: readonly string[] | undefined, imports = kept()): string[] {
  if (changed === undefined || imports === undefined) return [];
  const importers = new Map<string, string[]>();
  for (const [file, read] of Object.entries(imports))
    for (const imported of read) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const touched = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (touched.has(file)) continue;
    touched.add(file);
    waiting.push(...(importers.get(file) ?? []));
  }
  return [...touched].filter((file) => file.endsWith('.stories.tsx') && file in imports).sort();
}

function kept(): Imports | undefined {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Imports;
  } catch {
    return undefined;
  }
}
