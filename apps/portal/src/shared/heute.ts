import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';

/** The local day of this moment: the one place of the portal that looks at the clock for it. */
export function heute(): Tag {
  return ortszeitAus(new Date()).tag;
}
