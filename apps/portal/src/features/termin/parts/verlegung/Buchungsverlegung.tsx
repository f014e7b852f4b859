import type { Client } from '@kehrtour/api-client/client';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ChangeArrow } from '@kehrtour/ui/brand/ChangeArrow.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useState } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { ortText } from '../../termin.format.ts';
import { standVon, type Verlegewunsch, zielText } from '../../verlegeziel.ts';
import { Warnungen } from '../telefon/Warnungen.tsx';
import { Betroffenendialog } from './Betroffenendialog.tsx';
import { EigeneZeitfelder } from './EigeneZeitfelder.tsx';
import { useBuchungsverlegung } from './useBuchungsverlegung.ts';
import { useVerlegefrage, type Verlegefrage } from './useVerlegefrage.ts';

const VerlegenDialog = lazyPart(async () => (await import('./VerlegenDialog.tsx')).VerlegenDialog);

export type BuchungsverlegungProps = { client: Client; wunsch: Verlegewunsch; onClose: () => void };

/** A booking at another time: the difference, what speaks against it and who hears of it, before it is done. */
export function Buchungsverlegung({ client, wunsch, onClose }: BuchungsverlegungProps) {
  const { termin } = wunsch;
  const [freie, setFreie] = useState(false);
  const frage = useVerlegefrage(client, wunsch);
  const verlegung = useBuchungsverlegung(client, { termin, onClose });
  if (freie) return <VerlegenDialog client={client} termin={termin} onClose={onClose} />;
  const { neu, folgen, laedt } = frage;
  const abgesprochen = verlegung.abgesprochen || folgen?.email === '';
  return (
    <Betroffenendialog
      tat={knopfText(folgen, abgesprochen)}
      busy={verlegung.laeuft}
      disabled={!folgen || laedt || !verlegung.bereit}
      onTat={() => neu && folgen && verlegung.verlege(neu, { ...folgen, abgesprochen })}
      onClose={onClose}
    >
      <Unterschied termin={termin} frage={frage} />
      <EigeneZeitfelder wahl={frage.zeit} leute={frage.leute} heute={heute()} onZeit={frage.setZeit} />
      <div>
        <Button kind="quiet" size="small" onPress={() => setFreie(true)}>
          Freie Zeiten zeigen
        </Button>
      </div>
      {folgen === undefined || folgen.warnungen.length === 0 ? null : (
        <Warnungen warnungen={folgen.warnungen} />
      )}
      <ErrorSummary faults={frage.fehler ?? verlegung.fehler} />
      {folgen === undefined ? null : <Bescheid folgen={folgen} abgesprochen={abgesprochen} />}
      {folgen && folgen.email !== '' ? (
        <Checkbox
          label="Am Telefon abgesprochen"
          hint="Dann gilt die neue Zeit sofort. Sonst geht ein Vorschlag hinaus, der bestätigt werden kann."
          checked={verlegung.abgesprochen}
          onChange={verlegung.setAbgesprochen}
        />
      ) : null}
    </Betroffenendialog>
  );
}

function Unterschied({ termin, frage: { neu, leute } }: { termin: TerminKurz; frage: Verlegefrage }) {
  return (
    <p>
      <span className="font-semibold">{ortText(termin)}</span>
      {termin.name === '' ? null : <span className="text-muted"> · {termin.name}</span>}
      <span className="block tabular-nums">
        <s className="text-muted">{zielText(standVon(termin), termin.mitarbeiter)}</s>
        {neu ? <ChangeArrow /> : null}
        {neu ? zielText(neu, leute.find(({ id }) => id === neu.mitarbeiterId)?.name ?? '') : null}
      </span>
    </p>
  );
}

type Folgen = NonNullable<Verlegefrage['folgen']>;

function knopfText(folgen: Folgen | undefined, abgesprochen: boolean): string {
  if (folgen && folgen.warnungen.length > 0) return 'Trotzdem verlegen';
  return abgesprochen ? 'Verlegen' : 'Vorschlag senden';
}

/** Who is told what, in one sentence. */
function Bescheid({ folgen: { email, telefon }, abgesprochen }: { folgen: Folgen; abgesprochen: boolean }) {
  if (email !== '')
    return (
      <p>
        {abgesprochen ? 'Die neue Zeit' : 'Ein Vorschlag'} geht per E-Mail an{' '}
        <span className="font-semibold wrap-anywhere">{email}</span>. Sonst erfährt niemand etwas.
      </p>
    );
  return (
    <p>
      Es ist keine E-Mail-Adresse bekannt: Niemand bekommt eine Nachricht, und die neue Zeit gilt sofort.
      {telefon === '' ? ' Sagen Sie sie selbst weiter.' : ` Rufen Sie an: ${telefon}.`}
    </p>
  );
}
