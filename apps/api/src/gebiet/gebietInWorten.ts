import type { Gebietsdaten } from '@kehrtour/contract/gebiet';

const SEITEN = { alle: '', gerade: ', gerade Seite', ungerade: ', ungerade Seite' } as const;

/** An entry as people call it: `„Hardtstraße 1 bis 17, ungerade Seite“`, `„91207 Lauf“`. */
export function gebietInWorten(gebiet: Gebietsdaten): string {
  switch (gebiet.art) {
    case 'plz':
      return `„${gebiet.plz} ${gebiet.ort}`.trim() + '“';
    case 'flaeche':
      return `„${gebiet.name}“`;
    case 'strasse':
      return `„${gebiet.strasse}${nummern(gebiet)}${SEITEN[gebiet.seite]}“`;
  }
}

function nummern({ hausnrVon, hausnrBis }: Gebietsdaten): string {
  if (hausnrVon !== null && hausnrVon === hausnrBis) return ` ${hausnrVon}`;
  if (hausnrVon !== null && hausnrBis !== null) return ` ${hausnrVon} bis ${hausnrBis}`;
  if (hausnrVon !== null) return ` ab ${hausnrVon}`;
  return hausnrBis === null ? '' : ` bis ${hausnrBis}`;
}
