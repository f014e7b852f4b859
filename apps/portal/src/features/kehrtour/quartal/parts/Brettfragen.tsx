import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';

import type { Quartalshand } from '../useQuartal.ts';
import type { Brett } from '../useQuartalsbrett.ts';
import { Quartalsdialog } from './Quartalsdialog.tsx';
import { Strassendialog } from './Strassendialog.tsx';

export type BrettfragenProps = { brett: Brett; vorschlag: Quartalsvorschlag; hand: Quartalshand };

/** The dialog that is open, if one is: about a street, or about parts of it. */
export function Brettfragen({ brett, vorschlag, hand }: BrettfragenProps) {
  const { plan, aenderbar } = hand;
  const { frage } = brett;
  const { von } = vorschlag.auswahl;
  if (frage === null) return null;
  if (frage.art === 'strasse') {
    const zeile = plan.zeilen.find(({ id }) => id === frage.zeile);
    return zeile === undefined ? null : (
      <Strassendialog
        zeile={zeile}
        plan={plan}
        von={von}
        aenderbar={aenderbar}
        onVerlege={brett.frageNachTeilen}
        onSchliesse={brett.schliesse}
      />
    );
  }
  const { teilIds } = frage;
  const teile = [...plan.schichten.flatMap((schicht) => schicht.teile), ...plan.offen].filter(({ id }) =>
    teilIds.includes(id),
  );
  return (
    <Quartalsdialog
      key={teilIds.join()}
      teile={teile}
      plan={plan}
      von={von}
      schichtId={plan.schichten.find((one) => one.teile.some(({ id }) => teilIds.includes(id)))?.id}
      onSetze={(schichtId) => brett.lege(teilIds, schichtId)}
      onLasseAus={() => brett.lasseAus(teilIds)}
      onLasseLos={() => brett.lasseLos(teilIds)}
      onSchliesse={brett.schliesse}
    />
  );
}
