import type { Ereignis } from '@kehrtour/contract/ereignis';

/** What open pages hear of an appointment, or of an answer to it; the round shows it, too. */
export const neuigkeit = (
  art: 'termin' | 'rueckmeldung',
  { id, kehrtour_id }: { readonly id: string; readonly kehrtour_id: string | null },
): Ereignis => ({ art, id, ...(kehrtour_id === null ? {} : { kehrtourId: kehrtour_id }) });
