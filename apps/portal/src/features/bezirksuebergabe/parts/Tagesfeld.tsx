import { DateField } from '@kehrtour/ui/field/DateField.tsx';

import type { BoundField } from '../../../shared/useContractForm.ts';

/** A day that has to be there: while it is incomplete the form has none. */
export const Tagesfeld = ({ feld }: { feld: BoundField<string> }) => (
  <DateField {...feld} value={feld.value || null} onChange={(tag) => feld.onChange(tag ?? '')} />
);
