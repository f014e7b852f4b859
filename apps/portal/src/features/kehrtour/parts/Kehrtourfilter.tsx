import type { KehrtourKurz } from '@kehrtour/contract/kehrtour';
import { KEHRTOUR_STATUS } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';

import { useGetippt } from '../../../shared/useGetippt.ts';
import { kehrtourMarke } from '../kehrtour.format.ts';

export type Kehrtourfilterwerte = { status: KehrtourKurz['status'] | undefined; suche: string };

export type KehrtourfilterProps = {
  werte: Kehrtourfilterwerte;
  busy: boolean;
  onChange: (werte: Kehrtourfilterwerte) => void;
};

const ALLE = 'alle';

/** Search and state above the list of rounds; what is typed is looked for as soon as the typing pauses. */
export function Kehrtourfilter({ werte, busy, onChange }: KehrtourfilterProps) {
  const { getippt, setGetippt } = useGetippt(werte.suche, (suche) => onChange({ ...werte, suche }));
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,24rem)_minmax(0,16rem)]">
      <SearchField
        label="Kehrtour suchen"
        labelShown
        placeholder="Name, Tag, Person, Straße"
        value={getippt}
        onChange={setGetippt}
        busy={busy}
      />
      <PlainSelect
        id="stand"
        name="stand"
        label="Stand"
        choices={[
          { id: ALLE, label: 'Alle' },
          ...KEHRTOUR_STATUS.map((one) => ({ id: one, label: kehrtourMarke(one).text })),
        ]}
        value={werte.status ?? ALLE}
        onChange={(id) => onChange({ suche: getippt, status: KEHRTOUR_STATUS.find((one) => one === id) })}
      />
    </div>
  );
}
