import type { Client } from '@kehrtour/api-client/client';
import type { Termin } from '@kehrtour/contract/termin';
import { teilzeitenHolen, type Terminteilung } from '@kehrtour/contract/terminteilung';
import { useRef, useState } from 'react';

import { ZeitDialog } from '../verlegung/ZeitDialog.tsx';
import { Arbeitenwahl } from './Arbeitenwahl.tsx';
import { useTeilung } from './useTeilung.ts';

export type TeilenDialogProps = { client: Client; termin: Termin; onClose: () => void };

/** First what goes, then when it is done and whom that concerns. */
export function TeilenDialog({ client, termin, onClose }: TeilenDialogProps) {
  const [gehen, setGehen] = useState<readonly string[] | null>(null);
  const { teilung, ...taten } = useTeilung(client, termin);
  const stand = teilung.data;
  if (gehen !== null && stand)
    return (
      <Neuer client={client} termin={termin} teilung={stand} gehen={gehen} taten={taten} onClose={onClose} />
    );
  return <Arbeitenwahl teilung={teilung} onWahl={setGehen} onClose={onClose} />;
}

type NeuerProps = TeilenDialogProps & {
  teilung: Terminteilung;
  gehen: readonly string[];
  taten: Omit<ReturnType<typeof useTeilung>, 'teilung'>;
};

/** The time of the new appointment, and who hears of it. */
function Neuer({ client, termin, teilung, gehen, taten, onClose }: NeuerProps) {
  const zurueck = useRef<(() => void) | undefined>(undefined);
  const aufgabeIds = [...gehen];
  const namen = (nimmt: boolean) =>
    teilung.arbeiten
      .filter(({ id }) => gehen.includes(id) === nimmt)
      .map(({ bezeichnung, wohnung }) => [bezeichnung, wohnung].filter(Boolean).join(', '))
      .join(' · ');
  return (
    <ZeitDialog
      client={client}
      title="Wen betrifft das?"
      frage={{ endpoint: teilzeitenHolen, input: { params: { id: termin.id }, body: { aufgabeIds } } }}
      abgesprochenText={{ knopf: 'Termin teilen', gesagt: 'Der Termin ist geteilt' }}
      ohneMail={teilung.email === ''}
      ruecknahme={() => zurueck.current}
      onClose={onClose}
      sende={async (antwort, key) => {
        const {
          termin: rest,
          neu,
          gemailt,
        } = await taten.teile(termin.version, { aufgabeIds, ...antwort }, key);
        if (!gemailt)
          zurueck.current = () =>
            taten.nimmZurueck(
              () => taten.lege(rest.version, neu, crypto.randomUUID()),
              'Der Termin ist wieder einer',
            );
      }}
    >
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-muted">Bleibt hier</dt>
        <dd className="font-semibold">{namen(false)}</dd>
        <dt className="text-muted">Neuer Termin</dt>
        <dd className="font-semibold">{namen(true)}</dd>
      </dl>
      <Bescheid teilung={teilung} />
    </ZeitDialog>
  );
}

/** Who is told what, counted, before anything happens. */
function Bescheid({ teilung: { email, telefon, kehrtour } }: { teilung: Terminteilung }) {
  return (
    <div className="flex flex-col gap-2">
      {email === '' ? (
        <p>
          0 Nachrichten: Es ist keine E-Mail-Adresse für Termine bekannt, und der neue Termin gilt sofort.
          {telefon === '' ? ' Sagen Sie ihn selbst weiter.' : ` Rufen Sie an: ${telefon}.`}
        </p>
      ) : (
        <p>
          1 Nachricht: Der neue Termin geht per E-Mail an{' '}
          <span className="font-semibold wrap-anywhere">{email}</span>. Der bisherige behält seine Zeit.
        </p>
      )}
      {kehrtour === '' ? null : (
        <p>
          Sonst ändert sich für niemanden etwas. Was „{kehrtour}“ mit der gewonnenen Zeit tun könnte, wird
          gerechnet und wartet dort als Änderung, bis Sie sie annehmen.
        </p>
      )}
    </div>
  );
}
