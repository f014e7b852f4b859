import type { Client } from '@kehrtour/api-client/client';
import type { Halt } from '@kehrtour/contract/kehrtour';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { REIHENFOLGEN, REIHENFOLGE_NAMEN } from '@kehrtour/domain/kehrtour';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useState } from 'react';

import { Ausgelassene } from '../../brett/Ausgelassene.tsx';
import { Planbrett } from '../../brett/Planbrett.tsx';
import type { Plan } from '../../brett/usePlan.ts';
import type { Planung } from '../../brett/usePlanung.ts';
import { Wahlleiste } from '../../brett/Wahlleiste.tsx';
import { Umbenennen } from '../../Umbenennen.tsx';
import { abhilfeFuer } from '../abhilfe.ts';
import type { Umfeld } from '../abhilfe.ts';

export type TourvorschlagProps = {
  client: Client;
  umfeld: Umfeld;
  plan: Plan;
  planung: Planung;
  /** The round is computed or its decisions are saved. */
  busy: boolean;
  entscheide: (vorgaben: Partial<Vorgaben>, gesagt: string) => void;
};

const WAHL = REIHENFOLGEN.map((id) => ({ id, label: REIHENFOLGE_NAMEN[id] }));
const LAENGER_SUCHEN_SEKUNDEN = 20;

/** The proposal of a draft: the board, other ways to order the stops, and remedies for those without a place. */
export function Tourvorschlag({ client, umfeld, plan, planung, busy, entscheide }: TourvorschlagProps) {
  const { tour, mitarbeiter } = umfeld;
  const [einzuplanen, setEinzuplanen] = useState<Halt | null>(null);
  return (
    <Planbrett
      client={client}
      tour={tour}
      mitarbeiter={mitarbeiter}
      plan={plan}
      einzuplanen={einzuplanen}
      onEingeplant={() => setEinzuplanen(null)}
      ohnePlatz={
        <Ausgelassene
          halte={plan.ansicht.ausgelassen}
          busy={busy}
          aenderbar={plan.aenderbar}
          abhilfeFuer={(halt) => abhilfeFuer(halt, umfeld)}
          onAbhilfe={({ vorgaben, text }) => entscheide(vorgaben, `${text}: wird neu gerechnet`)}
          onTrotzdem={setEinzuplanen}
        />
      }
      werkzeuge={
        <>
          <Wahlleiste
            label="Reihenfolge der Halte"
            wahl={WAHL}
            wert={tour.vorgaben.reihenfolge}
            disabled={busy}
            onChange={(reihenfolge) => entscheide({ reihenfolge }, 'Reihenfolge wird neu gerechnet')}
          />
          <Button
            disabled={planung.busy || plan.ungesichert}
            onPress={() => planung.starte({ sekunden: LAENGER_SUCHEN_SEKUNDEN })}
          >
            Weiter verbessern
          </Button>
          <Umbenennen client={client} tour={tour} />
        </>
      }
    />
  );
}
