import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatAufzaehlung } from '@kehrtour/domain/format';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import { zeilen } from '../importauftrag.format.ts';

type BlattwahlProps = { stand: Pick<Importauftrag, 'blaetter' | 'lesart'>; onBlatt: (blatt: string) => void };

/** Which sheet of a workbook is read; what is hidden is named, and read only when somebody says so. */
export function Blattwahl({ stand: { blaetter, lesart }, onBlatt }: BlattwahlProps) {
  const mitDaten = blaetter.filter(({ zeilen: anzahl, name }) => anzahl > 0 || name === lesart.blatt);
  const versteckte = mitDaten.filter(({ versteckt, name }) => versteckt && name !== lesart.blatt);
  if (mitDaten.length < 2) return null;
  return (
    <Select
      label="Blatt"
      hint={
        versteckte.length === 0
          ? 'Gelesen wird nur dieses'
          : `Gelesen wird nur dieses. Ausgeblendet: ${formatAufzaehlung(versteckte.map(({ name }) => `„${name}“`))}`
      }
      // Names of sheets are anybody's: their places are ids that say nothing.
      choices={mitDaten.map(({ name, versteckt, zeilen: anzahl }, i) => ({
        id: `blatt-${i}`,
        label: `${name} (${zeilen(anzahl)}${versteckt ? ', ausgeblendet' : ''})`,
      }))}
      value={`blatt-${mitDaten.findIndex(({ name }) => name === lesart.blatt)}`}
      onChange={(id) => {
        const gewaehlt = mitDaten.find((_, i) => id === `blatt-${i}`);
        if (gewaehlt !== undefined) onBlatt(gewaehlt.name);
      }}
    />
  );
}
