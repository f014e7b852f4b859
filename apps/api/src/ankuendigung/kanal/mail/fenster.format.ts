import type { Fenster } from '../../../terminzettel/zettelAuftrag.ts';

/** A told window in a sentence. */
export const fensterzeit = (wann: Fenster): string => `zwischen ${wann.von} und ${wann.bis} Uhr`;
/** With its day. */
export const ganzesFenster = (wann: Fenster): string =>
  `${wann.wochentag}, ${wann.datum}, ${fensterzeit(wann)}`;
/** For the subject of a mail. */
export const kurzesFenster = (wann: Fenster): string =>
  `${wann.wochentag}, ${wann.datum}, ${wann.von}–${wann.bis} Uhr`;
