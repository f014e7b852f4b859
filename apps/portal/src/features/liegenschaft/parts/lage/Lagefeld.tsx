import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { adressVorschlaege } from '@kehrtour/contract/ort';
import { ComboBox } from '@kehrtour/ui/field/ComboBox.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import type { MapPosition } from '../../../../shared/map/map.props.ts';
import { anschrift } from '../../liegenschaft.format.ts';
import { liesKoordinaten } from '../../liesKoordinaten.ts';

export type LagefeldProps = {
  client: Client;
  liegenschaft: Pick<Liegenschaft, 'strasse' | 'hausnr' | 'hausnrZusatz' | 'ort'>;
  onOrt: (ort: MapPosition) => void;
};

/** The way without a mouse: an address the map extract knows, or coordinates. */
export function Lagefeld({ client, liegenschaft, onOrt }: LagefeldProps) {
  const [text, setText] = useState(`${anschrift(liegenschaft)}, ${liegenschaft.ort}`);
  const suche = useDeferredValue(text.trim());
  const koordinaten = liesKoordinaten(suche);
  const { data, isFetching } = useQuery({
    ...abfrage(client, adressVorschlaege, { query: { suche } }),
    enabled: suche.length >= 3 && koordinaten === undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const orte =
    koordinaten === undefined
      ? (data?.eintraege ?? []).map((eintrag) => ({ name: eintrag.text, ort: eintrag.koordinaten }))
      : [{ name: `Punkt ${koordinaten.lat}, ${koordinaten.lon}`, ort: koordinaten }];
  return (
    <ComboBox
      label="Adresse oder Koordinaten"
      hint="Zum Beispiel „Hardtstraße 12, Lauf“ oder „49.5123, 11.2801“"
      choices={orte.map(({ name }) => ({ id: name, label: name }))}
      inputValue={text}
      onInputChange={setText}
      onChange={(name) => {
        const gewaehlt = orte.find((one) => one.name === name);
        if (gewaehlt !== undefined) onOrt(gewaehlt.ort);
      }}
      keepsText
      busy={isFetching}
      emptyText="Diese Adresse kennt die Karte nicht. Koordinaten und ein Klick auf die Karte gehen immer."
    />
  );
}
