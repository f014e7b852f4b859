import { html, type Html } from './html.ts';

/** A form of the site as this page repeats it: the same names, so that it can be sent again at once. */
export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly art: 'zeile' | 'email' | 'text' | 'auswahl' | 'verborgen';
  readonly auswahl?: Readonly<Record<string, string>>;
  readonly autocomplete?: string;
};
export type FormLook = {
  readonly titel: string;
  readonly knopf: string;
  readonly felder: readonly FormField[];
};
export type FormFault = { readonly feld?: string; readonly text: string };

type Eingaben = Readonly<Record<string, string>>;

export const FORM_STYLE_PATH = '/formulare/seite.css';

/** Our own: the two scripts that every page of the product loads. It needs neither. */
const SCRIPTS = ['/scripts/reload-guard.js', '/scripts/web-vitals.js'];

/** Scripts and one style sheet of our own, what these scripts measure goes to us, and so does the form. */
export const FORM_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const FORM_STYLE = `:root{color-scheme:light dark;--kreide:#f7f4ee;--papier:#fffdf9;--russ:#1b1714;--grau:#5f564d;--linie:#8d837a;--glut:#b53c0b;--rot:#a61b1b;font:17px/1.55 Inter,system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--kreide:#171412;--papier:#221d19;--russ:#f3eee7;--grau:#c3b8ac;--linie:#8d837a;--glut:#ff8a50;--rot:#ff9d94}}
*{box-sizing:border-box}body{margin:0;background:var(--kreide);color:var(--russ)}header{background:#1b1714;border-bottom:4px solid #b53c0b}header a{color:#f7f4ee;font-weight:700;text-decoration:none}
header a,main{display:block;max-width:40rem;margin:0 auto;padding:0 1rem}header{padding:1rem 0}main{padding:2rem 1rem 4rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1.5rem}h2{font-size:1.1rem;margin:0 0 .5rem}
.fehler{border:2px solid var(--rot);border-radius:10px;padding:1rem 1.25rem;margin-bottom:2rem;background:var(--papier)}.fehler ul{margin:0;padding-left:1.2rem}.fehler,.fehler a{color:var(--rot);font-weight:600}
form{display:grid;gap:1.25rem}label{font-weight:600;display:block}input,select,textarea,button{font:inherit;color:inherit}input,select,textarea{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--linie);border-radius:6px;background:var(--papier)}
[aria-invalid]{border:2px solid var(--rot)}.satz{color:var(--rot);font-weight:600;margin:.25rem 0 0}button{min-height:3rem;justify-self:start;padding:.5rem 1.25rem;border:0;border-radius:6px;background:var(--glut);color:#fff;font-weight:600;cursor:pointer}
@media(prefers-color-scheme:dark){button{color:#1b1714}}a{color:inherit}:focus-visible{outline:3px solid var(--glut);outline-offset:2px}`;

/** The page that answers a form which was sent without script and not taken: what is wrong on top, everything typed still there. */
export function formPage(page: {
  look: FormLook;
  /** Where the form is sent again: the address of the page it came from. */
  ziel: string;
  eingaben: Eingaben;
  fehler: readonly FormFault[];
  marke: string;
}): string {
  const { look, ziel, eingaben, fehler, marke } = page;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="robots" content="noindex" />
        <title>Fehler: ${look.titel} – ${marke}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api${FORM_STYLE_PATH}" />
        ${SCRIPTS.map((src) => html`<script async src="${src}"></script>`)}
      </head>
      <body>
        <header><a href="/">${marke}</a></header>
        <main>
          <h1>${look.titel}</h1>
          <div class="fehler" role="alert" tabindex="-1" id="fehler" autofocus>
            <h2>Das hat noch nicht geklappt</h2>
            <ul>
              ${fehler.map(({ feld, text }) => html`<li>${feld === undefined ? text : html`<a href="#${feld}">${text}</a>`}</li>`)}
            </ul>
          </div>
          <form method="post" action="${ziel}">
            ${look.felder.map((feld) => fieldOf(feld, eingaben[feld.name] ?? '', fehler))}
            <button>${look.knopf}</button>
          </form>
        </main>
      </body>
    </html>`.toString();
}

function fieldOf(field: FormField, wert: string, fehler: readonly FormFault[]): Html {
  const { name, label, art } = field;
  if (art === 'verborgen') return html`<input type="hidden" name="${name}" value="${wert}" />`;
  const satz = fehler.find(({ feld }) => feld === name)?.text;
  const mark = satz === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-satz"`;
  return html`<div>
    <label for="${name}">${label}</label>
    ${controlOf(field, wert, mark)}
    ${satz === undefined ? '' : html`<p class="satz" id="${name}-satz">${satz}</p>`}
  </div>`;
}

function controlOf(
  { name, art, auswahl = {}, autocomplete = 'on' }: FormField,
  wert: string,
  mark: Html | string,
): Html {
  if (art === 'text') return html`<textarea id="${name}" name="${name}" rows="8" ${mark}>${wert}</textarea>`;
  if (art === 'auswahl')
    return html`<select id="${name}" name="${name}" ${mark}>
      <option value="">Bitte wählen</option>
      ${Object.entries(auswahl).map(
        ([value, text]) =>
          html`<option value="${value}" ${value === wert ? 'selected' : ''}>${text}</option>`,
      )}
    </select>`;
  const type = art === 'email' ? 'email' : 'text';
  return html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    autocomplete="${autocomplete}"
    value="${wert}"
    ${mark}
  />`;
}
