import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { adressVorschlaege } from '@kehrtour/contract/ort';
import type { AdressVorschlag } from '@kehrtour/contract/ort';
import { ComboBox } from '@kehrtour/ui/field/ComboBox.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

export type AdressuebernahmeProps = { client: Client; onAdresse: (vorschlag: AdressVorschlag) => void };

/** Fills the address and the place on the map in one go, where the map extract knows the house. */
export function Adressuebernahme({ client, onAdresse }: AdressuebernahmeProps) {
  const [text, setText] = useState('');
  const suche = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    ...abfrage(client, adressVorschlaege, { query: { suche } }),
    enabled: suche.length >= 3,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const vorschlaege = suche.length >= 3 ? (data?.eintraege ?? []) : [];
  return (
    <ComboBox
      label="Adresse suchen"
      optional
      hint="Ein Vorschlag füllt die Felder und setzt das Haus auf die Karte."
      choices={vorschlaege.map((vorschlag) => ({ id: vorschlag.text, label: vorschlag.text }))}
      inputValue={text}
      onInputChange={setText}
      onChange={(id) => {
        const gewaehlt = vorschlaege.find((one) => one.text === id);
        if (gewaehlt === undefined) return;
        setText(gewaehlt.text);
        onAdresse(gewaehlt);
      }}
      busy={suche.length >= 3 && isFetching}
      emptyText="Nichts gefunden. Bitte füllen Sie die Felder selbst aus."
    />
  );
}
