import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { useQuery } from '@tanstack/react-query';

import { Filterwahl } from './Filterwahl.tsx';

type Props = {
  client: Client;
  wert: string | null;
  onWahl: (taetigkeitId: string | null) => void;
};

/** Only what is done at the house: nobody looks for houses by office work. */
export function Arbeitsfilter({ client, wert, onWahl }: Props) {
  const { data } = useQuery(abfrage(client, taetigkeitenListe, {}));
  const arbeiten = (data?.eintraege ?? []).filter(({ vorOrt }) => vorOrt);
  const choices = arbeiten.map(({ id, name }) => ({ id, label: name }));
  return (
    <Filterwahl label="Tätigkeit" alle="Alle Tätigkeiten" choices={choices} wert={wert} onWahl={onWahl} />
  );
}
