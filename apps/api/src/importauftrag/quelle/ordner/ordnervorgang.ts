import { defineJob, ID } from '../../../platform/queue/defineJob.ts';

/** The job that looks into one folder. */
export const ORDNER_LESEN = defineJob('importordner.lesen', { ordnerId: ID });
