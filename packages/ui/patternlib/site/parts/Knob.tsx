import { controlLook } from '../../../src/look/control.ts';
import type { PropRow } from '../../pattern.props.ts';
import type { ArgValue } from '../../viewSettings.ts';
import { plainValue } from '../jsxOf.ts';

type KnobProps = {
  row: PropRow;
  /** undefined: neither the story nor anybody else has said. */
  value: ArgValue | undefined;
  /** What the story says; an emptied text is empty then, and not what it was before. */
  given: ArgValue | undefined;
  onTurn: (value: ArgValue | undefined) => void;
};

/** One property as a control of its kind. */
export function Knob({ row, value, given, onTurn }: KnobProps) {
  const { name, knob, preset } = row;
  const usual = plainValue(preset);
  if (knob?.kind === 'switch') {
    return (
      <label className="flex min-h-control cursor-pointer items-center gap-2 self-end">
        <input
          type="checkbox"
          checked={value === undefined ? usual === true : value === true}
          onChange={(event) => onTurn(event.target.checked)}
          className="size-5"
        />
        <code className="font-mono text-sm">{name}</code>
      </label>
    );
  }
  return (
    <label className="flex flex-col gap-1">
      <code className="font-mono text-sm">{name}</code>
      {knob?.kind === 'choice' ? (
        <select
          value={String(value ?? usual ?? '')}
          onChange={(event) => onTurn(event.target.value === '' ? undefined : event.target.value)}
          className={controlLook()}
        >
          {(value ?? usual) === undefined ? <option value="">wie vorgegeben</option> : null}
          {knob.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          type={knob?.kind === 'number' ? 'number' : 'text'}
          value={String(value ?? '')}
          placeholder={usual === undefined ? '' : String(usual)}
          onChange={({ target }) => onTurn(valueOf(target, knob?.kind === 'number', given !== undefined))}
          className={controlLook()}
        />
      )}
    </label>
  );
}

function valueOf(field: HTMLInputElement, isNumber: boolean, keepEmpty: boolean): ArgValue | undefined {
  if (isNumber) return field.value === '' ? undefined : field.valueAsNumber;
  return field.value === '' && !keepEmpty ? undefined : field.value;
}
