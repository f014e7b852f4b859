import { strassenzeile, type Adresse } from '../../ort/adresse.ts';
import { excelschaden, excelschadenAmEnde, moeglicheHausnummern } from '../../ort/excelschaden.ts';
import { hausnummerSchluessel, kurzeHausnummer, liesHausnummer } from '../../ort/hausnummer.ts';
import {
  type Hauszweifel,
  hauszweifel,
  kannZweiHaeuserHeissen,
  nenntNummer,
  ohneNummernvermerk,
} from '../../ort/hauszweifel.ts';
import { liesPlz } from '../../ort/plz.ts';
import { trenneStrasseHausnr } from '../../ort/strasse.ts';
import { trenneWohnung } from '../../ort/wohnung.ts';
import type { Importfeld } from '../spalte/importfeld.ts';
import { trennePlzOrt } from '../spalte/werte.ts';
import { mitGanzerAnschrift } from './ganzeAnschrift.ts';
import type { Zeilenleser } from './zelle.ts';

/**
 * The address of a row and the flat in it, with a sentence for everything that had to be guessed, mended or refused.
 */
export function liesZeilenadresse(
  zeile: Zeilenleser,
  vierstelligeIstNull = true,
): { adresse: Adresse; wohnung: string } {
  const leser = mitGanzerAnschrift(zeile);
  const { plz, ort } = liesPlzUndOrt(leser, vierstelligeIstNull);
  const ortsteil = leser.text('ortsteil');
  const { strasse, hausnr, wohnung } = liesStrasse(leser, ortsteil === '' ? ort : ortsteil);
  if (strasse === '')
    leser.sage('strasse', { art: 'adresse-fehlt', was: plz === '' && ort === '' ? 'alles' : 'strasse' });
  else if (plz === '' && ort === '')
    leser.sage('ort', { art: 'adresse-fehlt', was: 'ort', haus: strassenzeile({ strasse, hausnr }) });
  const adresse = { strasse, hausnr, plz, ort, ...(ortsteil === '' ? {} : { ortsteil }) };
  return { adresse, wohnung };
}

interface Haus {
  readonly strasse: string;
  readonly hausnr: string;
  readonly wohnung: string;
  /** Why the whole text was left together. */
  readonly zweifel?: Hauszweifel;
}

function liesStrasse(leser: Zeilenleser, dorf: string): Haus {
  const haus = ausSpalten(leser);
  const hausnr = passende(leser, mitZusatz(haus.hausnr, leser.text('hausnrZusatz')));
  const feld: Importfeld = leser.text('hausnr') === '' ? strassenfeld(leser) : 'hausnr';
  pruefeHausnr(leser, feld, { ...haus, hausnr });
  if (haus.strasse !== '' || dorf === '' || hausnr === '') return { ...haus, hausnr };
  leser.sage('strasse', { art: 'strasse-fehlt', ersatz: dorf });
  return { ...haus, hausnr, strasse: dorf };
}

/** Letters that the form of a house takes. */
const HAUSNR_MAX = 20;

function passende(leser: Zeilenleser, hausnr: string): string {
  if (hausnr.length <= HAUSNR_MAX) return hausnr;
  const kurz = kurzeHausnummer(hausnr);
  if (kurz.length <= HAUSNR_MAX) return kurz;
  leser.sage('hausnr', { art: 'wert-gekuerzt', zeichen: hausnr.length, max: HAUSNR_MAX });
  return hausnr.slice(0, HAUSNR_MAX).toWellFormed().trim();
}

const strassenfeld = (leser: Zeilenleser): Importfeld =>
  leser.text('strasse') === '' ? 'strasseHausnr' : 'strasse';

/** Street, number and flat, in whichever column each of them stands. */
function ausSpalten(leser: Zeilenleser): Haus {
  const eigene = trenneWohnung(ohneNummernvermerk(leser.text('hausnr')));
  const strasse = ohneNummernvermerk(leser.text('strasse') || leser.text('strasseHausnr'));
  const ganz = trenneWohnung(strasse);
  const getrennt = trenneStrasseHausnr(ganz.haus);
  const wohnung = eigene.wohnung || ganz.wohnung;
  // `C | 4, 12`: the letter alone is no street.
  if (/^[A-U]$/.test(strasse) && eigene.haus !== '')
    return { ...trenneStrasseHausnr(`${strasse} ${eigene.haus}`), wohnung };
  if (eigene.haus === '')
    return NUR_GATTUNG.test(getrennt.strasse) && leser.text('strasse') !== ''
      ? { strasse, hausnr: '', wohnung: '' }
      : ausEinerZelle(strasse, getrennt, wohnung);
  // The number stands in both columns.
  const doppelt = hausnummerSchluessel(getrennt.hausnr) === hausnummerSchluessel(eigene.haus);
  if (doppelt || leser.text('strasse') === '')
    return { strasse: getrennt.strasse, hausnr: eigene.haus, wohnung };
  return { strasse, hausnr: eigene.haus, wohnung: eigene.wohnung };
}

/** Rather no number than that of another house: what is doubtful stays as it is written until a person says it. */
function ausEinerZelle(text: string, getrennt: Pick<Haus, 'strasse' | 'hausnr'>, wohnung: string): Haus {
  const zweifel =
    excelschadenAmEnde(text) === undefined ? hauszweifel(getrennt.strasse, getrennt.hausnr) : 'nummer';
  return zweifel === undefined
    ? { ...getrennt, wohnung }
    : { strasse: text, hausnr: '', wohnung: '', zweifel };
}

/** `Straße 614`: the number is the street's name. */
const NUR_GATTUNG = /^(?:straße|strasse|str\.?|weg|platz|allee|gasse|ring)?$/i;

function pruefeHausnr(leser: Zeilenleser, feld: Importfeld, haus: Haus): void {
  const { strasse, hausnr } = haus;
  const datum = hausnr === '' ? excelschadenAmEnde(strasse) : hausnr;
  if (datum !== undefined && excelschaden(datum) !== undefined) {
    const moeglich = moeglicheHausnummern(datum);
    return leser.sage(feld, { art: 'hausnr-exceldatum', wert: datum, moeglich });
  }
  if (hausnr === '') return sageOhneNummer(leser, feld, haus);
  const zweifel = hauszweifel(strasse, hausnr);
  if (zweifel !== undefined)
    leser.sage(feld, { art: 'adresse-unklar', wert: `${strasse} ${hausnr}`, zweifel, getrennt: true });
  else if (kannZweiHaeuserHeissen(hausnr)) leser.sage(feld, { art: 'hausnr-mehrere', wert: hausnr });
  else if (liesHausnummer(hausnr) === undefined)
    leser.sage(feld, { art: 'hausnr-ungewoehnlich', wert: hausnr });
}

function sageOhneNummer(leser: Zeilenleser, feld: Importfeld, { strasse, zweifel }: Haus): void {
  const warum = zweifel ?? (nenntNummer(strasse) ? 'nummer' : undefined);
  if (warum === undefined) {
    // Without a street the row stays out for that.
    if (strasse !== '') leser.sage('hausnr', { art: 'hausnr-fehlt', strasse });
  } else leser.sage(feld, { art: 'adresse-unklar', wert: strasse, zweifel: warum });
}

function liesPlzUndOrt(leser: Zeilenleser, vierstelligeIstNull: boolean): { plz: string; ort: string } {
  const eigenerOrt = leser.text('ort');
  const ortMitPlz = leser.text('plz') === '' ? trennePlzOrt(eigenerOrt) : { plz: '', ort: eigenerOrt };
  const zusammen = ortMitPlz.plz === '' ? trennePlzOrt(leser.text('plzOrt')) : ortMitPlz;
  const ort = ortMitPlz.ort || zusammen.ort;
  const feld: Importfeld = leser.text('plz') === '' && zusammen.plz !== '' ? 'plzOrt' : 'plz';
  const wert = leser.text('plz') || zusammen.plz;
  if (ort === '' && wert !== '') leser.sage('ort', { art: 'ort-fehlt' });
  if (wert === '') {
    if (ort !== '') leser.sage('plz', { art: 'plz-fehlt' });
    return { plz: '', ort };
  }
  const gelesen = liesPlz(wert);
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
