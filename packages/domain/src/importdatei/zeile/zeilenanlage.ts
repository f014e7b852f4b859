import {
  ANLAGE_AW_MAX,
  BAUJAHR_MAX,
  BAUJAHR_MIN,
  LEISTUNG_KW_MAX,
  liesAnlageart,
  liesBauweise,
  liesBenutzung,
  liesBrennstoff,
} from '../../anlage/anlage.ts';
import { filled } from '../../keysOf.ts';
import { liesLiegenschafttyp } from '../../liegenschaft/liegenschaft.ts';
import type { ImportAnlage } from '../spalte/importliegenschaft.ts';
import { liesKommazahl } from '../spalte/werte.ts';
import { liesTaetigkeiten } from './taetigkeitstext.ts';
import { liesZahl } from './zeilenaufgaben.ts';
import type { Zeilenleser } from './zelle.ts';

const TEXT_MAX = 120;
const KUERZEL = /^[A-Z]{2,3}$/;

/**
 * The installation of a row: one where it names a kind, a fuel or a power. A year alone is that of the house, and a column
 * called „Art“ may as well hold kinds of houses or of works.
 */
export function liesZeilenanlage(leser: Zeilenleser, einheit: string | undefined): ImportAnlage | undefined {
  const text = leser.text('feuerstaette').slice(0, TEXT_MAX);
  const brennstoff = liesBrennstoff(leser.text('brennstoff')) || liesBrennstoff(text) || undefined;
  const leistungKw = liesBegrenzt(leser, 'leistungKw', LEISTUNG_KW_MAX);
  const gemeint = text !== '' && !istAnderes(text);
  if (!gemeint && leser.text('brennstoff') === '' && leistungKw === undefined) return undefined;
  const erkannt = gemeint ? liesAnlageart(text) : undefined;
  if (gemeint && erkannt === undefined) leser.sage('feuerstaette', { art: 'anlage-unbekannt', wert: text });
  const ohneKennung: Omit<ImportAnlage, 'schluessel'> = {
    art: erkannt ?? 'feuerstaette',
    ...filled({
      // A code of district software says no more than the kind.
      bezeichnung: gemeint && !(erkannt !== undefined && KUERZEL.test(text)) ? text : '',
      brennstoff,
      benutzung: liesBenutzung(leser.text('anlageBenutzung')) || undefined,
      bauweise: liesBauweise(leser.text('raumluft'), text) || undefined,
      leistungKw,
      baujahr: liesJahr(leser),
      arbeitswerte: liesBegrenzt(leser, 'arbeitswerte', ANLAGE_AW_MAX),
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
  if (text === '-' || liesKommazahl(text) !== undefined) return true;
  if (liesAnlageart(text) !== undefined && !/pr(ü|ue)f|mess|kehr|schau/i.test(text)) return false;
  return (
    liesLiegenschafttyp(text) !== 'unbekannt' ||
    liesTaetigkeiten(text).some(({ taetigkeitId }) => taetigkeitId !== undefined)
  );
}

/** Tenths; `12 kW` counts, too. What is out of all bounds is no power and no fee. */
function liesBegrenzt(
  leser: Zeilenleser,
  feld: 'leistungKw' | 'arbeitswerte',
  max: number,
): number | undefined {
  const roh = leser.text(feld).replace(/kw$/i, '').trimEnd();
  const wert = roh === '' || roh === '-' ? undefined : liesKommazahl(roh);
  if (wert === undefined && roh !== '' && roh !== '-') liesZahl(leser, feld);
  if (wert === undefined || wert <= 0 || wert > max) return undefined;
  return Math.max(0.1, Math.round(wert * 10) / 10);
}

/** `1998`, and the year of `03/1998` or `01.03.1998`. */
function liesJahr(leser: Zeilenleser): number | undefined {
  const roh = leser.text('baujahr');
  const jahr = Number(/(?:^|\D)(\d{4})$/.exec(roh)?.[1]);
  if (jahr >= BAUJAHR_MIN && jahr <= BAUJAHR_MAX) return jahr;
  if (roh !== '' && roh !== '-') leser.sage('baujahr', { art: 'zahl-ungueltig', wert: roh });
  return undefined;
}
