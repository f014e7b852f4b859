import { formatDauer, formatMenge, formatTag } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import type { Summe } from '../hausauswahl.ts';

export type SummenzeileProps = {
  summe: Summe;
  gewaehlt: number;
  /** Only work that ends until then is counted; a visit does all that is open in the house. */
  faelligBis: string | null;
  onLeeren: () => void;
};

/** What was chosen: houses, work, and which Fristen press; it stays in sight while the list scrolls. */
export function Summenzeile({ summe: zahlen, gewaehlt, faelligBis, onLeeren }: SummenzeileProps) {
  const verdeckt = gewaehlt - zahlen.haeuser;
  return (
    <output className="sticky top-0 z-20 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2 shadow-sm">
      <p className="text-lg font-bold tabular-nums">{formatMenge(gewaehlt, 'Haus', 'Häuser')}</p>
      <p className="tabular-nums">
        {formatDauer(zahlen.minuten)} Arbeit
        {faelligBis === null || gewaehlt === 0 ? null : (
          <span className="text-sm text-muted">
            {' '}
            bis {formatTag(faelligBis)}, dazu im selben Besuch, was dort sonst schon offen ist
          </span>
        )}
      </p>
      {zahlen.ueberfaellig > 0 ? (
        <Status tone="danger">{`${formatMenge(zahlen.ueberfaellig, 'Frist', 'Fristen')} überschritten`}</Status>
      ) : null}
      {zahlen.bald > 0 ? (
        <Status tone="warning">{`${formatMenge(zahlen.bald, 'Frist läuft', 'Fristen laufen')} in 14 Tagen ab`}</Status>
      ) : null}
      {zahlen.erstSpaeter > 0 ? (
        <Status tone="info">{`${formatMenge(zahlen.erstSpaeter, 'Frist beginnt', 'Fristen beginnen')} erst später`}</Status>
      ) : null}
      {zahlen.fss > 0 ? (
        <Status tone="info">{formatMenge(zahlen.fss, 'Feuerstättenschau', 'Feuerstättenschauen')}</Status>
      ) : null}
      {verdeckt > 0 ? <p className="text-sm text-muted">{verdeckt} davon außerhalb des Filters</p> : null}
      {gewaehlt > 0 ? (
        <Button kind="quiet" size="small" onPress={onLeeren}>
          Auswahl leeren
        </Button>
      ) : null}
    </output>
  );
}
