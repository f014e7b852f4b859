import { FENSTERBREITEN } from '@kehrtour/domain/zeitfenster';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';

import type { SchrittProps } from './schritt.props.ts';

const FENSTER = [
  { id: '60', label: '1 Stunde', hint: 'Genau, aber wenig Spielraum' },
  { id: '90', label: '1½ Stunden' },
  { id: '120', label: '2 Stunden', hint: 'Wie bei den meisten Betrieben' },
  { id: 'halbtag', label: 'Halber Tag', hint: '8 bis 12 oder 12 bis 16 Uhr' },
];

const ANSAGE = [
  {
    id: 'bloecke',
    label: 'Gemeinsame Fenster',
    hint: 'Nachbarn hören dieselbe Zeit; wenige, runde Fenster am Tag',
  },
  {
    id: 'einzeln',
    label: 'Jedes Haus sein eigenes Fenster',
    hint: 'So eng wie möglich um die geplante Zeit',
  },
  {
    id: 'nurTag',
    label: 'Ein Fenster für alle',
    hint: 'Am meisten Freiheit für Sie, am wenigsten für Kunden',
  },
] as const;

/** Air in the plan, and how wide the promised windows are. */
export function PufferSchritt({ wert, setze, fehlerVon }: SchrittProps<'puffer'>) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start gap-6">
        <NumberField
          id="puffer-halt"
          label="Puffer je Halt"
          hint="Für ein Gespräch, für die Treppe"
          unit="Min."
          min={0}
          max={60}
          value={wert.jeHaltMinuten}
          error={fehlerVon('puffer-halt')}
          onChange={(minuten) => setze({ ...wert, jeHaltMinuten: minuten ?? 0 })}
        />
        <NumberField
          id="puffer-fahrzeit"
          label="Fahrzeit"
          hint="100 % ist die freie Straße"
          unit="%"
          min={50}
          max={300}
          step={5}
          value={Math.round(wert.fahrzeitFaktor * 100)}
          error={fehlerVon('puffer-fahrzeit')}
          onChange={(prozent) => setze({ ...wert, fahrzeitFaktor: (prozent ?? 100) / 100 })}
        />
      </div>
      <RadioGroup
        label="Breite der angekündigten Fenster"
        look="cards"
        columns={2}
        choices={FENSTER}
        value={String(wert.fensterbreite)}
        onChange={(id) =>
          setze({ ...wert, fensterbreite: FENSTERBREITEN.find((breite) => String(breite) === id) ?? 120 })
        }
      />
      <RadioGroup
        label="Was Kunden lesen"
        choices={ANSAGE}
        value={wert.ansage}
        onChange={(id) =>
          setze({ ...wert, ansage: ANSAGE.find((ansage) => ansage.id === id)?.id ?? wert.ansage })
        }
      />
    </div>
  );
}
