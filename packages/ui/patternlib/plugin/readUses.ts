import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Use } from '../pattern.props.ts';

const PACKAGE = '@kehrtour/ui/';
const SOURCE = 'packages/ui/src/';

/** Modules of the product that take a component, by the component's file; stories and tests only look at it. */
export function readUses(root: string): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const modules = globSync(['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root });
  for (const file of modules.filter((one) => !/\.(stories|test)\.tsx?$/.test(one)).sort()) {
    const [kind = '', app = ''] = file.split(path.sep);
    for (const taken of takenBy(root, file))
      uses.set(taken, [...(uses.get(taken) ?? []), { app: kind === 'apps' ? app : `Paket ${app}`, file }]);
  }
  return uses;
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
