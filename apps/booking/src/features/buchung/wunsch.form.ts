import type { Wunschhalbtag } from '@kehrtour/contract/terminwunsch';
import { WUNSCHTAGE } from '@kehrtour/domain/ankuendigung/wunschzeit';
import { istTag, type Tag } from '@kehrtour/domain/tag';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { feld } from './ergebnis.ts';

export const HALBTAGE = ['vormittag', 'nachmittag'] as const;
export const JEDERZEIT = 'jederzeit';

/** Name of the checkbox of half a day: `passt-2-vormittag`. */
export const halbtagsfeld = ({ wochentag, halbtag }: Wunschhalbtag): string =>
  `passt-${wochentag}-${halbtag}`;

export const alleHalbtage = (): Wunschhalbtag[] =>
  WUNSCHTAGE.flatMap((_, index) => HALBTAGE.map((halbtag) => ({ wochentag: index + 1, halbtag })));

export interface Wunschzeit {
  halbtage: Wunschhalbtag[];
  ab: Tag | null;
}

/** When it suits, or what is wrong with it. A day in the past is no wish, but does no harm: it is left out. */
export function liesWunschzeit(
  form: FormData,
  heute: Tag,
): { zeit: Wunschzeit; maengel: FieldFault[]; eingaben: Record<string, string> } {
  const gewaehlt = alleHalbtage().filter((einer) => feld(form, halbtagsfeld(einer)) !== '');
  const jederzeit = feld(form, JEDERZEIT) !== '';
  const ab = feld(form, 'ab');
  const maengel: FieldFault[] = [];
  if (!jederzeit && gewaehlt.length === 0)
    maengel.push({ fieldId: 'passt', text: 'Bitte kreuzen Sie an, wann es Ihnen passt.' });
  if (ab !== '' && !istTag(ab))
    maengel.push({ fieldId: 'ab', text: 'Bitte geben Sie den Tag so ein: 24.12.2026.' });
  return {
    // Whoever ticks everything and some of it means the narrower of the two.
    zeit: { halbtage: gewaehlt, ab: istTag(ab) && ab > heute ? ab : null },
    maengel,
    eingaben: {
      ...Object.fromEntries(gewaehlt.map((einer) => [halbtagsfeld(einer), 'ja'])),
      ...(jederzeit ? { [JEDERZEIT]: 'ja' } : {}),
      ab,
    },
  };
}
