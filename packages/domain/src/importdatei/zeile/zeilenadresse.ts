import { strassenzeile, type Adresse } from '../../ort/adresse.ts';
import { excelschaden, moeglicheHausnummern } from '../../ort/excelschaden.ts';
import { leseHausnummer } from '../../ort/hausnummer.ts';
import { lesePlz } from '../../ort/plz.ts';
import { trenneStrasseHausnr } from '../../ort/strasse.ts';
import type { Importfeld } from '../spalte/importfeld.ts';
import { trennePlzOrt } from '../spalte/werte.ts';
import type { Zeilenleser } from './zelle.ts';

/** The address of a row, with a sentence for everything that had to be guessed, mended or refused. */
export function leseZeilenadresse(leser: Zeilenleser, vierstelligeIstNull = true): Adresse {
  const { plz, ort } = lesePlzUndOrt(leser, vierstelligeIstNull);
  const ortsteil = leser.text('ortsteil');
  const { strasse, hausnr } = leseStrasse(leser, ortsteil === '' ? ort : ortsteil);
  if (strasse === '')
    leser.sage('strasse', { art: 'adresse-fehlt', was: plz === '' && ort === '' ? 'alles' : 'strasse' });
  else if (plz === '' && ort === '')
    leser.sage('ort', { art: 'adresse-fehlt', was: 'ort', haus: strassenzeile({ strasse, hausnr }) });
  return { strasse, hausnr, plz, ort, ...(ortsteil === '' ? {} : { ortsteil }) };
}

function leseStrasse(leser: Zeilenleser, dorf: string): { strasse: string; hausnr: string } {
  const zusammen = trenneStrasseHausnr(leser.text('strasseHausnr'));
  const strasse = leser.text('strasse') || zusammen.strasse;
  const feld: Importfeld = leser.text('hausnr') === '' ? 'strasseHausnr' : 'hausnr';
  const hausnr = mitZusatz(leser.text('hausnr') || zusammen.hausnr, leser.text('hausnrZusatz'));
  pruefeHausnr(leser, feld, hausnr);
  if (strasse !== '' || dorf === '' || hausnr === '') return { strasse, hausnr };
  leser.sage('strasse', { art: 'strasse-fehlt', ersatz: dorf });
  return { strasse: dorf, hausnr };
}

function pruefeHausnr(leser: Zeilenleser, feld: Importfeld, hausnr: string): void {
  if (hausnr === '') return leser.sage('hausnr', { art: 'hausnr-fehlt' });
  if (excelschaden(hausnr) !== undefined) {
    return leser.sage(feld, {
      art: 'hausnr-exceldatum',
      wert: hausnr,
      moeglich: moeglicheHausnummern(hausnr),
    });
  }
  if (leseHausnummer(hausnr) === undefined) leser.sage(feld, { art: 'hausnr-ungewoehnlich', wert: hausnr });
}

function lesePlzUndOrt(leser: Zeilenleser, vierstelligeIstNull: boolean): { plz: string; ort: string } {
  const zusammen = trennePlzOrt(leser.text('plzOrt'));
  const ort = leser.text('ort') || zusammen.ort;
  const feld: Importfeld = leser.text('plz') === '' && zusammen.plz !== '' ? 'plzOrt' : 'plz';
  const wert = leser.text('plz') || zusammen.plz;
  if (ort === '' && wert !== '') leser.sage('ort', { art: 'ort-fehlt' });
  if (wert === '') {
    if (ort !== '') leser.sage('plz', { art: 'plz-fehlt' });
    return { plz: '', ort };
  }
  const gelesen = lesePlz(wert);
  if (gelesen === undefined) {
    leser.sage(feld, { art: 'plz-ungueltig', wert });
    return { plz: '', ort };
  }
  if (gelesen.ergaenzt && !vierstelligeIstNull) {
    leser.sage(feld, { art: 'plz-vierstellig', wert, plz: gelesen.plz });
    return { plz: '', ort };
  }
  if (gelesen.ergaenzt) leser.sage(feld, { art: 'plz-ergaenzt', wert, plz: gelesen.plz });
  return { plz: gelesen.plz, ort };
}

function mitZusatz(hausnr: string, zusatz: string): string {
  if (zusatz === '' || hausnr === '') return hausnr;
  return zusatz.length === 1 ? `${hausnr}${zusatz}` : `${hausnr} ${zusatz}`;
}
