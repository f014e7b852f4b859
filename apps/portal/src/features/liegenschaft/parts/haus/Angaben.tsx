import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { liegenschaftPunkteHolen, punkteAus } from '@kehrtour/contract/bestand';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { TEXTSPALTEN, SPALTENNAMEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { LIEGENSCHAFT_STATUS_NAMEN, LIEGENSCHAFTTYP_NAMEN } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Karte } from '../../../../shared/map/Karte.tsx';
import { ROLLEN_NAMEN } from '../../liegenschaft.form.ts';
import { anschrift, lageText } from '../../liegenschaft.format.ts';
import { Angabendialog } from './Angabendialog.tsx';

const Lagedialog = lazyPart(async () => (await import('../lage/Lagedialog.tsx')).Lagedialog);

export type AngabenProps = { client: Client; haus: Liegenschaft; aenderbar: boolean };

/** Notes, place, and what else is known of a house. */
export function Angaben({ client, haus, aenderbar }: AngabenProps) {
  const [dialog, setDialog] = useState<'angaben' | 'lage' | null>(null);
  return (
    <>
      <Card
        title="Angaben"
        actions={
          aenderbar ? (
            <Button size="small" onPress={() => setDialog('angaben')}>
              Bearbeiten
            </Button>
          ) : undefined
        }
      >
        <div className="flex flex-col gap-4">
          <KeyValue items={zeilen(haus)} />
          {haus.lokalGeaendert.length === 0 ? null : (
            <p className="text-sm text-muted">
              Von Hand geändert und bei Importen geschützt: {haus.lokalGeaendert.join(', ')}
            </p>
          )}
        </div>
      </Card>
      <Card
        title="Lage"
        actions={
          aenderbar ? (
            <Button size="small" onPress={() => setDialog('lage')}>
              {haus.koordinaten === null ? 'Auf die Karte setzen' : 'Versetzen'}
            </Button>
          ) : undefined
        }
      >
        <Lagebild client={client} haus={haus} />
      </Card>
      {dialog === 'angaben' ? (
        <Angabendialog client={client} haus={haus} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'lage' ? <Versetzen client={client} id={haus.id} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

/** The neighbours help to find the place; they are asked for only when somebody moves the house. */
function Versetzen({ client, id, onClose }: { client: Client; id: string; onClose: () => void }) {
  const { data } = useQuery({
    ...abfrage(client, liegenschaftPunkteHolen, { query: {} }),
    select: punkteAus,
  });
  return <Lagedialog client={client} id={id} nachbarn={data ?? []} onFertig={onClose} onClose={onClose} />;
}

function Lagebild({ client, haus }: { client: Client; haus: Liegenschaft }) {
  const punkte =
    haus.koordinaten === null ? [] : [{ id: haus.id, ...haus.koordinaten, label: anschrift(haus) }];
  return (
    <div className="flex flex-col gap-2">
      {haus.koordinaten === null ? null : (
        <Karte client={client} label={`Karte: ${anschrift(haus)}`} height="14rem" points={punkte} />
      )}
      <p className="text-sm text-muted">
        {haus.koordinaten === null
          ? 'Noch nicht auf der Karte. Geplant werden kann das Haus trotzdem, nach seinem Platz in der Arbeitsreihenfolge.'
          : `${haus.koordinaten.lat.toFixed(5)}, ${haus.koordinaten.lon.toFixed(5)} · ${lageText(haus)}`}
      </p>
    </div>
  );
}

function zeilen(haus: Liegenschaft): { label: string; value: string }[] {
  const nummer = haus.laufnummer === null ? '' : String(haus.laufnummer).replace('.', ',');
  return [
    { label: 'Zugang', value: haus.notizZugang },
    { label: 'Bemerkung', value: haus.notizArbeit },
    { label: 'Laufende Nummer', value: nummer },
    { label: 'Objekt-Nr.', value: haus.externalId ?? '' },
    ...TEXTSPALTEN.map((spalte) => ({ label: SPALTENNAMEN[spalte], value: haus[spalte] })),
    { label: 'Gebäudeart', value: LIEGENSCHAFTTYP_NAMEN[haus.typ] },
    { label: 'Einheiten', value: String(haus.einheitenAnzahl) },
    { label: 'Arbeiten', value: ROLLEN_NAMEN[haus.rolle] },
    { label: 'Status', value: LIEGENSCHAFT_STATUS_NAMEN[haus.status] },
    { label: 'Herkunft', value: haus.quelle === 'hand' ? 'von Hand angelegt' : 'Import' },
  ].filter(({ value }) => value !== '');
}
