import { plusJahre, type Tag } from '../tag.ts';
import { type Ampelfarbe, fristenampel } from './aufgabe.ts';
import { FSS_ABSTAND, fssStand } from './feuerstaettenschau.ts';

/** What closes soon, the most pressing first; then the window of the Feuerstättenschau, which opens early and closes late. */
export const FRISTGRUPPEN = [
  'ueberfaellig',
  'siebenTage',
  'vierzehnTage',
  'dreissigTage',
  'schauFaellig',
  'schauMoeglich',
] as const;
export type Fristgruppe = (typeof FRISTGRUPPEN)[number];

export const FRISTGRUPPEN_NAMEN: Record<Fristgruppe, string> = {
  ueberfaellig: 'Frist abgelaufen',
  siebenTage: 'Endet binnen 7 Tagen',
  vierzehnTage: 'Endet binnen 14 Tagen',
  dreissigTage: 'Endet binnen 30 Tagen',
  schauFaellig: 'Feuerstättenschau im letzten Jahr ihrer Frist',
  schauMoeglich: 'Feuerstättenschau möglich',
};

const NACH_AMPEL: Partial<Record<Ampelfarbe, Fristgruppe>> = {
  ueberfaellig: 'ueberfaellig',
  rot: 'siebenTage',
  orange: 'vierzehnTage',
  gelb: 'dreissigTage',
};

export interface Fristfall {
  readonly fristVon: Tag | null;
  readonly fristBis: Tag;
  /** It is a Feuerstättenschau. */
  readonly schau: boolean;
  /** The last one that is known to have been done. */
  readonly letzteSchau: Tag | null;
}

/** Where the office looks at this work today; undefined while there is time. */
export function fristgruppe(fall: Fristfall, heute: Tag): Fristgruppe | undefined {
  const { fristVon, fristBis, schau } = fall;
  const ampel = fristenampel(
    { ...(fristVon === null ? {} : { fristVon }), fristBis, status: 'offen' },
    heute,
  );
  const nahe = NACH_AMPEL[ampel];
  if (nahe !== undefined || !schau || ampel === 'spaeter') return nahe;
  const stand = fssStand(letzteSchauVon(fall), heute);
  // The Frist of the task says that it is not over, whatever the years say.
  return stand === 'faellig' || stand === 'ueberfaellig'
    ? 'schauFaellig'
    : stand === 'moeglich'
      ? 'schauMoeglich'
      : undefined;
}

/** Where nobody noted the last one it follows from the Frist, which ends with the window. */
const letzteSchauVon = ({ letzteSchau, fristBis }: Fristfall): Tag =>
  letzteSchau ?? plusJahre(fristBis, -FSS_ABSTAND.jahreMax);
