import type { Client } from '@kehrtour/api-client/client';
import type { Antwortzeile } from '@kehrtour/contract/antwortbrett';
import { formatTagKurz, formatZeitpunkt } from '@kehrtour/domain/format';
import { ANRUFERGEBNISSE_NAMEN, ANTWORTSTAENDE_NAMEN } from '@kehrtour/domain/nachweis/antwortstand';
import { AUFGEHOBENE, istEinerVon } from '@kehrtour/domain/termin/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import { STANDTON } from '../../antwortbrett.format.ts';
import { fensterText, ortText, tagVon } from '../../termin.format.ts';
import { useAntwort } from '../../useAntwort.ts';
import { Brettknoepfe, type Brettoffen, sucht } from './Brettknoepfe.tsx';
import { Zeitsuche } from './Zeitsuche.tsx';

const FrageDialog = lazyPart(async () => (await import('./FrageDialog.tsx')).FrageDialog);

export type BrettzeileProps = {
  client: Client;
  zeile: Antwortzeile;
  /** Its first free times stand there before anybody presses. */
  sofort?: boolean;
};

/** One household: where it stands, what to do next, and the presses that do it. */
export function Brettzeile({ client, zeile, sofort = false }: BrettzeileProps) {
  const { termin } = zeile;
  // Undefined until somebody opens or closes something here.
  const [gewaehlt, setOffen] = useState<Brettoffen | undefined>(undefined);
  const offen = gewaehlt === undefined ? (sofort ? 'auswege' : null) : gewaehlt;
  const antwort = useAntwort(client, zeile);
  const wo = ortText(termin);
  const schliesse = () => setOffen(null);
  return (
    <div className="flex flex-col gap-3 px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Angaben zeile={zeile} />
        <Brettknoepfe client={client} zeile={zeile} antwort={antwort} offen={offen} onOeffne={setOffen} />
      </div>
      {offen === 'wunsch' || offen === 'eigene' || (offen === 'auswege' && sucht(zeile)) ? (
        <Zeitsuche
          client={client}
          art={offen}
          termin={termin}
          version={zeile.version}
          mail={zeile.mail}
          vorbei={zeile.vorbei}
          vorschlag={zeile.worte}
          antwort={antwort}
          onClose={schliesse}
        />
      ) : null}
      {offen === 'frage' && zeile.frageId !== null ? (
        <FrageDialog
          client={client}
          frageId={zeile.frageId}
          frage={zeile.worte}
          wo={wo}
          liegenschaftId={termin.liegenschaftId}
          onClose={schliesse}
        />
      ) : null}
    </div>
  );
}

function Angaben({ zeile }: { zeile: Antwortzeile }) {
  const { termin, stand, worte, schritt, telefon, anruf } = zeile;
  return (
    <div className="min-w-0 grow basis-80">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Status tone={STANDTON[stand]}>{ANTWORTSTAENDE_NAMEN[stand]}</Status>
        <Link href={`/termine/${termin.id}`}>{ortText(termin)}</Link>
        <span>{termin.name}</span>
      </p>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {istEinerVon(AUFGEHOBENE, termin.status) ? 'bisher ' : ''}
        {formatTagKurz(tagVon(termin))}, {fensterText(termin)} · {termin.kehrtour}
        {telefon === '' ? null : (
          <>
            {' · '}
            <Link href={`tel:${telefon.replace(/[^\d+]/g, '')}`}>{telefon}</Link>
          </>
        )}
      </p>
      {worte === '' ? null : <p className="mt-1 max-w-prose wrap-anywhere">„{worte}“</p>}
      <p className="mt-1 max-w-prose font-medium">{schritt}</p>
      {anruf === null ? null : (
        <p className="mt-1 text-sm text-muted">
          {`${ANRUFERGEBNISSE_NAMEN[anruf.ergebnis]}, ${[anruf.wer, formatZeitpunkt(new Date(anruf.am))].filter(Boolean).join(', ')}`}
        </p>
      )}
    </div>
  );
}
