import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { type Bezirksuebergabe, bezirksuebergabeZuruecknehmen } from '@kehrtour/contract/bezirksuebergabe';
import { formatMenge, formatTagLang } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { Uebergabeschritt } from './Schrittdialog.tsx';
import { standsatz } from './standsatz.ts';

const Schrittdialog = lazyPart(async () => (await import('./Schrittdialog.tsx')).Schrittdialog);

type UebergabestandProps = {
  client: Client;
  email: string;
  stand: Bezirksuebergabe;
  uebergabe: NonNullable<Bezirksuebergabe['uebergabe']>;
  onDone: (stand: Bezirksuebergabe) => void;
};

const SCHRITTE: Record<string, readonly Uebergabeschritt[]> = {
  uebergeben: ['datei', 'bestaetigung', 'beanstandung'],
  beanstandet: ['datei', 'nachbesserung', 'bestaetigung'],
  nachgebessert: ['datei', 'bestaetigung'],
};
const WORTE: Record<Uebergabeschritt, string> = {
  datei: 'Übergabedatei laden …',
  bestaetigung: 'Bestätigung eintragen …',
  beanstandung: 'Beanstandung eintragen …',
  nachbesserung: 'Nachbesserung eintragen …',
};

/** Where it stands, who has to act until when, and what can be entered next. */
export function Uebergabestand({ client, email, stand, uebergabe, onDone }: UebergabestandProps) {
  const [schritt, setSchritt] = useState<Uebergabeschritt>();
  const zurueck = useMutation({
    mutationFn: () => client.call(bezirksuebergabeZuruecknehmen, {}),
    onSuccess: onDone,
  });
  const { titel, text, tone } = standsatz(uebergabe);
  const fertig = uebergabe.stand === 'geloescht';
  return (
    <>
      <Notice tone={tone} title={titel}>
        <p>{text}</p>
      </Notice>
      {stand.termine > 0 && uebergabe.stand === 'bestaetigt' ? (
        <Notice tone="warning" title="Das Löschen wartet">
          <p>
            In diesen Häusern{' '}
            {stand.termine === 1 ? 'steht noch ein Termin' : `stehen noch ${stand.termine} Termine`}. Sagen
            Sie ab, was nicht mehr Ihre Sache ist; danach geht es von selbst weiter.
          </p>
        </Notice>
      ) : null}
      {uebergabe.datei === null ? null : (
        <p className="text-sm wrap-anywhere text-muted">
          Letzte Übergabedatei: {formatTagLang(ortszeitAus(new Date(uebergabe.datei.am)).tag)},{' '}
          {formatMenge(uebergabe.datei.haeuser, 'Haus', 'Häuser')}, SHA-256 {uebergabe.datei.pruefsumme}
        </p>
      )}
      {fertig ? null : (
        <div className="flex flex-wrap gap-3">
          {(SCHRITTE[uebergabe.stand] ?? []).map((name, stelle) => (
            <Button key={name} kind={stelle === 0 ? 'primary' : 'secondary'} onPress={() => setSchritt(name)}>
              {WORTE[name]}
            </Button>
          ))}
          <Button kind="quiet" busy={zurueck.isPending} onPress={() => zurueck.mutate()}>
            Übergabe zurücknehmen
          </Button>
        </div>
      )}
      {zurueck.error === null ? null : (
        <Notice tone="danger" live>
          <p>{sentenceOf(zurueck.error)}</p>
        </Notice>
      )}
      {schritt === undefined ? null : (
        <Schrittdialog
          client={client}
          email={email}
          schritt={schritt}
          gehen={stand.haeuser.gehen}
          onDone={onDone}
          onClose={() => setSchritt(undefined)}
        />
      )}
    </>
  );
}
