import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const apps = fileURLToPath(new URL('../../apps', import.meta.url));

/** Every address of an app's own route table, with its parameters (`/termine/:id`). */
export function adressenVon(app: 'portal' | 'admin'): string[] {
  const files = globSync(`${app}/src/{app/routes,routes/*.routes}.ts`, { cwd: apps });
  const paths = files.flatMap((file) =>
    [...readFileSync(`${apps}/${file}`, 'utf8').matchAll(/\bpath: '(\/[^']*)'/g)].map(
      ([, path = '']) => path,
    ),
  );
  return [...new Set(paths)].toSorted();
}
