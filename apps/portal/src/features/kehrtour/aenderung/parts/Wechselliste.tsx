import type { Wechsel } from '@kehrtour/contract/aenderung';
import { formatDatum, formatTagKurz } from '@kehrtour/domain/format';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ChangeArrow } from '@kehrtour/ui/brand/ChangeArrow.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import { antwortStatus } from '../../kehrtour.format.ts';
import { arbeitText, personText, zeitText } from '../aenderung.format.ts';

export type WechsellisteProps = {
  titel: string;
  wechsel: readonly Wechsel[];
  /** For each broken promise the reason that its household reads. */
  gruende?: Readonly<Record<string, string>>;
  onGrund?: (terminId: string, grund: string) => void;
};

/** More would push what is decided below them off the page. */
const ERSTE = 6;
const GRUND_ZEICHEN_MAX = 300;

/** Households of one kind: where each was expected, and where it is now. */
export function Wechselliste({ titel, wechsel, gruende = {}, onGrund }: WechsellisteProps) {
  const [alle, setAlle] = useState(false);
  if (wechsel.length === 0) return null;
  const gezeigt = alle || onGrund !== undefined ? wechsel : wechsel.slice(0, ERSTE);
  return (
    <section>
      <h3 className="mb-1 font-semibold">{titel}</h3>
      <ul className="divide-y divide-line">
        {gezeigt.map((one) => (
          <li key={one.terminId ?? `${one.haltId} ${one.lage}`} className="flex flex-col gap-2 py-2">
            <Haushalt wechsel={one} />
            {onGrund === undefined || one.terminId === null ? null : (
              <Grund
                wert={gruende[one.terminId] ?? ''}
                terminId={one.terminId}
                onGrund={onGrund}
                wechsel={one}
              />
            )}
          </li>
        ))}
      </ul>
      {gezeigt.length < wechsel.length ? (
        <Button size="small" kind="quiet" onPress={() => setAlle(true)}>
          {`Alle ${wechsel.length} zeigen`}
        </Button>
      ) : null}
    </section>
  );
}

function Haushalt({ wechsel }: { wechsel: Wechsel }) {
  const { anschrift, lage, name, status, vorher, nachher, warum, fristBis, kanal, fruehestens } = wechsel;
  const antwort = status === null ? null : antwortStatus(status);
  const arbeit = arbeitText(wechsel);
  const person = personText(wechsel);
  const bleibt = vorher !== null && nachher !== null && zeitText(vorher) === zeitText(nachher);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="font-medium">{[anschrift, lage].filter(Boolean).join(', ')}</span>
      {name === '' ? null : <span className="text-muted">{name}</span>}
      {antwort === null ? null : (
        <Status tone={antwort.tone} look="bare">
          {antwort.text}
        </Status>
      )}
      <span className="basis-full text-sm tabular-nums">
        {vorher === null || bleibt ? null : <s className="text-muted">{zeitText(vorher)}</s>}
        {vorher === null || bleibt ? null : <ChangeArrow />}
        {nachher === null ? (warum ?? 'entfällt') : zeitText(nachher)}
        {fristBis === null ? null : ` (Frist ${formatDatum(fristBis)})`}
        {bleibt ? ' wie zugesagt' : null}
        {kanal === null ? null : <span className="text-muted"> · {KANAL_WORTE[kanal].menge[0]}</span>}
        {fruehestens === null || wechsel.fristReicht ? null : (
          <span className="text-muted"> · anzusagen erst ab {formatTagKurz(fruehestens)}</span>
        )}
      </span>
      {arbeit === '' ? null : <span className="basis-full text-sm break-words">{arbeit}</span>}
      {wechsel.gegenWunsch === undefined ? null : (
        <span className="basis-full text-sm break-words text-warning">
          Anders als gewünscht: {wechsel.gegenWunsch}
        </span>
      )}
      {person === '' ? null : <span className="basis-full text-sm break-words">{person}</span>}
    </div>
  );
}

type GrundProps = {
  wert: string;
  terminId: string;
  wechsel: Wechsel;
  onGrund: NonNullable<WechsellisteProps['onGrund']>;
};

function Grund({ wert, terminId, wechsel, onGrund }: GrundProps) {
  if (wechsel.gebucht)
    return (
      <p className="text-sm text-muted">Diese Zeit wurde gebucht. Verlegen Sie sie zuerst beim Termin.</p>
    );
  return (
    <TextField
      label={`Grund für ${wechsel.anschrift}`}
      hint="Steht in der Nachricht an den Haushalt."
      maxLength={GRUND_ZEICHEN_MAX}
      value={wert}
      onChange={(grund) => onGrund(terminId, grund)}
    />
  );
}
