import type { Rechteck } from '@kehrtour/domain/ort/koordinate';

export interface Leseauftrag {
  readonly quelle: string;
  readonly ordner: string;
}

/** What the map holds, for the screen. */
export interface Leseergebnis {
  readonly stand: string | null;
  readonly strassen: number;
  readonly adressen: number;
  readonly rechteck: Rechteck;
}

export interface Zeichenauftrag {
  readonly quelle: string;
  readonly ordner: string;
}
