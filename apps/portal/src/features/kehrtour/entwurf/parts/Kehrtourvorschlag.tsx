import type { Client } from '@kehrtour/api-client/client';
import type { Halt } from '@kehrtour/contract/halt';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import {
  REIHENFOLGEN,
  REIHENFOLGE_NAMEN,
  VERTEILUNGEN,
  VERTEILUNG_NAMEN,
} from '@kehrtour/domain/kehrtour/kehrtour';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useState } from 'react';

import { auswegGetan } from '../../ausweg/ausweg.format.ts';
import { Auswege } from '../../ausweg/Auswege.tsx';
import { Ausgelassene } from '../../brett/Ausgelassene.tsx';
import { Planbrett } from '../../brett/Planbrett.tsx';
import type { Plan } from '../../brett/usePlan.ts';
import type { Planung } from '../../brett/usePlanung.ts';
import { Wahlleiste } from '../../brett/Wahlleiste.tsx';
import { Umbenennen } from '../../Umbenennen.tsx';
import { abhilfeFuer } from '../abhilfe.ts';
import type { Umfeld } from '../abhilfe.ts';

export type KehrtourvorschlagProps = {
  client: Client;
  umfeld: Umfeld;
  plan: Plan;
  planung: Planung;
  /** The round is computed or its decisions are saved. */
  busy: boolean;
  entscheide: (vorgaben: Partial<Vorgaben>, gesagt: string) => void;
  /** The same, with a line that takes it back. */
  tue: (vorgaben: Partial<Vorgaben>, getan: string) => void;
};

const WAHL = REIHENFOLGEN.map((id) => ({ id, label: REIHENFOLGE_NAMEN[id] }));
const VERTEILUNG = VERTEILUNGEN.map((id) => ({ id, label: VERTEILUNG_NAMEN[id] }));
const LAENGER_SUCHEN_SEKUNDEN = 20;

/** The proposal of a draft: the board, other ways to order the stops, and remedies for those without a place. */
export function Kehrtourvorschlag(props: KehrtourvorschlagProps) {
  const { client, umfeld, plan, planung, busy, entscheide, tue } = props;
  const { kehrtour, mitarbeiter } = umfeld;
  const [einzuplanen, setEinzuplanen] = useState<Halt | null>(null);
  return (
    <Planbrett
      client={client}
      kehrtour={kehrtour}
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
          onAbhilfe={({ vorgaben, text }) => tue(vorgaben, `Getan: ${text}.`)}
          onTrotzdem={setEinzuplanen}
          auswege={
            <Auswege
              client={client}
              kehrtour={kehrtour}
              ausgelassen={plan.ansicht.ausgelassen}
              busy={busy}
              ungesichert={plan.ungesichert}
              onNimm={(ausweg) => tue(ausweg.vorgaben, auswegGetan(ausweg))}
            />
          }
        />
      }
      werkzeuge={
        <>
          <Weisen vorgaben={kehrtour.vorgaben} busy={busy} entscheide={entscheide} />
          <Button
            disabled={planung.busy || plan.ungesichert}
            onPress={() => planung.starte({ sekunden: LAENGER_SUCHEN_SEKUNDEN })}
          >
            Weiter verbessern
          </Button>
          <Umbenennen client={client} kehrtour={kehrtour} />
        </>
      }
    />
  );
}

type WeisenProps = Pick<KehrtourvorschlagProps, 'busy' | 'entscheide'> & { vorgaben: Vorgaben };

/** Other ways to order the stops and to share them; one person alone shares nothing. */
function Weisen({ vorgaben, busy, entscheide }: WeisenProps) {
  return (
    <>
      <Wahlleiste
        label="Reihenfolge der Halte"
        wahl={WAHL}
        wert={vorgaben.reihenfolge}
        disabled={busy}
        onChange={(reihenfolge) => entscheide({ reihenfolge }, 'Reihenfolge wird neu gerechnet')}
      />
      {vorgaben.mitarbeiter.ids.length < 2 ? null : (
        <Wahlleiste
          label="Verteilung der Arbeit"
          wahl={VERTEILUNG}
          wert={vorgaben.verteilung}
          disabled={busy}
          onChange={(verteilung) => entscheide({ verteilung }, 'Verteilung wird neu gerechnet')}
        />
      )}
    </>
  );
}
