import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { notFoundPage } from '@kehrtour/shell/notFoundPage';
import type { Plugin } from 'vite';

import type { Audit, PackedCategory, PatternAbout, PatternCategory, PropTable } from '../pattern.props.ts';
import { categoriesOf, entryName } from './categoriesOf.ts';
import { inGerman } from './inGerman.ts';
import { readProps } from './readProps.ts';
import { readReleases, releasesOf } from './readReleases.ts';
import { readStories, type StoryFile } from './readStories.ts';
import { importOf, readUses } from './readUses.ts';
import { ownEntries, relatedOf } from './relatedOf.ts';

const CATALOG = 'virtual:patterns';
const RELEASES = 'virtual:releases';
const ABOUT = /\.stories\.tsx\?about$/;

export interface PatternSite {
  /** The project's root folder. */
  root: string;
  /** Where stories are, from there. */
  stories: readonly string[];
  /** What axe found, from there; made by the walk through all stories. */
  audits: string;
  /** What changed from version to version, from there. */
  changelog: string;
  /** Folder of the build. */
  built: string;
}

interface AuditFile {
  made: string;
  axe: string;
  chromium: string;
  stories: Record<string, Audit>;
}

/**
 * Reads all stories without running them: `virtual:patterns` is the table of contents, `X.stories.tsx?about` the rest
 * about one file. After the build every address has a page of its own, so that an unknown one is a real 404.
 */
export function patternSite(site: PatternSite): Plugin {
  const files = () => globSync([...site.stories], { cwd: site.root }).sort();
  const read = () => files().map((file) => readStories(path.join(site.root, file)));
  let uses: ReturnType<typeof readUses> | undefined;
  let related: ReturnType<typeof relatedOf> | undefined;
  let tables: ReadonlyMap<string, PropTable> | undefined;
  const tablesOf = (story: StoryFile) => {
    tables ??= readProps([
      ...new Set(read().flatMap(({ components }) => components.map(({ file }) => file))),
    ]);
    return story.components.flatMap(({ name, file }) => inGerman(tables?.get(`${file}#${name}`)) ?? []);
  };
  const catalog = () => categoriesOf(site.root, read());
  return {
    name: 'pattern-site',
    enforce: 'pre',
    resolveId: (id) => (id === CATALOG || id === RELEASES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${CATALOG}`) return `export const categories = ${JSON.stringify(catalog().map(packed))};`;
      if (id === `\0${RELEASES}`)
        return `export const releases = ${JSON.stringify(readReleases(path.join(site.root, site.changelog)))};`;
      if (!ABOUT.test(id)) return undefined;
      const file = id.replace('?about', '');
      const story = readStories(file);
      uses ??= readUses(site.root);
      const name = entryName(story.title);
      const about: PatternAbout = {
        ...aboutOf(site, story, tablesOf(story)),
        related: (related ??= relatedOf(ownEntries(site.root, read()))).get(name) ?? [],
        releases: releasesOf(readReleases(path.join(site.root, site.changelog)), name),
        uses: uses.get(story.components[0]?.file ?? '') ?? [],
      };
      return `export const about = ${JSON.stringify(about)};
        export const loadStories = () => import(${JSON.stringify(file)});`;
    },
    writeBundle() {
      writePages(site.built, catalog());
    },
  };
}

/** Ids follow from names: what can be worked out is not sent. */
function packed({ name, text, patterns }: PatternCategory): PackedCategory {
  return {
    name,
    text,
    patterns: patterns.map(({ file, name, text, fullscreen, also, english, status, stories }) => ({
      file,
      name,
      ...(text === '' ? {} : { text }),
      ...(fullscreen ? { fullscreen } : {}),
      ...(also.length === 0 ? {} : { also }),
      ...(english.length === 0 ? {} : { english }),
      ...(status === undefined ? {} : { status }),
      stories: stories.map(({ exportName, label }) =>
        label === exportName ? [exportName] : [exportName, label],
      ),
    })),
  };
}

function aboutOf(
  site: PatternSite,
  story: StoryFile,
  tables: PropTable[],
): Omit<PatternAbout, 'uses' | 'related' | 'releases'> {
  const audited = JSON.parse(readFileSync(path.join(site.root, site.audits), 'utf8')) as AuditFile;
  const file = path.relative(site.root, story.file);
  const names = [...story.stories.keys()];
  return {
    component: story.components[0]?.name,
    imports: importOf(site.root, story.components),
    plain: file.startsWith('packages/ui/src/plain/'),
    guide: story.guide,
    tables,
    stories: Object.fromEntries(
      [...story.stories].map(([name, { source, args }]) => [name, { source, args }]),
    ),
    audits: Object.fromEntries(
      names.flatMap((name) => {
        const audit = audited.stories[`${file}#${name}`];
        return audit ? [[name, audit]] : [];
      }),
    ),
    auditedWith: `axe ${audited.axe}, Chromium ${audited.chromium}, ${audited.made}`,
  };
}

/** The same HTML under every address, each with its own title; what has no page is answered with `404/`, which says so without scripts, too. */
function writePages(built: string, categories: readonly PatternCategory[]): void {
  const html = readFileSync(path.join(built, 'index.html'), 'utf8');
  const writeHtml = (address: string, page: string) => {
    mkdirSync(path.join(built, address), { recursive: true });
    writeFileSync(path.join(built, address, 'index.html'), page);
  };
  const write = (address: string, title: string) =>
    writeHtml(address, html.replace(/<title>[^<]*<\/title>/, `<title>${title} – Kehrtour</title>`));
  writeHtml('404', notFoundPage(html) ?? html);
  write('error', 'Fehler');
  write('patternlib', 'Musterbuch');
  for (const { id, name, patterns } of categories) {
    write(`patternlib/${id}`, name);
    for (const pattern of patterns) {
      write(`patternlib/${id}/${pattern.id}`, pattern.name);
      for (const story of pattern.stories)
        write(`patternlib/${id}/${pattern.id}/${story.id}`, `${pattern.name}: ${story.label}`);
    }
  }
}
