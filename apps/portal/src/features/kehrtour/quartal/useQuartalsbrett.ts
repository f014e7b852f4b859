import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { darfHin, verlegeInWoche } from '@kehrtour/domain/planung/quartalswoche';
import { montagDerWoche, type Tag } from '@kehrtour/domain/tag';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';
import { useStore } from 'zustand';

import type { Strassenzeile, Zelle } from './quartalsplan.ts';
import { lasseLos, legeAuf, legeUm } from './quartalsstand.ts';
import type { Quartalshand } from './useQuartal.ts';

/** Where a person is asked: about a whole street, or where parts of it go. */
export type Brettfrage = { art: 'strasse'; zeile: string } | { art: 'teile'; teilIds: readonly string[] };

/** What can be done with a proposal on its page, and which week of it is looked at. */
export function useQuartalsbrett(vorschlag: Quartalsvorschlag, hand: Quartalshand) {
  const { plan, stand, brett } = hand;
  const wahl = useStore(brett, (jetzt) => jetzt.woche);
  const zeigeWoche = (woche: Tag) => brett.setState({ woche });
  const [frage, setFrage] = useState<Brettfrage | null>(null);
  const woche =
    wahl ?? plan.wochen.find(({ minuten }) => minuten > 0)?.woche ?? plan.wochen[0]?.woche ?? null;

  function lege(teilIds: readonly string[], schichtId: string) {
    const schicht = plan.schichten.find(({ id }) => id === schichtId);
    setFrage(null);
    if (schicht === undefined) return;
    const zuViel = vorschlag.teile.find((teil) => teilIds.includes(teil.id) && !darfHin(teil, schicht));
    if (zuViel !== undefined) {
      showToast(`${schicht.name} darf keine ${zuViel.schau ? 'Feuerstättenschau' : 'hoheitliche Arbeit'}.`, {
        tone: 'danger',
      });
      return;
    }
    hand.aendere(legeAuf(stand, teilIds, schichtId));
    zeigeWoche(montagDerWoche(schicht.tag));
  }

  return {
    woche,
    frage,
    zeigeWoche,
    schliesse: () => setFrage(null),
    frageNachTeilen: (teilIds: readonly string[]) => setFrage({ art: 'teile', teilIds }),
    frageNachStrasse: ({ id, teilIds }: Strassenzeile) =>
      setFrage(
        teilIds.length === 1 && hand.aenderbar ? { art: 'teile', teilIds } : { art: 'strasse', zeile: id },
      ),
    lege,
    legeInWoche: (zeile: Strassenzeile, zelle: Zelle, ziel: Tag) => {
      const zuordnung = verlegeInWoche(plan, stand.zuordnung, zelle.teilIds, ziel);
      if (zuordnung === stand.zuordnung) {
        showToast(`${zeile.strasse} kann in dieser Woche niemand übernehmen.`, { tone: 'danger' });
        return;
      }
      hand.aendere(legeUm(stand, zuordnung));
      zeigeWoche(ziel);
    },
    lasseAus: (teilIds: readonly string[]) => {
      hand.aendere(legeAuf(stand, teilIds, null));
      setFrage(null);
    },
    lasseLos: (teilIds: readonly string[]) => {
      hand.aendere(lasseLos(stand, teilIds));
      setFrage(null);
    },
  };
}

export type Brett = ReturnType<typeof useQuartalsbrett>;
