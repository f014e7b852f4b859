import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import {
  adresseZuruecknehmen,
  adresslinkNochmal,
  persoenlicheDatenHolen,
} from '@kehrtour/contract/mitarbeiter';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { AdresseWartet } from '../../shared/nachweis/AdresseWartet.tsx';
import { useSave } from '../../shared/useSave.ts';

type Daten = AnswerOf<typeof persoenlicheDatenHolen>;

export type NeueAdresseProps = {
  client: Client;
  daten: Daten;
  neu: NonNullable<Daten['neueAdresse']>;
};

/** One's other address until it is confirmed or its link runs out: the link once more, or leave it as it is. */
export function NeueAdresse({ client, daten, neu }: NeueAdresseProps) {
  const save = useSave(persoenlicheDatenHolen, {}, daten);
  const [laeuft, setLaeuft] = useState(false);
  const tue = async (tat: () => Promise<Daten>, gesagt: string): Promise<void> => {
    setLaeuft(true);
    try {
      await save(tat, gesagt);
    } catch (error) {
      showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
    } finally {
      setLaeuft(false);
    }
  };
  return (
    <AdresseWartet
      neu={neu.email}
      bisher={daten.email}
      bis={formatZeitpunkt(new Date(neu.bis))}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            busy={laeuft}
            onPress={() => void tue(() => client.call(adresslinkNochmal, {}), 'Link noch einmal gesendet')}
          >
            Erneut senden
          </Button>
          <Button
            kind="quiet"
            busy={laeuft}
            onPress={() =>
              void tue(() => client.call(adresseZuruecknehmen, {}), `Es bleibt bei ${daten.email}`)
            }
          >
            Neue Adresse zurücknehmen
          </Button>
        </div>
      }
    />
  );
}
