import { formatMenge } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useMemo } from 'react';

import { gruppen } from '../hausauswahl.ts';
import type { Haus } from '../hausauswahl.ts';
import { Hausliste, type HauslisteProps } from './Hausliste.tsx';

export type TrefferlisteProps = Pick<HauslisteProps, 'gewaehlt' | 'onWaehle'> & {
  haeuser: readonly Haus[];
  /** How they are put into groups. */
  nach: Parameters<typeof gruppen>[1];
  heute: Tag;
  onFilterAufheben: () => void;
};

/** The houses that the filter leaves, to be taken all at once or one by one. */
export function Trefferliste(props: TrefferlisteProps) {
  const { haeuser, nach, gewaehlt, heute, onWaehle, onFilterAufheben } = props;
  const gegliedert = useMemo(() => gruppen(haeuser, nach, heute), [haeuser, nach, heute]);
  if (haeuser.length === 0)
    return (
      <EmptyState
        title="Dazu passt kein Haus"
        action={<Button onPress={onFilterAufheben}>Filter aufheben</Button>}
      />
    );
  const ids = haeuser.map(({ id }) => id);
  const alleDabei = ids.every((id) => gewaehlt.has(id));
  return (
    <div className="flex flex-col gap-2">
      <Button kind="quiet" size="small" onPress={() => onWaehle(ids, !alleDabei)}>
        {alleDabei
          ? 'Diese wieder abwählen'
          : `Alle ${formatMenge(haeuser.length, 'Haus', 'Häuser')} der Liste wählen`}
      </Button>
      <Hausliste gruppen={gegliedert} gewaehlt={gewaehlt} heute={heute} onWaehle={onWaehle} />
    </div>
  );
}
