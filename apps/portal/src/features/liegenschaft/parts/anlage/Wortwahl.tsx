import { Select } from '@kehrtour/ui/field/Select.tsx';

import type { BoundField } from '../../../../shared/useContractForm.ts';

export type WortwahlProps<Wort extends string> = {
  feld: BoundField<Wort>;
  /** The empty one is "not known". */
  worte: readonly Wort[];
  namen: Readonly<Record<Wort, string>>;
};

/** A list does not know an entry without a name. */
const LEER = 'unbekannt';

/** One word of a closed list, of which one may say that nobody knows. */
export function Wortwahl<Wort extends string>({ feld, worte, namen }: WortwahlProps<Wort>) {
  return (
    <Select
      {...feld}
      value={feld.value === '' ? LEER : feld.value}
      choices={worte.map((wort) => ({ id: wort === '' ? LEER : wort, label: namen[wort] }))}
      onChange={(id) => {
        const wort = worte.find((eines) => eines === (id === LEER ? '' : id));
        if (wort !== undefined) feld.onChange(wort);
      }}
    />
  );
}
