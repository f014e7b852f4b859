import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatKalenderwoche, formatTag } from '@kehrtour/domain/format';
import { plusTage } from '@kehrtour/domain/tag';
import type { Tag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';

import { woche } from '../wochenplan.ts';
import type { Terminfilter } from '../wochenplan.ts';

const ALLE = 'alle';

export type WochenleisteProps = {
  heute: Tag;
  filter: Terminfilter;
  onFilter: (filter: Partial<Terminfilter>) => void;
  /** Whom to choose between; nobody for those who see only their own. */
  leute: readonly Pick<Mitarbeiter, 'id' | 'vorname' | 'nachname'>[];
};

/** Which week, whose, and whether only what waits for an answer of the office. */
export function Wochenleiste({ heute, filter, onFilter, leute }: WochenleisteProps) {
  const { von, bis } = woche(filter.tag);
  const blaettere = (tage: number) => onFilter({ tag: plusTage(von, tage) });
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex items-center print:hidden">
          <IconButton label="Vorige Woche" icon={<ChevronLeft aria-hidden />} onPress={() => blaettere(-7)} />
          <IconButton
            label="Nächste Woche"
            icon={<ChevronRight aria-hidden />}
            onPress={() => blaettere(7)}
          />
        </div>
        <h2 className="text-lg font-bold tabular-nums" aria-live="polite">
          {formatKalenderwoche(von)}
          <span className="ml-2 font-normal text-muted">
            {formatTag(von).slice(0, 6)} bis {formatTag(bis)}
          </span>
        </h2>
        {heute >= von && heute <= bis ? null : (
          <Button size="small" onPress={() => onFilter({ tag: heute })}>
            Diese Woche
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <Checkbox
          label="Nur offene Antworten"
          checked={filter.nurOffene}
          onChange={(nurOffene) => onFilter({ nurOffene })}
        />
        {leute.length > 1 ? (
          <div className="w-56">
            <PlainSelect
              id="wer-faehrt"
              name="wer"
              label="Wer fährt"
              choices={[
                { id: ALLE, label: 'Alle Mitarbeitenden' },
                ...leute.map(({ id, vorname, nachname }) => ({ id, label: `${vorname} ${nachname}` })),
              ]}
              value={filter.mitarbeiterId ?? ALLE}
              onChange={(id) => onFilter({ mitarbeiterId: id === ALLE ? null : id })}
            />
          </div>
        ) : null}
        <span className="max-sm:hidden">
          <IconButton
            label="Woche drucken"
            icon={<Printer aria-hidden className="size-5" />}
            onPress={() => globalThis.print()}
          />
        </span>
      </div>
    </div>
  );
}
