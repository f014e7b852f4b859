import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import {
  adresseZuruecknehmen,
  adresslinkNochmal,
  persoenlicheDatenHolen,
} from '@kehrtour/contract/mitarbeiter';

import { NeueAdresse } from '../../shared/nachweis/NeueAdresse.tsx';
import { useSave } from '../../shared/useSave.ts';

export type EigeneNeueAdresseProps = {
  client: Client;
  daten: AnswerOf<typeof persoenlicheDatenHolen>;
};

/** One's own other address while it waits; nothing where none does. */
export function EigeneNeueAdresse({ client, daten }: EigeneNeueAdresseProps) {
  const save = useSave(persoenlicheDatenHolen, {}, daten);
  if (daten.neueAdresse === null) return null;
  return (
    <NeueAdresse
      neu={daten.neueAdresse}
      bisher={daten.email}
      onErneut={(gesagt) => save(() => client.call(adresslinkNochmal, {}), gesagt)}
      onZurueck={(gesagt) => save(() => client.call(adresseZuruecknehmen, {}), gesagt)}
    />
  );
}
