import type { Tag } from '@kehrtour/domain/tag';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';

import type { Strassenzeile } from '../quartalsplan.ts';
import type { Quartalshand } from '../useQuartal.ts';
import type { Brett } from '../useQuartalsbrett.ts';
import { Kartenlegende } from './Kartenlegende.tsx';
import { Wochenkarte } from './Wochenkarte.tsx';

export type StrassenkarteProps = {
  hand: Quartalshand;
  brett: Brett;
  zeilen: readonly Strassenzeile[];
  onWoche: (woche: Tag) => void;
};

/** Weeks × streets with its legend; a cell asks where it goes, or shows its street where nothing may be moved. */
export function Strassenkarte({ hand: { plan, aenderbar }, brett, zeilen, onWoche }: StrassenkarteProps) {
  if (zeilen.length === 0) return <EmptyState title="Dazu passt keine Straße" />;
  return (
    <>
      <Wochenkarte
        plan={plan}
        zeilen={zeilen}
        gewaehlt={brett.woche}
        aenderbar={aenderbar}
        onWoche={onWoche}
        onStrasse={brett.frageNachStrasse}
        onZelle={(zeile, zelle) => {
          brett.zeigeWoche(zelle.woche);
          if (aenderbar) brett.frageNachTeilen(zelle.teilIds);
          else brett.frageNachStrasse(zeile);
        }}
        onVerlege={brett.legeInWoche}
      />
      <Kartenlegende aenderbar={aenderbar} />
    </>
  );
}
