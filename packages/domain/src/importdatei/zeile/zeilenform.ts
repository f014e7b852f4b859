import type { ImportLiegenschaft } from '../spalte/importliegenschaft.ts';
import type { Spaltenzuordnung } from '../spalte/spaltenzuordnung.ts';
import { liesKommazahl } from '../spalte/werte.ts';

/** What one row of the file stands for. */
export const ZEILENFORMEN = ['liegenschaft', 'einheit', 'aufgabe'] as const;
export type Zeilenform = (typeof ZEILENFORMEN)[number];

/** Seen from what the rows became: several rows of one unit mean tasks, of several units mean units. */
export function erkenneZeilenform(
  liegenschaften: readonly ImportLiegenschaft[],
  zuordnung: Spaltenzuordnung,
): Zeilenform {
  const mehrzeilig = liegenschaften.filter(({ zeilen }) => zeilen.length > 1);
  if (mehrzeilig.length === 0) return 'liegenschaft';
  const mehrAlsEinheiten = mehrzeilig.some(
    ({ zeilen, einheiten }) => zeilen.length > Math.max(1, einheiten.length),
  );
  return mehrAlsEinheiten && zuordnung.taetigkeit !== undefined ? 'aufgabe' : 'einheit';
}

/**
 * `NE` may name a unit (`2. OG links`) or count a house's units (`6`). It counts when every value is a whole
 * number and no property has two different ones.
 */
export function einheitIstAnzahl(
  zeilen: readonly (readonly string[])[],
  zuordnung: Spaltenzuordnung,
): boolean {
  const spalte = zuordnung.einheit;
  if (spalte === undefined) return false;
  const werte = new Map<string, string>();
  for (const zellen of zeilen) {
    const wert = zellen[spalte]?.trim() ?? '';
    if (wert === '') continue;
    if (!Number.isInteger(liesKommazahl(wert))) return false;
    const liegenschaft = roherSchluessel(zellen, zuordnung);
    if ((werte.get(liegenschaft) ?? wert) !== wert) return false;
    werte.set(liegenschaft, wert);
  }
  return true;
}

function roherSchluessel(zellen: readonly string[], zuordnung: Spaltenzuordnung): string {
  const { externalId, strasse, hausnr, strasseHausnr, plz } = zuordnung;
  const spalten = externalId === undefined ? [strasse, hausnr, strasseHausnr, plz] : [externalId];
  return spalten.map((spalte) => (spalte === undefined ? '' : zellen[spalte])).join('|');
}
