import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FormFault, FormField, FormLook } from './formPage.ts';
import { html, type Html } from './html.ts';

/** The page's own styles, typeface and pictures, the two scripts that every page loads, and the form; nothing inline. */
export const SITE_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const SUMMARY_TITLE = 'Bitte prüfen Sie diese Angaben';
const FORM_PLACE = /<div class="form-place[^"]*">/;
const SCRIPT_END = '</script>';

/** A page as the site's build made it; undefined where the site is not at hand, such as while developing. */
export async function readSitePage(siteDir: string | undefined, page: string): Promise<string | undefined> {
  if (siteDir === undefined) return undefined;
  return readFile(path.join(siteDir, page, 'index.html'), 'utf8').catch(() => undefined);
}

/**
 * The page that a form stands on, with what was typed, a sentence at each field that is wrong, and all of them on top, where
 * the focus is: what its screen shows when script sends the form. Undefined when the page has no such form.
 */
export function filledSitePage(
  page: string,
  {
    look,
    eingaben,
    fehler,
  }: { look: FormLook; eingaben: Readonly<Record<string, string>>; fehler: readonly FormFault[] },
): string | undefined {
  const fields = look.felder.filter(({ art }) => art !== 'verborgen');
  const whole = FORM_PLACE.test(page) && fields.every((field) => controlOf(page, field) !== undefined);
  if (!whole) return undefined;
  const filled = fields.reduce(
    (text, field) => fill(text, field, eingaben[field.name] ?? '', fehler),
    withoutOwnScripts(page),
  );
  return filled
    .replace('<title>', '<title>Fehler: ')
    .replace(FORM_PLACE, (place) => `${place}${summary(fehler).markup}`);
}

/** What takes the page over in the browser expects it as it was built; the scripts that every page loads stay. */
function withoutOwnScripts(page: string): string {
  const parts = page.split(SCRIPT_END);
  const rest = parts.pop() ?? '';
  const kept = parts.map((part) => {
    const at = part.indexOf('<script');
    const opening = part.slice(at, part.indexOf('>', at));
    return at < 0 || opening.includes(' src="/scripts/') ? part + SCRIPT_END : part.slice(0, at);
  });
  return kept.join('') + rest;
}

type Control = { from: number; to: number; attributes: string; inner: string };

/** Where a control stands: its opening tag and, of those with content, the rest of it. */
function controlOf(page: string, { name, art }: FormField): Control | undefined {
  const tag = art === 'text' ? 'textarea' : art === 'auswahl' ? 'select' : 'input';
  const named = page.indexOf(` name="${name}"`);
  const from = page.lastIndexOf('<', named);
  const opened = page.indexOf('>', named);
  const begin = `<${tag} `;
  if (named < 0 || opened < 0 || !page.startsWith(begin, from)) return undefined;
  const attributes = page.slice(from + begin.length - 1, opened).replace(/\/$/, '');
  if (tag === 'input') return { from, to: opened + 1, attributes, inner: '' };
  const end = `</${tag}>`;
  const ended = page.indexOf(end, opened);
  return ended < 0
    ? undefined
    : { from, to: ended + end.length, attributes, inner: page.slice(opened + 1, ended) };
}

function fill(page: string, field: FormField, typed: string, fehler: readonly FormFault[]): string {
  const { name, art } = field;
  const control = controlOf(page, field);
  if (!control) return page;
  const { from, to, attributes, inner } = control;
  const sentence = fehler.find(({ feld }) => feld === name)?.text;
  const below = sentence === undefined ? '' : refusal(name, sentence).markup;
  const marked = sentence === undefined ? attributes : refused(attributes, name);
  return page.slice(0, from) + filledIn(art, marked, { inner, typed }) + below + page.slice(to);
}

function filledIn(
  art: FormField['art'],
  attributes: string,
  { inner, typed }: { inner: string; typed: string },
): string {
  if (art === 'text') return `<textarea${attributes}>${html`${typed}`.markup}</textarea>`;
  if (art === 'auswahl') return `<select${attributes}>${chosen(inner, typed)}</select>`;
  return `<input${attributes} ${html`value="${typed}"`.markup}/>`;
}

const chosen = (options: string, value: string): string =>
  options.replace(
    `<option ${html`value="${value}"`.markup}>`,
    (option) => `${option.slice(0, -1)} selected="">`,
  );

/** As `PlainField` marks it: the edge, and the sentence among what describes it. */
function refused(attributes: string, name: string): string {
  const edged = attributes.replace(
    ' class="',
    ' aria-invalid="true" class="border-danger shadow-[inset_0_0_0_1px_var(--color-danger)] ',
  );
  return edged.includes(' aria-describedby="')
    ? edged.replace(/ aria-describedby="([^"]*)"/, ` aria-describedby="$1 ${name}-error"`)
    : `${edged} aria-describedby="${name}-error"`;
}

const refusal = (name: string, sentence: string): Html =>
  html`<p id="${name}-error" class="text-sm font-semibold text-danger">${sentence}</p>`;

/** As `ErrorSummary` of the design system, whose classes the site's styles know. */
function summary(fehler: readonly FormFault[]): Html {
  return html`<div
    role="alert"
    tabindex="-1"
    autofocus
    aria-labelledby="error-summary-title"
    class="mb-8 max-w-xl rounded-lg border-2 border-danger bg-surface p-4 sm:p-6"
  >
    <h2 id="error-summary-title" class="text-lg font-bold text-ink">${SUMMARY_TITLE}</h2>
    <ul class="mt-2 flex flex-col gap-1">
      ${fehler.map(({ feld, text }) => html`<li class="font-semibold text-danger">${feld === undefined ? text : linkTo(feld, text)}</li>`)}
    </ul>
  </div>`;
}

const linkTo = (feld: string, text: string): Html =>
  html`<a href="#${feld}" class="inline-block py-1 underline underline-offset-3 hover:decoration-2"
    >${text}</a
  >`;
