import type { Halt } from '@kehrtour/contract/halt';
import type { Tag } from '@kehrtour/domain/tag';
import { useState } from 'react';
import { useStore } from 'zustand';

import { lasseAus, setzeHalt, sperreHalt } from './anordnung.ts';
import type { Platz } from './anordnung.ts';
import type { Halttat } from './parts/Haltzeile.tsx';
import type { Plan } from './usePlan.ts';

/**
 * What is looked at on the board, and what is done with a stop there: map, axis and list share it.
 * @param einzuplanen a stop without a place that is to get one; `onEingeplant` when it has it or is left
 */
export function useBrettwahl(plan: Plan, einzuplanen: Halt | null, onEingeplant: () => void) {
  const { ansicht, anordnung, brett } = plan;
  const [gewaehlt, tag] = [useStore(brett, (jetzt) => jetzt.gewaehlt), useStore(brett, (jetzt) => jetzt.tag)];
  const schichtId = useStore(brett, (jetzt) => jetzt.schichtId);
  const [verlegt, setVerlegt] = useState<string | null>(null);
  const alle = ansicht.schichten.flatMap(({ halte }) => halte);
  const haltMit = (id: string | null) => alle.find(({ halt }) => halt.id === id);
  const ziel = haltMit(verlegt);
  const verlegter = ziel?.halt ?? einzuplanen;

  function setze(haltId: string, platz: Platz) {
    plan.aendere(setzeHalt(anordnung, haltId, platz));
    brett.setState({ tag: platz.tag });
  }
  function tue(haltId: string, tat: Halttat) {
    if (tat === 'verlege') setVerlegt(haltId);
    else if (tat === 'lasseAus') plan.aendere(lasseAus(anordnung, haltId));
    else plan.aendere(sperreHalt(anordnung, haltId, !haltMit(haltId)?.gesperrt));
  }
  function beendeUmzug() {
    setVerlegt(null);
    onEingeplant();
  }
  return {
    tag: tag !== null && ansicht.tage.includes(tag) ? tag : (ansicht.tage[0] ?? ''),
    zeigeTag: (neu: Tag) => brett.setState({ tag: neu }),
    gewaehlt,
    waehle: (haltId: string | null) => brett.setState({ gewaehlt: haltId }),
    halt: haltMit(gewaehlt),
    setze,
    /** What the axis asks for while and when a block is dragged. */
    zug: {
      onSetze: setze,
      onProbiere: (haltId: string, platz: Platz | null) =>
        plan.probiere(platz === null ? null : setzeHalt(anordnung, haltId, platz)),
    },
    tue,
    /** For the list: whose stops it shows on a phone, and what is done there. */
    liste: {
      schichtId,
      onSchicht: (id: string) => brett.setState({ schichtId: id }),
      onSetze: setze,
      onTat: tue,
    },
    /** A stop on its way to another place, until it is there or left. */
    verlegung: verlegter && {
      haltId: verlegter.id,
      anschrift: verlegter.anschrift,
      schichtId: ziel?.schichtId,
      onSetze: (platz: Platz) => {
        setze(verlegter.id, platz);
        beendeUmzug();
      },
      onSchliesse: beendeUmzug,
    },
  };
}
