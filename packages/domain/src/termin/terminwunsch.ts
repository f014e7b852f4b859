/** States of a wish for a time: it ends answered, declined by the company, or taken back. */
export const WUNSCH_STATUS = ['offen', 'beantwortet', 'abgelehnt', 'zurueckgezogen'] as const;
