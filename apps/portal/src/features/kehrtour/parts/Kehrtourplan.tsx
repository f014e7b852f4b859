import type { Client } from '@kehrtour/api-client/client';
import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useState } from 'react';

import { AbgesagteEinplanen } from '../ausweg/AbgesagteEinplanen.tsx';
import { Planbrett } from '../brett/Planbrett.tsx';
import type { Plan } from '../brett/usePlan.ts';
import type { Planung } from '../brett/usePlanung.ts';
import { Umbenennen } from '../Umbenennen.tsx';

const Auswege = lazyPart(async () => (await import('../ausweg/Auswege.tsx')).Auswege);
const Ausgelassene = lazyPart(async () => (await import('../brett/Ausgelassene.tsx')).Ausgelassene);

export type KehrtourplanProps = {
  client: Client;
  kehrtour: Kehrtour;
  mitarbeiter: readonly Mitarbeiter[];
  plan: Plan;
  planung: Planung;
  /** State and role allow to plan. */
  darfPlanen: boolean;
};

/** The plan of a round that exists, and the stops that found no place in it. */
export function Kehrtourplan({
  client,
  kehrtour,
  mitarbeiter,
  plan,
  planung,
  darfPlanen,
}: KehrtourplanProps) {
  const [einzuplanen, setEinzuplanen] = useState<Halt | null>(null);
  return (
    <Planbrett
      client={client}
      kehrtour={kehrtour}
      mitarbeiter={mitarbeiter}
      plan={darfPlanen ? plan : { ...plan, aenderbar: false }}
      einzuplanen={einzuplanen}
      onEingeplant={() => setEinzuplanen(null)}
      ohnePlatz={
        <Ausgelassene
          halte={plan.ansicht.ausgelassen}
          busy={planung.busy}
          aenderbar={darfPlanen && plan.aenderbar}
          // Decisions of an announced round stand: more room for all, or a stop put somewhere by hand.
          abhilfeFuer={() => null}
          onAbhilfe={() => undefined}
          onTrotzdem={setEinzuplanen}
          auswege={
            darfPlanen && plan.ansicht.ausgelassen.length > 0 ? (
              <>
                <AbgesagteEinplanen
                  halte={plan.ansicht.ausgelassen}
                  busy={planung.busy || plan.ungesichert}
                  onSuche={() => planung.starte({ auchAbgesagte: true })}
                />
                <Auswege
                  client={client}
                  kehrtour={kehrtour}
                  ausgelassen={plan.ansicht.ausgelassen}
                  busy={planung.busy}
                  ungesichert={plan.ungesichert}
                  onNimm={({ vorgaben }) => planung.nimmAusweg({ version: kehrtour.version, vorgaben })}
                />
              </>
            ) : null
          }
        />
      }
      werkzeuge={
        darfPlanen ? (
          <>
            <Button disabled={planung.busy || plan.ungesichert} onPress={() => planung.starte()}>
              Neu rechnen
            </Button>
            <Umbenennen client={client} kehrtour={kehrtour} />
          </>
        ) : null
      }
    />
  );
}
