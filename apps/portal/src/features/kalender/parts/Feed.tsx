import type { Client } from '@kehrtour/api-client/client';
import {
  feedAendern,
  feedEinrichten,
  feedZuruecknehmen,
  type KalenderPerson,
} from '@kehrtour/contract/kalender';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { wannText } from '../kalender.format.ts';
import { useKalender } from '../useKalender.ts';
import { Abschnitt } from './Abschnitt.tsx';
import { Adresse } from './Adresse.tsx';
import { Anleitung } from './Anleitung.tsx';

export type FeedProps = { client: Client; person: KalenderPerson; jetzt: Date; level: 3 | 4 };

/** Appointments out: a secret address that calendar programs ask by themselves. */
export function Feed({ client, person, jetzt, level }: FeedProps) {
  const { feed, mitarbeiterId } = person;
  const { laeuft, richteEin, schickeKundendaten, nimmZurueck } = useFeed(client, mitarbeiterId);
  return (
    <Abschnitt
      titel="Termine im eigenen Kalender"
      hinweis="Google, Apple und Outlook zeigen die Termine und folgen jeder Änderung."
      level={level}
    >
      {feed === null ? (
        <div>
          <Button
            busy={laeuft === 'einrichten'}
            onPress={() => void richteEin(false, 'Die Kalenderadresse ist da')}
          >
            Kalenderadresse erstellen
          </Button>
        </div>
      ) : (
        <>
          <Adresse adresse={feed.adresse} />
          <p className="text-sm text-muted">
            {feed.zuletztGeholtAm === null
              ? 'Noch kein Kalender hat die Termine abgeholt.'
              : `Zuletzt abgeholt: ${wannText(feed.zuletztGeholtAm, jetzt)}`}
          </p>
          <Switch
            label="Namen, Anschriften und Telefonnummern der Kunden mitschicken"
            hint="Sie liegen dann auch beim Anbieter Ihres Kalenders. Ohne sie stehen dort nur Zeit und Tätigkeit."
            checked={feed.mitKundendaten}
            busy={laeuft === 'kundendaten'}
            onChange={schickeKundendaten}
          />
          <Anleitung adresse={feed.adresse} />
          <Ruecknahme
            laeuft={laeuft}
            onErneuern={() => richteEin(feed.mitKundendaten, 'Die neue Adresse gilt ab jetzt')}
            onZuruecknehmen={nimmZurueck}
          />
        </>
      )}
    </Abschnitt>
  );
}

/** What can be done with the address: made, made anew, with or without customers' data, taken back. */
function useFeed(client: Client, mitarbeiterId: string) {
  const { aendere, laeuft } = useKalender();
  const params = { mitarbeiterId };
  return {
    laeuft,
    richteEin: (mitKundendaten: boolean, gesagt: string) =>
      aendere(
        'einrichten',
        () =>
          client.call(feedEinrichten, {
            params,
            body: { mitKundendaten },
            idempotencyKey: crypto.randomUUID(),
          }),
        gesagt,
      ),
    schickeKundendaten: (mitKundendaten: boolean) =>
      void aendere(
        'kundendaten',
        () => client.call(feedAendern, { params, body: { mitKundendaten } }),
        mitKundendaten ? 'Kundendaten stehen jetzt im Kalender' : 'Der Kalender nennt keine Kunden mehr',
      ),
    nimmZurueck: () =>
      aendere(
        'zuruecknehmen',
        () => client.call(feedZuruecknehmen, { params }),
        'Die Kalenderadresse ist zurückgenommen',
      ),
  };
}

type RuecknahmeProps = {
  laeuft: string | null;
  onErneuern: () => Promise<boolean>;
  onZuruecknehmen: () => Promise<boolean>;
};

const FRAGEN = {
  erneuern: {
    titel: 'Neue Kalenderadresse?',
    knopf: 'Neue Adresse erstellen',
    text: 'Die bisherige Adresse gilt dann nicht mehr. Tragen Sie die neue überall ein, wo der Kalender abonniert ist.',
  },
  zuruecknehmen: {
    titel: 'Kalenderadresse zurücknehmen?',
    knopf: 'Adresse zurücknehmen',
    text: 'Kalenderprogramme bekommen dann keine Termine mehr. Was sie schon geladen haben, bleibt dort, bis Sie den Kalender löschen.',
  },
};

function Ruecknahme({ laeuft, onErneuern, onZuruecknehmen }: RuecknahmeProps) {
  const [frage, setFrage] = useState<keyof typeof FRAGEN | null>(null);
  const { titel, knopf, text } = FRAGEN[frage ?? 'erneuern'];
  return (
    <div className="flex flex-wrap gap-3">
      <Button onPress={() => setFrage('erneuern')}>Neue Adresse</Button>
      <Button kind="quiet" onPress={() => setFrage('zuruecknehmen')}>
        Zurücknehmen
      </Button>
      <ConfirmDialog
        title={titel}
        open={frage !== null}
        confirmLabel={knopf}
        danger={frage === 'zuruecknehmen'}
        busy={laeuft !== null}
        onConfirm={() =>
          void (frage === 'erneuern' ? onErneuern() : onZuruecknehmen()).then(() => setFrage(null))
        }
        onCancel={() => setFrage(null)}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </div>
  );
}
