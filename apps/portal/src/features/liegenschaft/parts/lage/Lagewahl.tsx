import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';

import type { Stecknadel } from '../../useStecknadel.ts';
import { Lagefeld } from './Lagefeld.tsx';
import { Lagehinweis } from './Lagehinweis.tsx';
import { Lagekarte } from './Lagekarte.tsx';

export type LagewahlProps = {
  client: Client;
  liegenschaft: Liegenschaft;
  /** Houses around it, to find one's way on the map. */
  nachbarn: readonly LiegenschaftPunkt[];
  stecknadel: Stecknadel;
};

/** Where a house stands: by address or coordinates, or by a pin on the map. */
export function Lagewahl({ client, liegenschaft, nachbarn, stecknadel }: LagewahlProps) {
  const { ort, naechste, darauf } = stecknadel;
  return (
    <>
      <p className="text-muted">
        Klicken Sie auf die Karte und ziehen Sie die Nadel zurecht, oder geben Sie eine Adresse ein. Eine von
        Hand gesetzte Lage bleibt bei jedem Import stehen.
      </p>
      <Lagefeld client={client} liegenschaft={liegenschaft} onOrt={stecknadel.waehle} />
      <Lagehinweis
        naechste={naechste}
        darauf={darauf}
        onDorthin={stecknadel.dorthin}
        onZurueck={stecknadel.zurueck}
      />
      <Lagekarte
        client={client}
        liegenschaft={liegenschaft}
        nachbarn={nachbarn}
        ort={ort ?? liegenschaft.koordinaten}
        onZiehe={stecknadel.ziehe}
        onSetze={stecknadel.setze}
      />
    </>
  );
}
