import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import { testendeAus } from '@kehrtour/domain/unternehmen/tarifwechsel';

/** What was agreed with the company, or what everybody gets. */
export const letzterFreierTag = (row: { angelegt_am: Date | string; testende_am: Tag | null }): Tag =>
  row.testende_am ?? testendeAus(ortszeitAus(new Date(row.angelegt_am)).tag);
