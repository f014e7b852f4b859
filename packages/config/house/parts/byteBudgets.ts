import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { root } from './root.ts';
import { failing, nothing, sum, type Tally } from './tally.ts';

interface Budget {
  page: string;
  kilobytesMax: number;
  /** Each is a request of its own; where nothing is said, nobody counts them. */
  filesMax?: number;
  /** Build folder with vite's manifest. */
  built: string;
  /** Sources, in the words of the manifest, that this page loads at once; what they import counts along. */
  entries?: RegExp;
  /** Instead of them, the files themselves: for pages that load no application. */
  files?: readonly string[];
}

/** What a page behind the login loads before it can be read: the frame and its own route, not what comes on demand. */
const portalPage = (page: string, route: string, kilobytesMax = 250): Budget => ({
  page: `Portal, ${page}`,
  kilobytesMax,
  filesMax: 45,
  built: 'apps/portal/dist',
  entries: new RegExp(
    `^index\\.html$|/LoggedInLayout\\.tsx$|/routes/${route.replaceAll(/[.$]/g, '\\$&')}\\.tsx$`,
  ),
});

const budgets: Budget[] = [
  {
    page: 'Portal, Anmeldung',
    kilobytesMax: 200,
    built: 'apps/portal/dist',
    entries: /^index\.html$|\/routes\/anmelden\.tsx$/,
  },
  portalPage('/termine', 'termine'),
  portalPage('ein Termin', 'termine.$id'),
  portalPage('/kehrtouren', 'kehrtouren'),
  portalPage('Einstellungen', 'konto.einstellungen'),
  portalPage('Tätigkeiten', 'konto.einstellungen.dienstleistungen'),
  portalPage('Mitarbeitende', 'konto.einstellungen.unternehmen.mitarbeiter'),
  portalPage('/liegenschaften', 'liegenschaften'),
  portalPage('eine Kehrtour', 'kehrtouren.$id'),
  {
    // Without the portal, for a phone in a cellar.
    page: 'Heute, draußen',
    kilobytesMax: 90,
    built: 'apps/portal/dist',
    files: ['_portal/heute-*.js', '_portal/heute-*.css'],
  },
  {
    // Fetched when the first picture stands, and kept with it.
    page: 'Heute, Dialoge',
    kilobytesMax: 15,
    built: 'apps/portal/dist',
    files: ['_portal/heute.spaeter-*.js'],
  },
  {
    page: 'Verwaltung, Anmeldung',
    kilobytesMax: 200,
    built: 'apps/admin/dist',
    entries: /^index\.html$|\/routes\/(admin-area\.)?anmelden\.tsx$/,
  },
  {
    // 130 would be allowed; these pages load no React, and it shall stay so.
    page: 'Kundschaft, /termin und Terminbuchung',
    kilobytesMax: 30,
    built: 'apps/booking/build/client',
    files: ['_booking/*.css', '_booking/entry.client-*.js', 'scripts/*.js'],
  },
  {
    page: 'Einbettung, Lader auf fremden Seiten',
    kilobytesMax: 3,
    built: 'apps/booking/build/client',
    files: ['einbetten/v1/kehrtour-termin.js'],
  },
  {
    // 130 would be allowed with React; nothing of it comes before the visitor moves, and it shall stay so.
    page: 'Website, /',
    kilobytesMax: 25,
    built: 'apps/marketing/build/client',
    files: ['_marketing/*.css', 'scripts/*.js'],
  },
  {
    page: 'Website, / nach der ersten Bewegung, mit React und Vorführung',
    kilobytesMax: 155,
    built: 'apps/marketing/build/client',
    entries: /entry\.client|\/root\.tsx|\/DefaultLayout\.tsx|\/routes\/start\.tsx/,
  },
  {
    page: 'Musterbuch, erstes Muster',
    // 181 when its stories were counted in again, 194 with who uses each pattern, 202 with the names by which other libraries know
    // it: the table of contents grows with the product.
    kilobytesMax: 204,
    built: 'packages/ui/dist',
    // With `?about` the same name comes a second time: stories and what is said about them.
    entries: /^index\.html$|\/startFrame\.tsx$|(^|\/)src\/action\/Button\.stories\.tsx$/,
  },
];

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** First load of each page in kB (1000 bytes), gzip, scripts and styles together, against its budget. */
export function byteBudgets(): Tally {
  const results = budgets.map(({ page, kilobytesMax, filesMax = Infinity, built, entries, files }) => {
    const folder = path.join(root, built);
    const loaded = entries ? filesOfEntries(folder, entries) : filesByName(folder, files ?? []);
    const kilobytes = loaded && gzipKilobytes(folder, loaded);
    const requests = loaded === undefined ? 0 : [...loaded].length;
    const ok = kilobytes !== undefined && kilobytes <= kilobytesMax && requests <= filesMax;
    const found =
      kilobytes === undefined ? 'nicht gefunden' : `${kilobytes.toFixed(1)} kB in ${requests} Dateien`;
    const most = filesMax === Infinity ? '' : ` in ${filesMax}`;
    const line = `Erster Aufruf ${page}: ${found}, höchstens ${kilobytesMax} kB${most}`;
    process.stdout.write(`${ok ? '✓' : '✗'} ${line}\n`);
    return ok ? { ...nothing, passed: 1 } : failing(line);
  });
  return sum(results);
}

function filesByName(folder: string, patterns: readonly string[]): string[] | undefined {
  const found = patterns.map((pattern) => globSync(pattern, { cwd: folder }));
  return found.every((files) => files.length > 0) ? found.flat() : undefined;
}

function gzipKilobytes(folder: string, files: Iterable<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(path.join(folder, file))).length);
  return bytes.reduce((all, one) => all + one, 0) / 1000;
}

function filesOfEntries(folder: string, entries: RegExp): Set<string> | undefined {
  const manifest = path.join(folder, '.vite/manifest.json');
  if (!existsSync(manifest)) return undefined;
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
  const roots = Object.keys(chunks).filter((name) => entries.test(name.split('?')[0] ?? ''));
  if (roots.length === 0) return undefined;
  // The two scripts of every page load beside the app.
  const files = new Set(globSync('scripts/*.js', { cwd: folder }));
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of roots) visit(name);
  return files;
}
