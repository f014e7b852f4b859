import { buttonLook } from '../../../src/look/button.ts';
import type { PropRow } from '../../pattern.props.ts';
import type { Args, ArgValue } from '../../viewSettings.ts';
import { plainValue } from '../jsxOf.ts';
import { Knob } from './Knob.tsx';

type KnobsProps = {
  rows: readonly PropRow[];
  /** Source text of the story's own arguments. */
  sources: Readonly<Record<string, string>>;
  turned: Args;
  onTurn: (args: Args) => void;
};

/** Of no use to somebody who looks: wiring for forms and for other components. */
const WIRING = /^(id|name|form|slot|type|autoFocus|autoComplete|aria-.*|default[A-Z].*|.*Ref)$/;

/** Turns what can be turned: texts, numbers, choices, yes and no. */
export function Knobs({ rows, sources, turned, onTurn }: KnobsProps) {
  const turnable = rows.filter((row) => canTurn(row, sources[row.name]));
  if (turnable.length === 0) return null;
  const isTurned = Object.keys(turned).length > 0;
  const turn = (name: string, value: ArgValue | undefined) => {
    const { [name]: _, ...rest } = turned;
    onTurn(value === undefined ? rest : { ...rest, [name]: value });
  };
  return (
    <section aria-labelledby="knobs" className="border-t border-line p-4">
      <div className="flex min-h-control-sm items-center justify-between gap-4">
        <h2 id="knobs" className="text-base font-bold">
          Regler
        </h2>
        {isTurned ? (
          <button type="button" className={buttonLook('quiet', 'small')} onClick={() => onTurn({})}>
            Zurücksetzen
          </button>
        ) : null}
      </div>
      <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {turnable.map((row) => (
          <Knob
            key={row.name}
            row={row}
            value={turned[row.name] ?? plainValue(sources[row.name])}
            given={plainValue(sources[row.name])}
            onTurn={(value) => turn(row.name, value)}
          />
        ))}
      </div>
    </section>
  );
}

/** Elements stay as they are, and a value that only the story can hold would freeze the field. */
function canTurn({ name, type, knob }: PropRow, source: string | undefined): boolean {
  if (!knob || WIRING.test(name)) return false;
  if (source !== undefined) return plainValue(source) !== undefined;
  return type !== 'ReactNode' && name !== 'value';
}
