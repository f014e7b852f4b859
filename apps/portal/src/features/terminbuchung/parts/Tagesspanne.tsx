import { DateField } from '@kehrtour/ui/field/DateField.tsx';

import type { BoundField } from '../../../shared/useContractForm.ts';

export type TagesspanneProps = {
  /** The first day there is to choose. */
  ab: string;
  von: BoundField<string>;
  bis: BoundField<string>;
};

/** First and last day; the last follows the first, so that one day is one choice. */
export function Tagesspanne({ ab, von, bis }: TagesspanneProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <DateField
        {...von}
        value={von.value === '' ? null : von.value}
        min={ab}
        onChange={(tag) => {
          von.onChange(tag ?? '');
          if (tag !== null && (bis.value === '' || bis.value < tag)) bis.onChange(tag);
        }}
      />
      <DateField
        {...bis}
        value={bis.value === '' ? null : bis.value}
        min={von.value === '' ? ab : von.value}
        onChange={(tag) => bis.onChange(tag ?? '')}
      />
    </div>
  );
}
