import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { heute } from '../../../../shared/heute.ts';
import type { Meldeart, useZustellung } from '../useZustellung.ts';

export type ZustellmeldungProps = {
  zustellung: ReturnType<typeof useZustellung>;
  mitarbeiter: readonly Mitarbeiter[];
};

const KNOPF: Record<Meldeart, (anzahl: number) => string> = {
  eingeworfen: (anzahl) => `${formatMenge(anzahl, 'Zettel', 'Zettel')} eingeworfen`,
  aufgegeben: (anzahl) => `${formatMenge(anzahl, 'Brief', 'Briefe')} aufgegeben`,
  zurueck: (anzahl) => `${formatMenge(anzahl, 'Ansage kam', 'Ansagen kamen')} zurück`,
  berichtigt: (anzahl) => `${formatMenge(anzahl, 'Meldung', 'Meldungen')} berichtigen`,
};

/** One press for the pile: when, who, and what happened to everything that is ticked. */
export function Zustellmeldung({ zustellung, mitarbeiter }: ZustellmeldungProps) {
  const { stapel, auswahl, arten, busy, faults } = zustellung;
  const fehler = (feld: string) => faults.find(({ fieldId }) => fieldId === feld)?.text;
  return (
    <section
      aria-label="Zustellung melden"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <ErrorSummary faults={faults} />
      <p>
        <strong>
          {stapel.length === 0
            ? 'Es ist nichts mehr zu bringen.'
            : `${formatMenge(stapel.length, 'Ansage ist', 'Ansagen sind')} noch zu bringen.`}
        </strong>{' '}
        Als zugegangen gilt ein Zettel erst, wenn er eingeworfen ist. Was nicht dabei war, haken Sie unten ab.
      </p>
      <div className="flex flex-wrap gap-4">
        <DateField
          id="zustellung-am"
          label="Wann"
          value={zustellung.am}
          max={heute()}
          error={fehler('zustellung-am')}
          onChange={zustellung.setAm}
        />
        <div className="min-w-56">
          <Select
            id="zustellung-von"
            label="Wer"
            choices={mitarbeiter.map(({ id, vorname, nachname }) => ({
              id,
              label: `${vorname} ${nachname}`,
            }))}
            value={zustellung.wer}
            error={fehler('zustellung-von')}
            onChange={zustellung.setWer}
          />
        </div>
      </div>
      {auswahl.size === 0 ? (
        <p className="text-muted">Haken Sie an, wovon Sie etwas melden möchten.</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {arten.map(({ art, anzahl }) => (
            <Button
              key={art}
              kind={art === 'eingeworfen' || art === 'aufgegeben' ? 'primary' : 'secondary'}
              busy={busy === art}
              disabled={busy !== null && busy !== art}
              onPress={() => zustellung.melde(art)}
            >
              {KNOPF[art](anzahl)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
