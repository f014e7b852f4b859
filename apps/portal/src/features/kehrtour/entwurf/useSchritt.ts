import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { plusTage } from '@kehrtour/domain/tag';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../../../shared/heute.ts';
import { pageQuery } from '../../../shared/pageQuery.ts';
import { nachbarSchritt, NOETIGE, SCHRITT_NAMEN, schrittAdresse } from '../wizardSchritt.ts';
import type { Entscheidung, Schritt } from '../wizardSchritt.ts';
import { LEERE_VORGABEN } from './leereVorgaben.ts';
import type { SchrittformularProps } from './parts/schritt.props.ts';
import { useEntwurf } from './useEntwurf.ts';
import { pruefeSchritt } from './wizardPruefung.ts';
import { istUeberholt, offenerWert, useWizardStore } from './wizardStore.ts';

/** How far ahead the calendar knows holidays and absences. */
const VORSCHAU_TAGE = 365;

/** The decision of a step while it is taken: its open value, what is wrong with it, and how it is saved on the way on. */
export function useSchritt<S extends Entscheidung>(props: SchrittformularProps<S>) {
  const { client, schritt, kehrtour, mitarbeiter, gehe } = props;
  const kehrtourId = kehrtour?.id;
  const store = useWizardStore();
  const entwurf = useEntwurf(client, kehrtour);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  // What was saved stays in sight until the next question is there.
  const [gespeichert, setGespeichert] = useState<Vorgaben[S]>();
  const stand = kehrtour?.vorgaben ?? LEERE_VORGABEN;
  const wert = offenerWert(store, kehrtourId, schritt) ?? gespeichert ?? stand[schritt];
  const vorgaben: Vorgaben = { ...stand, [schritt]: wert };
  const auskunft = useTage(client, kehrtourId);
  const umfeld = { heute: heute(), mitarbeiter, ...auskunft };
  const rest = NOETIGE.filter((noetig) => noetig !== schritt);
  const naechster = nachbarSchritt(schritt, 1) ?? 'pruefen';

  async function weiter(ziel: Schritt) {
    const offen = pruefeSchritt(schritt, vorgaben, umfeld);
    setFaults(offen);
    if (offen.length > 0) return;
    try {
      if (kehrtour !== undefined && istUeberholt(store, kehrtourId, schritt, stand))
        return entwurf.frage({ version: kehrtour.version, andere: stand, meine: { [schritt]: wert } });
      const unveraendert = kehrtour !== undefined && JSON.stringify(wert) === JSON.stringify(stand[schritt]);
      const id = unveraendert ? kehrtour.id : await entwurf.speichere({ [schritt]: wert });
      if (id !== null) fertig(ziel, id);
    } catch (error) {
      setFaults(faultsOf(error, { 'datum.tage': SCHRITT_NAMEN.datum }));
    }
  }

  function fertig(ziel: Schritt, id: string) {
    setGespeichert(wert);
    store.vergiss(kehrtourId, schritt);
    gehe(schrittAdresse(ziel, id));
  }

  return {
    naechster,
    wert,
    vorgaben,
    auskunft,
    faults,
    entwurf,
    /** The other necessary decisions are taken, so that the settings can answer the rest. */
    genugEntschieden:
      kehrtour !== undefined && rest.every((noetig) => pruefeSchritt(noetig, vorgaben, umfeld).length === 0),
    setze: (neu: Vorgaben[S]) => store.merke(kehrtourId, schritt, { neu, vorher: stand[schritt] }),
    weiter: (ziel: Schritt) => void weiter(ziel),
    behalte: () => void entwurf.behalte().then((id) => id !== null && fertig(naechster, id)),
    uebernimm: () => {
      store.vergiss(kehrtourId, schritt);
      setGespeichert(undefined);
      entwurf.uebernimm();
    },
  };
}

/** What speaks against the days ahead; empty until there is a draft. */
function useTage(client: Client, kehrtourId: string | undefined) {
  const von = heute();
  const { data } = useQuery({
    ...pageQuery(client, kehrtourTageHolen, {
      params: { id: kehrtourId ?? '' },
      query: { von, bis: plusTage(von, VORSCHAU_TAGE) },
    }),
    enabled: kehrtourId !== undefined,
  });
  return { tage: data?.tage ?? [], mitFeuerstaettenschau: data?.mitFeuerstaettenschau ?? false };
}
