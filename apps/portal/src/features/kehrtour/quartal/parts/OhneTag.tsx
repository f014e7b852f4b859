import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { formatDauer, formatTag } from '@kehrtour/domain/format';
import { ersteFrist } from '@kehrtour/domain/planung/quartalswoche';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { LockOpen } from 'lucide-react';

import { haeuserText, hausnummernText } from '../quartal.format.ts';
import type { Quartalsplan } from '../quartalsplan.ts';

export type OhneTagProps = {
  plan: Quartalsplan;
  vorschlag: Quartalsvorschlag;
  aenderbar: boolean;
  onVerlege: (teilIds: readonly string[]) => void;
  onLasseLos: (teilIds: readonly string[]) => void;
};

/** What has no day, why, and what would help. */
export function OhneTag({ plan, vorschlag, aenderbar, onVerlege, onLasseLos }: OhneTagProps) {
  if (plan.offen.length === 0) return <p className="text-muted">Jede Straße hat einen Tag.</p>;
  const grund = new Map(vorschlag.offen.map((one) => [one.teilId, one]));
  return (
    <section aria-labelledby="ohne-tag" className="flex flex-col gap-3">
      <h2 id="ohne-tag" className="text-lg font-bold">
        {haeuserText(plan.summe.ohneTag)} ohne Tag
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {plan.offen.map((teil) => {
          const worte = grund.get(teil.id);
          return (
            <li
              key={teil.id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3"
            >
              <div className="min-w-0 max-w-prose">
                <p className="font-medium">
                  {teil.strasse}, {hausnummernText(teil)}
                </p>
                <p className="text-sm text-muted">
                  {haeuserText(teil.haeuser.length)} · {formatDauer(teil.minuten)} · Frist bis{' '}
                  {formatTag(ersteFrist(teil.haeuser))}
                </p>
                <p className="mt-1 text-sm">{worte?.text ?? 'Von Hand ohne Tag gelassen.'}</p>
                {worte === undefined ? null : <p className="text-sm text-muted">{worte.abhilfe}</p>}
              </div>
              {aenderbar ? (
                <div className="flex flex-wrap gap-2">
                  <Button size="small" onPress={() => onVerlege([teil.id])}>
                    Tag wählen …
                  </Button>
                  {teil.vonHand ? (
                    <Button
                      size="small"
                      icon={<LockOpen aria-hidden className="size-4" />}
                      onPress={() => onLasseLos([teil.id])}
                    >
                      Loslassen
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
