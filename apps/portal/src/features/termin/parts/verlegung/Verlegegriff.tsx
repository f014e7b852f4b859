import type { TerminKurz } from '@kehrtour/contract/termin';
import { istEinerVon, OFFENE } from '@kehrtour/domain/termin/termin';
import { GripVertical } from 'lucide-react';

import { heute } from '../../../../shared/heute.ts';
import { ortText, tagVon } from '../../termin.format.ts';

/** What is still to come, and was booked or belongs to a round. */
export const istVerlegbar = (termin: TerminKurz): boolean =>
  istEinerVon(OFFENE, termin.status) &&
  tagVon(termin) >= heute() &&
  (termin.gebucht !== null || termin.kehrtourId !== null);

/** Moves an appointment: pressed it asks where to, its arrow keys, the pointer and a finger drag it. What hears it is `Terminzug`. */
export function Verlegegriff({ termin }: { termin: TerminKurz }) {
  if (!istVerlegbar(termin)) return null;
  return (
    <button
      type="button"
      data-griff
      aria-label={`${ortText(termin)} verlegen …`}
      title="Verlegen … (ziehen, Pfeiltasten oder drücken)"
      className="relative -my-1 -mr-2 grid min-h-6 w-7 shrink-0 cursor-grab touch-none place-items-center self-stretch rounded-sm text-muted opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 focus-visible:outline-3 focus-visible:outline-focus pointer-coarse:w-11 pointer-coarse:opacity-100 print:hidden"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
