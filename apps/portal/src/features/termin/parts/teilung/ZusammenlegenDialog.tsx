import type { Client } from '@kehrtour/api-client/client';
import type { Termin } from '@kehrtour/contract/termin';
import type { Terminteilung, Zusammenlegbar } from '@kehrtour/contract/terminteilung';
import { formatTagLang } from '@kehrtour/domain/format';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useState } from 'react';

import { PageState } from '../../../../shared/PageState.tsx';
import { fensterText, ortText, tagVon } from '../../termin.format.ts';
import { standVon, zielText } from '../../verlegeziel.ts';
import { Betroffenendialog } from '../verlegung/Betroffenendialog.tsx';
import { useZusammenlegung } from './useZusammenlegung.ts';

export type ZusammenlegenDialogProps = { client: Client; termin: Termin; onClose: () => void };

/** Another appointment of the house goes into this one: which, whom that concerns, then the act. */
export function ZusammenlegenDialog({ client, termin, onClose }: ZusammenlegenDialogProps) {
  const { teilung, laeuft, fehler, lege } = useZusammenlegung(client, termin, onClose);
  const [gewaehlt, setGewaehlt] = useState<string | null>(null);
  const anderer = teilung.data?.andere.find(({ id }) => id === gewaehlt);
  return (
    <Betroffenendialog
      tat="Zusammenlegen"
      busy={laeuft}
      disabled={anderer === undefined || anderer.hindernis !== null}
      onTat={() => anderer && lege(anderer)}
      onClose={onClose}
    >
      <p>
        <span className="font-semibold">{ortText(termin)}</span>
        <span className="block tabular-nums">
          Es bleibt: {zielText(standVon(termin), termin.mitarbeiter)}
        </span>
      </p>
      <PageState query={teilung} count={3}>
        {(stand) => <Andere stand={stand} gewaehlt={gewaehlt} onWahl={setGewaehlt} anderer={anderer} />}
      </PageState>
      <ErrorSummary faults={fehler} />
    </Betroffenendialog>
  );
}

type AndereProps = {
  stand: Terminteilung;
  gewaehlt: string | null;
  onWahl: (id: string) => void;
  anderer: Zusammenlegbar | undefined;
};

function Andere({ stand, gewaehlt, onWahl, anderer }: AndereProps) {
  if (stand.andere.length === 0)
    return <p className="text-muted">Für dieses Haus steht kein anderer Termin an.</p>;
  return (
    <>
      <RadioGroup
        label="Welcher Termin kommt dazu?"
        choices={stand.andere.map((one) => ({
          id: one.id,
          label: wannText(one),
          hint: [
            one.kehrtour,
            one.arbeiten.map(({ bezeichnung }) => bezeichnung).join(', '),
            one.hindernis ?? '',
          ]
            .filter(Boolean)
            .join(' · '),
          disabled: one.hindernis !== null,
        }))}
        value={gewaehlt}
        onChange={onWahl}
      />
      {anderer ? <Bescheid stand={stand} anderer={anderer} /> : null}
    </>
  );
}

/** `Dienstag, 2. Februar 2027, 10:00–11:00 Uhr, Jonas Vogt` */
const wannText = (one: Zusammenlegbar): string =>
  [formatTagLang(tagVon(one)), fensterText(one), one.mitarbeiter].filter(Boolean).join(', ');

/** What happens to both, and who is told, counted. */
function Bescheid({ stand, anderer }: { stand: Terminteilung; anderer: Zusammenlegbar }) {
  const minuten = anderer.arbeiten.reduce((summe, { dauerMinuten }) => summe + dauerMinuten, 0);
  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      <p>
        Der Termin am {wannText(anderer)} entfällt; seine Arbeit kommt mit, {minuten} Minuten mehr.{' '}
        {stand.kehrtour === ''
          ? 'Der Beginn bleibt.'
          : `Ob die anderen in „${stand.kehrtour}“ dadurch später kommen, wird gerechnet und wartet dort als Änderung, bis Sie sie annehmen.`}
      </p>
      {anderer.email === '' ? (
        <p>
          0 Nachrichten: Es ist keine E-Mail-Adresse für Termine bekannt.
          {anderer.telefon === '' ? ' Sagen Sie es selbst weiter.' : ` Rufen Sie an: ${anderer.telefon}.`}
        </p>
      ) : (
        <p>
          1 Nachricht: Die Absage mit dem Tag, an dem wir alles zusammen erledigen, geht per E-Mail an{' '}
          <span className="font-semibold wrap-anywhere">{anderer.email}</span>.
        </p>
      )}
    </div>
  );
}
