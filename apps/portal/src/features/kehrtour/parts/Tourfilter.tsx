import type { KehrtourKurz } from '@kehrtour/contract/kehrtour';
import { KEHRTOUR_STATUS } from '@kehrtour/domain/kehrtour';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';
import { useEffect, useState } from 'react';

import { tourStatus } from '../kehrtour.format.ts';

export type Tourfilterwerte = { status: KehrtourKurz['status'] | undefined; suche: string };

export const istLeer = ({ status, suche }: Tourfilterwerte): boolean => status === undefined && suche === '';

export type TourfilterProps = {
  werte: Tourfilterwerte;
  busy: boolean;
  onChange: (werte: Tourfilterwerte) => void;
};

const ALLE = 'alle';
const RUHE_MS = 250;

/** Search and state above the list of rounds; what is typed is looked for as soon as the typing pauses. */
export function Tourfilter({ werte, busy, onChange }: TourfilterProps) {
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
          ...KEHRTOUR_STATUS.map((one) => ({ id: one, label: tourStatus(one).text })),
        ]}
        value={werte.status ?? ALLE}
        onChange={(id) => onChange({ suche: getippt, status: KEHRTOUR_STATUS.find((one) => one === id) })}
      />
    </div>
  );
}

/** What stands in the field, and what was asked for last; an address that is opened anew fills the field. */
function useGetippt(gesucht: string, onSuche: (suche: string) => void) {
  const [getippt, setGetippt] = useState(gesucht);
  const [bekannt, setBekannt] = useState(gesucht);
  if (gesucht !== bekannt) {
    setBekannt(gesucht);
    if (gesucht !== getippt.trim()) setGetippt(gesucht);
  }
  useEffect(() => {
    if (getippt.trim() === gesucht) return undefined;
    const spaeter = setTimeout(() => onSuche(getippt.trim()), RUHE_MS);
    return () => clearTimeout(spaeter);
  });
  return { getippt, setGetippt };
}
