import type { Client } from '@kehrtour/api-client/client';
import type { Anlage } from '@kehrtour/contract/anlage';
import type { Aufgabe } from '@kehrtour/contract/aufgabe';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { anlagenhinweise } from '@kehrtour/domain/anlage/anlagenhinweis';
import { formatFrist } from '@kehrtour/domain/format';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { anlageEinzelheiten, anlageName } from '../../anlage.format.ts';
import { useAnlageLoeschen } from '../../useAnlageLoeschen.ts';
import { Teilkarte } from '../haus/Teilkarte.tsx';
import { Zeilenmenue } from '../haus/Zeilenmenue.tsx';
import { Anlagendialog } from './Anlagendialog.tsx';

export type AnlagenkarteProps = {
  client: Client;
  haus: Liegenschaft;
  aufgaben: readonly Aufgabe[];
  aenderbar: boolean;
};

/** The stoves, boilers, flues and openings of a house, with how often the law wants somebody to come for each. */
export function Anlagenkarte({ client, haus, aufgaben, aenderbar }: AnlagenkarteProps) {
  const [dialog, setDialog] = useState<Anlage | 'neu' | null>(null);
  const loesche = useAnlageLoeschen(client, haus.id);
  const offene = aufgaben.filter(({ status }) => status === 'offen' || status === 'eingeplant');
  return (
    <Teilkarte
      title="Anlagen"
      anlegen="Anlage anlegen"
      onAnlegen={aenderbar ? () => setDialog('neu') : undefined}
    >
      {haus.anlagen.length === 0 ? (
        <p className="text-muted">
          Noch keine erfasst. Mit Brennstoff und Benutzung steht hier, wie oft die KÜO eine Kehrung oder
          Überprüfung verlangt.
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {haus.anlagen.map((anlage) => (
            <li key={anlage.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
              <Zeile anlage={anlage} haus={haus} aufgaben={offene} />
              {aenderbar ? (
                <Zeilenmenue
                  name={anlageName(anlage)}
                  onAendern={() => setDialog(anlage)}
                  onLoeschen={() => void loesche(anlage, aufgaben)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {dialog === null ? null : (
        <Anlagendialog client={client} haus={haus} anlage={dialog} onClose={() => setDialog(null)} />
      )}
    </Teilkarte>
  );
}

type ZeileProps = { anlage: Anlage; haus: Liegenschaft; aufgaben: readonly Aufgabe[] };

function Zeile({ anlage, haus, aufgaben }: ZeileProps) {
  const einzelheiten = anlageEinzelheiten(anlage, haus);
  const eigene = aufgaben.filter(({ anlageId }) => anlageId === anlage.id);
  const hinweise = anlagenhinweise(anlage, { anlagen: haus.anlagen, aufgaben }, heute());
  return (
    <div className="flex min-w-0 grow flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{anlageName(anlage)}</span>
        {anlage.aktiv ? null : <Badge tone="neutral">außer Betrieb</Badge>}
      </p>
      {einzelheiten === '' ? null : <p className="text-sm text-muted">{einzelheiten}</p>}
      {hinweise.map(({ text, abweichend }) => (
        <p key={text} className="text-sm">
          {abweichend ? (
            <>
              <Status tone="warning" look="bare">
                Weicht ab
              </Status>{' '}
            </>
          ) : null}
          {text}
        </p>
      ))}
      {eigene.map((aufgabe) => (
        <p key={aufgabe.id} className="text-sm text-muted tabular-nums">
          {aufgabe.bezeichnung}, {formatFrist(aufgabe.fristVon ?? undefined, aufgabe.fristBis)}
        </p>
      ))}
    </div>
  );
}
