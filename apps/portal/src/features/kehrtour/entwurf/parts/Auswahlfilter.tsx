import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import type { Gliederung } from '../hausauswahl.ts';

/** What narrows the list of houses. */
export type Auswahlfilterwerte = {
  suche: string;
  ort: string | null;
  faelligBis: Tag | null;
  taetigkeitId: string | null;
  nach: Gliederung;
};

export const OHNE_FILTER: Auswahlfilterwerte = {
  suche: '',
  ort: null,
  faelligBis: null,
  taetigkeitId: null,
  nach: 'strasse',
};

export type AuswahlfilterProps = {
  werte: Auswahlfilterwerte;
  onChange: (werte: Auswahlfilterwerte) => void;
  orte: readonly string[];
  taetigkeiten: readonly Taetigkeit[];
  busy: boolean;
};

const ALLE = 'alle';

/** Search, place, Frist and activity over the list of houses. */
export function Auswahlfilter({ werte, onChange, orte, taetigkeiten, busy }: AuswahlfilterProps) {
  const setze = (neu: Partial<Auswahlfilterwerte>) => onChange({ ...werte, ...neu });
  const gefiltert =
    werte.suche !== '' || werte.ort !== null || werte.faelligBis !== null || werte.taetigkeitId !== null;
  return (
    <div className="grid grid-cols-2 items-end gap-3 *:first:col-span-2 xl:grid-cols-[minmax(14rem,1.6fr)_1fr_1fr_1.2fr_auto] xl:*:first:col-span-1">
      <SearchField
        label="Straße, Haus oder Name suchen"
        labelShown
        placeholder="z. B. Hardtstraße 12"
        value={werte.suche}
        onChange={(suche) => setze({ suche })}
        busy={busy}
      />
      <Select
        label="Anzeigen nach"
        choices={[
          { id: 'strasse', label: 'Straße' },
          { id: 'frist', label: 'Frist' },
        ]}
        value={werte.nach}
        onChange={(nach) => setze({ nach: nach === 'frist' ? 'frist' : 'strasse' })}
      />
      <DateField
        label="Fällig bis"
        value={werte.faelligBis}
        onChange={(faelligBis) => setze({ faelligBis })}
      />
      <Select
        label="Tätigkeit"
        choices={[
          { id: ALLE, label: 'Alle Tätigkeiten' },
          ...taetigkeiten
            .filter(({ aktiv, vorOrt }) => aktiv && vorOrt)
            .map(({ id, name }) => ({ id, label: name })),
        ]}
        value={werte.taetigkeitId ?? ALLE}
        onChange={(id) => setze({ taetigkeitId: id === ALLE ? null : id })}
      />
      <div className="flex flex-wrap items-end gap-3">
        {orte.length > 1 ? (
          <Select
            label="Ort"
            choices={[{ id: ALLE, label: 'Alle Orte' }, ...orte.map((ort) => ({ id: ort, label: ort }))]}
            value={werte.ort ?? ALLE}
            onChange={(ort) => setze({ ort: ort === ALLE ? null : ort })}
          />
        ) : null}
        {gefiltert ? (
          <Button kind="quiet" onPress={() => onChange({ ...OHNE_FILTER, nach: werte.nach })}>
            Filter aufheben
          </Button>
        ) : null}
      </div>
    </div>
  );
}
