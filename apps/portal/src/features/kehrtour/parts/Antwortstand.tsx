import { formatMenge } from '@kehrtour/domain/format';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';

export type AntwortstandProps = {
  angekuendigt: number;
  bestaetigt: number;
  abgelehnt: number;
  /** Visits that took place: from the first one on they are what counts. */
  erledigt: number;
  ungelesen: number;
};

/** How the customers of a round answered: a bar, and the same in words. */
export function Antwortstand(props: AntwortstandProps) {
  const { angekuendigt, bestaetigt, abgelehnt, erledigt, ungelesen } = props;
  const teil = (anzahl: number) => `${angekuendigt === 0 ? 0 : (anzahl / angekuendigt) * 100}%`;
  return (
    <div className="min-w-0 text-sm">
      <div
        aria-hidden
        className="flex h-2 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)]"
      >
        <span className="bg-success" style={{ width: teil(bestaetigt + erledigt) }} />
        <span className="bg-danger" style={{ width: teil(abgelehnt) }} />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted tabular-nums">
        <span>
          {erledigt > 0
            ? `${erledigt} von ${angekuendigt} erledigt`
            : `${bestaetigt} von ${angekuendigt} bestätigt`}
          {abgelehnt > 0 ? `, ${abgelehnt} abgelehnt` : ''}
        </span>
        {ungelesen > 0 ? (
          <Badge tone="accent">{formatMenge(ungelesen, 'neue Antwort', 'neue Antworten')}</Badge>
        ) : null}
      </p>
    </div>
  );
}
