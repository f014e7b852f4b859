import { formatDauer } from '@kehrtour/domain/format';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Lock } from 'lucide-react';

import { fristSatz, fristTon, haeuserText, hausnummernText } from '../quartal.format.ts';
import type { Teilblick } from '../quartalsplan.ts';

/** A part of a street in words. */
export function Teilzeile({ teil, titel = teil.strasse }: { teil: Teilblick; titel?: string }) {
  return (
    <span className="min-w-0 grow">
      <span className="block truncate font-medium">{titel}</span>
      <span className="block text-sm text-muted">
        {hausnummernText(teil)} · {haeuserText(teil.haeuser.length)} · {formatDauer(teil.minuten)}
        {teil.feuerstaettenschau ? ` · ${teil.schau ? 'Feuerstättenschau' : 'hoheitliche Arbeit'}` : ''}
      </span>
      <span className="flex flex-wrap gap-x-3">
        {teil.zurFrist === 'gut' ? null : (
          <Status tone={fristTon(teil.zurFrist)} look="bare">
            {fristSatz(teil)}
          </Status>
        )}
        {teil.vonHand ? (
          <Status tone="neutral" look="bare" icon={<Lock aria-hidden className="size-3.5" />}>
            von Hand
          </Status>
        ) : null}
      </span>
    </span>
  );
}
