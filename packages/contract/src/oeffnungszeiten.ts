import {
  OEFFNUNGSZEITEN_JE_TAG_MAX,
  pruefeOeffnungszeiten,
} from '@kehrtour/domain/unternehmen/oeffnungszeiten';
import * as z from 'zod/mini';

const UNVOLLSTAENDIG = 'Bitte füllen Sie Beginn und Ende aus, oder entfernen Sie diese Zeit.';
const oeffnungsuhr = (muster: RegExp) => z.string().check(z.regex(muster, UNVOLLSTAENDIG));
/** When somebody is in the office, day by day; a day that is missing is closed. */
export const oeffnungszeiten = z
  .array(
    z.object({
      wochentag: z.int().check(z.gte(1), z.lte(7)),
      von: oeffnungsuhr(/^([01]\d|2[0-3]):[0-5]\d$/),
      bis: oeffnungsuhr(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
    }),
  )
  .check(z.maxLength(7 * OEFFNUNGSZEITEN_JE_TAG_MAX, 'sind zu viele'), ({ value, issues }) => {
    for (const { index, text: message } of pruefeOeffnungszeiten(value))
      issues.push({ code: 'custom', input: value, path: [index, 'bis'], message });
  });
