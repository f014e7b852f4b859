import type { Client } from '@kehrtour/api-client/client';
import {
  aboAktualisieren,
  aboLoeschen,
  type KalenderAbo,
  type KalenderPerson,
} from '@kehrtour/contract/kalender';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { aboStand, wannText, zeitenText } from '../kalender.format.ts';
import { useKalender } from '../useKalender.ts';
import { Abobefund } from './Abobefund.tsx';
import { AboDialog } from './AboDialog.tsx';
import { Abschnitt } from './Abschnitt.tsx';

export type AbosProps = { client: Client; person: KalenderPerson; jetzt: Date; level: 3 | 4 };

const ABOS_MAX = 5;

/** Busy times in: calendars elsewhere, read every half hour. */
export function Abos({ client, person, jetzt, level }: AbosProps) {
  const [neu, setNeu] = useState(false);
  return (
    <Abschnitt
      titel="Belegte Zeiten aus anderen Kalendern"
      hinweis="Urlaub, Arzttermine, Schulungen: In diesen Zeiten wird nichts gebucht. Wir übernehmen nur die Zeiten, nicht die Titel. Können wir einen Eintrag nicht ganz lesen, sehen nur Sie hier seinen Text."
      level={level}
    >
      {person.abos.length === 0 ? null : (
        <ul className="flex flex-col divide-y divide-line rounded-sm border border-line">
          {person.abos.map((abo) => (
            <li key={abo.id} className="p-4">
              <Abo client={client} mitarbeiterId={person.mitarbeiterId} abo={abo} jetzt={jetzt} />
            </li>
          ))}
        </ul>
      )}
      {person.abos.length >= ABOS_MAX ? null : (
        <div>
          <Button icon={<Plus aria-hidden className="size-5" />} onPress={() => setNeu(true)}>
            Kalender hinzufügen
          </Button>
        </div>
      )}
      {neu ? (
        <AboDialog client={client} mitarbeiterId={person.mitarbeiterId} onClose={() => setNeu(false)} />
      ) : null}
    </Abschnitt>
  );
}

type AboProps = { client: Client; mitarbeiterId: string; abo: KalenderAbo; jetzt: Date };

function Abo({ client, mitarbeiterId, abo, jetzt }: AboProps) {
  const { aendere, laeuft } = useKalender();
  const [fragt, setFragt] = useState(false);
  const params = { mitarbeiterId, aboId: abo.id };
  return (
    <div className="flex flex-col gap-3">
      <Abokopf abo={abo} jetzt={jetzt} />
      <Abobefund abo={abo} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          busy={abo.laeuft || laeuft === 'lesen'}
          onPress={() =>
            void aendere(
              'lesen',
              () => client.call(aboAktualisieren, { params }),
              'Der Kalender wird gelesen',
            )
          }
        >
          Jetzt aktualisieren
        </Button>
        <Button size="small" kind="quiet" onPress={() => setFragt(true)}>
          Entfernen
        </Button>
      </div>
      <ConfirmDialog
        title={`„${abo.name}“ entfernen?`}
        open={fragt}
        confirmLabel="Kalender entfernen"
        danger
        busy={laeuft === 'entfernen'}
        onConfirm={() =>
          void aendere(
            'entfernen',
            () => client.call(aboLoeschen, { params }),
            'Der Kalender ist entfernt',
          ).then(() => setFragt(false))
        }
        onCancel={() => setFragt(false)}
      >
        <p>
          Die Zeiten daraus sind danach wieder frei für Buchungen. Der Kalender selbst bleibt, wie er ist.
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** Whose calendar it is, whether it could be read, and how old that is. */
function Abokopf({ abo, jetzt }: Pick<AboProps, 'abo' | 'jetzt'>) {
  const { tone, text } = aboStand(abo);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{abo.name}</span>
        <Status tone={tone}>{text}</Status>
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {[
          abo.wirt,
          abo.gelesenAm === null ? 'noch nicht gelesen' : `Stand ${wannText(abo.gelesenAm, jetzt)}`,
          ...(abo.gelesenAm === null ? [] : [zeitenText(abo.zeiten)]),
        ].join(' · ')}
      </p>
    </div>
  );
}
