import type { Ausfallvorschlagpreis } from '@kehrtour/contract/ausfallvorschlag';
import { formatAufzaehlung } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';

import { bescheidText, fahrtText, vorschlagTat, vorschlagTitel, zusagenText } from '../ausfall.format.ts';

export type VorschlagProps = {
  preis: Ausfallvorschlagpreis;
  /** What households read whose promise is broken. */
  grund: string;
  busy: boolean;
  disabled: boolean;
  onNimm: () => void;
};

/** One way to go on, what it costs, and the button that takes it and says to how many is written. */
export function Vorschlag({ preis, grund, busy, disabled, onNimm }: VorschlagProps) {
  const titel = vorschlagTitel(preis);
  const tat = vorschlagTat(preis);
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="font-semibold">{titel}</p>
      <p className="text-sm tabular-nums">
        {zusagenText(preis)}. {bescheidText(preis)}. {fahrtText(preis)}.
      </p>
      {preis.gebrochene.length === 0 ? null : (
        <p className="text-sm text-danger">
          Gebrochen:{' '}
          {formatAufzaehlung(
            preis.gebrochene.map(({ anschrift, name }) =>
              name === '' ? anschrift : `${anschrift} (${name})`,
            ),
          )}
          . Als Grund lesen sie: „{grund}“.
        </p>
      )}
      <div>
        <Button
          kind={preis.gewaehlt ? 'primary' : 'secondary'}
          busy={busy}
          disabled={disabled}
          aria-label={`${titel}: ${tat}`}
          onPress={onNimm}
        >
          {tat}
        </Button>
      </div>
    </li>
  );
}
