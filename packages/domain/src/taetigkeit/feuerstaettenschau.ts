import { differenzTage, plusJahre, plusTage, spaeter, type Tag } from '../tag.ts';
import type { Frist } from './taetigkeit.ts';

/** § 14 SchfHwG: earliest three, normally at latest five years after the last. Editable until the wording of 2025 is verified. */
export const FSS_ABSTAND = { jahreMin: 3, jahreMax: 5 } as const;

export type FssAbstand = { readonly jahreMin: number; readonly jahreMax: number };

/** When the next Feuerstättenschau falls due after the last one. */
export function fssFrist(letzte: Tag, abstand: FssAbstand = FSS_ABSTAND): Frist {
  return { von: plusJahre(letzte, abstand.jahreMin), bis: plusJahre(letzte, abstand.jahreMax) };
}

export type FssStand = 'spaeter' | 'moeglich' | 'faellig' | 'ueberfaellig' | 'unbekannt';

/** Within its last year it is `faellig`; without a known last one nobody can tell. */
export function fssStand(letzte: Tag | undefined, heute: Tag, abstand: FssAbstand = FSS_ABSTAND): FssStand {
  if (letzte === undefined) return 'unbekannt';
  const { von, bis } = fssFrist(letzte, abstand);
  if (heute < von) return 'spaeter';
  if (heute > bis) return 'ueberfaellig';
  return heute > plusJahre(bis, -1) ? 'faellig' : 'moeglich';
}

/** § 14 Abs. 1 SchfHwG: how often within one Bestellung. */
export const FSS_JE_BESTELLUNG = 2;

/** The seven years for which somebody is appointed to a district (§ 10 SchfHwG), both days included. */
export interface Bestellung {
  readonly von: Tag;
  readonly bis: Tag;
}

/** The Bestellung that ends on this day. */
export const bestellungBis = (bis: Tag): Bestellung => ({
  von: plusTage(plusJahre(bis, -BESTELLUNG_JAHRE), 1),
  bis,
});

/** § 10 Abs. 1 SchfHwG. */
const BESTELLUNG_JAHRE = 7;

/**
 * How many a house still needs until the end of the Bestellung, by its last one: twice in all, and no later than five years
 * after the last. A second one needs three years of room.
 */
export function fssNochOffen(
  letzte: Tag | undefined,
  { heute, bestellung }: { readonly heute: Tag; readonly bestellung: Bestellung },
  abstand: FssAbstand = FSS_ABSTAND,
): number {
  if (heute > bestellung.bis) return 0;
  const fruehestens = letzte === undefined ? heute : spaeter(heute, fssFrist(letzte, abstand).von);
  if (fruehestens > bestellung.bis) return 0;
  const platz = plusJahre(fruehestens, abstand.jahreMin) <= bestellung.bis ? 2 : 1;
  if (letzte === undefined || letzte < bestellung.von) return Math.min(FSS_JE_BESTELLUNG, platz);
  const warErste = letzte < plusJahre(bestellung.von, abstand.jahreMin);
  return warErste || fssFrist(letzte, abstand).bis <= bestellung.bis ? 1 : 0;
}

/** How many to do each month so that every house has had its two when the Bestellung ends; rounded up. */
export function fssMonatsquote(
  letzte: readonly (Tag | undefined)[],
  zeitraum: { readonly heute: Tag; readonly bestellung: Bestellung },
  abstand: FssAbstand = FSS_ABSTAND,
): number {
  const offen = letzte.reduce((summe, tag) => summe + fssNochOffen(tag, zeitraum, abstand), 0);
  const monate = Math.max(1, differenzTage(zeitraum.heute, zeitraum.bestellung.bis) / 30.44);
  return Math.ceil(offen / monate);
}
