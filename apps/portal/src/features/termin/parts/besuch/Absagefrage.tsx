import type { Termin } from '@kehrtour/contract/termin';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';

import { ortText } from '../../termin.format.ts';

export type AbsagefrageProps = { termin: Termin; busy: boolean; onAbsage: () => void; onAbbruch: () => void };

/** Calling a visit off reaches a household: it asks first, and says by which way that hears of it. */
export function Absagefrage({ termin, busy, onAbsage, onAbbruch }: AbsagefrageProps) {
  return (
    <ConfirmDialog
      title="Diesen Termin absagen?"
      open
      confirmLabel="Termin absagen"
      danger
      busy={busy}
      onConfirm={onAbsage}
      onCancel={onAbbruch}
    >
      <p className="font-semibold">{ortText(termin)}</p>
      <p>{`${bescheidSatz(termin)} Die Aufgaben werden wieder frei. Das lässt sich nicht zurücknehmen.`}</p>
    </ConfirmDialog>
  );
}

/** The way of the last notice is that of the next one. */
function bescheidSatz({ buchung, ankuendigungen }: Termin): string {
  if (buchung !== null)
    return 'Wer gebucht hat, bekommt die Absage per E-Mail; ohne E-Mail-Adresse rufen Sie bitte an.';
  const letzte = ankuendigungen.findLast(({ art }) => art !== 'mitteilung');
  if (letzte === undefined) return 'Von diesem Besuch weiß noch niemand.';
  const { gesendet, menge } = KANAL_WORTE[letzte.kanal];
  return gesendet
    ? `Der Haushalt bekommt eine Absage als ${menge[0]}.`
    : `Hier geht keine Nachricht von selbst: Sie schulden dem Haushalt einen ${letzte.kanal === 'brief' ? 'Brief' : 'Zettel'} mit der Absage. Er steht danach auf dem Antwortbrett und unter „Drucken“ bereit.`;
}
