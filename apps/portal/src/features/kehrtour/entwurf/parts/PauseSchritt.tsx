import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

import type { SchrittProps } from './schritt.props.ts';

const PAUSE = { fruehestens: '11:30', spaetestens: '13:00', minuten: 30 };

/** One break for all, or everybody's own. */
export function PauseSchritt({ wert, setze, fehlerVon }: SchrittProps<'pause'>) {
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup
        label="Pause"
        labelHidden
        value={wert === null ? 'eigene' : 'gemeinsam'}
        choices={[
          {
            id: 'eigene',
            label: 'Jede Person macht ihre übliche Pause',
            hint: 'Wie unter Mitarbeitende hinterlegt',
          },
          { id: 'gemeinsam', label: 'Für diese Kehrtour eine gemeinsame Pause' },
        ]}
        onChange={(id) => setze(id === 'eigene' ? null : PAUSE)}
      />
      {wert === null ? null : (
        <div className="flex flex-wrap items-start gap-4">
          <TimeField
            id="pause-fruehestens"
            label="Beginnt frühestens"
            value={wert.fruehestens}
            onChange={(zeit) => setze({ ...wert, fruehestens: zeit ?? wert.fruehestens })}
          />
          <TimeField
            id="pause-spaetestens"
            label="Beginnt spätestens"
            value={wert.spaetestens}
            error={fehlerVon('pause-spaetestens')}
            onChange={(zeit) => setze({ ...wert, spaetestens: zeit ?? wert.spaetestens })}
          />
          <NumberField
            id="pause-minuten"
            label="Dauer"
            unit="Min."
            step={5}
            value={wert.minuten === 0 ? null : wert.minuten}
            error={fehlerVon('pause-minuten')}
            onChange={(minuten) => setze({ ...wert, minuten: minuten ?? 0 })}
          />
        </div>
      )}
      <p className="max-w-prose text-sm text-muted">
        Bei mehr als sechs Stunden Arbeit sind 30 Minuten Pause vorgeschrieben, bei mehr als neun Stunden 45,
        und niemand arbeitet länger als sechs Stunden am Stück (§ 4 ArbZG). An kürzeren Tagen fällt sie weg.
      </p>
    </div>
  );
}
