import { formatDatum, formatWochentag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { Fenster } from '../../terminzettel/zettelAuftrag.ts';

/** A promised window, each part written out. */
export function fensterText(von: Date, bis: Date): Fenster {
  const beginn = ortszeitAus(von);
  return {
    wochentag: formatWochentag(beginn.tag),
    datum: formatDatum(beginn.tag),
    von: beginn.uhrzeit,
    bis: ortszeitAus(bis).uhrzeit,
  };
}
