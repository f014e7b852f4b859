import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export const WERKZEUGE = ['pg_dump', 'pg_restore', 'psql'] as const;
type Werkzeug = (typeof WERKZEUGE)[number];

const DEBIAN = '/usr/lib/postgresql';
/** Where the programs of PostgreSQL lie, the newest first; the empty one is the search path. */
function ordner(): string[] {
  const fassungen = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  return [...fassungen.sort((a, b) => b - a).map((fassung) => join(DEBIAN, String(fassung), 'bin')), ''];
}

function fassungVon(wo: string): number {
  try {
    const antwort = execFileSync(join(wo, 'pg_dump'), ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)/.exec(antwort)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Folder with the programs that can dump this server: not older than itself.
 * @throws Error in German that names what to install
 */
export function findeWerkzeug(serverFassung: number): string {
  const gefunden = ordner().map((wo) => ({ wo, fassung: fassungVon(wo) }));
  const gut = gefunden.find(({ fassung }) => fassung >= serverFassung);
  if (gut) return gut.wo;
  const neueste = Math.max(0, ...gefunden.map(({ fassung }) => fassung));
  throw new Error(
    `Es fehlt pg_dump von PostgreSQL ${serverFassung}${neueste > 0 ? ` (hier liegt das von ${neueste})` : ''}. ` +
      `Debian: apt-get install postgresql-client-${serverFassung}`,
  );
}

const WORT = /^(postgres(?:ql)?:\/\/[^:@/?]*):([^@/?]*)@/;
const FRAGE = /\?([^]*)$/;
/** What only the driver of Node understands, and libpq refuses. */
const NUR_NODE = ['uselibpqcompat'];

/** The address without its password, which everybody on this machine could read in the list of processes; it travels in the settings. */
function ohneWort(adresse: string): { an: string; env: NodeJS.ProcessEnv } {
  const [, , wort = ''] = WORT.exec(adresse) ?? [];
  const frage = new URLSearchParams(FRAGE.exec(adresse)?.[1] ?? '');
  for (const name of NUR_NODE) frage.delete(name);
  if (frage.get('sslmode') === 'no-verify') frage.set('sslmode', 'require');
  const an = adresse.replace(WORT, '$1@').replace(FRAGE, '') + (frage.size > 0 ? `?${frage}` : '');
  return { an, env: { ...process.env, ...(wort === '' ? {} : { PGPASSWORD: decodeURIComponent(wort) }) } };
}

export type Aufruf = {
  /** Where the programs lie. */
  readonly wo: string;
  readonly werkzeug: Werkzeug;
  readonly args: readonly string[];
  /** Address of the database; undefined: it needs none. */
  readonly adresse?: string;
};

/** Starts one of them: what it writes, what it reads, and its end. @throws Error with what it said */
export function starte({ wo, werkzeug, args, adresse }: Aufruf): {
  readonly ausgabe: Readable;
  readonly eingabe: NodeJS.WritableStream;
  readonly ende: Promise<void>;
} {
  const { an, env } = adresse === undefined ? { an: undefined, env: process.env } : ohneWort(adresse);
  const kind = spawn(join(wo, werkzeug), [...args, ...(an === undefined ? [] : ['--dbname', an])], {
    env: { ...env, LC_ALL: 'C.UTF-8', PGCLIENTENCODING: 'UTF8' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let gesagt = '';
  kind.stderr.on('data', (teil: Buffer) => (gesagt = (gesagt + teil.toString()).slice(-2000)));
  const ende = new Promise<void>((gut, schlecht) => {
    kind.on('error', schlecht);
    kind.on('close', (code) =>
      code === 0 ? gut() : schlecht(new Error(`${werkzeug} kam nicht zu Ende: ${gesagt.trim()}`)),
    );
  });
  return { ausgabe: kind.stdout, eingabe: kind.stdin, ende };
}
