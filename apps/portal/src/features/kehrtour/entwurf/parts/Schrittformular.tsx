import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { plusTage } from '@kehrtour/domain/tag';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentType, FormEvent } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { pageQuery } from '../../../../shared/pageQuery.ts';
import { nachbarSchritt, NOETIGE, SCHRITT_NAMEN, schrittAdresse } from '../../wizardSchritt.ts';
import type { Entscheidung } from '../../wizardSchritt.ts';
import { LEERE_VORGABEN } from '../leereVorgaben.ts';
import { useEntwurf } from '../useEntwurf.ts';
import { pruefeSchritt } from '../wizardPruefung.ts';
import { istUeberholt, offenerWert, useWizardStore } from '../wizardStore.ts';
import { ArbeitsbeginnSchritt } from './ArbeitsbeginnSchritt.tsx';
import { ArbeitszeitSchritt } from './ArbeitszeitSchritt.tsx';
import { DatumSchritt } from './DatumSchritt.tsx';
import { KontaktSchritt } from './KontaktSchritt.tsx';
import { LiegenschaftenSchritt } from './LiegenschaftenSchritt.tsx';
import { MitarbeiterSchritt } from './MitarbeiterSchritt.tsx';
import { PauseSchritt } from './PauseSchritt.tsx';
import { PufferSchritt } from './PufferSchritt.tsx';
import type { SchrittProps } from './schritt.props.ts';
import { Schrittrahmen } from './Schrittrahmen.tsx';
import { TermineSchritt } from './TermineSchritt.tsx';
import { Vorgabenkonflikt } from './Vorgabenkonflikt.tsx';

export type SchrittformularProps<S extends Entscheidung> = {
  client: Client;
  schritt: S;
  tour: Kehrtour | undefined;
  mitarbeiter: readonly Mitarbeiter[];
  gehe: (adresse: string) => void;
};

/** How far ahead the calendar knows holidays and absences. */
const VORSCHAU_TAGE = 365;

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
  const { client, schritt, tour, mitarbeiter, gehe } = props;
  const tourId = tour?.id;
  const store = useWizardStore();
  const entwurf = useEntwurf(client, tour);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const stand = tour?.vorgaben ?? LEERE_VORGABEN;
  const wert = offenerWert(store, tourId, schritt) ?? stand[schritt];
  const vorgaben: Vorgaben = { ...stand, [schritt]: wert };
  const auskunft = useTage(client, tourId);
  const umfeld = { heute: heute(), mitarbeiter, ...auskunft };
  const rest = NOETIGE.filter((noetig) => noetig !== schritt);
  const genugEntschieden =
    tour !== undefined && rest.every((noetig) => pruefeSchritt(noetig, vorgaben, umfeld).length === 0);

  async function weiter(ziel: (id: string) => string) {
    const offen = pruefeSchritt(schritt, vorgaben, umfeld);
    setFaults(offen);
    if (offen.length > 0) return;
    try {
      if (tour !== undefined && istUeberholt(store, tourId, schritt, stand))
        return entwurf.frage({ version: tour.version, andere: stand, meine: { [schritt]: wert } });
      const unveraendert = tour !== undefined && JSON.stringify(wert) === JSON.stringify(stand[schritt]);
      const id = unveraendert ? tour.id : await entwurf.speichere({ [schritt]: wert });
      if (id !== null) fertig(ziel(id));
    } catch (error) {
      setFaults(faultsOf(error, { 'datum.tage': SCHRITT_NAMEN.datum }));
    }
  }

  function fertig(adresse: string) {
    store.vergiss(tourId, schritt);
    gehe(adresse);
  }

  const naechster = nachbarSchritt(schritt, 1) ?? 'pruefen';
  const Teil: ComponentType<SchrittProps<S>> = SCHRITT_TEILE[schritt];
  return (
    <Schrittrahmen
      schritt={schritt}
      tour={tour}
      mitarbeiter={mitarbeiter}
      faults={faults}
      weiter={{
        busy: entwurf.busy,
        onPress: () => void weiter((id) => schrittAdresse(naechster, id)),
      }}
      vorgaben={
        genugEntschieden && naechster !== 'pruefen'
          ? { onPress: () => void weiter((id) => schrittAdresse('pruefen', id)) }
          : undefined
      }
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void weiter((id) => schrittAdresse(naechster, id));
        }}
      >
        <Teil
          client={client}
          tourId={tourId}
          vorgaben={vorgaben}
          wert={wert}
          setze={(neu) => store.merke(tourId, schritt, { neu, vorher: stand[schritt] })}
          fehlerVon={(fieldId) => faults.find((fault) => fault.fieldId === fieldId)?.text}
          mitarbeiter={mitarbeiter}
          tage={auskunft.tage}
          mitFeuerstaettenschau={auskunft.mitFeuerstaettenschau}
        />
      </form>
      <Vorgabenkonflikt
        konflikt={entwurf.konflikt}
        tour={tour}
        mitarbeiter={mitarbeiter}
        busy={entwurf.busy}
        onBehalte={() =>
          void entwurf.behalte().then((id) => id !== null && fertig(schrittAdresse(naechster, id)))
        }
        onUebernimm={() => {
          store.vergiss(tourId, schritt);
          entwurf.uebernimm();
        }}
      />
    </Schrittrahmen>
  );
}

/** What speaks against the days ahead; empty until there is a draft. */
function useTage(client: Client, tourId: string | undefined) {
  const von = heute();
  const { data } = useQuery({
    ...pageQuery(client, kehrtourTageHolen, {
      params: { id: tourId ?? '' },
      query: { von, bis: plusTage(von, VORSCHAU_TAGE) },
    }),
    enabled: tourId !== undefined,
  });
  return { tage: data?.tage ?? [], mitFeuerstaettenschau: data?.mitFeuerstaettenschau ?? false };
}
