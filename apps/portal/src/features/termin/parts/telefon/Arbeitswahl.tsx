import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import type { Buchungsfrage } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { useQuery } from '@tanstack/react-query';

import { PageState } from '../../../../shared/PageState.tsx';
import { frageText } from '../../buchung.format.ts';
import type { Telefonzettel } from '../../telefonbuchung.form.ts';

export type ArbeitswahlProps = {
  client: Client;
  zettel: Telefonzettel;
  setze: (teil: Partial<Telefonzettel>) => void;
};

/** The work, and the questions that decide how long it takes. What is offered online stands first. */
export function Arbeitswahl({ client, zettel, setze }: ArbeitswahlProps) {
  const query = useQuery(abfrage(client, taetigkeitenListe, {}));
  return (
    <PageState query={query} shape="text" count={1}>
      {({ eintraege }) => {
        const waehlbar = eintraege
          .filter(({ aktiv, vorOrt }) => aktiv && vorOrt)
          .toSorted((a, b) => Number(a.online === 'nein') - Number(b.online === 'nein'));
        const gewaehlt = waehlbar.find(({ id }) => id === zettel.taetigkeitId);
        return (
          <div className="flex flex-col gap-4">
            <Select
              label="Tätigkeit"
              choices={waehlbar.map(({ id, name }) => ({ id, label: name }))}
              value={zettel.taetigkeitId}
              onChange={(taetigkeitId) => setze({ taetigkeitId, angaben: {} })}
            />
            {gewaehlt === undefined || gewaehlt.buchung.fragen.length === 0 ? null : (
              <Fragen taetigkeit={gewaehlt} zettel={zettel} setze={setze} />
            )}
          </div>
        );
      }}
    </PageState>
  );
}

function Fragen({
  taetigkeit,
  zettel,
  setze,
}: Omit<ArbeitswahlProps, 'client'> & { taetigkeit: Taetigkeit }) {
  const setzeAnzahl = (frage: Buchungsfrage, anzahl: number | null) => {
    const { [frage]: _alt, ...uebrige } = zettel.angaben;
    setze({ angaben: anzahl === null ? uebrige : { ...uebrige, [frage]: anzahl } });
  };
  return (
    <div className="flex flex-wrap gap-4">
      {taetigkeit.buchung.fragen.map((frage) => (
        <NumberField
          key={frage}
          label={frageText(frage)}
          value={zettel.angaben[frage] ?? 1}
          min={1}
          onChange={(anzahl) => setzeAnzahl(frage, anzahl)}
        />
      ))}
    </div>
  );
}
