import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Use } from '../pattern.props.ts';

const PACKAGE = '@kehrtour/ui/';
const SOURCE = 'packages/ui/src/';

/** What in the product takes a component, by the component's file; stories and tests only look at it. */
export function readUses(root: string): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, string[]>();
  const modules = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });
  for (const file of modules.filter((one) => !/\.(stories|test)\.tsx?$/.test(one)).sort())
    for (const taken of takenBy(root, file)) uses.set(taken, [...(uses.get(taken) ?? []), file]);
  return new Map([...uses].map(([taken, files]) => [taken, byFolder(files)]));
}

function byFolder(files: readonly string[]): Use[] {
  const folders = Map.groupBy(files, (file) => file.split('/').slice(0, 3).join('/'));
  return [...folders].map(([folder, members]) => {
    const [kind = '', name = ''] = folder.split('/');
    const app = kind === 'apps' ? name : `Paket ${name}`;
    return { app, folder, files: members.map((file) => file.slice(folder.length + 1)) };
  });
}

function takenBy(root: string, file: string): Set<string> {
  const text = readFileSync(path.join(root, file), 'utf8');
  const taken = [...text.matchAll(/from '([^']+\.tsx)'/g)].map(([, from = '']) =>
    from.startsWith(PACKAGE)
      ? path.join(root, SOURCE, from.slice(PACKAGE.length))
      : path.join(root, path.dirname(file), from),
  );
  return new Set(taken);
}

/** The lines that bring components of this package into a file. */
export function importOf(
  root: string,
  components: readonly { name: string; file: string }[],
): string | undefined {
  const ours = components.flatMap(({ name, file }) => {
    const from = path.relative(root, file);
    return from.startsWith(SOURCE) && !from.includes('/parts/')
      ? [`import { ${name} } from '${PACKAGE}${from.slice(SOURCE.length)}';`]
      : [];
  });
  return ours.length === 0 ? undefined : ours.join('\n');
}
