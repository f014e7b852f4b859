import { formatDauer, formatKalenderwoche, formatTagKurz } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';

import { besucheText } from '../quartal.format.ts';
import { teilblick } from '../quartalsplan.ts';
import type { Quartalsplan, Strassenzeile, Teilblick } from '../quartalsplan.ts';
import { Teilzeile } from './Teilzeile.tsx';

export type StrassendialogProps = {
  zeile: Strassenzeile;
  plan: Quartalsplan;
  /** First day of the span. */
  von: Tag;
  aenderbar: boolean;
  onVerlege: (teilIds: readonly string[]) => void;
  onSchliesse: () => void;
};

type Ort = { teil: Teilblick; wann: string };

/** One street: when and by whom each part of it is done, from where each can be moved. */
export function Strassendialog({ zeile, plan, von, aenderbar, onVerlege, onSchliesse }: StrassendialogProps) {
  return (
    <Dialog open title={zeile.strasse} onOpenChange={onSchliesse}>
      <p className="text-muted">
        {zeile.ort} · {besucheText(zeile.haeuser)} · {formatDauer(zeile.minuten)}
      </p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {orteDer(zeile, plan, von).map(({ teil, wann }) => (
          <li key={teil.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <Teilzeile teil={teil} titel={wann} />
            {aenderbar ? (
              <Button size="small" onPress={() => onVerlege([teil.id])}>
                Tag wählen …
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function orteDer({ teilIds }: Strassenzeile, { schichten, offen }: Quartalsplan, von: Tag): Ort[] {
  return [
    ...schichten.flatMap(({ tag, name, teile }) =>
      teile
        .filter(({ id }) => teilIds.includes(id))
        .map((teil) => ({
          teil,
          wann: `${formatKalenderwoche(tag)}, ${formatTagKurz(tag)}, ${name}`,
        })),
    ),
    ...offen
      .filter(({ id }) => teilIds.includes(id))
      // Without a day there is none that could miss a Frist.
      .map((teil) => ({
        teil: { ...teilblick(teil, von, von), zurFrist: 'gut' as const },
        wann: 'Ohne Tag',
      })),
  ];
}
