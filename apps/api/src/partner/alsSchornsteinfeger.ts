import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { partnerBetriebHolen } from '@kehrtour/contract/partner';

import type { BetriebRow } from './partner.store.ts';

/** The company in the words of the wire. Nobody says what its `customerNumber` is to a vendor: ours is the public address. */
export function alsSchornsteinfeger(row: BetriebRow): AnswerOf<typeof partnerBetriebHolen> {
  return {
    schornsteinfeger: {
      id: row.unternehmen_id,
      customerNumber: row.slug,
      companyName: row.name,
      email: row.email,
      hoheitlicheTaetigkeiten: { wirdAngeboten: row.hoheitlich, name: row.kehrbezirk },
    },
  };
}
