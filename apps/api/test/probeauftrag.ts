import * as z from 'zod/mini';

import { defineJob } from '../src/platform/queue/defineJob.ts';

/** A job that only tests know. */
export const PROBE = defineJob('probe', { nr: z.number() });
