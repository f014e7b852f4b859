import { entfernungMeter, type Koordinate, zwischen } from '@kehrtour/domain/ort/koordinate';

import type { Haus } from '../adressen/strassenverzeichnis.ts';

interface Stuetzpunkt {
  readonly koordinate: Koordinate;
  readonly hausnr: string | undefined;
}

const SCHRITT: Readonly<Record<string, number>> = { odd: 2, even: 2, all: 1 };
const HAEUSER_MAX = 200;

/**
 * Houses along an interpolation line (`addr:interpolation` = odd, even, all): the numbers between two
 * numbered points of the line, evenly spaced along it. The numbered points themselves are not repeated.
 */
export function haeuserAnLinie(linie: readonly Stuetzpunkt[], art: string): Haus[] {
  const schritt = SCHRITT[art] ?? (Number(art) || 0);
  if (schritt < 1) return [];
  const haeuser: Haus[] = [];
  let abschnitt: Stuetzpunkt[] = [];
  for (const punkt of linie) {
    abschnitt.push(punkt);
    if (zahlVon(punkt) === null) continue;
    haeuser.push(...zwischenEnden(abschnitt, schritt));
    abschnitt = [punkt];
  }
  return haeuser.slice(0, HAEUSER_MAX);
}

function zwischenEnden(abschnitt: readonly Stuetzpunkt[], schritt: number): Haus[] {
  const [anfang, ende] = [abschnitt[0], abschnitt.at(-1)];
  if (anfang === undefined || ende === undefined || anfang === ende) return [];
  const [von, bis] = [zahlVon(anfang), zahlVon(ende)];
  if (von === null || bis === null || von === bis) return [];
  const richtung = Math.sign(bis - von) * schritt;
  const anzahl = Math.min(Math.ceil(Math.abs(bis - von) / schritt) - 1, HAEUSER_MAX);
  return Array.from({ length: anzahl }, (_, i) => {
    const zahl = von + richtung * (i + 1);
    const anteil = (zahl - von) / (bis - von);
    return { hausnr: String(zahl), koordinate: punktAn(abschnitt, anteil), geschaetzt: true };
  });
}

/** The point at the share `anteil` of the length of the line. */
function punktAn(linie: readonly Stuetzpunkt[], anteil: number): Koordinate {
  const stuecke = linie.slice(1).map((bis, i) => {
    const von = linie[i] ?? bis;
    return {
      von: von.koordinate,
      bis: bis.koordinate,
      meter: entfernungMeter(von.koordinate, bis.koordinate),
    };
  });
  let rest = stuecke.reduce((summe, { meter }) => summe + meter, 0) * anteil;
  for (const { von, bis, meter } of stuecke) {
    if (rest <= meter && meter > 0) return zwischen(von, bis, rest / meter);
    rest -= meter;
  }
  const letzter = linie.at(-1);
  if (letzter === undefined) throw new Error('Eine Linie ohne Punkte hat keinen Punkt.');
  return letzter.koordinate;
}

function zahlVon({ hausnr }: Stuetzpunkt): number | null {
  const zahl = Number.parseInt(hausnr ?? '', 10);
  return Number.isNaN(zahl) ? null : zahl;
}
