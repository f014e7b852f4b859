import { IMPORTARTEN, importartName } from '@kehrtour/domain/importdatei/importauftrag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import { type Importfilter as Filter, type Importort, STAENDE } from '../importauftrag.format.ts';

export type ImportfilterProps = {
  filter: Filter;
  /** What is being typed, before its ends are trimmed. */
  suche: string;
  /** The company that the address names, as far as it is known. */
  betrieb: string | undefined;
  onAuswahl: (mehr: Partial<Importort>) => void;
  onAufheben: () => void;
};

const ALLE = 'alle';
const STAND_WAHL = [
  { id: ALLE, label: 'Alle Stände' },
  ...Object.entries(STAENDE).map(([id, { text }]) => ({ id, label: text })),
];
const ART_WAHL = [
  { id: ALLE, label: 'Alle Arten' },
  ...IMPORTARTEN.map((id) => ({ id, label: importartName(id) })),
];
const ohneAlle = (id: string): string => (id === ALLE ? '' : id);

/** By company, state, kind and time; each wish stands in the address. */
export function Importfilter({ filter, suche, betrieb, onAuswahl, onAufheben }: ImportfilterProps) {
  const { status, art, von, bis } = filter;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-4 min-[23rem]:grid-cols-2 xl:grid-cols-[minmax(10rem,1fr)_11.5rem_9rem_11rem_11rem]">
        <div className="min-[23rem]:col-span-2 xl:col-span-1">
          <SearchField
            label="Betrieb oder Ort"
            labelShown
            value={suche}
            onChange={(text) => onAuswahl({ suche: text })}
          />
        </div>
        <Select
          label="Stand"
          choices={STAND_WAHL}
          value={status ?? ALLE}
          onChange={(id) => onAuswahl({ status: ohneAlle(id) })}
        />
        <Select
          label="Art"
          choices={ART_WAHL}
          value={art ?? ALLE}
          onChange={(id) => onAuswahl({ art: ohneAlle(id) })}
        />
        <DateField
          label="Von"
          value={von ?? null}
          {...(bis !== undefined && { max: bis })}
          onChange={(tag) => onAuswahl({ von: tag ?? '' })}
        />
        <DateField
          label="Bis"
          value={bis ?? null}
          {...(von !== undefined && { min: von })}
          onChange={(tag) => onAuswahl({ bis: tag ?? '' })}
        />
      </div>
      <Weiteres filter={filter} betrieb={betrieb} onAuswahl={onAuswahl} onAufheben={onAufheben} />
    </div>
  );
}

/** What needs no field of its own, and the way back to all. */
function Weiteres({ filter, betrieb, onAuswahl, onAufheben }: Omit<ImportfilterProps, 'suche'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Checkbox
        label="Nur mit ausgelassenen Zeilen"
        checked={filter.fehler === '1'}
        onChange={(nur) => onAuswahl({ fehler: nur ? '1' : '' })}
      />
      {betrieb === undefined ? null : (
        <span className="flex flex-wrap items-center gap-2">
          <span>
            Nur <strong className="break-words">{betrieb}</strong>
          </span>
          <Button size="small" kind="quiet" onPress={() => onAuswahl({ betrieb: '' })}>
            Alle Betriebe
          </Button>
        </span>
      )}
      {Object.keys(filter).length === 0 ? null : (
        <Button size="small" kind="quiet" onPress={onAufheben}>
          Filter aufheben
        </Button>
      )}
    </div>
  );
}
