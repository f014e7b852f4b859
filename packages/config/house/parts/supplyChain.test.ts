import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './root.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const THREE_DAYS_MIN = 3 * 24 * 60;

describe('what comes from elsewhere', () => {
  it('is three days old when it is chosen, and the night asks again of all that was chosen', () => {
    const age = /^minimumReleaseAge: (\d+)$/m.exec(read('pnpm-workspace.yaml'))?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual(THREE_DAYS_MIN);
    expect(read('.github/workflows/night.yml')).toContain('--frozen-lockfile --config.trustLockfile=false');
  });

  it('is listed with every release', () => {
    const release = read('.github/workflows/publish.yml');
    expect(release).toMatch(/ sbom --sbom-format cyclonedx [^\n]*--lockfile-only/);
    expect(release).toMatch(/gh release (create|upload)[^\n]* kehrtour\.cdx\.json/);
    expect(release).toContain('needs: bill');
  });
});

describe('the machine of containers', () => {
  const compose = read('deploy/compose.yaml');
  it('gives its servers a user with the rights of the README, and never the superuser', () => {
    const rights = /create role kehrtour login (.*?) password/;
    const ofReadme = rights.exec(read('README.md'))?.[1];
    expect(ofReadme).toBe('createrole bypassrls');
    const script = read('deploy/postgres/kehrtour.sh');
    expect(rights.exec(script)?.[1]).toBe(ofReadme);
    expect(compose).toContain('./postgres/kehrtour.sh:/docker-entrypoint-initdb.d/');
    const superuser = /POSTGRES_USER: (\w+)/.exec(compose)?.[1];
    const users = [...compose.matchAll(/postgres:\/\/(\w+):/g)].map(([, name]) => name);
    expect(users).toEqual(['kehrtour']);
    expect(users).not.toContain(superuser);
    expect(script).toContain('alter role current_user password null');
  });
});
