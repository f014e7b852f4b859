import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import type { Gebiet, Gebietsdaten } from '@kehrtour/contract/gebiet';

import type { Gebiete } from '../useGebiete.tsx';
import { Gebietsdialog } from './Gebietsdialog.tsx';
import { PlzEinfuegen } from './PlzEinfuegen.tsx';

/** What stands open over the page. */
export type OffenesGebietsfenster =
  | { art: 'plz' }
  | { art: 'neu'; daten: Gebietsdaten }
  | { art: 'aendern'; gebiet: Gebiet };

export type GebietsfensterProps = {
  offen: OffenesGebietsfenster;
  gebiete: Gebiete;
  haeuser: readonly LiegenschaftPunkt[];
  onClose: () => void;
};

/** Postcodes, a new entry, or one that is there. */
export function Gebietsfenster({ offen, gebiete, haeuser, onClose }: GebietsfensterProps) {
  switch (offen.art) {
    case 'plz':
      return <PlzEinfuegen onSave={gebiete.lege} onClose={onClose} />;
    case 'neu':
      return (
        <Gebietsdialog
          start={offen.daten}
          haeuser={haeuser}
          onSave={(daten) => gebiete.lege([daten])}
          onClose={onClose}
        />
      );
    case 'aendern':
      return (
        <Gebietsdialog
          start={offen.gebiet}
          haeuser={haeuser}
          bestehend
          onSave={(daten) => gebiete.aendere(offen.gebiet, daten)}
          onClose={onClose}
        />
      );
  }
}
