import { trenneAnschrift } from '../../ort/ganzeAnschrift.ts';
import { liesPlz } from '../../ort/plz.ts';
import { trenneStrasseHausnr } from '../../ort/strasse.ts';
import type { Importfeld } from './importfeld.ts';
import type { Spalte } from './spalte.ts';
import { liesKommazahl } from './werte.ts';

/** How sure a meaning is that header and values only give together. */
const SICHERHEIT_NACH_INHALT = 0.9;

interface Korrektur {
  readonly von: Importfeld;
  readonly nach: Importfeld;
  /** Only when this field has no column of its own (or has one). */
  readonly ohne?: Importfeld | readonly Importfeld[];
  readonly mit?: Importfeld;
  readonly wert: (text: string) => boolean;
}

const KORREKTUREN: readonly Korrektur[] = [
  ...(['strasseHausnr', 'strasse'] as const).map((von): Korrektur => ({
    von,
    nach: 'anschrift',
    ohne: ['plz', 'ort', 'plzOrt', 'hausnr'],
    wert: (text) => trenneAnschrift(text) !== undefined,
  })),
  {
    von: 'laufnummer',
    nach: 'externalId',
    ohne: 'externalId',
    wert: (text) => liesKommazahl(text) === undefined,
  },
  {
    von: 'strasse',
    nach: 'strasseHausnr',
    ohne: 'hausnr',
    wert: (text) => trenneStrasseHausnr(text).hausnr !== '',
  },
  {
    von: 'strasseHausnr',
    nach: 'strasse',
    mit: 'hausnr',
    wert: (text) => trenneStrasseHausnr(text).hausnr === '',
  },
  {
    von: 'ort',
    nach: 'plzOrt',
    ohne: 'plz',
    wert: (text) => liesPlz(text.split(' ')[0] ?? '') !== undefined,
  },
];

/** Headers such as `Objektnr.` or `Anwesen` mean different things in different programs; the values decide. */
export function korrigiereNachInhalt(
  spalten: readonly Spalte[],
  probe: readonly (readonly string[])[],
): Spalte[] {
  const anfang = ohneZeilennummer(spalten, probe);
  return KORREKTUREN.reduce<Spalte[]>((bisher, korrektur) => wende(korrektur, bisher, probe), anfang);
}

/** `Nr.` before a street that has its numbers in it counts the rows. */
function ohneZeilennummer(spalten: readonly Spalte[], probe: readonly (readonly string[])[]): Spalte[] {
  const nr = spalten.find(({ feld, kopf }) => feld === 'hausnr' && /^nr\.?$/i.test(kopf.trim()));
  const strasse = spalten.find(({ feld }) => feld === 'strasse');
  const vergeben = spalten.some(({ feld }) => feld === 'laufnummer');
  if (nr === undefined || strasse === undefined || vergeben || strasse.index < nr.index) return [...spalten];
  const werte = probe.map((zeile) => zeile[strasse.index]?.trim() ?? '').filter((wert) => wert !== '');
  const mitNummer = werte.filter((wert) => trenneStrasseHausnr(wert).hausnr !== '').length;
  if (mitNummer * 2 <= werte.length) return [...spalten];
  const zaehlt: Spalte = { ...nr, feld: 'laufnummer', sicherheit: SICHERHEIT_NACH_INHALT };
  return spalten.map((andere) => (andere === nr ? zaehlt : andere));
}

function wende(korrektur: Korrektur, spalten: Spalte[], probe: readonly (readonly string[])[]): Spalte[] {
  const hat = (feld: Importfeld | undefined) => spalten.some((spalte) => spalte.feld === feld);
  const spalte = spalten.find(({ feld }) => feld === korrektur.von);
  if (spalte === undefined || hat(korrektur.nach)) return spalten;
  if ([korrektur.ohne ?? []].flat().some(hat)) return spalten;
  if (korrektur.mit !== undefined && !hat(korrektur.mit)) return spalten;
  const werte = probe.map((zeile) => zeile[spalte.index]?.trim() ?? '').filter((wert) => wert !== '');
  const passend = werte.filter(korrektur.wert).length;
  if (werte.length === 0 || passend * 2 <= werte.length) return spalten;
  const korrigiert = { ...spalte, feld: korrektur.nach, sicherheit: SICHERHEIT_NACH_INHALT };
  return spalten.map((andere) => (andere === spalte ? korrigiert : andere));
}
