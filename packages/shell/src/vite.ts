import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import type { HtmlTagDescriptor, Plugin } from 'vite';

import { NOT_FOUND_FILE, notFoundPage } from './notFoundPage.ts';
import { product } from './product.ts';
import { SCRIPT_URLS } from './scriptUrls.ts';

const sources = new URL('../scripts/', import.meta.url);
const icons = new URL('../icons/', import.meta.url);
/** The second is for whoever asks for it without having seen a page, the large ones for a phone's first screen. */
const ICONS = ['favicon.svg', 'favicon.ico', 'icon-192.png', 'icon-512.png'];

/**
 * What every front end shares at build time: files below `/_<app>/`, language, title, no phone numbers
 * made into links, the icon, and the two scripts below `/scripts`.
 * @param app name of the application, as in its folder
 * @param notFound whether its document is written once more, for addresses outside its pages
 */
export function kehrtourShell({ app, notFound = false }: { app: string; notFound?: boolean }): Plugin[] {
  return notFound ? [shell(app), notFoundDocument] : [shell(app)];
}

/** After all others: only then does the document name its files. */
const notFoundDocument: Plugin = {
  name: 'kehrtour-not-found',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const html = bundle['index.html'];
      const page = html?.type === 'asset' ? notFoundPage(String(html.source)) : undefined;
      if (page === undefined) this.error('The document has no empty place for the app.');
      this.emitFile({ type: 'asset', fileName: NOT_FOUND_FILE, source: page });
    },
  },
};

function shell(app: string): Plugin {
  return {
    name: 'kehrtour-shell',
    config: () => ({ build: { assetsDir: `_${app}`, manifest: true } }),
    transformIndexHtml: (html) => ({ html: withLanguage(html), tags: headTags(html) }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const icon = ICONS.find((name) => `/${name}` === request.url);
        if (icon !== undefined) return void response.end(readFileSync(new URL(icon, icons)));
        const url = SCRIPT_URLS.find((script) => script === request.url?.replace(/\?.*$/s, ''));
        if (url === undefined) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await bundledScript(url));
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of ICONS)
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(new URL(name, icons)) });
      for (const url of SCRIPT_URLS) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: await bundledScript(url) });
      }
    },
  };
}

function withLanguage(html: string): string {
  return html.replace(/<html(?![^>]*\blang=)/i, `<html lang="${product.language}"`);
}

function headTags(html: string): HtmlTagDescriptor[] {
  const tags: HtmlTagDescriptor[] = [
    { tag: 'meta', attrs: { name: 'format-detection', content: 'telephone=no' } },
    { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' } },
    ...SCRIPT_URLS.map((src) => ({ tag: 'script', attrs: { async: true, src } })),
  ];
  if (!html.includes('name="viewport"')) {
    tags.unshift({
      tag: 'meta',
      attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    });
  }
  if (!html.includes('<title>')) tags.unshift({ tag: 'title', children: product.name });
  if (!/<meta charset/i.test(html)) tags.unshift({ tag: 'meta', attrs: { charset: 'utf-8' } });
  return tags.map((tag) => ({ ...tag, injectTo: tag.tag === 'script' ? 'head' : 'head-prepend' }));
}

async function bundledScript(url: string): Promise<string> {
  const name = url.replace('/scripts/', '').replace('.js', '');
  return bundledFile(fileURLToPath(new URL(`${name}.ts`, sources)));
}

/** A source file as one small script, with what it imports inside. */
export async function bundledFile(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'kehrtour' } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${entry} was not bundled.`);
  return chunk.code;
}
