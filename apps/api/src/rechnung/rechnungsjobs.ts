import * as z from 'zod/mini';

import { defineJob, ID } from '../platform/queue/defineJob.ts';

/** Prints an invoice, files it, and mails it to those who confirmed their address. */
export const RECHNUNG_ABLEGEN = defineJob('rechnung.ablegen', { rechnungId: ID });
/** Makes the invoices of a month that was released; the company is the operator's own. */
export const RECHNUNGSLAUF = defineJob('rechnung.lauf', { monat: z.string() });
