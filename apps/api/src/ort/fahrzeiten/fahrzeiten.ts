import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import type { LineString } from 'geojson';

export type Modus = 'auto' | 'zu_fuss';

/** No way leads from the one place to the other. */
export const KEIN_WEG = -1;

export interface Block {
  readonly von: readonly Koordinate[];
  readonly nach: readonly Koordinate[];
  readonly modus: Modus;
  readonly signal?: AbortSignal;
}

export interface Route {
  readonly linie: LineString;
  readonly sekunden: number;
  readonly meter: number;
}

/** A source of travel times: the map extract, a service of the operator, or the air-line. */
export interface Fahrzeiten {
  readonly name: string;
  /** Age of the roads as a person reads it; null when there are none. */
  readonly stand: string | null;
  /** Changes whenever the same places may get other times: part of every cache key. */
  readonly version: string;
  /** Most places on either side of one block. */
  readonly blockMax: { readonly von: number; readonly nach: number };
  /** Blocks that may be asked for at once, one where absent: a service elsewhere answers several in the time of one way. */
  readonly gleichzeitig?: number;
  /** German reason per place (index) that no road leads to; the others may go into blocks. */
  pruefeOrte(orte: readonly Koordinate[], modus: Modus, signal?: AbortSignal): Promise<Map<number, string>>;
  /** Seconds from each `von` (row) to each `nach` (column), row after row; `KEIN_WEG` where there is none. */
  block(block: Block): Promise<Int32Array>;
  /** The way through the points in their order, for drawing. */
  route(punkte: readonly Koordinate[], modus: Modus, signal?: AbortSignal): Promise<Route>;
}

export const ZU_WEIT_VON_STRASSE =
  'Im Umkreis von einem Kilometer ist keine Straße. Bitte prüfen Sie die Lage auf der Karte.';
export const ABGESCHNITTEN =
  'Zu den anderen Häusern führt in der Karte kein Weg. Die Fahrzeit ist aus der Luftlinie geschätzt.';
