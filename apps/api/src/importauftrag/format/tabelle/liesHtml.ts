import { bareTable } from '@kehrtour/domain/keysOf';

import { type Blatt, Blattbau } from './blattbau.ts';

/** Tables inside tables lay a page out; deeper than this nobody does. */
const TIEFE_MAX = 20;
const TABELLEN_MAX = 200;
/** A tag is short; a sign without an end in sight is text. */
const TAG_MAX = 10_000;
/** Wider is no list. */
const BREITE_MAX = 200;
const STUMM = new Set(['script', 'style', 'title', 'xml', 'head']);
const ZEILENENDE = new Set(['br', 'p', 'div', 'li']);
const ZEICHEN: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  ndash: '–',
  mdash: '—',
  sect: '§',
  deg: '°',
  frac12: '½',
  eacute: 'é',
  egrave: 'è',
  aacute: 'á',
  ccedil: 'ç',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  shy: '',
};

type Angaben = Record<string, string>;
type Offen = {
  readonly bau: Blattbau;
  zelle: Angaben | undefined;
  text: string;
  zeile: Angaben;
  /** How many rows more each column is taken by a cell further up, and from the next row on. */
  belegt: number[];
  danach: number[];
};

/** The tables of a page, each a sheet; undefined where it has none. What stands inside another table is a table of its own. */
export function liesHtml(text: string): Blatt[] | undefined {
  const alle: Blattbau[] = [];
  const offen: Offen[] = [];
  let at = 0;
  let zu = -1;
  while (at < text.length) {
    const auf = text.indexOf('<', at);
    const bis = auf < 0 ? text.length : auf;
    const innen = offen.at(-1);
    if (innen?.zelle !== undefined) innen.text += text.slice(at, bis);
    if (auf < 0) break;
    if (text.startsWith('<!--', auf)) {
      const ende = text.indexOf('-->', auf + 4);
      at = ende < 0 ? text.length : ende + 3;
      continue;
    }
    // Looked for once, however many signs stand before it.
    if (zu < auf) zu = text.indexOf('>', auf);
    if (zu < 0) break;
    const tag = zu - auf > TAG_MAX ? undefined : tagAus(text.slice(auf + 1, zu));
    at = tag === undefined && zu - auf > TAG_MAX ? auf + 1 : zu + 1;
    if (tag === undefined) continue;
    if (STUMM.has(tag.name) && !tag.schluss) {
      at = schlussVon(text, tag.name, at);
      continue;
    }
    if (!nimmTag(tag, alle, offen)) return undefined;
  }
  while (offen.length > 0) beendeTabelle(offen);
  const blaetter = alle.map((bau, stelle) => bau.alsBlatt(stelle)).filter(({ zeilen }) => zeilen > 0);
  return blaetter.length === 0 ? undefined : blaetter;
}

/** Where something ends of which nothing is read; each place is looked at once. */
function schlussVon(text: string, name: string, von: number): number {
  for (let at = text.indexOf('</', von); at >= 0; at = text.indexOf('</', at + 2))
    if (text.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  return text.length;
}

type Tag = { readonly name: string; readonly schluss: boolean; readonly angaben: Angaben };

function tagAus(text: string): Tag | undefined {
  const schluss = text.startsWith('/');
  const [, name] = /^\/?([a-z][a-z0-9:]{0,30})/i.exec(text) ?? [];
  if (name === undefined) return undefined;
  const angaben: Angaben = bareTable();
  for (const wort of ['rowspan', 'colspan', 'style', 'hidden']) {
    const stelle = text.toLowerCase().indexOf(` ${wort}`);
    if (stelle < 0) continue;
    const dahinter = text.slice(stelle + wort.length + 1, stelle + wort.length + 200);
    const [, wert = ''] = /^ ?= ?["']?([^"'>]{0,150})/.exec(dahinter) ?? [];
    angaben[wort] = wert;
  }
  return { name: name.toLowerCase(), schluss, angaben };
}

/** False where tables stand too deep, or are too many. */
function nimmTag({ name, schluss, angaben }: Tag, alle: Blattbau[], offen: Offen[]): boolean {
  const innen = offen.at(-1);
  if (name === 'table' && !schluss) {
    if (offen.length >= TIEFE_MAX || alle.length >= TABELLEN_MAX) return false;
    const bau = new Blattbau(`Tabelle ${alle.length + 1}`);
    alle.push(bau);
    offen.push({ bau, zelle: undefined, text: '', zeile: {}, belegt: [], danach: [] });
  } else if (innen === undefined) return true;
  else if (name === 'table') beendeTabelle(offen);
  else if (name === 'tr') {
    beendeZeile(innen);
    innen.zeile = angaben;
  } else if (name === 'td' || name === 'th') {
    beendeZelle(innen);
    if (!schluss) innen.zelle = angaben;
  } else if (innen.zelle !== undefined && ZEILENENDE.has(name) && innen.text.trim() !== '')
    innen.text += '\n';
  return true;
}

const anzahl = (text: string | undefined): number =>
  /^\d{1,5}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1;

function beendeZelle(innen: Offen): void {
  const { bau, zelle, text } = innen;
  if (zelle !== undefined) {
    const zeilen = text.split('\n').map((zeile) => entschluesselt(zeile).replaceAll(/\s+/g, ' ').trim());
    const [hoch, breit] = [anzahl(zelle['rowspan']), Math.min(anzahl(zelle['colspan']), BREITE_MAX)];
    while ((innen.belegt[bau.spalte] ?? 0) > 0) bau.nimmZelle('');
    const bis = hoch > 1 ? Math.min(bau.spalte + breit, BREITE_MAX) : 0;
    for (let spalte = bau.spalte; spalte < bis; spalte += 1) innen.danach[spalte] = hoch - 1;
    bau.nimmZelle(zeilen.filter((zeile) => zeile !== '').join('\n'), 1, hoch);
    bau.nimmZelle('', breit - 1);
  }
  innen.zelle = undefined;
  innen.text = '';
}

function beendeZeile(innen: Offen): void {
  beendeZelle(innen);
  const { zeile } = innen;
  innen.zeile = {};
  if (innen.bau.spalte === 0) return;
  innen.belegt = innen.belegt.map((noch) => Math.max(0, noch - 1));
  innen.danach.forEach((noch, spalte) => (innen.belegt[spalte] = noch));
  innen.danach = [];
  innen.bau.beendeZeile(1, /display ?: ?none/i.test(zeile['style'] ?? ''));
}

function beendeTabelle(offen: Offen[]): void {
  const innen = offen.pop();
  if (innen) beendeZeile(innen);
}

const entschluesselt = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi,
    (ganz, dezimal?: string, hexa?: string, name?: string) => {
      if (name !== undefined) return ZEICHEN[name] ?? ganz;
      const punkt = dezimal === undefined ? Number.parseInt(hexa ?? '', 16) : Number(dezimal);
      return punkt > 0 && punkt <= 0x10_ff_ff ? String.fromCodePoint(punkt) : ganz;
    },
  );
