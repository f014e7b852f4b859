import type { Betriebsrechnung } from '@kehrtour/contract/rechnungswesen';
import { formatEuro } from '@kehrtour/domain/format';
import { RECHNUNGSSTAENDE } from '@kehrtour/domain/rechnung/rechnung';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import { standname } from '../rechnung.format.ts';

const WAHL = [
  { id: 'alle', label: 'Alle Stände' },
  ...RECHNUNGSSTAENDE.map((id) => ({ id, label: standname(id) })),
];

export type RechnungsfilterProps = {
  suche: string;
  gewaehlt: Betriebsrechnung['stand'] | undefined;
  offenCent: number | undefined;
  onAuswahl: (mehr: { stand?: string; suche?: string }) => void;
};

/** By state and by number or company; what is open in all of them stands beside. */
export function Rechnungsfilter({ gewaehlt, suche, offenCent, onAuswahl }: RechnungsfilterProps) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Select
        label="Stand"
        width="medium"
        choices={WAHL}
        value={gewaehlt ?? 'alle'}
        onChange={(id) => onAuswahl({ stand: id === 'alle' ? '' : String(id) })}
      />
      <SearchField
        label="Nummer oder Betrieb"
        labelShown
        value={suche}
        onChange={(text) => onAuswahl({ suche: text })}
      />
      {offenCent === undefined ? null : (
        <p className="py-2 text-muted">Offen insgesamt: {formatEuro(offenCent)}</p>
      )}
    </div>
  );
}
