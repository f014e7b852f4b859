import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { abfrage } from '@kehrtour/api-client/query';
import type { Aufgabe } from '@kehrtour/contract/aufgabe';
import { einheitLoeschen } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft, Nutzungseinheit } from '@kehrtour/contract/liegenschaft';
import { termineDerLiegenschaft } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { formatMenge, formatTagKurz } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { AMPEL_NAMEN, dringendsteAmpel } from '@kehrtour/domain/taetigkeit/aufgabe';
import { besuchsstand } from '@kehrtour/domain/termin/besuchsausgang';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ampelTon, einheitText, kontaktName } from '../../liegenschaft.format.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';
import { Einheitdialog } from './Einheitdialog.tsx';
import { Reihendialog } from './Reihendialog.tsx';
import { Teilkarte } from './Teilkarte.tsx';
import { Zeilenmenue } from './Zeilenmenue.tsx';

export type EinheitenkarteProps = {
  client: Client;
  haus: Liegenschaft;
  aufgaben: readonly Aufgabe[];
  aenderbar: boolean;
};

/** The flats and shops of a house: who lives there, what is due, how the last visit went. */
export function Einheitenkarte({ client, haus, aufgaben, aenderbar }: EinheitenkarteProps) {
  const [dialog, setDialog] = useState<Nutzungseinheit | 'neu' | 'viele' | null>(null);
  const { data } = useQuery(abfrage(client, termineDerLiegenschaft, { params: { id: haus.id } }));
  const bearbeite = useHandaenderung(haus.id);
  const entferne = (einheit: Nutzungseinheit) =>
    bearbeite(
      () => client.call(einheitLoeschen, { params: { id: haus.id, teilId: einheit.id } }),
      `${einheitText(einheit)} entfernt`,
    ).catch((error: unknown) => showToast(sentenceOf(error), { tone: 'danger' }));
  return (
    <Teilkarte
      title="Nutzungseinheiten"
      anlegen="Einheit anlegen"
      onAnlegen={aenderbar ? () => setDialog('neu') : undefined}
      weitere={
        aenderbar ? (
          <Button size="small" onPress={() => setDialog('viele')}>
            Mehrere anlegen
          </Button>
        ) : null
      }
    >
      {haus.einheiten.length === 0 ? (
        <p className="text-muted">
          {haus.einheitenAnzahl > 1
            ? `${formatMenge(haus.einheitenAnzahl, 'Einheit', 'Einheiten')}, noch nicht einzeln erfasst. Einzeln angelegt, bekommt jede ihren eigenen Zettel.`
            : 'Eine Einheit: das ganze Haus.'}
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {haus.einheiten.map((einheit) => (
            <li key={einheit.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
              <Zeile
                einheit={einheit}
                haus={haus}
                aufgaben={aufgaben.filter(({ nutzungseinheitId }) => nutzungseinheitId === einheit.id)}
                termin={data?.termine.find(({ nutzungseinheitId }) => nutzungseinheitId === einheit.id)}
              />
              {aenderbar ? (
                <Zeilenmenue
                  name={einheitText(einheit)}
                  onAendern={() => setDialog(einheit)}
                  onLoeschen={() => void entferne(einheit)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {dialog === 'viele' ? (
        <Reihendialog client={client} haus={haus} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === null || dialog === 'viele' ? null : (
        <Einheitdialog client={client} haus={haus} einheit={dialog} onClose={() => setDialog(null)} />
      )}
    </Teilkarte>
  );
}

type ZeileProps = {
  einheit: Nutzungseinheit;
  haus: Liegenschaft;
  aufgaben: readonly Aufgabe[];
  termin: TerminKurz | undefined;
};

function Zeile({ einheit, haus, aufgaben, termin }: ZeileProps) {
  const offene = aufgaben.filter(({ status }) => status === 'offen' || status === 'eingeplant');
  const ampel = dringendsteAmpel(offene.map((aufgabe) => aufgabe.ampel));
  const leute = haus.kontakte.filter(({ nutzungseinheitId }) => nutzungseinheitId === einheit.id);
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{einheitText(einheit)}</span>
        {einheit.aktiv ? null : <Badge tone="neutral">unbenutzt</Badge>}
        {ampel === undefined ? null : <Status tone={ampelTon(ampel)}>{AMPEL_NAMEN[ampel]}</Status>}
      </p>
      {leute.length === 0 ? null : <p className="text-sm text-muted">{leute.map(kontaktName).join(' · ')}</p>}
      {termin === undefined ? null : (
        <p className="text-sm text-muted">
          {besuchsstand(termin)}, {formatTagKurz(ortszeitAus(new Date(termin.fensterVon)).tag)}
        </p>
      )}
    </div>
  );
}
