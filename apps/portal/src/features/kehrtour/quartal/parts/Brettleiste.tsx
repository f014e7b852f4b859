import { Button } from '@kehrtour/ui/action/Button.tsx';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';

import { Planwerkzeuge } from '../../Planwerkzeuge.tsx';
import type { Quartalshand } from '../useQuartal.ts';
import type { Brett } from '../useQuartalsbrett.ts';

export type BrettleisteProps = {
  hand: Quartalshand;
  brett: Brett;
  suche: string;
  onSuche: (suche: string) => void;
  children: ReactNode;
};

/** Search on the left, what can be taken back and let go on the right. */
export function Brettleiste({ hand, brett, suche, onSuche, children }: BrettleisteProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="w-full max-w-xs">
        <SearchField label="Straße suchen" labelShown value={suche} onChange={onSuche} />
      </div>
      <Planwerkzeuge plan={hand}>
        {hand.aenderbar && hand.plan.summe.vonHand > 0 ? (
          <Button
            icon={<LockOpen aria-hidden className="size-4" />}
            onPress={() => brett.lasseLos(hand.stand.vonHand)}
          >
            Alle loslassen
          </Button>
        ) : null}
        {children}
      </Planwerkzeuge>
    </div>
  );
}
