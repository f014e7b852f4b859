import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { adressVorschlaege } from '@kehrtour/contract/ort';
import { ComboBox } from '@kehrtour/ui/field/ComboBox.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

type Startort = NonNullable<Mitarbeiter['startort']>;

export type StartortFeldProps = {
  client: Client;
  value: Startort | null;
  onChange: (place: Startort | null) => void;
  error: string | undefined;
};

const KOORDINATEN = /^(?<lat>-?\d{1,2}[.,]\d+)(?:\s*[,;/]\s*|\s+)(?<lon>-?\d{1,3}[.,]\d+)$/;

/** Where the day begins: an address by a few letters, or coordinates where no map knows it. */
export function StartortFeld({ client, value, onChange, error }: StartortFeldProps) {
  const [text, setText] = useState(value?.name ?? '');
  const suche = useDeferredValue(text.trim());
  const tippt = suche.length >= 3 && suche !== value?.name;
  const { data, isFetching } = useQuery({
    ...abfrage(client, adressVorschlaege, { query: { suche } }),
    enabled: tippt && !KOORDINATEN.test(suche),
    placeholderData: keepPreviousData,
  });
  const orte = tippt ? orteFuer(suche, data?.eintraege ?? []) : value === null ? [] : [value];
  return (
    <ComboBox
      id="startort"
      label="Startort"
      optional
      hint="Wo der Tag beginnt und endet, zum Beispiel die eigene Wohnung. Straße und Ort tippen, oder Koordinaten wie 49.5123, 11.2801. Leer: die Anschrift Ihres Betriebs."
      choices={orte.map((ort) => ({ id: ort.name, label: ort.name }))}
      value={value?.name ?? null}
      inputValue={text}
      onInputChange={(neu) => {
        setText(neu);
        if (neu.trim() === '') onChange(null);
      }}
      onChange={(name) => {
        const ort = orte.find((one) => one.name === name);
        if (ort === undefined) return;
        onChange(ort);
        setText(ort.name);
      }}
      busy={tippt && isFetching}
      emptyText="Keine Adresse gefunden. Koordinaten gehen immer."
      error={error ?? (tippt && !isFetching && orte.length === 0 ? UNBEKANNT : undefined)}
    />
  );
}

const UNBEKANNT =
  'Diese Adresse kennen wir nicht. Bitte wählen Sie einen Vorschlag, oder tippen Sie Koordinaten.';

function orteFuer(
  suche: string,
  vorschlaege: readonly { text: string; koordinaten: Startort['koordinaten'] }[],
): Startort[] {
  const { lat, lon } = KOORDINATEN.exec(suche)?.groups ?? {};
  if (lat !== undefined && lon !== undefined)
    return [{ name: `Punkt ${lat}, ${lon}`, koordinaten: { lat: zahl(lat), lon: zahl(lon) } }];
  return vorschlaege.map(({ text, koordinaten }) => ({ name: text, koordinaten }));
}

const zahl = (text: string): number => Number(text.replace(',', '.'));
