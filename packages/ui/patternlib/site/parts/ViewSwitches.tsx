import type { ViewSettings } from '../../viewSettings.ts';
import { WIDTHS } from '../../viewSettings.ts';

type ViewSwitchesProps = { settings: ViewSettings; onChange: (change: Partial<ViewSettings>) => void };

const WIDTH_WORDS: Readonly<Record<number, string>> = { 390: 'Telefon', 768: 'Tablet', 1280: 'Schreibtisch' };

/** Colours, width and density of the preview. */
export function ViewSwitches({ settings, onChange }: ViewSwitchesProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3 border-b border-line px-4 py-3">
      <Choice
        label="Farben"
        value={settings.theme}
        choices={[
          ['system', 'System'],
          ['hell', 'Hell'],
          ['dunkel', 'Dunkel'],
        ]}
        onChange={(theme) => onChange({ theme })}
      />
      <Choice
        label="Breite"
        value={String(settings.width ?? 'frei')}
        choices={[
          ['frei', 'Frei'],
          ...WIDTHS.map((width): [string, string, string] => [
            String(width),
            String(width),
            WIDTH_WORDS[width] ?? '',
          ]),
        ]}
        onChange={(width) => onChange({ width: WIDTHS.find((one) => String(one) === width) })}
      />
      <Choice
        label="Dichte"
        value={settings.density}
        choices={[
          ['buero', 'Büro'],
          ['unterwegs', 'Unterwegs'],
        ]}
        onChange={(density) => onChange({ density })}
      />
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, text: string, hint?: string])[];
  onChange: (value: Value) => void;
};

/** Few choices side by side, native radio buttons underneath: arrow keys move. */
function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="float-left text-sm text-muted">{label}</legend>
      <div className="flex overflow-clip rounded-sm border border-edge">
        {choices.map(([id, text, hint]) => (
          <label
            key={id}
            title={hint}
            className="relative flex min-h-control-sm cursor-pointer items-center border-line px-3 text-sm tabular-nums not-first:border-l hover:bg-sunken has-checked:bg-ink has-checked:font-semibold has-checked:text-page has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent forced-colors:has-checked:bg-[Highlight]"
          >
            <input
              type="radio"
              name={label}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {text}
            {hint === undefined ? null : <span className="sr-only">, {hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
