import { alsTag, alsZahl, type Blatt, Blattbau } from './blattbau.ts';
import { type Angaben, gehDurch } from './gehDurch.ts';

const zahl = (text: string | undefined): number => {
  const gelesen = Number(text ?? 0);
  return Number.isSafeInteger(gelesen) && gelesen >= 0 ? gelesen : 0;
};

/** The sheets of a workbook in the XML of Excel 2003; undefined where it is none. */
export function liesExcelXml(text: string): Blatt[] | undefined {
  const blaetter: Blattbau[] = [];
  let zeile: Angaben = {};
  let zelle: Angaben | undefined;
  let art: string | undefined;
  let bemerkung = 0;
  let sichtbar: string | undefined;
  let inhalt = '';
  const ganz = gehDurch(text, {
    auf: (name, angaben) => {
      const blatt = blaetter.at(-1);
      if (name === 'Worksheet') blaetter.push(new Blattbau(angaben['Name'] ?? ''));
      else if (name === 'Row' && blatt) {
        zeile = angaben;
        if (angaben['Index'] !== undefined)
          blatt.ueberspringeZeilen(zahl(angaben['Index']) - 1 - blatt.nummer);
      } else if (name === 'Cell' && blatt) {
        zelle = angaben;
        inhalt = '';
        art = undefined;
        if (angaben['Index'] !== undefined) blatt.nimmZelle('', zahl(angaben['Index']) - 1 - blatt.spalte);
      } else if (name === 'Comment') bemerkung += 1;
      else if (name === 'Data' && bemerkung === 0) art = angaben['Type'] ?? 'String';
      else if (name === 'Visible') sichtbar = '';
    },
    zu: (name) => {
      const blatt = blaetter.at(-1);
      if (name === 'Comment') bemerkung -= 1;
      else if (name === 'Cell' && zelle !== undefined && blatt) {
        blatt.nimmZelle(wertVon(art, inhalt), 1, zahl(zelle['MergeDown']) + 1);
        blatt.nimmZelle('', zahl(zelle['MergeAcross']));
        zelle = undefined;
      } else if (name === 'Row') blatt?.beendeZeile(1, zeile['Hidden'] === '1');
      else if (name === 'Visible') {
        if (blatt && /hidden/i.test(sichtbar ?? '')) blatt.versteckt = true;
        sichtbar = undefined;
      }
    },
    text: (stueck) => {
      if (sichtbar !== undefined) sichtbar += stueck;
      else if (zelle !== undefined && art !== undefined && bemerkung === 0) inhalt += stueck;
    },
  });
  return ganz && blaetter.length > 0 ? blaetter.map((eines, stelle) => eines.alsBlatt(stelle)) : undefined;
}

function wertVon(art: string | undefined, text: string): string {
  if (art === 'Number') return alsZahl(text);
  if (art === 'DateTime') return alsTag(text) ?? text;
  if (art === 'Boolean') return text.trim() === '1' ? 'ja' : 'nein';
  return text;
}
