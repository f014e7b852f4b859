import { auswegVorgaben } from '@kehrtour/contract/kehrtourauswege';
import { quartalsauswahl } from '@kehrtour/contract/quartal';
import { AENDERUNGSURSACHEN } from '@kehrtour/domain/planung/aenderung';
import * as z from 'zod/mini';

import { defineJob, ID } from '../../platform/queue/defineJob.ts';

/** A proposal that somebody waits for. */
export const PLANEN = defineJob('kehrtour.planen', {
  vorgangId: ID,
  kehrtourId: ID,
  sekunden: z.nullable(z.number()),
  /** Who wants it, and why; of an announced round it becomes an Änderung. */
  von: z.optional(ID),
  ursache: z.optional(z.enum(AENDERUNGSURSACHEN)),
  /** The plan that waits is made again without what it breaks. */
  ohneGebrochene: z.optional(z.boolean()),
  /** Whoever was called off gets a place where there is one. */
  auchAbgesagte: z.optional(z.boolean()),
  /** Decisions that are to hold once the plan made with them is accepted. */
  vorgaben: z.optional(auswegVorgaben),
});
/** Many proposals that nobody waits for; they stand in a queue of their own, one after the other. */
export const PLANEN_STAPEL = defineJob('kehrtour.planen-stapel', { vorgangId: ID, kehrtourId: ID });
/** Travel times among the houses of a draft, before anybody asks for a proposal. */
export const FAHRZEITEN_VORAB = defineJob('kehrtour.fahrzeiten-vorab', { kehrtourId: ID });
/** A whole quarter dealt to days and people. */
export const QUARTAL = defineJob('kehrtour.quartal', { vorgangId: ID, auswahl: quartalsauswahl });
