import type { UngenanntesHaus } from '@kehrtour/contract/exportentscheid';
import { formatAnzahl, formatZeitpunkt } from '@kehrtour/domain/format';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';

import { hindernisInWorten } from '../hindernisInWorten.ts';

const leute = ({ kontakte }: UngenanntesHaus): string =>
  kontakte.length === 0 ? 'Niemand eingetragen' : kontakte.join(', ');
const zuletzt = ({ zuletzt: import_ }: UngenanntesHaus): string =>
  import_ === null ? '–' : `${import_.name}, ${formatZeitpunkt(new Date(import_.am))}`;

/** Whom a house concerns, who knew it last, and what stands in the way. */
export const EXPORTSPALTEN: DataColumn<UngenanntesHaus>[] = [
  {
    id: 'haus',
    header: 'Haus',
    rowHeader: true,
    wraps: true,
    cell: (haus) => (
      <>
        {haus.anschrift}
        <span className="block text-sm font-normal text-muted">{haus.ortszeile}</span>
      </>
    ),
  },
  { id: 'leute', header: 'Wen es betrifft', wraps: true, cell: leute },
  {
    id: 'offen',
    header: 'Offen',
    width: '5rem',
    align: 'end',
    cell: ({ aufgabenOffen }) => formatAnzahl(aufgabenOffen),
  },
  { id: 'zuletzt', header: 'Zuletzt genannt', wraps: true, cell: zuletzt },
  { id: 'hindernis', header: 'Stilllegen', wraps: true, cell: (haus) => <Hindernis haus={haus} /> },
];

export const hausKurz = (haus: UngenanntesHaus) => (
  <div className="flex flex-col gap-1 py-1">
    <span className="font-semibold break-words">{haus.anschrift}</span>
    <span className="text-sm break-words text-muted">
      {haus.ortszeile} · {leute(haus)}
    </span>
    {haus.hindernis === null ? null : (
      <span>
        <Hindernis haus={haus} />
      </span>
    )}
  </div>
);

function Hindernis({ haus: { hindernis } }: { haus: UngenanntesHaus }) {
  if (hindernis === null) return 'möglich';
  return <Badge tone="warning">{hindernisInWorten(hindernis)}</Badge>;
}
