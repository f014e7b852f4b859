import { liesAnrede } from '@kehrtour/domain/importdatei/name/namensanfang';
import { liesPlz } from '@kehrtour/domain/ort/plz';
import { strassenSchluessel } from '@kehrtour/domain/ort/strasse';

import type { Zivzeile } from './zivTabellen.ts';

/** A person or firm of the file, as columns of a list name one. */
export type Zivkontakt = {
  readonly anrede: string;
  readonly name: string;
  readonly firma: string;
  readonly telefon: string;
  readonly mobil: string;
  readonly email: string;
  /** Empty where it is the house's own. */
  readonly anschrift: { readonly strasse: string; readonly plz: string; readonly ort: string };
  /** What has no column: further numbers, an address for bills. */
  readonly bemerkung: string;
};

const OHNE_ANSCHRIFT = { strasse: '', plz: '', ort: '' };

/** There is no column for the name: it stands in the lines of the address, mostly an Anrede and below it the name. */
export function liesKontakt(
  zeile: Zivzeile<'Kommunikation'>,
  haus: { readonly strasse: string; readonly hausnr: string; readonly plz: string },
): Zivkontakt {
  const strasse = [zeile.Strasse, zeile.Hausnummer].filter(Boolean).join(' ');
  const zeilen = namenszeilen(zeile, strasse);
  const anrede = liesAnrede(zeilen[0] ?? '') === undefined ? '' : (zeilen[0] ?? '');
  const namen = anrede === '' ? zeilen : zeilen.slice(1);
  const istFirma = liesAnrede(anrede) === 'firma';
  return {
    // The Anrede of a firm is none of the person who answers there.
    anrede: istFirma ? '' : anrede,
    name: istFirma ? zeile.Ansprechpartner : namen.join(' und '),
    firma: istFirma ? namen.join(' ') : '',
    telefon: zeile.Festnetz_1 || zeile.Festnetz_2,
    mobil: zeile.Mobilfunk_1 || zeile.Mobilfunk_2,
    email: zeile.EMail_Kommunikation || zeile.EMail_Dokumente,
    anschrift: anschriftVon(zeile, strasse, haus),
    bemerkung: bemerkungVon(zeile, istFirma),
  };
}

/** `Frau Monika Escherich`, as one cell names somebody. */
export const inEinerZelle = ({ anrede, name, firma }: Zivkontakt): string =>
  firma === '' ? [anrede, name].filter(Boolean).join(' ') : `Firma ${firma}`;

/** Some programs write the whole address into the lines. */
function namenszeilen(zeile: Zivzeile<'Kommunikation'>, strasse: string): string[] {
  const { Zeile_A, Zeile_B, Zeile_C, Zeile_1, Zeile_2, Zeile_3, Zeile_4, Zeile_5, Zeile_6 } = zeile;
  const alle = [Zeile_A, Zeile_B, Zeile_C, Zeile_1, Zeile_2, Zeile_3, Zeile_4, Zeile_5, Zeile_6];
  const istAnschrift = (text: string): boolean =>
    text === zeile.Ort ||
    liesPlz(text.split(' ')[0] ?? '') !== undefined ||
    (strasse !== '' && strassenSchluessel(text) === strassenSchluessel(strasse)) ||
    /^postfach\b/i.test(text);
  return [...new Set(alle.filter((text) => text !== '' && !istAnschrift(text)))];
}

function anschriftVon(
  { Postfach, PLZ: plz, Ort: ort }: Zivzeile<'Kommunikation'>,
  strasse: string,
  haus: { readonly strasse: string; readonly hausnr: string; readonly plz: string },
): Zivkontakt['anschrift'] {
  if (Postfach !== '') return { strasse: `Postfach ${Postfach.replace(/^postfach\s*/i, '')}`, plz, ort };
  if (strasse === '') return OHNE_ANSCHRIFT;
  const gleich = strassenSchluessel(strasse) === strassenSchluessel(`${haus.strasse} ${haus.hausnr}`);
  return gleich && (plz === '' || plz === haus.plz) ? OHNE_ANSCHRIFT : { strasse, plz, ort };
}

function bemerkungVon(zeile: Zivzeile<'Kommunikation'>, istFirma: boolean): string {
  const weitere = [
    ...(zeile.Festnetz_1 === '' ? [] : [zeile.Festnetz_2]),
    ...(zeile.Mobilfunk_1 === '' ? [] : [zeile.Mobilfunk_2]),
  ].filter(Boolean);
  return [
    weitere.length > 0 ? `Weitere Nummer: ${weitere.join(', ')}` : '',
    !istFirma && zeile.Ansprechpartner ? `Ansprechpartner: ${zeile.Ansprechpartner}` : '',
    zeile.EMail_ERechnung ? `E-Rechnung an ${zeile.EMail_ERechnung}` : '',
    zeile.LeitwegID ? `Leitweg-ID ${zeile.LeitwegID}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
