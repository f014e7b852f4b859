import type { ReactNode } from 'react';
import { useStore } from 'zustand';

import type { Planansicht } from './planansicht.ts';
import type { Plan } from './usePlan.ts';

type MitVorschauProps = { plan: Plan; children: (gezeigt: Planansicht) => ReactNode };

/** Shows what the order that is tried would mean. A drag has many steps, and this alone follows them. */
export function MitVorschau({ plan, children }: MitVorschauProps) {
  const vorschau = useStore(plan.brett, (jetzt) => jetzt.vorschau);
  return children(vorschau ?? plan.ansicht);
}
