import type { Taetigkeitsdaten } from '@kehrtour/contract/taetigkeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { Plus, Trash2 } from 'lucide-react';

import { jahrestagAus, jahrestagInWorten } from '../taetigkeit.format.ts';

type Fenster = Taetigkeitsdaten['fenster'];

export type JahreszeitenProps = {
  value: Fenster;
  onChange: (seasons: Fenster) => void;
  errorOf: (path: string) => string | undefined;
};

const FENSTER_MAX = 6;
const KEIN_TAG = 'Bitte geben Sie Tag und Monat an, zum Beispiel 1.5.';

/** Seasons in which the work is due, as days of any year; none: all year round. */
export function Jahreszeiten({ value, onChange, errorOf }: JahreszeitenProps) {
  const change = (index: number, part: Partial<Fenster[number]>) =>
    onChange(value.map((season, position) => (position === index ? { ...season, ...part } : season)));
  return (
    <fieldset id="fenster" className="flex flex-col gap-3">
      <legend className="text-base font-semibold">Zeiten im Jahr</legend>
      <p className="text-sm text-muted">
        {value.length === 0
          ? 'Zurzeit das ganze Jahr. Jede Zeit, die Sie hinzufügen, ist eine Frist.'
          : 'Tag und Monat, zum Beispiel 1.10. bis 30.4.'}
      </p>
      {errorOf('fenster') === undefined ? null : (
        <p className="text-sm font-semibold text-danger">{KEIN_TAG}</p>
      )}
      {value.map((season, index) => (
        // Seasons have no name of their own: their place in the list is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex flex-wrap items-end gap-4">
          <DayField
            label={`Zeit ${index + 1}, von`}
            value={season.von}
            onChange={(von) => change(index, { von })}
          />
          <DayField
            label={`Zeit ${index + 1}, bis`}
            value={season.bis}
            onChange={(bis) => change(index, { bis })}
          />
          <IconButton
            label={`Zeit ${index + 1} entfernen`}
            icon={<Trash2 aria-hidden />}
            onPress={() => onChange(value.filter((_season, position) => position !== index))}
          />
        </div>
      ))}
      {value.length < FENSTER_MAX ? (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            onPress={() => onChange([...value, { von: '01-01', bis: '12-31' }])}
          >
            Zeit hinzufügen
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function DayField(props: { label: string; value: string; onChange: (day: string) => void }) {
  const { label, value, onChange } = props;
  const isDay = /^\d\d-\d\d$/.test(value);
  return (
    <TextField
      label={label}
      width="short"
      inputMode="text"
      defaultValue={isDay ? jahrestagInWorten(value) : value}
      onChange={(text) => onChange(jahrestagAus(text))}
    />
  );
}
