import type { Quartalsteil } from '@kehrtour/contract/quartal';
import { istFalsch } from '@kehrtour/domain/planung/quartalswoche';
import type { Tag } from '@kehrtour/domain/tag';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { platzSatz } from '../platzSatz.ts';
import { fristSatz, fristTon } from '../quartal.format.ts';
import { teilblick } from '../quartalsplan.ts';
import type { Schichtblick } from '../quartalsplan.ts';

export type SchichtfolgenProps = { schicht: Schichtblick; teile: readonly Quartalsteil[]; von: Tag };

/** What the chosen day means for the Frist and for the day itself. */
export function Schichtfolgen({ schicht, teile, von }: SchichtfolgenProps) {
  const blicke = teile.map((teil) => teilblick(teil, schicht.tag, von));
  const sorge =
    blicke.find(({ zurFrist }) => istFalsch(zurFrist)) ??
    blicke.find(({ zurFrist }) => zurFrist !== 'gut') ??
    blicke[0];
  if (sorge === undefined) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1" aria-live="polite">
      <Status tone={fristTon(sorge.zurFrist)} look="bare">
        {fristSatz(sorge)}
      </Status>
      <span className="text-sm text-muted">{platzSatz(schicht, teile)}</span>
    </p>
  );
}
