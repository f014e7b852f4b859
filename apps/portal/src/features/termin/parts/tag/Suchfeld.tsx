import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';

import { useGetippt } from '../../../../shared/useGetippt.ts';

const ZEICHEN_MAX = 100;

/** Looks over all days for what is typed. */
export function Suchfeld({ suche, onSuche }: { suche: string; onSuche: (suche: string) => void }) {
  const { getippt, setGetippt } = useGetippt(suche, onSuche);
  return (
    <SearchField
      label="Termine suchen"
      placeholder="Name, Straße, Nummer"
      value={getippt}
      onChange={(text) => setGetippt(text.slice(0, ZEICHEN_MAX))}
    />
  );
}
