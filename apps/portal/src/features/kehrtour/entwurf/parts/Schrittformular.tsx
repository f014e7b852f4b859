import type { ComponentType, FormEvent } from 'react';

import type { Entscheidung } from '../../wizardSchritt.ts';
import { useSchritt } from '../useSchritt.ts';
import { ArbeitsbeginnSchritt } from './ArbeitsbeginnSchritt.tsx';
import { ArbeitszeitSchritt } from './ArbeitszeitSchritt.tsx';
import { DatumSchritt } from './DatumSchritt.tsx';
import { KontaktSchritt } from './KontaktSchritt.tsx';
import { LiegenschaftenSchritt } from './LiegenschaftenSchritt.tsx';
import { MitarbeiterSchritt } from './MitarbeiterSchritt.tsx';
import { PauseSchritt } from './PauseSchritt.tsx';
import { PufferSchritt } from './PufferSchritt.tsx';
import type { SchrittformularProps, SchrittProps } from './schritt.props.ts';
import { Schrittrahmen } from './Schrittrahmen.tsx';
import { TermineSchritt } from './TermineSchritt.tsx';
import { Vorgabenkonflikt } from './Vorgabenkonflikt.tsx';

const SCHRITT_TEILE: { [S in Entscheidung]: ComponentType<SchrittProps<S>> } = {
  liegenschaften: LiegenschaftenSchritt,
  datum: DatumSchritt,
  mitarbeiter: MitarbeiterSchritt,
  arbeitsbeginn: ArbeitsbeginnSchritt,
  arbeitszeit: ArbeitszeitSchritt,
  pause: PauseSchritt,
  puffer: PufferSchritt,
  termine: TermineSchritt,
  kontakt: KontaktSchritt,
};

/** A step that decides: input, checks in German, saving with the draft's version. */
export function Schrittformular<S extends Entscheidung>(props: SchrittformularProps<S>) {
  const { client, schritt, kehrtour, mitarbeiter } = props;
  const { naechster, faults, auskunft, entwurf, ...hand } = useSchritt(props);
  const Teil: ComponentType<SchrittProps<S>> = SCHRITT_TEILE[schritt];
  return (
    <Schrittrahmen
      schritt={schritt}
      kehrtour={kehrtour}
      mitarbeiter={mitarbeiter}
      faults={faults}
      weiter={{ busy: entwurf.busy, onPress: () => hand.weiter(naechster) }}
      vorgaben={
        hand.genugEntschieden && naechster !== 'pruefen'
          ? { onPress: () => hand.weiter('pruefen') }
          : undefined
      }
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          hand.weiter(naechster);
        }}
      >
        <Teil
          client={client}
          kehrtourId={kehrtour?.id}
          vorgaben={hand.vorgaben}
          wert={hand.wert}
          setze={hand.setze}
          fehlerVon={(fieldId) => faults.find((fault) => fault.fieldId === fieldId)?.text}
          mitarbeiter={mitarbeiter}
          tage={auskunft.tage}
          mitFeuerstaettenschau={auskunft.mitFeuerstaettenschau}
        />
      </form>
      <Vorgabenkonflikt
        konflikt={entwurf.konflikt}
        kehrtour={kehrtour}
        mitarbeiter={mitarbeiter}
        busy={entwurf.busy}
        onBehalte={hand.behalte}
        onUebernimm={hand.uebernimm}
      />
    </Schrittrahmen>
  );
}
