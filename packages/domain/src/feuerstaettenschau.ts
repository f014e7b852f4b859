import type { Frist } from './taetigkeit.ts';
import { differenzTage, plusJahre, type Tag } from './tag.ts';

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

/** How many to do each month so that all that fall due until `ende` (of the appointment) are done; rounded up. */
export function fssMonatsquote(
  letzte: readonly Tag[],
  zeitraum: { readonly heute: Tag; readonly ende: Tag },
  abstand: FssAbstand = FSS_ABSTAND,
): number {
  const offen = letzte.filter((tag) => fssFrist(tag, abstand).bis <= zeitraum.ende).length;
  const monate = Math.max(1, differenzTage(zeitraum.heute, zeitraum.ende) / 30.44);
  return Math.ceil(offen / monate);
}
