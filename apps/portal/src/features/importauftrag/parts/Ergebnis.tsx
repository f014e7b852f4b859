import type { Client } from '@kehrtour/api-client/client';
import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { haeuser, zahlenInWorten } from '../importauftrag.format.ts';
import type { Importschritte } from '../useImportschritte.ts';
import { Importlisten } from './Importlisten.tsx';

/** Where one goes from an import. */
export type Importadressen = Record<
  'liegenschaften' | 'ohneLage' | 'kehrtourPlanen' | 'importe' | 'karte',
  string
>;

type ErgebnisProps = {
  client: Client;
  stand: Importauftrag;
  schritte: Importschritte;
  adressen: Importadressen;
  /** Progress of looking for places, while it runs. */
  verortung: ReactNode;
};

/** What was imported, what to do next, and the way back. */
export function Ergebnis({ client, stand, schritte, adressen, verortung }: ErgebnisProps) {
  if (stand.status === 'rueckgaengig') return <Zurueckgenommen stand={stand} adressen={adressen} />;
  return (
    <>
      <Notice
        tone="success"
        title={`Übernommen: ${zahlenInWorten(stand.anzahl, 'blieben draußen')}`}
        live
        action={
          <>
            <ButtonLink kind="primary" href={adressen.kehrtourPlanen}>
              Kehrtour planen
            </ButtonLink>
            <ButtonLink href={adressen.liegenschaften}>Liegenschaften ansehen</ButtonLink>
          </>
        }
      >
        <p>
          {formatMenge(stand.anzahl.aufgaben ?? 0, 'Aufgabe', 'Aufgaben')} mit ihren Fristen
          {stand.uebernommenAm === null
            ? ''
            : `, übernommen am ${formatZeitpunkt(new Date(stand.uebernommenAm))}`}
          .
        </p>
      </Notice>
      {verortung ?? <OhneLage stand={stand} schritte={schritte} adressen={adressen} />}
      <Importlisten client={client} stand={stand} />
      <Ruecknahme stand={stand} schritte={schritte} wartet={verortung !== null} />
    </>
  );
}

function OhneLage({
  stand: { ohneLage, anzahl },
  schritte,
  adressen,
}: Pick<ErgebnisProps, 'stand' | 'schritte' | 'adressen'>) {
  if (ohneLage === 0) return null;
  const viele = ohneLage > (anzahl.neu ?? 0) / 2;
  return (
    <Notice
      tone="warning"
      title={`${formatMenge(ohneLage, 'Haus', 'Häuser')} ohne Lage`}
      action={
        <>
          {viele ? <ButtonLink href={adressen.karte}>Kartenauszug einlesen</ButtonLink> : null}
          <ButtonLink href={adressen.ohneLage}>Auf der Karte setzen</ButtonLink>
          <Button kind="quiet" busy={schritte.busy} onPress={schritte.sucheNochmal}>
            Noch einmal suchen
          </Button>
        </>
      }
    >
      <p>
        {viele
          ? 'Mit einem Kartenauszug Ihrer Gegend finden wir fast alle von selbst und rechnen auch die Fahrzeiten damit.'
          : 'Diese Anschriften stehen nicht auf der Karte.'}{' '}
        Planen können Sie auch ohne Lage: nach dem Platz in Ihrer Reihenfolge.
      </p>
    </Notice>
  );
}

function Ruecknahme({
  stand,
  schritte,
  wartet,
}: {
  stand: Importauftrag;
  schritte: Importschritte;
  wartet: boolean;
}) {
  const [fragt, setFragt] = useState(false);
  if (!stand.ruecknehmbar)
    return (
      <p className="text-sm text-muted">
        Zurücknehmen lässt sich dieser Import nicht mehr: Danach wurde weiter importiert, angekündigt oder
        Arbeit erledigt.
      </p>
    );
  const { neu = 0, geaendert = 0 } = stand.anzahl;
  return (
    <div>
      <Button busy={schritte.busy} disabled={wartet} onPress={() => setFragt(true)}>
        Import rückgängig machen
      </Button>
      <ConfirmDialog
        title="Diesen Import zurücknehmen?"
        open={fragt}
        confirmLabel="Import zurücknehmen"
        danger
        onCancel={() => setFragt(false)}
        onConfirm={() => {
          setFragt(false);
          schritte.nimmZurueck();
        }}
      >
        {neu === 0 ? null : (
          <p>{haeuser(neu)} verschwinden wieder, mit allem, was Sie dort inzwischen eingetragen haben.</p>
        )}
        {geaendert === 0 ? null : <p>{haeuser(geaendert)} stehen danach da wie vor dem Import.</p>}
      </ConfirmDialog>
    </div>
  );
}

function Zurueckgenommen({ stand, adressen }: Pick<ErgebnisProps, 'stand' | 'adressen'>) {
  return (
    <Notice
      title="Dieser Import ist zurückgenommen"
      action={<ButtonLink href={adressen.importe}>Datei einlesen</ButtonLink>}
    >
      <p>
        {stand.rueckgaengigAm === null ? '' : `Seit ${formatZeitpunkt(new Date(stand.rueckgaengigAm))} `}steht
        Ihr Bestand wieder so da wie vor „{stand.dateiname}“.
      </p>
    </Notice>
  );
}
