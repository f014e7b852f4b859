import { passtZumWunsch } from '@kehrtour/domain/liegenschaft/hauswunsch';
import { ausSchichtId } from '@kehrtour/domain/recht/schicht';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { CalendarHeart } from 'lucide-react';

import type { Haltansicht } from '../planansicht.ts';

/** What the household wished, and whether this place keeps it; after every move anew. */
export function Wunschzeilen({ halt: { halt, schichtId, von } }: { halt: Haltansicht }) {
  const { tag } = ausSchichtId(schichtId);
  return halt.wuensche?.map((wunsch) => (
    <p key={wunsch.text} className="flex items-baseline gap-2 text-sm">
      <CalendarHeart aria-hidden className="size-4 shrink-0 self-center" />
      <span>
        {passtZumWunsch(wunsch, tag, uhrzeitAus(von)) ? 'Wie gewünscht' : 'Anders als gewünscht'}:{' '}
        {wunsch.text}
      </span>
    </p>
  ));
}
