import {
  ANLAGE_AW_MAX,
  BAUJAHR_MAX,
  BAUJAHR_MIN,
  LEISTUNG_KW_MAX,
  leseAnlageart,
  leseBauweise,
  leseBenutzung,
  leseBrennstoff,
} from '../../anlage/anlage.ts';
import { filled } from '../../keysOf.ts';
import { leseLiegenschafttyp } from '../../liegenschaft/liegenschaft.ts';
import type { ImportAnlage } from '../spalte/importliegenschaft.ts';
import { leseKommazahl } from '../spalte/werte.ts';
import { leseTaetigkeiten } from './taetigkeitstext.ts';
import { leseZahl } from './zeilenaufgaben.ts';
import type { Zeilenleser } from './zelle.ts';

const TEXT_MAX = 120;
const KUERZEL = /^[A-Z]{2,3}$/;

/**
 * The installation of a row: one where it names a kind, a fuel or a power. A year alone is that of the house, and a column
 * called „Art“ may as well hold kinds of houses or of works.
 */
export function leseZeilenanlage(leser: Zeilenleser, einheit: string | undefined): ImportAnlage | undefined {
  const text = leser.text('feuerstaette').slice(0, TEXT_MAX);
  const brennstoff = leseBrennstoff(leser.text('brennstoff')) || leseBrennstoff(text) || undefined;
  const leistungKw = leseBegrenzt(leser, 'leistungKw', LEISTUNG_KW_MAX);
  const gemeint = text !== '' && !istAnderes(text);
  if (!gemeint && leser.text('brennstoff') === '' && leistungKw === undefined) return undefined;
  const erkannt = gemeint ? leseAnlageart(text) : undefined;
  if (gemeint && erkannt === undefined) leser.sage('feuerstaette', { art: 'anlage-unbekannt', wert: text });
  const ohneKennung: Omit<ImportAnlage, 'schluessel'> = {
    art: erkannt ?? 'feuerstaette',
    ...filled({
      // A code of district software says no more than the kind.
      bezeichnung: gemeint && !(erkannt !== undefined && KUERZEL.test(text)) ? text : '',
      brennstoff,
      benutzung: leseBenutzung(leser.text('anlageBenutzung')) || undefined,
      bauweise: leseBauweise(leser.text('raumluft'), text) || undefined,
      leistungKw,
      baujahr: leseJahr(leser),
      arbeitswerte: leseBegrenzt(leser, 'arbeitswerte', ANLAGE_AW_MAX),
      lage: leser.text('anlageLage').slice(0, TEXT_MAX),
      einheit,
    }),
  };
  return { schluessel: kennungDer(ohneKennung), ...ohneKennung };
}

/** What tells it from others of the house; what may be counted row by row does not. */
function kennungDer(anlage: Omit<ImportAnlage, 'schluessel'>): string {
  const { art, bezeichnung, brennstoff, leistungKw, baujahr, lage, einheit } = anlage;
  return [art, bezeichnung, brennstoff, leistungKw, baujahr, lage, einheit].join('|').toLowerCase();
}

function istAnderes(text: string): boolean {
  if (text === '-' || leseKommazahl(text) !== undefined) return true;
  if (leseAnlageart(text) !== undefined && !/pr(ü|ue)f|mess|kehr|schau/i.test(text)) return false;
  return (
    leseLiegenschafttyp(text) !== 'unbekannt' ||
    leseTaetigkeiten(text).some(({ taetigkeitId }) => taetigkeitId !== undefined)
  );
}

/** Tenths; `12 kW` counts, too. What is out of all bounds is no power and no fee. */
function leseBegrenzt(
  leser: Zeilenleser,
  feld: 'leistungKw' | 'arbeitswerte',
  max: number,
): number | undefined {
  const roh = leser.text(feld).replace(/kw$/i, '').trimEnd();
  const wert = roh === '' || roh === '-' ? undefined : leseKommazahl(roh);
  if (wert === undefined && roh !== '' && roh !== '-') leseZahl(leser, feld);
  if (wert === undefined || wert <= 0 || wert > max) return undefined;
  return Math.max(0.1, Math.round(wert * 10) / 10);
}

/** `1998`, and the year of `03/1998` or `01.03.1998`. */
function leseJahr(leser: Zeilenleser): number | undefined {
  const roh = leser.text('baujahr');
  const jahr = Number(/(?:^|\D)(\d{4})$/.exec(roh)?.[1]);
  if (jahr >= BAUJAHR_MIN && jahr <= BAUJAHR_MAX) return jahr;
  if (roh !== '' && roh !== '-') leser.sage('baujahr', { art: 'zahl-ungueltig', wert: roh });
  return undefined;
}
