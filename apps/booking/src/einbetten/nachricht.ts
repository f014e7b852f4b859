/** What a booking page in a frame tells the page around it. No word of it says anything about the visitor. */
export type Nachricht =
  | { kehrtour: 1; art: 'hoehe'; hoehe: number }
  | { kehrtour: 1; art: 'schritt'; schritt: Schritt }
  | { kehrtour: 1; art: 'gebucht' };

/** What the page around it may say: that it listens. */
export type Zuruf = { kehrtour: 1; art: 'hallo' };

export const SCHRITTE = ['anliegen', 'adresse', 'termin', 'kontaktdaten', 'fertig'] as const;
export type Schritt = (typeof SCHRITTE)[number];

/** Higher than any page of ours; a greater number is a mistake or an attack. */
const HOEHE_MAX = 20_000;

/** A message of this version, or nothing: other scripts send messages too. */
export function liesNachricht(daten: unknown): Nachricht | undefined {
  const text = gelesen(daten);
  switch (text?.['art']) {
    case 'hoehe': {
      const hoehe = text['hoehe'];
      const gueltig = typeof hoehe === 'number' && hoehe > 0 && hoehe <= HOEHE_MAX;
      return gueltig ? { kehrtour: 1, art: 'hoehe', hoehe: Math.ceil(hoehe) } : undefined;
    }
    case 'schritt': {
      const schritt = SCHRITTE.find((einer) => einer === text['schritt']);
      return schritt && { kehrtour: 1, art: 'schritt', schritt };
    }
    case 'gebucht':
      return { kehrtour: 1, art: 'gebucht' };
    default:
      return undefined;
  }
}

export function liesZuruf(daten: unknown): Zuruf | undefined {
  return gelesen(daten)?.['art'] === 'hallo' ? { kehrtour: 1, art: 'hallo' } : undefined;
}

function gelesen(daten: unknown): Record<string, unknown> | undefined {
  if (typeof daten !== 'object' || daten === null || !('kehrtour' in daten) || daten.kehrtour !== 1)
    return undefined;
  return daten as Record<string, unknown>;
}
