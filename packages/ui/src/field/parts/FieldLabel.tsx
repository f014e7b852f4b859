import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

export type FieldLabelProps = { label: string; hint?: string; optional?: boolean; labelHidden?: boolean };

/** Label and hint above a control. */
export function FieldLabel({ label, hint, optional = false, labelHidden = false }: FieldLabelProps) {
  return (
    <>
      <Label className={labelHidden ? 'sr-only' : 'block text-base leading-snug font-semibold text-ink'}>
        {label}
        {optional ? <span className="font-normal text-muted"> (freiwillig)</span> : null}
      </Label>
      {hint === undefined ? null : (
        <Text slot="description" className="block text-sm text-muted">
          {hint}
        </Text>
      )}
    </>
  );
}
