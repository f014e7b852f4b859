import { minutenSeitMitternacht, uhrzeitAus, type Uhrzeit } from './uhrzeit.ts';

/** A span of one day's clock; `beginn` lies before `ende`. */
export interface Zeitfenster {
  readonly beginn: Uhrzeit;
  readonly ende: Uhrzeit;
}

/** A delay that happens any day: nobody opened at once, a boiler took longer. */
export const VERSPAETUNG_MINUTEN = 15;

/** Width of the window customers are told: minutes, or a whole half-day. */
export const FENSTERBREITEN = [60, 90, 120, 'halbtag'] as const;
export type Fensterbreite = (typeof FENSTERBREITEN)[number];

export const FENSTERBREITEN_NAMEN: Record<`${Fensterbreite}`, string> = {
  60: '1 Stunde',
  90: '1½ Stunden',
  120: '2 Stunden',
  halbtag: 'halber Tag',
};

/** The two half-days of a company; editable. */
export interface Halbtage {
  readonly vormittag: Zeitfenster;
  readonly nachmittag: Zeitfenster;
}

export const HALBTAGE: Halbtage = {
  vormittag: { beginn: '08:00', ende: '12:00' },
  nachmittag: { beginn: '12:00', ende: '16:00' },
};

export interface Fensterregel {
  readonly breite: Fensterbreite;
  /** A window never opens before the round does. */
  readonly fruehestens?: Uhrzeit;
  /** … and never closes after the working day ends, unless the visit itself is planned to last longer. */
  readonly spaetestens?: Uhrzeit;
  readonly halbtage?: Halbtage;
}

/**
 * The window to announce for a visit planned at `geplant`. It opens on a quarter (60 min) or half hour
 * (wider), at least a quarter of its width before the arrival where the round's start allows, and leaves at
 * least a third of its width behind it, because rounds run late more often than early.
 */
export function ansageFenster(geplant: Zeitfenster, regel: Fensterregel): Zeitfenster {
  const ankunft = minutenSeitMitternacht(geplant.beginn);
  if (regel.breite === 'halbtag')
    return bisFeierabend(halbtagFenster(ankunft, regel.halbtage ?? HALBTAGE), geplant, regel);
  const raster = rasterMinuten(regel.breite);
  const gewuenscht = abrunden(ankunft - regel.breite / 4, raster);
  const offen = fensterAb(Math.max(gewuenscht, untergrenze(ankunft, regel, raster)), regel.breite);
  return bisFeierabend(offen, geplant, regel);
}

/** Moved forward as a whole where it would close too late; cut where it then would open before the round does. */
function bisFeierabend(fenster: Zeitfenster, geplant: Zeitfenster, regel: Fensterregel): Zeitfenster {
  const { spaetestens, fruehestens = '00:00' } = regel;
  if (spaetestens === undefined || fenster.ende <= spaetestens) return fenster;
  const fertig = aufrunden(minutenSeitMitternacht(geplant.ende), 15);
  const [beginn, ende] = [minutenSeitMitternacht(fenster.beginn), minutenSeitMitternacht(fenster.ende)];
  const schluss = Math.min(ende, Math.max(minutenSeitMitternacht(spaetestens), fertig));
  const frueher = regel.breite === 'halbtag' ? beginn : beginn - (ende - schluss);
  const fruehester = Math.min(beginn, minutenSeitMitternacht(fruehestens));
  return { beginn: uhrzeitAus(Math.max(frueher, fruehester)), ende: uhrzeitAus(schluss) };
}

/** `nurTag` tells everybody the same span, `bloecke` shares windows along the round, `einzeln` gives each stop its own. */
export const ANSAGEMODI = ['nurTag', 'bloecke', 'einzeln'] as const;
export type Ansagemodus = (typeof ANSAGEMODI)[number];

/** The windows for a whole round, in the order of its planned visits. */
export function ansageFensterDerKehrtour(
  geplant: readonly Zeitfenster[],
  regel: Fensterregel,
  modus: Ansagemodus,
): Zeitfenster[] {
  if (modus === 'einzeln') return geplant.map((besuch) => ansageFenster(besuch, regel));
  if (modus === 'nurTag') return einFensterFuerAlle(geplant, regel);
  return blockFenster(geplant, regel);
}

export function enthaelt(fenster: Zeitfenster, uhrzeit: Uhrzeit): boolean {
  return fenster.beginn <= uhrzeit && uhrzeit <= fenster.ende;
}

/**
 * The minute in which a visit begins, as it is compared with windows that were told: one that begins some seconds after the
 * last minute of a window begins in the next.
 */
export function beginnMinute(
  { uhrzeit, sekunden }: { readonly uhrzeit: Uhrzeit; readonly sekunden: number },
  gesagte: readonly Zeitfenster[],
): Uhrzeit {
  const danach = sekunden > 0 && gesagte.some(({ ende }) => ende === uhrzeit);
  return danach ? uhrzeitAus(minutenSeitMitternacht(uhrzeit) + 1) : uhrzeit;
}

export const HALBTAGSNAMEN = ['vormittag', 'nachmittag'] as const;
export type Halbtag = (typeof HALBTAGSNAMEN)[number];

/** Which half of the day a window belongs to, by where most of it lies. */
export function halbtagVon(fenster: Zeitfenster, halbtage: Halbtage = HALBTAGE): Halbtag {
  const mitte = (minutenSeitMitternacht(fenster.beginn) + minutenSeitMitternacht(fenster.ende)) / 2;
  return mitte <= minutenSeitMitternacht(halbtage.vormittag.ende) ? 'vormittag' : 'nachmittag';
}

/** A block keeps its window as long as the arrival leaves a third of the width behind it. */
function blockFenster(geplant: readonly Zeitfenster[], regel: Fensterregel): Zeitfenster[] {
  const { breite } = regel;
  if (breite === 'halbtag') return geplant.map((besuch) => ansageFenster(besuch, regel));
  const fenster: Zeitfenster[] = [];
  for (const besuch of geplant) {
    const offen = fenster.at(-1);
    const passt = offen !== undefined && enthaelt(verkuerzt(offen, breite / 3), besuch.beginn);
    fenster.push(passt ? offen : ansageFenster(besuch, regel));
  }
  return fenster;
}

function einFensterFuerAlle(geplant: readonly Zeitfenster[], regel: Fensterregel): Zeitfenster[] {
  const alle = geplant.map((besuch) => ansageFenster(besuch, regel));
  const beginn = alle.map((fenster) => fenster.beginn).toSorted()[0];
  const ende = alle
    .map((fenster) => fenster.ende)
    .toSorted()
    .at(-1);
  if (beginn === undefined || ende === undefined) return [];
  return geplant.map(() => ({ beginn, ende }));
}

/** A half-day of which an arrival leaves too little behind goes on for half an hour: no usual delay breaks it. */
function halbtagFenster(ankunft: number, halbtage: Halbtage): Zeitfenster {
  const mittag = minutenSeitMitternacht(halbtage.nachmittag.beginn);
  const halbtag = ankunft < mittag ? halbtage.vormittag : halbtage.nachmittag;
  return {
    beginn: uhrzeitAus(Math.min(minutenSeitMitternacht(halbtag.beginn), abrunden(ankunft, 30))),
    ende: uhrzeitAus(
      Math.max(minutenSeitMitternacht(halbtag.ende), aufrunden(ankunft + VERSPAETUNG_MINUTEN, 30)),
    ),
  };
}

function untergrenze(ankunft: number, regel: Fensterregel, raster: number): number {
  if (regel.fruehestens === undefined) return 0;
  return abrunden(Math.min(ankunft, minutenSeitMitternacht(regel.fruehestens)), raster);
}

function fensterAb(beginn: number, breiteMinuten: number): Zeitfenster {
  return { beginn: uhrzeitAus(beginn), ende: uhrzeitAus(beginn + breiteMinuten) };
}

function verkuerzt(fenster: Zeitfenster, minuten: number): Zeitfenster {
  return {
    beginn: fenster.beginn,
    ende: uhrzeitAus(minutenSeitMitternacht(fenster.ende) - minuten),
  };
}

function rasterMinuten(breite: 60 | 90 | 120): number {
  return breite === 60 ? 15 : 30;
}

const aufrunden = (minuten: number, raster: number): number => Math.ceil(minuten / raster) * raster;

function abrunden(minuten: number, raster: number): number {
  return Math.max(0, Math.floor(minuten / raster) * raster);
}
