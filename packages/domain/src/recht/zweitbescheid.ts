import { formatTag } from '../format.ts';
import { plusTage, type Tag } from '../tag.ts';

/** § 4 Abs. 3 SchfHwG: the proof of another company's work arrives within fourteen days after the Frist. */
export const FORMBLATT_TAGE = 14;

/** How far a task is whose Frist has run out: dates and texts only, sending stays with the office. */
export const VOLLZUGSSTUFEN = ['formblatt', 'meldung'] as const;
export type Vollzugsstufe = (typeof VOLLZUGSSTUFEN)[number];

export interface Vollzugsstand {
  readonly stufe: Vollzugsstufe;
  /** Last day on which the proof may arrive. */
  readonly formblattBis: Tag;
  readonly text: string;
}

/**
 * From the end of a Frist to the Ersatzvornahme: proof (§ 4 SchfHwG), report to the authority (§ 5 Abs. 2), Zweitbescheid
 * (§ 25), Ersatzvornahme (§ 26). Undefined while the Frist runs. From the report on the authority sets the dates.
 */
export function vollzugsstand(fristBis: Tag, heute: Tag): Vollzugsstand | undefined {
  if (heute <= fristBis) return undefined;
  const formblattBis = plusTage(fristBis, FORMBLATT_TAGE);
  if (heute <= formblattBis)
    return {
      stufe: 'formblatt',
      formblattBis,
      text: `Hat ein anderer Betrieb die Arbeit gemacht, muss sein Formblatt bis ${formatTag(formblattBis)} da sein (§ 4 SchfHwG).`,
    };
  return {
    stufe: 'meldung',
    formblattBis,
    text: `Der Nachweis hätte bis ${formatTag(formblattBis)} da sein müssen: melden Sie es der Behörde (§ 5 SchfHwG). Sie erlässt den Zweitbescheid mit einer neuen Frist (§ 25) und lässt die Arbeit danach ersatzweise ausführen (§ 26).`,
  };
}
