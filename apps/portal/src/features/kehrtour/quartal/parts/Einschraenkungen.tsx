import type { Quartalsauswahl, Quartalsumfang } from '@kehrtour/contract/quartal';
import { formatMenge } from '@kehrtour/domain/format';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';

import { haeuserText } from '../quartal.format.ts';

type Werte = Omit<Quartalsauswahl, 'von' | 'bis'>;
export type EinschraenkungenProps = {
  umfang: Quartalsumfang;
  werte: Werte;
  onChange: (werte: Werte) => void;
};

/** Who, which work, where, and how full: what of all that is due is dealt. */
export function Einschraenkungen({ umfang, werte, onChange }: EinschraenkungenProps) {
  return (
    <>
      <Auswahl
        label="Wer fährt?"
        wahl={umfang.mitarbeiter.map(({ id, name, tage, abwesendTage, darfFeuerstaettenschau }) => ({
          id,
          label: name,
          hint: [
            formatMenge(tage, 'freier Tag', 'freie Tage'),
            ...(abwesendTage > 0 ? [`${formatMenge(abwesendTage, 'Tag', 'Tage')} nicht da`] : []),
            darfFeuerstaettenschau ? 'darf Feuerstättenschau' : 'ohne Feuerstättenschau',
          ].join(' · '),
        }))}
        wert={werte.mitarbeiterIds}
        onChange={(mitarbeiterIds) => onChange({ ...werte, mitarbeiterIds })}
      />
      <Auswahl
        label="Welche Tätigkeiten?"
        wahl={umfang.taetigkeiten.map(({ id, name, aufgaben }) => ({
          id,
          label: name,
          hint: `${formatMenge(aufgaben, 'Aufgabe', 'Aufgaben')} bis zu diesem Tag fällig`,
        }))}
        wert={werte.taetigkeitIds}
        onChange={(taetigkeitIds) => onChange({ ...werte, taetigkeitIds })}
      />
      <Auswahl
        label="Welche Orte?"
        wahl={umfang.orte.map(({ ort, haeuser }) => ({ id: ort, label: ort, hint: haeuserText(haeuser) }))}
        wert={werte.orte}
        onChange={(orte) => onChange({ ...werte, orte })}
      />
      <NumberField
        label="Wie voll darf ein Tag werden?"
        hint="Der Rest bleibt für Nachholtermine und Störungen."
        unit="%"
        min={50}
        max={100}
        step={5}
        value={werte.auslastungProzent}
        onChange={(prozent) => prozent !== null && onChange({ ...werte, auslastungProzent: prozent })}
      />
    </>
  );
}

type AuswahlProps = {
  label: string;
  wahl: readonly { id: string; label: string; hint: string }[];
  /** Empty means all. */
  wert: readonly string[];
  onChange: (ids: string[]) => void;
};

/** A choice that begins with everything; where there is only one thing nothing is asked. */
function Auswahl({ label, wahl, wert, onChange }: AuswahlProps) {
  if (wahl.length < 2) return null;
  const alle = wahl.map(({ id }) => id);
  const gewaehlt = wert.length === 0 ? alle : [...wert];
  return (
    <CheckboxGroup
      label={label}
      choices={wahl}
      value={gewaehlt}
      onChange={(ids) => ids.length > 0 && onChange(alle.every((id) => ids.includes(id)) ? [] : ids)}
    />
  );
}
