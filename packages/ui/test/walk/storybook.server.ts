import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { slug } from '../../patternlib/slug.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** One story as Storybook's index names it. */
export interface IndexedStory {
  /** Storybook's own id. */
  id: string;
  /** Its address below `/patternlib`, with dots: also the name of its pictures. */
  name: string;
  /** File from the project's root and name of the export: the key of its result. */
  key: string;
}

/**
 * Builds Storybook.
 *
 * @param files stories of these only, from the project's root; all when absent
 * @returns how many seconds it took
 * @throws Error with its output
 */
export function buildStorybook(root: string, folder: string, files?: readonly string[]): number {
  const startedAt = performance.now();
  const cli = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const run = spawnSync(process.execPath, [cli, 'build', '--quiet', '-o', folder], {
    cwd: root,
    encoding: 'utf8',
    // React says only then what is wrong with what it draws.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      STORIES_ONLY: '1',
      ...(files ? { STORY_FILES: files.join(',') } : {}),
    },
  });
  if (run.status !== 0) throw new Error(`storybook build failed\n${run.stdout}\n${run.stderr}`);
  return (performance.now() - startedAt) / 1000;
}

/** Every story of a built Storybook, those of the apps included. */
export function storiesIn(folder: string): IndexedStory[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<
      string,
      { id: string; type: string; title: string; importPath: string; exportName: string }
    >;
  };
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, importPath, exportName }) => ({
      id,
      name: [...title.split('/'), exportName].map(slug).join('.'),
      key: `${join('packages/ui', importPath)}#${exportName}`,
    }));
}

export function serve(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = readFileSync(join(folder, path));
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
