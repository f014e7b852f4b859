import { useEffect, useRef } from 'react';

type RowCheckboxProps = {
  label: string;
  checked: boolean;
  /** Some, not all. */
  mixed?: boolean;
  /** `extend` when the shift key was down. */
  onToggle: (extend: boolean) => void;
  /** In rows the space key does the same, so that tab passes over two thousand boxes. */
  inRow?: boolean;
};

/** A native checkbox: thousands of rows cannot afford more. */
export function RowCheckbox({ label, checked, mixed = false, onToggle, inRow = true }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="-m-3 grid size-11 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        tabIndex={inRow ? -1 : 0}
        className="size-5 cursor-pointer"
        onChange={(event) => onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
    </label>
  );
}
