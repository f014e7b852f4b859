import * as z from 'zod/mini';

import { defineJob, ID } from '../platform/queue/defineJob.ts';

/** The job by which the announcements hear of a delay; they tell those whose told window it breaks. */
export const VERSPAETET = defineJob('feld.verspaetet', { mitarbeiterId: ID, minuten: z.int() });
