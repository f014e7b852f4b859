import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { bundle, NODE_MAJOR_MIN } from './bundle.ts';
import { command } from './command.ts';
import { root } from './root.ts';

/** What is served and needs no process: the folder that its build made. */
interface Files {
  name: string;
  built: string;
}

/** What runs: bundled code, and whatever lies beside it. */
interface Program {
  name: string;
  workspace: string;
  entries: readonly string[];
  /** Names of commands and the files behind them, in `dist`. */
  scripts: Readonly<Record<string, string>>;
  /** Folders of the workspace that go along. */
  beside?: readonly string[];
  /** Libraries with native code or files of their own stay what they are: installed by the lockfile. */
  installed?: boolean;
}

const files: readonly Files[] = [
  { name: 'portal', built: 'apps/portal/dist' },
  { name: 'admin', built: 'apps/admin/dist' },
  { name: 'marketing', built: 'apps/marketing/build/client' },
  { name: 'patternlib', built: 'packages/ui/dist' },
];

/** Every app that is a process, with its commands. */
export const PROGRAMS: readonly Program[] = [
  {
    name: 'api',
    workspace: 'apps/api',
    entries: [
      'src/main.ts',
      'src/worker.process.ts',
      'src/betrieb/legeBetreiberAn.ts',
      'src/betrieb/sicherung/sicherung.process.ts',
      'src/betrieb/sicherung/versand.process.ts',
      'src/betrieb/sicherung/zurueckspielen.process.ts',
      'src/newsletter/newsletter.process.ts',
      'src/ort/setzeStandardkarte.ts',
    ],
    scripts: {
      start: 'main',
      worker: 'worker.process',
      betreiber: 'legeBetreiberAn',
      newsletter: 'newsletter.process',
      karte: 'setzeStandardkarte',
      sicherung: 'sicherung.process',
      zurueckspielen: 'zurueckspielen.process',
      versand: 'versand.process',
    },
    beside: ['migrations'],
    installed: true,
  },
  {
    name: 'booking',
    workspace: 'apps/booking',
    entries: ['server.ts'],
    scripts: { start: 'server' },
    beside: ['build/client'],
  },
  { name: 'caddy', workspace: 'apps/gateway', entries: ['src/caddy.ts'], scripts: { start: 'caddy' } },
];

/**
 * Makes of every app a folder that runs, or is served, without this repository. The front ends are built already.
 * @param names only these; all of them when absent
 */
export async function assembleArtefacts(into: string, names?: readonly string[]): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const wanted = ({ name }: { name: string }) => names?.includes(name) ?? true;
  for (const { name, built } of files.filter(wanted))
    cpSync(path.join(root, built), path.join(into, name, placeIn(built)), { recursive: true });
  for (const program of PROGRAMS.filter(wanted)) await assemble(program, path.join(into, program.name));
}

/** The same as in the workspace, so that what a program finds beside itself lies where it did. */
const placeIn = (built: string): string => built.split('/').slice(2).join('/');

async function assemble(program: Program, folder: string): Promise<void> {
  const { workspace, entries, installed = false } = program;
  await bundle({ workspace, entries, alone: !installed });
  if (installed) await install(program, folder);
  for (const part of ['dist', ...(program.beside ?? [])])
    cpSync(path.join(root, workspace, part), path.join(folder, part), { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify(manifestOf(program, folder), null, 2)}\n`,
  );
}

/** Exactly what the lockfile says, production only; our own packages are in the bundle. */
async function install({ name }: Program, folder: string): Promise<void> {
  const { ok, output } = await command(['pnpm', `--filter=@kehrtour/${name}`, 'deploy', '--prod', folder], {
    env: { CI: '1' },
  });
  if (!ok) throw new Error(`Die Bibliotheken von ${name} ließen sich nicht bereitstellen:\n${output}`);
  const ours = globSync('node_modules/{@kehrtour,.pnpm/@kehrtour+*,.pnpm/node_modules/@kehrtour}', {
    cwd: folder,
  });
  for (const left of [...ours, 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    rmSync(path.join(folder, left), { recursive: true, force: true });
}

function manifestOf({ workspace, scripts, installed }: Program, folder: string): object {
  const from = installed ? folder : path.join(root, workspace);
  const manifest = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    dependencies: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
  const { name, version, dependencies, optionalDependencies } = manifest;
  const libraries = Object.entries(dependencies).filter(([library]) => !library.startsWith('@kehrtour/'));
  return {
    name,
    version,
    private: true,
    type: 'module',
    engines: { node: `>=${NODE_MAJOR_MIN}` },
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([script, file]) => [script, `node dist/${file}.js`]),
    ),
    ...(installed ? { dependencies: Object.fromEntries(libraries), optionalDependencies } : {}),
  };
}
