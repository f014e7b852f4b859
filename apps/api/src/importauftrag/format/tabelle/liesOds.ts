import { alsTag, alsZahl, type Blatt, Blattbau } from './blattbau.ts';
import { type Angaben, gehDurch } from './gehDurch.ts';

/** Blanks that one word stands for; nobody indents further. */
const LEERZEICHEN_MAX = 100;
const zahl = (text: string | undefined, sonst = 1): number => {
  const gelesen = Number(text ?? sonst);
  return Number.isSafeInteger(gelesen) && gelesen >= 0 ? gelesen : sonst;
};

/** The sheets of a document of OpenDocument (ODF 1.3, part 3, §9); undefined where it is none. */
export function liesOds(text: string): Blatt[] | undefined {
  const blaetter: Blattbau[] = [];
  const versteckteStile = new Set<string>();
  let stil = '';
  let tabellen = 0;
  let bemerkung = 0;
  let zeile: Angaben = {};
  let zelle: Angaben | undefined;
  let inhalt = '';
  const blatt = (): Blattbau | undefined => (tabellen === 1 ? blaetter.at(-1) : undefined);
  const ganz = gehDurch(text, {
    auf: (name, angaben) => {
      if (name === 'style' && angaben['family'] === 'table') stil = angaben['name'] ?? '';
      else if (name === 'table-properties' && angaben['display'] === 'false') versteckteStile.add(stil);
      else if (name === 'table' && (tabellen += 1) === 1) {
        const neues = new Blattbau(angaben['name'] ?? '');
        neues.versteckt = versteckteStile.has(angaben['style-name'] ?? '');
        blaetter.push(neues);
      } else if (name === 'table-row' && blatt()) zeile = angaben;
      else if ((name === 'table-cell' || name === 'covered-table-cell') && blatt()) {
        zelle = angaben;
        inhalt = '';
      } else if (name === 'annotation') bemerkung += 1;
      else if (zelle !== undefined && bemerkung === 0) inhalt += zeichenFuer(name, angaben, inhalt);
    },
    zu: (name) => {
      if (name === 'annotation') bemerkung -= 1;
      else if (
        zelle !== undefined &&
        tabellen === 1 &&
        (name === 'table-cell' || name === 'covered-table-cell')
      ) {
        const abwaerts = zahl(zelle['number-rows-spanned']);
        blatt()?.nimmZelle(wertVon(zelle, inhalt), zahl(zelle['number-columns-repeated']), abwaerts);
        zelle = undefined;
      } else if (name === 'table-row' && blatt())
        blatt()?.beendeZeile(
          zahl(zeile['number-rows-repeated']),
          /^(?:collapse|filter)$/.test(zeile['visibility'] ?? ''),
        );
      else if (name === 'table') tabellen -= 1;
    },
    text: (stueck) => {
      if (zelle !== undefined && bemerkung === 0 && tabellen === 1) inhalt += stueck;
    },
  });
  return ganz && blaetter.length > 0 ? blaetter.map((eines, stelle) => eines.alsBlatt(stelle)) : undefined;
}

/** Blanks, tabs and line ends are words of their own; a second paragraph is a line of its own. */
function zeichenFuer(name: string, angaben: Angaben, davor: string): string {
  if (name === 's') return ' '.repeat(Math.min(LEERZEICHEN_MAX, zahl(angaben['c'])));
  if (name === 'tab') return ' ';
  if (name === 'line-break' || (name === 'p' && davor !== '')) return '\n';
  return '';
}

/** The value and not what a format shows of it; digits alone are shown with the zeros that a number has lost. */
function wertVon(zelle: Angaben, text: string): string {
  switch (zelle['value-type']) {
    case 'date':
      return alsTag(zelle['date-value'] ?? '') ?? text;
    case 'boolean':
      return zelle['boolean-value'] === 'true' ? 'ja' : 'nein';
    case 'float':
    case 'currency':
    case 'percentage':
      return istDieselbe(text, zelle['value']) ? text : alsZahl(zelle['value'] ?? text);
    default:
      return text === '' ? (zelle['string-value'] ?? '') : text;
  }
}

const istDieselbe = (gezeigt: string, wert: string | undefined): boolean =>
  /^\d+$/.test(gezeigt.trim()) && Number(gezeigt) === Number(wert);
