import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is changed by hand: a round, or a whole quarter. */
export type Handarbeit = {
  aenderbar: boolean;
  /** Something is not on the server yet. */
  ungesichert: boolean;
  kannZurueck: boolean;
  kannVor: boolean;
  zurueck: () => void;
  vor: () => void;
};

/** Take back, do again, and what the page adds; says whether the server has it. */
export function Planwerkzeuge({ plan, children }: { plan: Handarbeit; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {plan.aenderbar ? (
        <>
          <IconButton
            kind="quiet"
            label="Rückgängig (Strg Z)"
            icon={<Undo2 aria-hidden className="size-5" />}
            disabled={!plan.kannZurueck}
            onPress={plan.zurueck}
          />
          <IconButton
            kind="quiet"
            label="Wiederholen (Strg Umschalt Z)"
            icon={<Redo2 aria-hidden className="size-5" />}
            disabled={!plan.kannVor}
            onPress={plan.vor}
          />
        </>
      ) : null}
      {children}
      {plan.aenderbar ? (
        <span className="text-sm text-muted" aria-live="polite">
          {plan.ungesichert ? 'Wird gespeichert …' : plan.kannZurueck ? 'Gespeichert' : ''}
        </span>
      ) : null}
    </div>
  );
}
