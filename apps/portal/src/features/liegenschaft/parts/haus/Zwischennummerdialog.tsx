import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { abfrage } from '@kehrtour/api-client/query';
import { zwischennummerVergeben } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { suchen } from '@kehrtour/contract/suche';
import { ComboBox } from '@kehrtour/ui/field/ComboBox.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { anschrift } from '../../liegenschaft.format.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';

export type ZwischennummerdialogProps = { client: Client; haus: Liegenschaft; onClose: () => void };

/** Squeezes the house into the working order behind another one. */
export function Zwischennummerdialog({ client, haus, onClose }: ZwischennummerdialogProps) {
  const { waehle, fehler, busy, ordneEin } = useEinordnen(client, haus, onClose);
  const [text, setText] = useState(`${haus.strasse} `);
  const { haeuser, sucht } = useAndereHaeuser(client, haus, text);
  return (
    <Formulardialog
      title="In die Reihenfolge einordnen"
      saveLabel="Einordnen"
      form={{
        faults: fehler === undefined ? [] : [{ fieldId: 'nachId', text: fehler }],
        busy,
        onSubmit: (event) => {
          event.preventDefault();
          ordneEin();
        },
      }}
      onClose={onClose}
    >
      <p className="text-muted">
        Das Haus bekommt eine Nummer zwischen zwei anderen, zum Beispiel 12,5. Keine andere Nummer ändert
        sich.
      </p>
      <ComboBox
        id="nachId"
        label="Hinter welchem Haus"
        choices={haeuser.map(({ id, anschrift: ort, name }) => ({
          id,
          label: ort,
          ...(name === '' ? {} : { hint: name }),
        }))}
        inputValue={text}
        onInputChange={setText}
        onChange={(id) => {
          waehle(id);
          const gewaehlt = haeuser.find((one) => one.id === id);
          if (gewaehlt !== undefined) setText(gewaehlt.anschrift);
        }}
        busy={sucht}
        error={fehler}
      />
    </Formulardialog>
  );
}

/** Houses that the typed text finds, without the one that is put into order. */
function useAndereHaeuser(client: Client, haus: Liegenschaft, text: string) {
  const suche = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    ...abfrage(client, suchen, { query: { text: suche } }),
    enabled: suche.length >= 2,
    placeholderData: keepPreviousData,
  });
  return { haeuser: (data?.liegenschaften ?? []).filter(({ id }) => id !== haus.id), sucht: isFetching };
}

/** Gives the house a number behind the chosen one. */
function useEinordnen(client: Client, haus: Liegenschaft, onEingeordnet: () => void) {
  const bearbeite = useHandaenderung(haus.id);
  const [nachId, setNachId] = useState<string | null>(null);
  const [fehler, setFehler] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  async function ordneEin() {
    if (nachId === null) return setFehler('Bitte wählen Sie ein Haus aus den Vorschlägen.');
    setBusy(true);
    try {
      const stand = await bearbeite(
        (version) =>
          client.call(zwischennummerVergeben, { params: { id: haus.id }, body: { version, nachId } }),
        `${anschrift(haus)} ist eingeordnet`,
      );
      if (stand.laufnummer !== null) onEingeordnet();
    } catch (error) {
      setFehler(sentenceOf(error, { nachId: 'Hinter welchem Haus' }));
    } finally {
      setBusy(false);
    }
    return undefined;
  }
  return { waehle: setNachId, fehler, busy, ordneEin: () => void ordneEin() };
}
