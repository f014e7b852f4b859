import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatKalenderwoche, formatTag, formatTagLang } from '@kehrtour/domain/format';
import { plusTage } from '@kehrtour/domain/tag';
import type { Tag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';

import { type Ansicht, ANSICHTEN, spanne } from '../../wochenplan.ts';
import type { Terminfilter } from '../../wochenplan.ts';

const ALLE = 'alle';

export type WochenleisteProps = {
  heute: Tag;
  filter: Terminfilter;
  onFilter: (filter: Partial<Terminfilter>) => void;
  /** Whom to choose between; nobody for those who see only their own. */
  leute: readonly Pick<Mitarbeiter, 'id' | 'vorname' | 'nachname'>[];
};

const WORTE: Record<
  Ansicht,
  { name: string; voriges: string; naechstes: string; heute: string; drucken: string }
> = {
  woche: {
    name: 'Woche',
    voriges: 'Vorige Woche',
    naechstes: 'Nächste Woche',
    heute: 'Diese Woche',
    drucken: 'Woche drucken',
  },
  tag: {
    name: 'Tag',
    voriges: 'Voriger Tag',
    naechstes: 'Nächster Tag',
    heute: 'Heute',
    drucken: 'Tag drucken',
  },
};

/** Which week or day, whose, and whether only what waits for an answer of the office. */
export function Wochenleiste({ heute, filter, onFilter, leute }: WochenleisteProps) {
  const { ansicht } = filter;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <Zeitraum heute={heute} filter={filter} onFilter={onFilter} />
      <div className="grid w-full grid-cols-[7rem_minmax(0,1fr)] items-end gap-x-4 gap-y-3 sm:flex sm:w-auto sm:flex-wrap sm:gap-x-6 print:hidden">
        <div className="w-28">
          <PlainSelect
            id="ansicht"
            name="ansicht"
            label="Ansicht"
            choices={ANSICHTEN.map((id) => ({ id, label: WORTE[id].name }))}
            value={ansicht}
            onChange={(id) => onFilter({ ansicht: ANSICHTEN.find((eine) => eine === id) ?? 'woche' })}
          />
        </div>
        {leute.length > 1 ? <WerFaehrt filter={filter} onFilter={onFilter} leute={leute} /> : null}
        <div className="max-sm:col-span-2">
          <Checkbox
            label="Nur offene Antworten"
            checked={filter.nurOffene}
            onChange={(nurOffene) => onFilter({ nurOffene })}
          />
        </div>
        <span className="max-sm:hidden">
          <IconButton
            label={WORTE[ansicht].drucken}
            icon={<Printer aria-hidden className="size-5" />}
            onPress={() => globalThis.print()}
          />
        </span>
      </div>
    </div>
  );
}

/** The days that are shown, and the ways to others. */
function Zeitraum({ heute, filter, onFilter }: Omit<WochenleisteProps, 'leute'>) {
  const { ansicht } = filter;
  const { von, bis } = spanne(filter);
  const worte = WORTE[ansicht];
  const blaettere = (richtung: 1 | -1) =>
    onFilter({ tag: plusTage(von, richtung * (ansicht === 'tag' ? 1 : 7)) });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 items-center gap-x-1 sm:gap-x-3">
        <div className="flex shrink-0 items-center max-sm:-ml-2 print:hidden">
          <IconButton
            label={worte.voriges}
            icon={<ChevronLeft aria-hidden />}
            onPress={() => blaettere(-1)}
          />
          <IconButton
            label={worte.naechstes}
            icon={<ChevronRight aria-hidden />}
            onPress={() => blaettere(1)}
          />
        </div>
        <h2 className="min-w-0 text-lg font-bold tabular-nums" aria-live="polite">
          {ansicht === 'tag' ? (
            formatTagLang(von)
          ) : (
            <>
              {formatKalenderwoche(von)}{' '}
              <span className="font-normal whitespace-nowrap text-muted">
                {formatTag(von).slice(0, 6)} bis {formatTag(bis)}
              </span>
            </>
          )}
        </h2>
      </div>
      {heute >= von && heute <= bis ? null : (
        <Button size="small" onPress={() => onFilter({ tag: heute })}>
          {worte.heute}
        </Button>
      )}
    </div>
  );
}

function WerFaehrt({ filter, onFilter, leute }: Omit<WochenleisteProps, 'heute'>) {
  return (
    <div className="min-w-0 sm:w-56">
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
  );
}
