import type { Client } from '@kehrtour/api-client/client';
import type { Verfuegbarkeit, Woche } from '@kehrtour/contract/verfuegbarkeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useState } from 'react';

import { Tageszeiten } from '../../../shared/woche/Tageszeiten.tsx';
import { useMusterentwurf } from '../useMusterentwurf.ts';
import { type Musteraenderung, useMusterspeicher } from '../useMusterspeicher.ts';
import { stundenDer } from '../wochenmuster.ts';
import { Musterkopie } from './Musterkopie.tsx';
import { Wochenraster } from './Wochenraster.tsx';

export type WochenmusterProps = {
  client: Client;
  person: Verfuegbarkeit;
  alle: readonly Verfuegbarkeit[];
};

const stunden = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** The pattern of one person: drawn or typed, undone step by step, saved as a whole. */
export function Wochenmuster({ client, person, alle }: WochenmusterProps) {
  const { name, woche: gespeichert, arbeitszeit } = person;
  const [kopiert, setKopiert] = useState(false);
  const { speichere, dialog } = useMusterspeicher(client);
  const entwurf = useMusterentwurf(person, speichere);
  const { woche, geaendert, aendere, faults, busy } = entwurf;

  return (
    <Card
      title={`Wochenmuster von ${name}`}
      actions={
        <span className="text-sm text-muted tabular-nums">
          {stunden.format(stundenDer(woche))} Stunden in der Woche
        </span>
      }
    >
      <form noValidate className="flex flex-col gap-6" onSubmit={entwurf.onSubmit}>
        <ErrorSummary faults={faults} />
        <p className="max-w-2xl text-muted">
          In diesen Zeiten werden freie Termine angeboten, wenn nichts anderes im Kalender steht. Die
          Arbeitszeit für Kehrtouren bleibt davon unberührt.
        </p>
        <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,5fr)_minmax(28rem,4fr)]">
          <div className="hidden md:block">
            <Wochenraster name={name} woche={woche} onChange={aendere} />
          </div>
          <Tageszeiten
            name="woche"
            leer="nicht buchbar"
            woche={woche}
            onChange={aendere}
            errorOf={entwurf.errorOf}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" busy={busy} disabled={!geaendert}>
            Wochenmuster speichern
          </Button>
          <Button disabled={!geaendert} onPress={entwurf.nimmSchrittZurueck}>
            Rückgängig
          </Button>
          {arbeitszeit.length === 0 ? null : (
            <Button onPress={() => aendere([...arbeitszeit])}>Arbeitszeit übernehmen</Button>
          )}
          {alle.length > 1 && !geaendert && gespeichert.length > 0 ? (
            <Button onPress={() => setKopiert(true)}>Auf andere Personen übertragen</Button>
          ) : null}
        </div>
      </form>
      {kopiert ? (
        <Musterkopie
          von={person}
          alle={alle}
          onSave={(ziele) => speichere(...uebertragen(gespeichert, ziele))}
          onClose={() => setKopiert(false)}
        />
      ) : null}
      {dialog}
    </Card>
  );
}

/** The pattern in the place of each of theirs, and what is said about it. */
function uebertragen(woche: Woche, ziele: readonly Verfuegbarkeit[]): [Musteraenderung[], string] {
  const aenderungen = ziele.map((ziel) => ({ mitarbeiterId: ziel.mitarbeiterId, woche, vorher: ziel.woche }));
  const said =
    ziele.length === 1 ? 'Das Wochenmuster ist übertragen' : `Auf ${ziele.length} Personen übertragen`;
  return [aenderungen, said];
}
