import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import type { ContentFile } from './document.ts';
import { feedXml } from './feedXml.ts';
import { addressesOf, readContent } from './readContent.ts';
import { sitemapXml } from './sitemapXml.ts';

const DOCUMENTS = 'virtual:content/documents';
const FILES = 'virtual:content/files';
const HASH_DIGITS = 8;
/** RFC 9116 advises less than a year. */
const SECURITY_DAYS = 360;

interface Asset {
  fileName: string;
  source: string;
}

/** Turns the Markdown folder into what the site serves: content database, manifest, feed, sitemap, robots, security.txt. */
export function contentPlugin({ folder, site }: { folder: string; site: string }): Plugin {
  let content: ContentFile = { documents: [] };
  let database = '';
  let manifest = '';
  const read = () => {
    content = readContent(folder);
    database = JSON.stringify(content);
    manifest = JSON.stringify({ routes: addressesOf(content) });
  };
  const assets = (): Asset[] => [
    { fileName: hashedName('db', database), source: database },
    { fileName: hashedName('manifest', manifest), source: manifest },
    { fileName: 'blog/rss.xml', source: feedXml(content, site) },
    { fileName: 'sitemap.xml', source: sitemapXml(content, site) },
    { fileName: '.well-known/security.txt', source: securityTxt(site) },
    { fileName: 'robots.txt', source: `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n` },
  ];
  return {
    name: 'kehrtour-content',
    buildStart: read,
    resolveId: (id) => (id === DOCUMENTS || id === FILES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${DOCUMENTS}`) return `export default ${database};`;
      if (id !== `\0${FILES}`) return undefined;
      const urls = {
        database: `/${hashedName('db', database)}`,
        manifest: `/${hashedName('manifest', manifest)}`,
      };
      return `export default ${JSON.stringify(urls)};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of assets()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.middlewares.use((request, response, next) => {
        const asset = assets().find(({ fileName }) => request.url === `/${fileName}`);
        if (!asset) return next();
        response.setHeader(
          'Content-Type',
          asset.fileName.endsWith('.json') ? 'application/json' : 'text/plain',
        );
        response.end(asset.source);
      });
    },
  };
}

/** Where somebody who found a hole tells it (RFC 9116). Whoever builds stands for it for a year. */
function securityTxt(site: string): string {
  const until = new Date();
  until.setUTCHours(0, 0, 0, 0);
  until.setUTCDate(until.getUTCDate() + SECURITY_DAYS);
  return [
    `Contact: ${site}/kontakt`,
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function hashedName(name: string, text: string): string {
  return `content/${name}-${createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS)}.json`;
}
