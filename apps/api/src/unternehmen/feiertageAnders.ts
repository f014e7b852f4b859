import { defineJob, ID } from '../platform/queue/defineJob.ts';

/** The job by which rounds hear that other days are holidays: the company has another seat, or another list of single years. */
export const FEIERTAGE_ANDERS = defineJob('unternehmen.feiertage-anders', { gemeldetVon: ID });
