import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';

/** This moment; the one place of the portal that looks at the clock. */
export const jetzt = (): Date => new Date();

/** The local day of this moment. */
export function heute(): Tag {
  return ortszeitAus(jetzt()).tag;
}
