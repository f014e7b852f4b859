import { defineJob, ID } from '../platform/queue/defineJob.ts';

/** The job that writes an export, followed as a Vorgang. */
export const DATENAUSZUG = defineJob('datenauszug', { vorgangId: ID, auszugId: ID });
